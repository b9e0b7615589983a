import { at } from './beginning.ts'

const untold = {
  code: 'COM-1',
  remittance: 'b5a1f0c2-6a55-4d55-9c1e-7d5f2f8f0121',
  policyNumber: 'TRN-1',
  line: 'TRAIN',
  product_name: 'Train Travel Plus',
  customer_name: 'Budi Santoso',
  role: 'SELLER',
  payee: 'Nusa',
  accruedOn: '2026-03-01',
  currency: 'IDR',
  gross: 12_500,
  rate: 20,
  whole: 2500,
  share: 40,
  accrued: 1000,
  clawedBack: 0,
  commission: 1000,
  ppnRate: 11,
  ppn: 110,
  pph23Rate: 2,
  pph23: 20,
  net: 1090,
  paidAmount: 0,
  balance: 1090,
  items: [{ date: '2026-03-01', reference: 'TRN-1', commission: 1000, ppn: 110, pph23: 20, net: 1090 }],
  requested_at: null,
  requested_by: null,
  approved_at: null,
  approved_by: null,
  reason: null,
  payments: [],
  paidDate: null,
  payment_reference: null,
  broker_id: 'broker',
  partner_id: 'partner',
}

const hand = { userId: 'u', by: 'Sari', at }

export const portraits = {
  untold,
  told: {
    'when it arises': { facts: {}, tells: {} },
    'when it is requested': { facts: { requested: hand }, tells: { requested_at: at, requested_by: 'Sari' } },
    'when it is approved': { facts: { approved: hand }, tells: { approved_at: at, approved_by: 'Sari' } },
    'when it is rejected': { facts: { reason: 'Not theirs' }, tells: { reason: 'Not theirs' } },
    'when some of it has gone back after its payment': {
      facts: {
        commission: 600,
        ppn: 66,
        pph23: 12,
        clawedBack: 400,
        payments: [
          { date: '2026-03-05', reference: 'PO-1', amount: 1090 },
          { date: '2026-03-06', reference: 'PO-2', amount: -400 },
        ],
      },
      tells: {
        commission: 600,
        ppn: 66,
        pph23: 12,
        clawedBack: 400,
        net: 654,
        paidAmount: 690,
        balance: -36,
        payments: [
          { date: '2026-03-05', reference: 'PO-1', amount: 1090 },
          { date: '2026-03-06', reference: 'PO-2', amount: -400 },
        ],
        paidDate: '2026-03-06',
        payment_reference: 'PO-2',
      },
    },
  },
}
