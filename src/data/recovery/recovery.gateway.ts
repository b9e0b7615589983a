import { useSelector } from '@xstate/react'
import { createActor, fromPromise } from 'xstate'
import { recoveryMachine } from './recovery.machine.ts'
import type { Address, Answered, CodeAnswer, PasswordChoice, Purpose } from './recovery.types.ts'
import { placeOf, type RecoverySnapshot } from './recovery.view.ts'
import type { CodeSent } from '../../../machines/session/session.types.ts'
import type { AccountAnswers } from '../../shared/endpoints/answers/sessions.ts'
import { accountEndpoint } from '../../shared/endpoints/account.ts'
import { storedPending, storePending } from './pending.ts'
import { request } from '../request.ts'

const calls = { activation: 'activation', forgotPassword: 'forgot_password' } as const satisfies Record<Purpose, string>

/** Calls without a session, and says when the answer came. */
const ask = async <N extends keyof AccountAnswers>(
  name: N,
  data: Record<string, unknown>,
  signal: AbortSignal,
): Promise<Answered<AccountAnswers[N]>> => ({
  answer: await request(accountEndpoint(name), data, { signal }),
  at: Date.now(),
})

const requestCode = fromPromise<Answered<CodeSent>, Address>(({ input: { purpose, email }, signal }) =>
  ask(`${calls[purpose]}.requestOtp`, { email }, signal),
)

const verifyCode = fromPromise<Answered<{ grant: string }>, CodeAnswer>(({ input: { purpose, ...answer }, signal }) =>
  ask(`${calls[purpose]}.verifyOtp`, answer, signal),
)

const setPassword = fromPromise<Answered<void>, PasswordChoice>(({ input, signal }) =>
  ask('user.setPassword', { ...input }, signal),
)

/** The activation or forgotten password of this browser. */
export const recovery = createActor(
  recoveryMachine.provide({
    actors: { requestCode, verifyCode, setPassword },
    actions: { storePending: ({ context }) => storePending(context.pending) },
  }),
  { id: 'recovery', input: { pending: storedPending(), now: Date.now() } },
).start()

export const useRecovery = <T>(select: (snapshot: RecoverySnapshot) => T): T => useSelector(recovery, select)

/**
 * Goes on with the code that a sign-in has mailed.
 * @returns the page on which it is entered
 */
export const activate = (email: string, code: CodeSent): string => {
  recovery.send({ type: 'activation.begun', email, code, at: Date.now() })
  return placeOf(recovery.getSnapshot())!
}
