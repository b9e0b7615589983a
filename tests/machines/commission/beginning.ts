import type { Decisions } from '../decisions/types.ts'

export const at = '2026-03-09T03:00:00.000Z'

export const input: Decisions['input'] = {
  code: 'COM-1',
  remittance: 'b5a1f0c2-6a55-4d55-9c1e-7d5f2f8f0121',
  policyNumber: 'TRN-1',
  line: 'TRAIN',
  product_name: 'Train Travel Plus',
  customer_name: 'Budi Santoso',
  role: 'SELLER',
  payee: 'Nusa',
  gross: 12_500,
  rate: 20,
  whole: 2500,
  share: 40,
  accrued: 1000,
  ppnRate: 11,
  pph23Rate: 2,
  accruedOn: '2026-03-01',
  currency: 'IDR',
  parties: { broker: 'broker', partner: 'partner' },
  fourEyesFrom: 1090,
}

export const beginning: Decisions['beginning'] = {
  commission: 1000,
  ppn: 110,
  pph23: 20,
  items: [{ date: '2026-03-01', reference: 'TRN-1', commission: 1000, ppn: 110, pph23: 20 }],
  clawedBack: 0,
  requested: null,
  approved: null,
  reason: null,
  payments: [],
}
