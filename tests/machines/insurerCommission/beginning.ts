import type { Decisions } from '../decisions/types.ts'

/** The usual instant. */
export const at = '2026-03-09T03:00:00.000Z'

/** The first moment of the 10th in Jakarta. */
export const midnight = '2026-03-09T17:00:00.000Z'

/** The last moment of the 9th. */
export const lastOfDay = '2026-03-09T16:59:59.999Z'

export const calendar: Decisions['calendar'] = {
  [at]: { today: '2026-03-09' },
  [lastOfDay]: { today: '2026-03-09' },
  [midnight]: { today: '2026-03-10' },
}

/** 1,000 of commission, with 11 % PPN and 2 % PPh 23: the insurer owes 1,090. */
export const input: Decisions['input'] = {
  code: 'CLM-1',
  payout: 'b5a1f0c2-6a55-4d55-9c1e-7d5f2f8f0121',
  insurerCode: 'INS',
  insurerName: 'Insurer',
  paidOn: '2026-03-05',
  count: 2,
  commission: 1000,
  ppn: 110,
  pph23: 20,
  netted: 300,
  currency: 'IDR',
  parties: { broker: 'broker', insurer: 'insurer' },
}

export const beginning: Decisions['beginning'] = { receipts: [], waived: 0, returnedOn: null, closing: null }
