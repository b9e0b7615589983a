import { assign, fromPromise, setup } from 'xstate'
import { unprovided } from '../../../machines/kernel/unprovided.ts'
import { failureOf } from '../../../machines/session/failure.ts'
import { passwordProblems } from '../../../machines/fields/passwords.ts'
import type { CodeSent } from '../../../machines/session/session.types.ts'
import type {
  Address,
  Answered,
  CodeAnswer,
  PasswordChoice,
  Pending,
  Purpose,
  RecoveryContext,
  RecoveryEvent,
  RecoveryInput,
} from './recovery.types.ts'

/** How long the password may be set once the code was right, and how long the end of the way is still shown. */
const grantLifetime = 600_000
const shownFor = 600_000

export const recoverySetup = setup({
  types: {
    input: {} as RecoveryInput,
    context: {} as RecoveryContext,
    events: {} as RecoveryEvent,
    tags: {} as 'busy' | 'settled',
  },
  actors: {
    requestCode: fromPromise<Answered<CodeSent>, Address>(unprovided),
    verifyCode: fromPromise<Answered<{ grant: string }>, CodeAnswer>(unprovided),
    setPassword: fromPromise<Answered<void>, PasswordChoice>(unprovided),
  },
  actions: {
    /** Keeps how far the person has come, or forgets it when there is nothing. */
    storePending: unprovided,
    noteAddress: assign({ asked: (_, { purpose, email }: Address) => ({ purpose, email }), failure: null }),
    keepCode: assign(({ context }, { code, at }: { code: CodeSent; at: number }) => ({
      now: at,
      failure: null,
      pending: {
        stage: 'code' as const,
        ...context.asked!,
        ticket: code.ticket,
        resendAt: at + code.resendAfter * 1_000,
        expiresAt: at + code.expiresAfter * 1_000,
      },
    })),
    keepGrant: assign(({ context }, { answer, at }: Answered<{ grant: string }>) => ({
      now: at,
      failure: null,
      pending: {
        stage: 'password' as const,
        purpose: purposeOf(context),
        grant: answer.grant,
        expiresAt: at + grantLifetime,
      },
    })),
    keepEnd: assign(({ context }, { at }: { at: number }) => ({
      now: at,
      asked: null,
      failure: null,
      pending: { stage: 'finished' as const, purpose: purposeOf(context), expiresAt: at + shownFor },
    })),
    dropPending: assign({ pending: null }),
    noteFailure: assign({ failure: (_, { error }: { error: unknown }) => failureOf(error) }),
    clearFailure: assign({ failure: null }),
  },
  guards: {
    isCodeAwaited: ({ context }) => isAt(context, 'code'),
    isPasswordAwaited: ({ context }) => isAt(context, 'password'),
    isFinished: ({ context }) => isAt(context, 'finished'),
    isSpent: (_, { error }: { error: unknown }) => failureOf(error).code === 'CODE_SPENT',
    isSound: (_, { password }: { password: string }) => passwordProblems(password).length === 0,
  },
  delays: {
    resendWait: ({ context: { pending, now } }) => (pending?.stage === 'code' ? wait(pending.resendAt, now) : 0),
    lifetime: ({ context: { pending, now } }) => (pending ? wait(pending.expiresAt, now) : 0),
  },
})

const wait = (until: number, now: number): number => Math.max(0, until - now)

const isAt = ({ pending, now }: RecoveryContext, stage: Pending['stage']): boolean =>
  pending?.stage === stage && pending.expiresAt > now

const purposeOf = ({ pending }: RecoveryContext): Purpose => pending!.purpose
