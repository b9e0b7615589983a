import { expect, it } from 'vitest'
import { passwordChangeMachine } from '../../../machines/recovery/passwordChange.machine.ts'
import { recoveryMachine } from '../../../machines/recovery/recovery.machine.ts'
import type { Pending, RecoveryContext, RecoveryEvent } from '../../../machines/recovery/recovery.types.ts'
import { explore } from '../support/explore.ts'
import { began, codePending, email, grantPending, sent } from './support.ts'

const pendings: (Pending | null)[] = [
  null,
  codePending,
  grantPending,
  { stage: 'finished', purpose: 'activation', expiresAt: began + 1 },
  { ...codePending, expiresAt: began },
]

const told: RecoveryEvent[] = [
  { type: 'address.submitted', purpose: 'forgotPassword', email },
  { type: 'address.submitted', purpose: 'activation', email },
  { type: 'activation.begun', email, code: sent, at: began },
  { type: 'code.submitted', code: '123456' },
  { type: 'code.requested' },
  { type: 'password.submitted', password: 'short' },
  { type: 'password.submitted', password: 'Covergate#26' },
  { type: 'recovery.left' },
]

const outcomes = (type: string) => {
  if (type.startsWith('xstate.error')) return [{ error: { code: 'CODE_SPENT' } }, { error: new Error('away') }]
  if (type.includes('settingPassword')) return [{ output: { answer: undefined, at: began } }]
  if (type.includes('verifying')) return [{ output: { answer: { grant: 'g1' }, at: began } }]
  return [{ output: { answer: sent, at: began } }]
}

it('every state of a recovery is reached and every transition taken', () => {
  const machine = recoveryMachine.provide({ actions: { storePending: () => {} } })
  const inputs = pendings.map((pending) => ({ pending, now: began }))
  const relevant = ({ pending, asked }: RecoveryContext) => [pending, asked]
  expect(explore({ machine, inputs, told, outcomes, relevant })).toEqual({ neverTaken: [], neverReached: [] })
})

it('every state of a change of the own password is reached and every transition taken', () => {
  const submitted = (password: string) => ({ type: 'password.submitted', current: 'Old#12345', password })
  expect(
    explore({
      machine: passwordChangeMachine,
      inputs: [undefined],
      told: [submitted('short'), submitted('Covergate#26')],
      outcomes,
      relevant: () => null,
    }),
  ).toEqual({ neverTaken: [], neverReached: [] })
})
