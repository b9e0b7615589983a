import type { Other } from '../../../machines/kernel/types.ts'
import type { Decisions } from '../decisions/types.ts'
import { at } from './calendar.ts'

export const invoiceId = 'b5a1f0c2-6a55-4d55-9c1e-7d5f2f8f0121'

/** The invoice whose money goes back, as its row stands. */
export const invoice: Other = {
  lifecycle: 'invoice',
  id: invoiceId,
  revision: 4,
  status: 'PAID',
  facts: {
    number: 'INV-1',
    customer_name: 'Budi Santoso',
    unapplied: 500,
    currency: 'IDR',
    broker_id: 'broker',
    partner_id: 'partner',
  },
}

export const account = { bank: 'Bank Merapi', accountNumber: '1234567', accountName: 'Budi Santoso' }

export const input: Decisions['input'] = {
  kind: 'REFUND',
  invoice: invoiceId,
  feeKind: null,
  trainPolicy: null,
  busPolicy: null,
  creditLife: null,
  reason: 'Paid twice',
  payee: account,
  payeeChanged: null,
  code: 'OUT-1',
  fourEyesFrom: 1000,
  payeeName: null,
  amount: null,
  currency: null,
  holder: null,
  parties: null,
  count: 1,
  sums: null,
  source: null,
}

export const sari = { userId: 'id of Sari', by: 'Sari', at }

export const beginning: Decisions['beginning'] = {
  payeeName: 'Budi Santoso',
  amount: 500,
  currency: 'IDR',
  holder: 'partner',
  parties: { broker: 'broker', insurer: null, partner: 'partner' },
  source: { kind: 'INVOICE', id: invoiceId, number: 'INV-1' },
  requested: sari,
  payeeChanged: sari,
  approvals: [],
  attempt: 0,
  transfer: null,
  failure: null,
  payment: null,
  closing: null,
}
