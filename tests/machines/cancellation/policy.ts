import type { Other } from '../../../machines/kernel/types.ts'

/** A policy of the year 2026 as its row stands: ten a day. */
export const policy: Other = {
  lifecycle: 'creditLife',
  id: 'b5a1f0c2-6a55-4d55-9c1e-7d5f2f8f0003',
  revision: 9,
  status: 'ACTIVE',
  facts: {
    policyNumber: 'POL-1',
    quotesCode: 'CL-1',
    customer_name: 'Budi',
    currency: 'IDR',
    totalSumInsured: 3000,
    totalPremium: 3650,
    premium_paid_amount: 3650,
    policyPeriod: '2026-01-01/2026-12-31',
    four_eyes_from: 3000,
    refund_terms: null,
    broker_id: 'broker',
    insurer_id: 'insurer',
    bank_id: 'bank',
    partner_id: 'partner',
  },
}
