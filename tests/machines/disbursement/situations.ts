import type { Json } from '../../../machines/kernel/types.ts'
import type { Situation } from '../decisions/types.ts'

export const at = '2026-03-09T03:00:00.000Z'
/** The last instant of 9 March in Jakarta, and the first of the 10th. */
export const lastOfDay = '2026-03-09T16:59:59.999Z'
export const midnight = '2026-03-09T17:00:00.000Z'
export const hour = '2026-03-09T02:00:00.000Z'
/** A moment after the usual instant: what is decided then goes out then. */
export const soon = '2026-03-09T03:00:00.001Z'

const hand = (name: string, when = hour): Record<string, Json> => ({ userId: `id of ${name}`, by: name, at: when })
const verified = { accountHolder: 'BUDI SANTOSO', isVerified: true }
const submitted = { ...verified, submitted: hand('clerk') }
const decided = { ...submitted, approvals: [hand('first')], decision: { ...hand('first'), reason: null } }
const manual = { paymentType: 'MANUAL', pool: null }
const sent = { releaseAt: hour, attempt: 1, transfer: { reference: 'DSB-1-1', at: hour } }
const toPay = { ...decided, ...manual }
const approvedAt = (when: string) => ({ ...toPay, decision: { ...hand('first', when), reason: null } })
const gone = { ...decided, ...sent, payment: { date: '2026-03-09', reference: 'DSB-1-1' } }
/** What is approved on 9 March is not paid on 8 March. */
const early = { lacksFor: { 'paid on 8 March': 'isDatedSinceApproval' } }
const unverified = { lacks: 'isPayeeVerified' }

const attempted = (attempt: number) => ({
  ...decided,
  releaseAt: hour,
  failure: 'The account is closed',
  attempt,
  transfer: { reference: `DSB-1-${attempt}`, at: hour },
})

export const situations: Record<string, Situation> = {
  'the account is asked about': { state: 'verifying', ...unverified },
  'the account is theirs': { state: 'verified', facts: verified },
  'the account is somebody else’s': { state: 'initiatedFailed', facts: { accountHolder: 'BUDI SUSANTO' } },
  'the other account is asked about': { state: 'updating', ...unverified },
  'the other account is theirs': { state: 'updated', facts: verified },
  'a pool is to pay': { state: 'pendingApproval', facts: submitted },
  'the insurer is to pay': { state: 'pendingApproval', facts: { ...submitted, ...manual }, is: 'isInsurers' },
  'the insurer is to pay, beyond the stop-loss': {
    state: 'pendingApproval',
    facts: { ...submitted, paymentType: 'MANUAL' },
    is: 'isInsurers',
  },
  'the broker has asked for it': {
    state: 'pendingApproval',
    facts: { ...submitted, requested: hand('broker') },
    lacksBy: { broker: 'isAnotherThanRequester' },
  },
  'the broker has asked for it, which nobody limits': {
    state: 'pendingApproval',
    facts: { ...submitted, requested: hand('broker'), fourEyesFrom: null },
    lacksBy: { broker: 'isAnotherThanRequester' },
  },
  'the broker has given the payee': {
    state: 'pendingApproval',
    facts: { ...submitted, payeeChanged: hand('broker') },
    lacksBy: { broker: 'isAnotherThanPayeeChanger' },
  },
  'the broker has given the payee of just the limit': {
    state: 'pendingApproval',
    facts: { ...submitted, payeeChanged: hand('broker'), fourEyesFrom: 1000 },
  },
  'the broker has given the payee of the limit and one': {
    state: 'pendingApproval',
    facts: { ...submitted, payeeChanged: hand('broker'), fourEyesFrom: 999 },
    lacksBy: { broker: 'isAnotherThanPayeeChanger' },
  },
  'the broker has given the payee, in ringgit': {
    state: 'pendingApproval',
    facts: { ...submitted, payeeChanged: hand('broker'), fourEyesFrom: 1000, currency: 'MYR' },
    is: 'isTwo',
    lacksBy: { broker: 'isAnotherThanPayeeChanger' },
  },
  'ten times the limit': { state: 'pendingApproval', facts: { ...submitted, fourEyesFrom: 100 } },
  'above ten times the limit': {
    state: 'pendingApproval',
    facts: { ...submitted, fourEyesFrom: 99 },
    is: 'isTwo',
  },
  'ten times the limit and one': {
    state: 'pendingApproval',
    facts: { ...submitted, amount: 1001, fourEyesFrom: 100 },
    is: 'isTwo',
  },
  'the insurer is to pay above ten times the limit': {
    state: 'pendingApproval',
    facts: { ...submitted, ...manual, fourEyesFrom: 99 },
    is: 'isTwo',
  },
  'above ten times the limit, and one has approved': {
    state: 'pendingApproval',
    facts: { ...submitted, fourEyesFrom: 99, approvals: [hand('first')] },
  },
  'above ten times the limit, and the broker has approved': {
    state: 'pendingApproval',
    facts: { ...submitted, fourEyesFrom: 99, approvals: [hand('broker')] },
    lacksBy: { broker: 'isFirstApprovalOfTheirs' },
  },
  'a pool pays': {
    state: 'approve',
    inner: true,
    facts: { ...decided, releaseAt: soon },
    lacks: 'isManual',
    ...early,
  },
  'the insurer pays': { state: 'approve', facts: toPay, ...early },
  'the insurer pays, and it is the next day': { state: 'approve', at: midnight, facts: toPay, ...early },
  'the insurer pays, and the day is about to end': { state: 'approve', at: lastOfDay, facts: toPay, ...early },
  'the insurer pays what was approved in the last instant of 8 March': {
    state: 'approve',
    facts: approvedAt('2026-03-08T16:59:59.999Z'),
  },
  'the insurer pays what was approved in the first instant of 9 March': {
    state: 'approve',
    facts: approvedAt('2026-03-08T17:00:00.000Z'),
    ...early,
  },
  rejected: {
    state: 'reject',
    facts: { ...submitted, decision: { ...hand('first'), reason: 'Paid before' } },
  },
  'the gateway has it': { state: 'pending', facts: { ...decided, ...sent } },
  'paid by the gateway': { state: 'paid', facts: gone },
  'paid by the insurer': {
    state: 'paid',
    facts: { ...toPay, payment: { date: '2026-03-09', reference: 'TRF-1' } },
    lacks: 'isCurrentTransfer',
  },
  'paid, and sent back': {
    state: 'paid',
    facts: { ...gone, returned: { at: hour, reason: 'Account closed' } },
    lacks: 'isReturnNew',
  },
  'it has failed': { state: 'failed', facts: attempted(1) },
  'it has failed for the fourth time': { state: 'failed', facts: attempted(4), is: 'isFourth' },
  'it has failed for the fifth time': { state: 'failed', facts: attempted(5), is: 'isFifth', lacks: 'hasAttemptsLeft' },
  'it was not taken': { state: 'failedCreate', facts: attempted(1) },
  'it was not taken for the fifth time': {
    state: 'failedCreate',
    facts: attempted(5),
    is: 'isFifth',
    lacks: 'hasAttemptsLeft',
  },
  cancelled: { state: 'cancelled', facts: { closing: { at: hour, by: 'clerk', reason: 'Made by mistake' } } },
}
