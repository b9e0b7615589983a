const untold = {
  policy: 'b5a1f0c2-6a55-4d55-9c1e-7d5f2f8f0003',
  policyNumber: 'POL-1',
  quotesCode: 'CL-1',
  customer_name: 'Budi',
  reason: 'Repaid early',
  requested_at: '2026-03-09T16:59:59.999Z',
  requested_by: 'partner, partner',
  policyPeriod: '2026-01-01/2026-12-31',
  totalSumInsured: 3000,
  totalPremium: 3650,
  premium_paid_amount: 3650,
  decided_at: null,
  decided_by: null,
  refund_due: null,
  refund_due_date: null,
  refundDate: null,
  refundAmount: null,
  payment_reference: null,
  currency: 'IDR',
  broker_id: 'broker',
  insurer_id: 'insurer',
  bank_id: 'bank',
  partner_id: 'partner',
}

const decision = (at: string) => ({ at, by: 'Sari, Broker' })
const decided = (at: string, day: string) => ({
  decided_at: at,
  decided_by: 'Sari, Broker',
  refund_due_date: day,
})
const [evening, midnight] = ['2026-03-09T16:59:59.999Z', '2026-03-09T17:00:00.000Z'] as const
const payment = { amount: 2970, date: '2026-03-11', reference: 'RFD-0' }

export const portraits = {
  untold,
  told: {
    'when it has been asked for': { facts: {}, tells: {} },
    'of a policy paid above its premium': { facts: { 'cover.paid': 4000 }, tells: { premium_paid_amount: 4000 } },
    'of a policy whose days nobody knows': { facts: { 'cover.period': null }, tells: { policyPeriod: null } },
    'when it has been approved, on the last instant of a day of Jakarta': {
      facts: { decision: decision(evening), refund: 2970 },
      tells: { ...decided(evening, '2026-03-09'), refund_due: 2970 },
    },
    'when it has been approved, on the first instant of a day of Jakarta': {
      facts: { decision: decision(midnight), refund: 0 },
      tells: { ...decided(midnight, '2026-03-10'), refund_due: 0 },
    },
    'when it has been rejected': {
      facts: { decision: decision(evening) },
      tells: { decided_at: evening, decided_by: 'Sari, Broker' },
    },
    'when the refund has been paid': {
      facts: { decision: decision(evening), refund: 2970, payment },
      tells: {
        ...decided(evening, '2026-03-09'),
        refund_due: 2970,
        refundDate: '2026-03-11',
        refundAmount: 2970,
        payment_reference: 'RFD-0',
      },
    },
  },
}
