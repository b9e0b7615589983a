import { assign, fromPromise, setup } from 'xstate'
import { unprovided } from '../../../machines/kernel/unprovided.ts'
import type { OverviewContext, OverviewEvent } from './overview.types.ts'

export const overviewMachine = setup({
  types: { context: {} as OverviewContext, events: {} as OverviewEvent },
  actors: {
    load: fromPromise<unknown>(unprovided),
  },
  actions: {
    show: assign((_, { answer }: { answer: unknown }) => ({ answer })),
    mark: assign((_, { isStale }: { isStale: boolean }) => ({ isStale })),
  },
  guards: { isStale: ({ context }) => context.isStale },
  delays: {
    /** Changes come in bursts: one question answers for all of a burst. */
    burst: 500,
  },
}).createMachine({
  id: 'overview',
  description:
    'Figures beside a list, kept as they are now; without an answer there are none, which says nothing of the list',
  context: { answer: null, isStale: false },
  initial: 'loading',
  states: {
    loading: {
      description: 'The figures are asked for; those from before stay',
      entry: { type: 'mark', params: { isStale: false } },
      on: { 'rows.changed': { actions: { type: 'mark', params: { isStale: true } } } },
      invoke: {
        src: 'load',
        onDone: { target: 'settling', actions: { type: 'show', params: ({ event }) => ({ answer: event.output }) } },
        onError: 'settling',
      },
    },
    settling: {
      description: 'Something may have changed while the answer was under way',
      always: [{ guard: 'isStale', target: 'gathering' }, { target: 'known' }],
    },
    known: { description: 'Nothing has changed since', on: { 'rows.changed': 'gathering' } },
    gathering: { description: 'What else of a burst of changes there is may still come', after: { burst: 'loading' } },
  },
})
