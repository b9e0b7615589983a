import { assign, emit, fromPromise, setup } from 'xstate'
import { unprovided } from '../../../machines/kernel/unprovided.ts'
import type { Holder, HoldingAnswers, HoldingChange } from '../../shared/endpoints/answers/holding.ts'
import type { About, HoldingContext, HoldingEvent, HoldingNotice, Order } from './holding.types.ts'

type Answer = HoldingAnswers['holding.change']

export const holdingMachine = setup({
  types: {
    context: {} as HoldingContext,
    input: {} as About,
    events: {} as HoldingEvent,
    emitted: {} as HoldingNotice,
    tags: {} as 'busy' | 'asking' | 'choosing',
  },
  actors: {
    readPeople: fromPromise<Holder[], About>(unprovided),
    change: fromPromise<Answer, HoldingChange>(unprovided),
  },
  actions: {
    keepOrder: assign((_, { order }: { order: Order }) => ({ order })),
    keepPeople: assign((_, { people }: { people: Holder[] }) => ({ people })),
    tellAnswer: emit(
      ({ context }, { answer }: { answer: Answer }) => ({ type: 'answered', order: context.order!, answer }) as const,
    ),
    tellFailure: emit((_, { error }: { error: unknown }) => ({ type: 'failed', error }) as const),
  },
}).createMachine({
  id: 'holding',
  description: 'Who has taken a case, and who is to hold it instead',
  context: ({ input }) => ({ about: input, order: null, people: null }),
  initial: 'idle',
  states: {
    idle: {
      description: 'Nothing is to be changed',
      on: {
        'order.given': { target: 'changing', actions: { type: 'keepOrder', params: ({ event }) => event } },
        'takeOver.chosen': { target: 'asking', actions: { type: 'keepOrder', params: ({ event }) => event } },
        'handOver.chosen': 'reading',
      },
    },
    asking: {
      description: 'The person is asked whether they take over what somebody else holds',
      tags: 'asking',
      on: { 'takeOver.confirmed': 'changing', 'question.abandoned': 'idle' },
    },
    reading: {
      description: 'Those who may be handed the case are looked up',
      tags: 'busy',
      invoke: {
        src: 'readPeople',
        input: ({ context }) => context.about,
        onDone: {
          target: 'choosing',
          actions: { type: 'keepPeople', params: ({ event }) => ({ people: event.output }) },
        },
        onError: { target: 'idle', actions: { type: 'tellFailure', params: ({ event }) => event } },
      },
    },
    choosing: {
      description: 'One of them is chosen',
      tags: 'choosing',
      on: {
        'order.given': { target: 'changing', actions: { type: 'keepOrder', params: ({ event }) => event } },
        'question.abandoned': 'idle',
      },
    },
    changing: {
      description: 'The server is told who is to hold it',
      tags: 'busy',
      invoke: {
        src: 'change',
        input: ({ context: { about, order } }) => ({ ...about, ...order! }),
        onDone: {
          target: 'idle',
          actions: { type: 'tellAnswer', params: ({ event }) => ({ answer: event.output }) },
        },
        onError: { target: 'idle', actions: { type: 'tellFailure', params: ({ event }) => event } },
      },
    },
  },
})
