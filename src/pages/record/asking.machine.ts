import { assign, fromPromise, setup } from 'xstate'
import { unprovided } from '../../../machines/kernel/unprovided.ts'
import type { CheckAnswer } from '../../shared/endpoints/answers/records.ts'
import type { Asked, AskingContext, AskingEvent } from './asking.types.ts'

export const askingMachine = setup({
  types: {
    context: {} as AskingContext,
    events: {} as AskingEvent,
    tags: {} as 'busy' | 'editable',
  },
  actors: {
    ask: fromPromise<CheckAnswer, Asked>(unprovided),
  },
  actions: {
    keepInput: assign((_, { input }: { input: Asked }) => ({ input, answer: null, failure: null })),
    keepAnswer: assign((_, { answer }: { answer: CheckAnswer }) => ({ answer })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: error })),
    forgetAnswer: assign({ answer: null, failure: null }),
  },
}).createMachine({
  id: 'asking',
  description: 'A question about a record that changes nothing: it is asked, and answered or not.',
  context: { input: {}, answer: null, failure: null },
  initial: 'typing',
  states: {
    typing: {
      description: 'The person types what is asked, or reads what was answered.',
      tags: 'editable',
      on: {
        'input.typed': { actions: 'forgetAnswer' },
        'check.asked': { target: 'awaiting', actions: { type: 'keepInput', params: ({ event }) => event } },
      },
    },
    awaiting: {
      description: 'The server is asked.',
      tags: 'busy',
      on: { 'input.typed': 'typing' },
      invoke: {
        src: 'ask',
        input: ({ context }) => context.input,
        onDone: {
          target: 'typing',
          actions: { type: 'keepAnswer', params: ({ event }) => ({ answer: event.output }) },
        },
        onError: { target: 'typing', actions: { type: 'keepFailure', params: ({ event }) => event } },
      },
    },
  },
})
