import { assign, fromPromise, setup } from 'xstate'
import { unprovided } from '../../../machines/kernel/unprovided.ts'
import { failureOf } from '../../../machines/session/failure.ts'
import type { AnswerContext, AnswerEvent, Beside, Inquiries } from './answer.types.ts'

/** The link leads to nothing that could still be answered. */
const isEnded = (error: unknown) => failureOf(error).code === 'NOT_FOUND'

const { createMachine } = setup({
  types: {
    context: {} as AnswerContext,
    input: {} as Pick<AnswerContext, 'token'>,
    events: {} as AnswerEvent,
    tags: {} as 'busy' | 'editable' | 'settled' | 'failed',
  },
  actors: {
    look: fromPromise<Inquiries, { token: string }>(unprovided),
    sendCode: fromPromise<void, { token: string; answer: string }>(unprovided),
    answer: fromPromise<void, { token: string; answer: string } & Beside>(unprovided),
  },
  actions: {
    keepInquiries: assign((_, { inquiries }: { inquiries: Inquiries }) => ({ inquiries })),
    keepChoice: assign((_, { answer }: { answer: string }) => ({ chosen: answer })),
    dropChoice: assign({ chosen: null, isMailed: false, failure: null }),
    noteMailed: assign({ isMailed: true }),
    noteFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    clearFailure: assign({ failure: null }),
  },
  guards: {
    isEnded: (_, { error }: { error: unknown }) => isEnded(error),
    isMailed: ({ context }) => context.isMailed,
  },
})

const ended = {
  guard: { type: 'isEnded', params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }) },
  target: 'ended',
} as const

const noted = {
  type: 'noteFailure',
  params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }),
} as const

const refused = [
  ended,
  { guard: 'isMailed', target: 'entering', actions: noted },
  { target: 'choosing', actions: noted },
] as const

const choice = {
  type: 'keepChoice',
  params: ({ event: { answer } }: { event: { answer: string } }) => ({ answer }),
} as const

export const answerMachine = createMachine({
  id: 'answer',
  description:
    'Somebody answers by a mailed link what they are asked, in writing, or by a choice that a mailed code confirms',
  context: ({ input: { token } }) => ({ token, inquiries: null, chosen: null, isMailed: false, failure: null }),
  initial: 'looking',
  states: {
    looking: {
      description: 'What the link asks is looked up',
      tags: 'busy',
      invoke: {
        src: 'look',
        input: ({ context: { token } }) => ({ token }),
        onDone: {
          target: 'choosing',
          actions: { type: 'keepInquiries', params: ({ event }) => ({ inquiries: event.output }) },
        },
        onError: [ended, { target: 'failed' }],
      },
    },
    failed: { description: 'Nobody said what is asked', tags: 'failed', on: { 'look.retried': 'looking' } },
    choosing: {
      description: 'They read what is asked, and choose an answer or write it',
      on: {
        'answer.chosen': {
          target: 'sendingCode',
          actions: choice,
        },
        'answer.written': { target: 'answering', actions: choice },
      },
    },
    sendingCode: {
      description: 'A code for the chosen answer is mailed',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        src: 'sendCode',
        input: ({ context: { token, chosen } }) => ({ token, answer: chosen! }),
        onDone: { target: 'entering', actions: 'noteMailed' },
        onError: refused,
      },
    },
    entering: {
      description: 'The code is entered',
      tags: 'editable',
      on: {
        'code.submitted': 'answering',
        'code.requested': 'sendingCode',
        'choice.reopened': { target: 'choosing', actions: 'dropChoice' },
      },
    },
    answering: {
      description: 'The answer is sent with the code, or with what is written',
      tags: ['busy', 'editable'],
      entry: 'clearFailure',
      invoke: {
        src: 'answer',
        input: ({ context: { token, chosen }, event }) => ({
          token,
          answer: chosen!,
          ...(event.type === 'answer.written'
            ? { text: event.text }
            : { code: event.type === 'code.submitted' ? event.code : '' }),
        }),
        onDone: 'answered',
        onError: refused,
      },
    },
    answered: { description: 'The case has the answer', tags: 'settled', type: 'final' },
    ended: { description: 'The link leads to nothing that could be answered', type: 'final' },
  },
})
