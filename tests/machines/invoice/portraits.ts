import { at, due } from './calendar.ts'
import { plan } from './instalments.ts'

const untold = {
  code: 'PAY-1',
  purpose: 'PREMIUM',
  trainPolicies: ['b5a1f0c2-6a55-4d55-9c1e-7d5f2f8f0111'],
  busPolicies: ['b5a1f0c2-6a55-4d55-9c1e-7d5f2f8f0112'],
  claim: null,
  partner: null,
  instalments: null,
  intervalMonths: null,
  plan: [],
  remark: null,
  lines: [
    { number: 'TRN-1', title: 'Train Travel Plus', amount: 600 },
    { number: 'BUS-1', title: 'Bus Travel Plus', amount: 400 },
  ],
  lineCount: 2,
  customer_name: 'Budi Santoso',
  email: 'Budi@example.test',
  phone: '+6281234567890',
  payer: 'budi@example.test',
  currency: 'IDR',
  amount: 1000,
  paidAmount: 0,
  rest: 1000,
  due: 1000,
  unapplied: 0,
  refunded: 0,
  issued_at: at,
  issued_by: 'Sari, Nusa',
  dueAt: due,
  mailedAt: null,
  hasLink: false,
  instruction: null,
  method: null,
  paidDate: null,
  payment_reference: null,
  proof: null,
  refund_due: null,
  reason: null,
  closed_at: null,
  closed_by: null,
  broker_id: 'broker',
  partner_id: 'partner',
}

const order = { reference: 'PAY-1-1', method: 'QR_CODE', amount: 1000, at, channel: null, until: null }

export const portraits = {
  untold,
  told: {
    'when it is made': { facts: {}, tells: {} },
    'of who has a number alone': {
      facts: { 'payer.email': null },
      tells: { email: null, payer: '+6281234567890' },
    },
    'of who has a name alone': {
      facts: { payer: { name: 'Budi Santoso', email: null, phone: null } },
      tells: { email: null, phone: null, payer: 'budi santoso' },
    },
    'of a claim, with a remark': {
      facts: { purpose: 'OWN_RISK', claim: 'c', remark: 'Own risk', 'parties.partner': null },
      tells: { purpose: 'OWN_RISK', claim: 'c', remark: 'Own risk', partner_id: null },
    },
    'of a pool': { facts: { purpose: 'POOL_TOP_UP', partner: 'p' }, tells: { purpose: 'POOL_TOP_UP', partner: 'p' } },
    'in two instalments': {
      facts: { instalments: 2, intervalMonths: 1, plan },
      tells: {
        instalments: 2,
        intervalMonths: 1,
        plan: [
          { dueOn: '2026-03-10', amount: 400, rest: 400 },
          { dueOn: '2026-04-10', amount: 600, rest: 600 },
        ],
        due: 400,
      },
    },
    'in two instalments, of which one is paid and a part of the other': {
      facts: { instalments: 2, intervalMonths: 3, plan, rest: 500 },
      tells: {
        instalments: 2,
        intervalMonths: 3,
        plan: [
          { dueOn: '2026-03-10', amount: 400, rest: 0 },
          { dueOn: '2026-04-10', amount: 600, rest: 500 },
        ],
        paidAmount: 500,
        rest: 500,
        due: 500,
      },
    },
    'when the link was mailed twice': {
      facts: { link: { at }, mailed: ['2026-03-09T02:00:00.000Z', at] },
      tells: { mailedAt: at, hasLink: true },
    },
    'when it is to be paid': { facts: { instruction: order }, tells: { instruction: 'PAY-1-1', method: 'QR_CODE' } },
    'when it is paid': {
      facts: {
        rest: 0,
        payment: { date: '2026-03-09', reference: 'TRF-1', method: 'CASHIER' },
        proof: { fileId: 'x', name: 'proof.pdf' },
      },
      tells: {
        paidAmount: 1000,
        rest: 0,
        due: 0,
        method: 'CASHIER',
        paidDate: '2026-03-09',
        payment_reference: 'TRF-1',
        proof: 'proof.pdf',
      },
    },
    'when some of it goes back': {
      facts: {
        unapplied: 500,
        refunded: 100,
        refunds: [
          { payout: 'p', amount: 400 },
          { payout: 'q', amount: 100 },
        ],
      },
      tells: {
        unapplied: 500,
        refunded: 100,
        refund_due: 500,
      },
    },
    'when it is cancelled': {
      facts: { closing: { at, by: 'Sari', reason: 'Made by mistake' } },
      tells: { due: 0, reason: 'Made by mistake', closed_at: at, closed_by: 'Sari' },
    },
  },
}
