import type { Json } from '../../../machines/kernel/types.ts'
import type { Situation } from '../decisions/types.ts'
import { sari } from './beginning.ts'
import { midnight } from './calendar.ts'

const hour = '2026-03-09T02:00:00.000Z'
const hand = (name: string, at = hour): Record<string, Json> => ({ userId: `id of ${name}`, by: name, at })
const byBroker = { requested: hand('broker'), payeeChanged: hand('broker') }
const approved = { approvals: [hand('Dewi')] }
const bySelf = { broker: 'isAnotherThanRequester isAnotherThanPayeeChanger' }

const transfer = (attempt: number): Record<string, Json> => ({
  ...approved,
  attempt,
  transfer: { reference: `OUT-1-${attempt}`, at: hour },
})
const gone = transfer(1)
const paid = { ...gone, payment: { date: '2026-03-09', receipt: 'T0' } }
const lost = { ...gone, failure: 'No such account' }

/** What else than a refund it may be; its invoice is none. */
const fee = (amount: number, more: Record<string, Json> = {}): Pick<Situation, 'alone' | 'facts'> => ({
  alone: true,
  facts: {
    kind: 'FEE',
    invoice: null,
    feeKind: 'SURVEY',
    payeeName: 'Surya Surveyors',
    holder: 'broker',
    'parties.partner': null,
    source: null,
    amount,
    ...more,
  },
})
const commission = (more: Record<string, Json> = {}) =>
  fee(500, { kind: 'COMMISSION', feeKind: null, holder: 'partner', ...more })
const insurer = (more: Record<string, Json> = {}) =>
  fee(500, {
    kind: 'INSURER',
    feeKind: null,
    holder: 'insurer',
    'parties.insurer': 'insurer',
    sums: { gross: 560, commission: 60, ppn: 7, pph23: 7 },
    ...more,
  })
/** Of whom the broker withholds nothing. */
const gross = (more: Record<string, Json> = {}) =>
  insurer({ sums: { gross: 500, commission: 0, ppn: 0, pph23: 0 }, ...more })

export const situations: Record<string, Situation> = {
  'a refund is asked for': { state: 'requested' },
  'a refund is asked for, on the next day': { state: 'requested', at: midnight },
  'a refund is asked for by the broker’s own': {
    state: 'requested',
    facts: { requested: hand('broker') },
    lacksBy: { broker: 'isAnotherThanRequester' },
  },
  'a refund goes where the broker’s own has said': {
    state: 'requested',
    facts: { payeeChanged: hand('broker') },
    lacksBy: { broker: 'isAnotherThanPayeeChanger' },
  },
  'a refund is asked for where nothing needs another': {
    state: 'requested',
    facts: { ...byBroker, fourEyesFrom: null },
    lacksBy: bySelf,
  },
  'a refund of ten limits and one': { state: 'requested', facts: { amount: 10_001 }, is: 'isFirst' },
  'a refund of ten limits and one, approved by one': {
    state: 'requested',
    facts: { amount: 10_001, ...approved },
  },
  'a refund was corrected after it had been sent': { state: 'requested', facts: { ...gone, approvals: [] } },
  'a fee of the limit': { state: 'requested', ...fee(1000, byBroker), is: 'isOther' },
  'a fee of the limit and one': { state: 'requested', ...fee(1001, byBroker), is: 'isOther', lacksBy: bySelf },
  'a fee that nobody else approves': {
    state: 'requested',
    ...fee(10_001, { ...byBroker, fourEyesFrom: null }),
    is: 'isOther',
  },
  'a fee in ringgit': {
    state: 'requested',
    ...fee(1, { ...byBroker, currency: 'MYR' }),
    is: 'isOther isFirst',
    lacksBy: bySelf,
  },
  'a fee of ten limits': { state: 'requested', ...fee(10_000), is: 'isOther' },
  'a fee of ten limits and one': { state: 'requested', ...fee(10_001), is: 'isOther isFirst' },
  'a fee of ten limits and one, approved by one': {
    state: 'requested',
    ...fee(10_001, approved),
    is: 'isOther',
  },
  'a fee of ten limits and one, approved by the broker’s own': {
    state: 'requested',
    ...fee(10_001, { approvals: [hand('broker')] }),
    is: 'isOther',
    lacksBy: { broker: 'isFirstApprovalOfTheirs' },
  },
  'commission is asked for': { state: 'requested', ...commission(), is: 'isOther', lacks: 'isPayeeOfItsOwn' },
  'an insurer is to be paid': { state: 'requested', ...insurer(), is: 'isOther', lacks: 'isPayeeOfItsOwn' },

  'a refund is approved': { state: 'approved', facts: approved },
  'a refund is approved anew': {
    state: 'approved',
    facts: { ...lost, payeeChanged: { ...sari, at: hour } },
    is: 'isAgain',
  },
  'a refund is approved after five times': {
    state: 'approved',
    facts: { ...transfer(5), failure: 'No' },
    lacks: 'hasAttemptsLeft',
  },
  'a fee is approved': { state: 'approved', ...fee(500, approved), is: 'isOther' },
  'commission is approved': { state: 'approved', ...commission(approved), is: 'isOther', lacks: 'isPayeeOfItsOwn' },

  'a refund is on its way': { state: 'sent', facts: gone },
  'a fee is on its way': { state: 'sent', ...fee(500, gone), is: 'isFee' },
  'commission is on its way': { state: 'sent', ...commission(gone), is: 'isCommission' },
  'an insurer is being paid': { state: 'sent', ...insurer(gone), is: 'isInsurer' },
  'an insurer is being paid all of it': { state: 'sent', ...gross(gone), is: 'isGross' },

  'a refund has arrived': { state: 'paid', facts: paid },
  'a fee has arrived': { state: 'paid', ...fee(500, paid), is: 'isPayout' },
  'commission has arrived': { state: 'paid', ...commission(paid), is: 'isPayout' },
  'an insurer is paid': { state: 'paid', ...insurer(paid), is: 'isInsurer' },

  'a refund has not arrived': { state: 'failed', facts: lost },
  'a refund has not arrived four times': {
    state: 'failed',
    facts: { ...transfer(4), failure: 'No' },
    is: 'isFifth',
  },
  'a refund has not arrived five times': {
    state: 'failed',
    facts: { ...transfer(5), failure: 'No' },
    lacks: 'hasAttemptsLeft',
  },
  'a fee has not arrived': { state: 'failed', ...fee(500, lost), is: 'isOther' },
  'an insurer is not paid': { state: 'failed', ...insurer(lost), is: 'isOther', lacks: 'isPayeeOfItsOwn' },

  'a refund is refused': {
    state: 'rejected',
    facts: { closing: { at: hour, by: 'Dewi', reason: 'Not theirs' } },
  },
  'a refund is taken back': {
    state: 'cancelled',
    facts: { closing: { at: hour, by: 'Sari', reason: 'Asked for by mistake' } },
  },
}
