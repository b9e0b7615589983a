import { recoverySetup } from './recovery.setup.ts'
import type { CodeSent } from '../../../machines/session/session.types.ts'
import type {
  Address,
  Answered,
  CodeAnswer,
  PasswordChoice,
  Pending,
  RecoveryContext,
  RecoveryEvent,
} from './recovery.types.ts'

const mailed = {
  target: '#recovery.awaitingCode',
  reenter: true,
  actions: {
    type: 'keepCode',
    params: ({ event: { output } }: { event: { output: Answered<CodeSent> } }) => ({
      code: output.answer,
      at: output.at,
    }),
  },
} as const

export const recoveryMachine = recoverySetup.createMachine({
  id: 'recovery',
  description: 'From a mail address to a new password: the activation of an account, or a password that was forgotten',
  context: ({ input }) => ({ ...input, asked: addressOf(input.pending), failure: null }),
  initial: 'starting',
  on: {
    'address.submitted': {
      target: '.requestingCode',
      actions: { type: 'noteAddress', params: ({ event: { purpose, email } }) => ({ purpose, email }) },
    },
    'activation.begun': {
      target: '.awaitingCode',
      actions: [
        { type: 'noteAddress', params: ({ event }) => ({ purpose: 'activation', email: event.email }) },
        { type: 'keepCode', params: ({ event: { code, at } }) => ({ code, at }) },
      ],
    },
    'recovery.left': '.unasked',
  },
  states: {
    starting: {
      description: 'What this browser has kept of it, and not too long ago, decides',
      always: [
        { guard: 'isCodeAwaited', target: 'awaitingCode' },
        { guard: 'isPasswordAwaited', target: 'choosingPassword' },
        { guard: 'isFinished', target: 'finished' },
        { target: 'unasked' },
      ],
    },
    unasked: {
      description: 'No code has been asked for, and nothing is kept',
      tags: 'settled',
      entry: ['dropPending', 'storePending'],
    },
    requestingCode: {
      description: 'The server is asked to mail a code to the address; it says the same of every address',
      tags: 'busy',
      invoke: {
        src: 'requestCode',
        input: ({ context }) => context.asked!,
        onDone: mailed,
        onError: {
          target: 'unasked',
          actions: { type: 'noteFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    awaitingCode: {
      description: 'A code has been mailed, if there is somebody to mail it to',
      tags: 'settled',
      entry: 'storePending',
      type: 'parallel',
      states: {
        code: {
          description: 'The code that was mailed last',
          initial: 'good',
          after: { lifetime: '.spent' },
          states: {
            good: {
              description: 'It has neither expired nor been tried too often',
              on: { 'code.submitted': 'verifying' },
            },
            verifying: {
              description: 'The server is asked whether the code is right',
              tags: 'busy',
              entry: 'clearFailure',
              invoke: {
                src: 'verifyCode',
                input: ({ context, event }) => answerOf(context, event),
                onDone: {
                  target: '#recovery.choosingPassword',
                  actions: { type: 'keepGrant', params: ({ event }) => event.output },
                },
                onError: [
                  {
                    guard: { type: 'isSpent', params: ({ event }) => ({ error: event.error }) },
                    target: 'spent',
                  },
                  {
                    target: 'good',
                    actions: { type: 'noteFailure', params: ({ event }) => ({ error: event.error }) },
                  },
                ],
              },
            },
            spent: { description: 'It has expired, or there is no try left: another one has to be asked for' },
          },
        },
        resend: {
          description: 'Whether another code may be asked for, which makes the one before worthless',
          initial: 'waiting',
          states: {
            waiting: { description: 'Not yet', after: { resendWait: 'allowed' } },
            allowed: { description: 'It may', on: { 'code.requested': 'requesting' } },
            requesting: {
              description: 'The server is asked to mail another one',
              tags: 'busy',
              entry: 'clearFailure',
              invoke: {
                src: 'requestCode',
                input: ({ context }) => context.asked!,
                onDone: mailed,
                onError: {
                  target: 'allowed',
                  actions: { type: 'noteFailure', params: ({ event }) => ({ error: event.error }) },
                },
              },
            },
          },
        },
      },
    },
    choosingPassword: {
      description: 'The address is proven for a while, in which a new password may be set once',
      tags: 'settled',
      entry: 'storePending',
      after: { lifetime: 'lapsed' },
      on: {
        'password.submitted': {
          guard: { type: 'isSound', params: ({ event }) => ({ password: event.password }) },
          target: 'settingPassword',
        },
      },
    },
    settingPassword: {
      description: 'The server is asked to set the password',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        src: 'setPassword',
        input: ({ context, event }) => choiceOf(context, event),
        onDone: {
          target: 'finished',
          actions: { type: 'keepEnd', params: ({ event }) => ({ at: event.output.at }) },
        },
        onError: [
          { guard: { type: 'isSpent', params: ({ event }) => ({ error: event.error }) }, target: 'lapsed' },
          {
            target: 'choosingPassword',
            actions: { type: 'noteFailure', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    lapsed: {
      description: 'It took too long: the address has to be proven anew',
      tags: 'settled',
    },
    finished: {
      description: 'The password is set and the account active; the person can sign in',
      tags: 'settled',
      entry: 'storePending',
    },
  },
})

const addressOf = (pending: Pending | null): Address | null =>
  pending?.stage === 'code' ? { purpose: pending.purpose, email: pending.email } : null

const answerOf = ({ pending }: RecoveryContext, event: RecoveryEvent): CodeAnswer => {
  if (pending?.stage !== 'code' || event.type !== 'code.submitted') throw new Error(`${event.type} answers no code`)
  return { purpose: pending.purpose, ticket: pending.ticket, code: event.code }
}

const choiceOf = ({ pending }: RecoveryContext, event: RecoveryEvent): PasswordChoice => {
  if (pending?.stage !== 'password' || event.type !== 'password.submitted')
    throw new Error(`${event.type} sets nothing`)
  return { grant: pending.grant, password: event.password }
}
