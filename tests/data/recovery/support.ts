import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { recoveryMachine } from '../../../src/data/recovery/recovery.machine.ts'
import type {
  Address,
  Answered,
  CodeAnswer,
  PasswordChoice,
  Pending,
} from '../../../src/data/recovery/recovery.types.ts'
import { placeOf, type RecoverySnapshot } from '../../../src/data/recovery/recovery.view.ts'
import type { CodeSent } from '../../../machines/session/session.types.ts'

export const began = Date.parse('2026-03-02T01:00:00.000Z')
export const email = 'broker@covergate.test'
export const sent: CodeSent = { ticket: 't1', resendAfter: 60, expiresAfter: 600 }

const question = <Asked, Answer>() => {
  const asked: { input: Asked; resolve(answer: Answer): void; reject(error: unknown): void }[] = []
  const logic = fromPromise<Answer, Asked>(
    ({ input }) => new Promise<Answer>((resolve, reject) => asked.push({ input, resolve, reject })),
  )
  return { asked, logic }
}

/** A recovery whose outside world the test plays, with time that only moves when it says so. */
export const openRecovery = (pending: Pending | null = null) => {
  const clock = new SimulatedClock()
  const stored: (Pending | null)[] = []
  const request = question<Address, Answered<CodeSent>>()
  const verify = question<CodeAnswer, Answered<{ grant: string }>>()
  const set = question<PasswordChoice, Answered<void>>()
  const actor = createActor(
    recoveryMachine.provide({
      actors: { requestCode: request.logic, verifyCode: verify.logic, setPassword: set.logic },
      actions: { storePending: ({ context }) => stored.push(context.pending) },
    }),
    { input: { pending, now: began }, clock },
  ).start()
  return {
    actor,
    clock,
    stored,
    requests: request.asked,
    answers: verify.asked,
    choices: set.asked,
    state: () => actor.getSnapshot().value,
    place: () => placeOf(actor.getSnapshot()),
    context: () => actor.getSnapshot().context,
    until: (predicate: (snapshot: RecoverySnapshot) => boolean) => waitFor(actor, predicate),
  }
}

export const codePending: Pending = {
  stage: 'code',
  purpose: 'forgotPassword',
  email,
  ticket: 't1',
  resendAt: began + 60_000,
  expiresAt: began + 600_000,
}

export const grantPending: Pending = {
  stage: 'password',
  purpose: 'forgotPassword',
  grant: 'g1',
  expiresAt: began + 600_000,
}

export const awaiting = { awaitingCode: { code: 'good', resend: 'waiting' } }
