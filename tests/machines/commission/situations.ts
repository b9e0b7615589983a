import type { Json } from '../../../machines/kernel/types.ts'
import type { Situation } from '../decisions/types.ts'

const hour = '2026-03-09T02:00:00.000Z'
const hand = (name: string): Json => ({ userId: `id of ${name}`, by: name, at: hour })
const requested = { requested: hand('Sari') }
const byBroker = { requested: hand('broker') }
const approved = { ...requested, approved: hand('Tuti') }
export const kept = { date: '2026-03-06', reference: 'PO-1', amount: -436 }
const payments = [{ date: '2026-03-05', reference: 'PO-0', amount: 1090 }]
const paid = { ...approved, payments }
const partly = {
  commission: 600,
  ppn: 66,
  pph23: 12,
  clawedBack: 400,
  items: [
    { date: '2026-03-01', reference: 'TRN-1', commission: 1000, ppn: 110, pph23: 20 },
    { date: '2026-03-04', reference: 'TRN-1', commission: -400, ppn: -44, pph23: -8 },
  ],
}
const untaxed = {
  ppnRate: 0,
  pph23Rate: 0,
  ppn: 0,
  pph23: 0,
  items: [{ date: '2026-03-01', reference: 'TRN-1', commission: 1000, ppn: 0, pph23: 0 }],
}
const none = { commission: 0, ppn: 0, pph23: 0, clawedBack: 1000 }
const more = { 'all of it goes back': 'isWithinCommission' }
const partGone = { is: 'isPartGone', lacksFor: more }
const oneMore = { fourEyesFrom: 1089 }
const another = { lacksBy: { broker: 'isAnotherThanRequester' } }

export const situations: Record<string, Situation> = {
  accrued: { state: 'accrued' },
  'accrued by who adds no tax': { state: 'accrued', facts: untaxed, is: 'isUntaxed' },
  'accrued, and a part has gone back': { state: 'accrued', facts: partly, ...partGone },
  requested: { state: 'requested', facts: byBroker },
  'a colleague requests more than the limit': { state: 'requested', facts: { ...requested, ...oneMore } },
  'they request more than the limit': { state: 'requested', facts: { ...byBroker, ...oneMore }, ...another },
  'they request another currency': { state: 'requested', facts: { ...byBroker, currency: 'MYR' }, ...another },
  'they request, and there is no limit': { state: 'requested', facts: { ...byBroker, fourEyesFrom: null } },
  'requested, and a part has gone back': { state: 'requested', facts: { ...byBroker, ...partly }, ...partGone },
  approved: { state: 'approved', facts: approved },
  'approved, and a part has gone back': { state: 'approved', facts: { ...approved, ...partly }, ...partGone },
  rejected: { state: 'rejected', facts: { ...requested, reason: 'Not theirs' } },
  'rejected, and a part has gone back': { state: 'rejected', facts: { ...requested, ...partly }, ...partGone },
  paid: { state: 'paid', facts: paid },
  'paid, and a part has gone back': { state: 'paid', facts: { ...paid, ...partly }, ...partGone },
  'paid, and what has gone back was kept': {
    state: 'paid',
    facts: { ...paid, ...partly, payments: [...payments, kept] },
    is: 'isPartGone isKept',
    lacksFor: more,
  },
  reversed: { state: 'reversed', facts: none, lacksFor: { 'the bank sends it back': 'isPaidByIt' } },
  'paid and reversed': { state: 'reversed', facts: { ...paid, ...none } },
}
