import { at } from './calendar.ts'
import { invoiceId } from './beginning.ts'

const untold = {
  number: 'OUT-1',
  kind: 'REFUND',
  invoice: invoiceId,
  feeKind: null,
  trainPolicy: null,
  busPolicy: null,
  creditLife: null,
  reason: 'Paid twice',
  payeeName: 'Budi Santoso',
  bank: 'Bank Merapi',
  accountNumber: '1234567',
  accountName: 'Budi Santoso',
  amount: 500,
  currency: 'IDR',
  itemCount: 1,
  gross: null,
  commission: null,
  ppn: null,
  pph23: null,
  carried: null,
  sourceNumber: 'INV-1',
  requested_at: at,
  requested_by: 'Sari',
  approvalsAsked: 1,
  approvedBy: null,
  approved_at: null,
  accountChangedAt: null,
  accountChangedBy: null,
  isAccountNew: false,
  attempt: 0,
  transferReference: null,
  sentAt: null,
  paidDate: null,
  receipt: null,
  failure: null,
  closingReason: null,
  closed_at: null,
  closed_by: null,
  broker_id: 'broker',
  insurer_id: null,
  partner_id: 'partner',
}

const [hour, later] = ['2026-03-09T04:00:00.000Z', '2026-03-09T05:00:00.000Z']

export const portraits = {
  untold,
  told: {
    'when it is asked for': { facts: {}, tells: {} },
    'of a fee for policies': {
      facts: {
        kind: 'FEE',
        invoice: null,
        feeKind: 'SURVEY',
        trainPolicy: 't',
        busPolicy: 'b',
        creditLife: 'c',
        source: null,
        'parties.partner': null,
      },
      tells: {
        kind: 'FEE',
        invoice: null,
        feeKind: 'SURVEY',
        trainPolicy: 't',
        busPolicy: 'b',
        creditLife: 'c',
        sourceNumber: null,
        partner_id: null,
      },
    },
    'of many premiums': {
      facts: {
        kind: 'INSURER',
        count: 3,
        sums: { gross: 560, commission: 60, ppn: 7, pph23: 8 },
        'parties.insurer': 'insurer',
      },
      tells: {
        kind: 'INSURER',
        itemCount: 3,
        gross: 560,
        commission: 60,
        ppn: 7,
        pph23: 8,
        insurer_id: 'insurer',
      },
    },
    'of commission': {
      facts: { kind: 'COMMISSION', count: 2, sums: { commission: 600, ppn: 66, pph23: 12, carried: -154 } },
      tells: { kind: 'COMMISSION', itemCount: 2, commission: 600, ppn: 66, pph23: 12, carried: -154 },
    },
    'of ten limits': { facts: { amount: 10_000 }, tells: { amount: 10_000 } },
    'when two approve it': {
      facts: {
        amount: 10_001,
        approvals: [
          { userId: 'd', by: 'Dewi', at: hour },
          { userId: 'r', by: 'Rudi', at: later },
        ],
      },
      tells: { amount: 10_001, approvalsAsked: 2, approvedBy: 'Dewi, Rudi', approved_at: later },
    },
    'when the account was corrected': {
      facts: { payeeChanged: { userId: 'd', by: 'Dewi', at: hour } },
      tells: { accountChangedAt: hour, accountChangedBy: 'Dewi', isAccountNew: true },
    },
    'when the account was changed where it is kept, less than 72 hours before': {
      facts: { payeeChanged: { userId: 'd', by: 'Dewi', at: '2026-03-06T03:00:00.001Z' } },
      tells: { accountChangedAt: '2026-03-06T03:00:00.001Z', accountChangedBy: 'Dewi', isAccountNew: true },
    },
    'when the account was changed where it is kept, 72 hours before': {
      facts: { payeeChanged: { userId: 'd', by: 'Dewi', at: '2026-03-06T03:00:00.000Z' } },
      tells: { accountChangedAt: '2026-03-06T03:00:00.000Z', accountChangedBy: 'Dewi' },
    },
    'when it has arrived': {
      facts: {
        attempt: 2,
        transfer: { reference: 'OUT-1-2', at: hour },
        payment: { date: '2026-03-10', receipt: 'T1' },
      },
      tells: { attempt: 2, transferReference: 'OUT-1-2', sentAt: hour, paidDate: '2026-03-10', receipt: 'T1' },
    },
    'when it has not arrived': { facts: { failure: 'No such account' }, tells: { failure: 'No such account' } },
    'when it is taken back': {
      facts: { closing: { at: hour, by: 'Sari', reason: 'Asked for by mistake' } },
      tells: { closingReason: 'Asked for by mistake', closed_at: hour, closed_by: 'Sari' },
    },
  },
}
