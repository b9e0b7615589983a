import { receipt, takenBack } from './receipts.ts'

const untold = {
  number: 'CLM-1',
  payout: 'b5a1f0c2-6a55-4d55-9c1e-7d5f2f8f0121',
  insurerCode: 'INS',
  insurerName: 'Insurer',
  paidOn: '2026-03-05',
  itemCount: 2,
  commission: 1000,
  ppn: 110,
  pph23: 20,
  expected: 1090,
  netted: 300,
  received: 0,
  waived: 0,
  outstanding: 1090,
  currency: 'IDR',
  receipts: [],
  receivedOn: null,
  returnedOn: null,
  reason: null,
  closed_at: null,
  closed_by: null,
  broker_id: 'broker',
  insurer_id: 'insurer',
}

const told = (amount: number) => ({
  date: '2026-03-06',
  reference: `TRF-${amount}`,
  amount,
  recordedBy: 'Sari',
  proof: 'statement.pdf',
  takenBackOn: null,
  takenBackBy: null,
  reason: null,
})
/** 17:00 of the day before in UTC. */
const late = '2026-03-07T17:00:00.000Z'

export const portraits = {
  untold,
  told: {
    'when it is expected': { facts: {}, tells: {} },
    'when a part has come': {
      facts: { receipts: [receipt(400)] },
      tells: { received: 400, outstanding: 690, receipts: [told(400)], receivedOn: '2026-03-06' },
    },
    'when a part of it was taken back': {
      facts: {
        receipts: [
          receipt(400),
          receipt(300, {
            date: '2026-03-07',
            takenBack: { at: late, by: 'Tuti', reason: 'Of another' },
          }),
        ],
      },
      tells: {
        received: 400,
        outstanding: 690,
        receivedOn: '2026-03-06',
        receipts: [
          told(400),
          {
            ...told(300),
            date: '2026-03-07',
            takenBackOn: '2026-03-08',
            takenBackBy: 'Tuti',
            reason: 'Of another',
          },
        ],
      },
    },
    'when the rest is waived': {
      facts: {
        receipts: [receipt(400)],
        waived: 690,
        closing: { at: late, by: 'Tuti', reason: 'As agreed' },
      },
      tells: {
        received: 400,
        waived: 690,
        outstanding: 0,
        receipts: [told(400)],
        receivedOn: '2026-03-06',
        reason: 'As agreed',
        closed_at: late,
        closed_by: 'Tuti',
      },
    },
    'when the payment is returned': {
      facts: { receipts: [receipt(400, takenBack)], returnedOn: '2026-03-07' },
      tells: {
        outstanding: 0,
        returnedOn: '2026-03-07',
        receipts: [{ ...told(400), takenBackOn: '2026-03-06', takenBackBy: 'Sari', reason: 'Of another' }],
      },
    },
    'when the payment is returned of which some has come': {
      facts: { receipts: [receipt(400)], returnedOn: '2026-03-07' },
      tells: {
        received: 400,
        outstanding: 690,
        returnedOn: '2026-03-07',
        receipts: [told(400)],
        receivedOn: '2026-03-06',
      },
    },
  },
}
