import { assign, fromPromise, setup } from 'xstate'
import { unprovided } from '../../../machines/kernel/unprovided.ts'
import type { TourContext, TourEvent } from './tour.types.ts'

export const tourMachine = setup({
  types: {
    input: {} as { steps: number },
    context: {} as TourContext,
    events: {} as TourEvent,
    tags: {} as 'shown',
  },
  actors: { keep: fromPromise<unknown>(unprovided) },
  actions: {
    goOn: assign(({ context }) => ({ at: context.at + 1 })),
    goBack: assign(({ context }) => ({ at: context.at - 1 })),
  },
  guards: {
    hasNext: ({ context }) => context.at + 1 < context.steps,
    hasPrevious: ({ context }) => context.at > 0,
  },
}).createMachine({
  id: 'tour',
  description: 'A newcomer is shown what stands where, once',
  context: ({ input: { steps } }) => ({ steps, at: 0 }),
  initial: 'shown',
  states: {
    shown: {
      description: 'Something of the frame is pointed at',
      tags: 'shown',
      on: {
        'next.wanted': [{ guard: 'hasNext', actions: 'goOn' }, { target: 'keeping' }],
        'previous.wanted': { guard: 'hasPrevious', actions: 'goBack' },
        'tour.ended': 'keeping',
      },
    },
    keeping: {
      description: 'The server is told that the person has seen it',
      invoke: { src: 'keep', onDone: 'over', onError: 'unkept' },
    },
    over: { description: 'The person is left alone', type: 'final' },
    unkept: { description: 'Nobody knows of it: it comes again with the next visit', type: 'final' },
  },
})
