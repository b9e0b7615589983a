import type { Situation } from '../decisions/types.ts'

const ofPartner = { partner: 'isAnotherPerson' }
const ofBroker = { 'request.userId': 'id of broker' }
// The first instant of 8 March in Jakarta.
const approved = { decision: { at: '2026-03-07T17:00:00.000Z', by: 'Sari, Broker' }, refund: 1000 }
const early = { lacksFor: { 'payment on 7 March': 'isDatedSinceApproval' } }
const payment = { amount: 1000, date: '2026-03-08', reference: 'RFD-0' }

export const situations: Record<string, Situation> = {
  'asked for by the partner': { state: 'inProcess', lacksBy: ofPartner },
  'asked for by the partner, and it is the next day': {
    state: 'inProcess',
    at: '2026-03-09T17:00:00.000Z',
    lacksBy: ofPartner,
  },
  'asked for by the broker who decides': {
    state: 'inProcess',
    facts: ofBroker,
    lacksBy: { broker: 'isAnotherPerson' },
  },
  'of a sum below the one that demands another person': {
    state: 'inProcess',
    facts: { ...ofBroker, fourEyesFrom: 3001 },
  },
  'where nobody demands another person': { state: 'inProcess', facts: { ...ofBroker, fourEyesFrom: null } },
  'of a policy on its last day': {
    state: 'inProcess',
    facts: { 'cover.period.last': '2026-03-09' },
    is: 'isOver',
    lacksBy: ofPartner,
  },
  'of a policy that has not begun': {
    state: 'inProcess',
    facts: { 'cover.period': { first: '2026-04-01', last: '2027-03-31' } },
    is: 'isToCome',
    lacksBy: ofPartner,
  },
  'of a policy that was paid above its premium': {
    state: 'inProcess',
    facts: { 'cover.paid': 4000 },
    is: 'isOverpaid',
    lacksBy: ofPartner,
  },
  'of a policy whose house keeps half for its first 68 days, and a fee': {
    state: 'inProcess',
    facts: { 'cover.terms': shortTerms(100) },
    is: 'isShort',
    lacksBy: ofPartner,
  },
  'of such a policy on its 69th day': {
    state: 'inProcess',
    at: '2026-03-09T17:00:00.000Z',
    facts: { 'cover.terms': shortTerms(100) },
    is: 'isShortNext',
    lacksBy: ofPartner,
  },
  'of a policy whose fee is more than what would go back': {
    state: 'inProcess',
    facts: { 'cover.terms': shortTerms(5000) },
    is: 'isOver',
    lacksBy: ofPartner,
  },
  'of a policy whose days nobody knows': {
    state: 'inProcess',
    facts: { 'cover.period': null },
    is: 'isTimeless',
    lacksBy: ofPartner,
  },
  'approved, with a refund owed': { state: 'approved', facts: approved, ...early },
  'approved an instant earlier, on the day before': {
    state: 'approved',
    facts: { ...approved, decision: { at: '2026-03-07T16:59:59.999Z', by: 'Sari, Broker' } },
  },
  'approved, with a refund owed, and it is the next day': {
    state: 'approved',
    facts: approved,
    at: '2026-03-09T17:00:00.000Z',
    ...early,
  },
  'approved and paid': { state: 'approved', facts: { ...approved, payment }, lacks: 'isUnpaid', ...early },
  'approved, with nothing owed': {
    state: 'approved',
    facts: { ...approved, refund: 0 },
    lacks: 'isRefundOwed hasMatchingAmount',
    ...early,
  },
  'approved, with one owed': {
    state: 'approved',
    facts: { ...approved, refund: 1 },
    lacks: 'hasMatchingAmount',
    ...early,
  },
  rejected: { state: 'rejected', facts: { decision: { at: '2026-03-08T03:00:00.000Z', by: 'Sari, Broker' } } },
}

function shortTerms(fee: number) {
  return [
    { when: { coveredDays: { from: null, to: 68 } }, then: { share: 50, fee } },
    { when: { coveredDays: { from: 69, to: null } }, then: { share: 25.5, fee: 0 } },
  ]
}
