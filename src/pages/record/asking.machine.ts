import { assign, fromPromise, setup } from 'xstate'
import { unprovided } from '../../../machines/kernel/unprovided.ts'
import type { CheckAnswer } from '../../shared/endpoints/answers/records.ts'

type Input = Record<string, unknown>

/** A question about a record that changes nothing: it is asked, and answered or not. */
export const askingMachine = setup({
  types: {
    context: {} as { input: Input; answer: CheckAnswer | null; failure: unknown },
    events: {} as { type: 'check.asked'; input: Input } | { type: 'input.typed' },
    tags: {} as 'busy' | 'editable',
  },
  actors: {
    ask: fromPromise<CheckAnswer, Input>(unprovided),
  },
  actions: {
    keepInput: assign((_, { input }: { input: Input }) => ({ input, answer: null, failure: null })),
    keepAnswer: assign((_, { answer }: { answer: CheckAnswer }) => ({ answer })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: error })),
    forgetAnswer: assign({ answer: null, failure: null }),
  },
}).createMachine({
  id: 'asking',
  context: { input: {}, answer: null, failure: null },
  initial: 'typing',
  states: {
    typing: {
      tags: 'editable',
      on: {
        'input.typed': { actions: 'forgetAnswer' },
        'check.asked': { target: 'awaiting', actions: { type: 'keepInput', params: ({ event }) => event } },
      },
    },
    awaiting: {
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
