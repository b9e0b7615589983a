import { describe, expect, it } from 'vitest'
import type { Pending } from '../../../src/data/recovery/recovery.types.ts'
import { resendAt } from '../../../src/data/recovery/recovery.view.ts'
import { awaiting, began, codePending, email, grantPending, openRecovery, sent } from './support.ts'

const submit = { type: 'address.submitted', purpose: 'forgotPassword', email } as const
const wrongCode = { code: 'WRONG_CODE', message: 'You have 4 more tries.' }
const spentCode = { code: 'CODE_SPENT', message: 'Spent' }
const sound = 'Covergate#26'

describe('an address', () => {
  it('is sent a code, and what was answered is kept', async () => {
    const recovery = openRecovery()
    expect(recovery.place()).toBeNull()
    recovery.actor.send(submit)
    expect(recovery.requests.map(({ input }) => input)).toEqual([{ purpose: 'forgotPassword', email }])
    recovery.requests[0]!.resolve({ answer: sent, at: began })
    await recovery.until((snapshot) => snapshot.matches('awaitingCode'))
    expect(recovery.state()).toEqual(awaiting)
    expect(recovery.stored).toEqual([null, codePending])
    expect(recovery.place()).toBe('/otp')
  })

  it('B023 of an account to activate leads to /verify with the address', async () => {
    const recovery = openRecovery()
    recovery.actor.send({ ...submit, purpose: 'activation' })
    recovery.requests[0]!.resolve({ answer: sent, at: began })
    await recovery.until((snapshot) => snapshot.matches('awaitingCode'))
    expect(recovery.place()).toBe('/verify?email=broker%40covergate.test')
  })

  it('for which the server cannot be asked is told why, and nothing is kept', async () => {
    const recovery = openRecovery()
    recovery.actor.send(submit)
    recovery.requests[0]!.reject({ code: 'TOO_MANY', message: 'Wait' })
    await recovery.until((snapshot) => snapshot.matches('unasked'))
    expect(recovery.context()).toMatchObject({ pending: null, failure: { code: 'TOO_MANY', message: 'Wait' } })
  })

  it('of a sign-in that has to activate first goes on with the code that was mailed', () => {
    const recovery = openRecovery()
    recovery.actor.send({ type: 'activation.begun', email, code: sent, at: began })
    expect(recovery.state()).toEqual(awaiting)
    expect(recovery.stored.at(-1)).toEqual({ ...codePending, purpose: 'activation' })
  })
})

describe('a reload', () => {
  it.each([
    ['a code', codePending, awaiting, '/otp'],
    ['a password', grantPending, 'choosingPassword', '/change-password'],
    ['nothing more', { stage: 'finished', purpose: 'activation', expiresAt: began + 1 }, 'finished', '/finish'],
    ['a code that has expired', { ...codePending, expiresAt: began }, 'unasked', null],
    ['nothing', null, 'unasked', null],
  ] as [string, Pending | null, unknown, string | null][])('goes on awaiting %s', (_, pending, state, place) => {
    const recovery = openRecovery(pending)
    expect(recovery.state()).toEqual(state)
    expect(recovery.place()).toBe(place)
  })
})

describe('a code', () => {
  it('that is wrong may be tried again, with the tries left told', async () => {
    const recovery = openRecovery(codePending)
    recovery.actor.send({ type: 'code.submitted', code: '000000' })
    expect(recovery.answers[0]!.input).toEqual({ purpose: 'forgotPassword', ticket: 't1', code: '000000' })
    recovery.answers[0]!.reject(wrongCode)
    await recovery.until((snapshot) => snapshot.context.failure !== null)
    expect(recovery.state()).toEqual(awaiting)
    expect(recovery.context().failure).toEqual(wrongCode)
    recovery.actor.send({ type: 'code.submitted', code: '123456' })
    expect(recovery.context().failure).toBeNull()
  })

  it('that is right gives ten minutes to choose a password', async () => {
    const recovery = openRecovery(codePending)
    recovery.actor.send({ type: 'code.submitted', code: '123456' })
    recovery.answers[0]!.resolve({ answer: { grant: 'g1' }, at: began })
    await recovery.until((snapshot) => snapshot.matches('choosingPassword'))
    expect(recovery.stored.at(-1)).toEqual(grantPending)
    recovery.clock.increment(599_999)
    expect(recovery.state()).toBe('choosingPassword')
    recovery.clock.increment(1)
    expect(recovery.state()).toBe('lapsed')
    expect(recovery.place()).toBe('/change-password')
  })

  it('without a try left is spent, and another one can be asked for', async () => {
    const recovery = openRecovery(codePending)
    recovery.actor.send({ type: 'code.submitted', code: '000000' })
    recovery.answers[0]!.reject(spentCode)
    await recovery.until((snapshot) => snapshot.matches({ awaitingCode: { code: 'spent' } }))
    recovery.clock.increment(60_000)
    recovery.actor.send({ type: 'code.requested' })
    recovery.requests[0]!.resolve({ answer: { ...sent, ticket: 't2' }, at: began + 61_000 })
    await recovery.until((snapshot) => snapshot.matches({ awaitingCode: { code: 'good' } }))
    expect(recovery.state()).toEqual(awaiting)
    expect(recovery.context().pending).toEqual({
      ...codePending,
      ticket: 't2',
      resendAt: began + 121_000,
      expiresAt: began + 661_000,
    })
  })

  it('is spent when its time is over', () => {
    const recovery = openRecovery(codePending)
    recovery.clock.increment(600_000)
    expect(recovery.state()).toEqual({ awaitingCode: { code: 'spent', resend: 'allowed' } })
  })

  it('may be asked for anew only when the wait is over', () => {
    const recovery = openRecovery(codePending)
    recovery.actor.send({ type: 'code.requested' })
    recovery.clock.increment(59_999)
    expect(resendAt(recovery.actor.getSnapshot())).toBe(began + 60_000)
    expect(recovery.requests).toEqual([])
    recovery.clock.increment(1)
    expect(resendAt(recovery.actor.getSnapshot())).toBeNull()
    recovery.actor.send({ type: 'code.requested' })
    expect(recovery.requests.map(({ input }) => input)).toEqual([{ purpose: 'forgotPassword', email }])
  })

  it('that cannot be asked for anew is told, and the one before goes on', async () => {
    const recovery = openRecovery(codePending)
    recovery.clock.increment(60_000)
    recovery.actor.send({ type: 'code.requested' })
    recovery.requests[0]!.reject({ code: 'TOO_MANY', message: 'Wait' })
    await recovery.until((snapshot) => snapshot.context.failure !== null)
    expect(recovery.state()).toEqual({ awaitingCode: { code: 'good', resend: 'allowed' } })
  })
})

describe('a password', () => {
  it('that breaks the rule is not sent', () => {
    const recovery = openRecovery(grantPending)
    recovery.actor.send({ type: 'password.submitted', password: 'covergate' })
    expect(recovery.state()).toBe('choosingPassword')
    expect(recovery.choices).toEqual([])
  })

  it('is set with the grant, and nothing of the person is kept afterwards', async () => {
    const recovery = openRecovery(grantPending)
    recovery.actor.send({ type: 'password.submitted', password: sound })
    expect(recovery.choices[0]!.input).toEqual({ grant: 'g1', password: sound })
    recovery.choices[0]!.resolve({ answer: undefined, at: began })
    await recovery.until((snapshot) => snapshot.matches('finished'))
    expect(recovery.stored.at(-1)).toEqual({
      stage: 'finished',
      purpose: 'forgotPassword',
      expiresAt: began + 600_000,
    })
    expect(recovery.context().asked).toBeNull()
    recovery.actor.send({ type: 'recovery.left' })
    expect(recovery.stored.at(-1)).toBeNull()
  })

  it('that the server finds too weak may be chosen anew with the same grant', async () => {
    const recovery = openRecovery(grantPending)
    recovery.actor.send({ type: 'password.submitted', password: sound })
    recovery.choices[0]!.reject({ code: 'WEAK_PASSWORD', message: 'Too easy' })
    await recovery.until((snapshot) => snapshot.matches('choosingPassword'))
    expect(recovery.context()).toMatchObject({
      pending: grantPending,
      failure: { code: 'WEAK_PASSWORD', message: 'Too easy' },
    })
  })

  it('comes too late when the grant is spent', async () => {
    const recovery = openRecovery(grantPending)
    recovery.actor.send({ type: 'password.submitted', password: sound })
    recovery.choices[0]!.reject(spentCode)
    await recovery.until((snapshot) => snapshot.matches('lapsed'))
    recovery.actor.send(submit)
    expect(recovery.state()).toBe('requestingCode')
  })
})
