import type { Effect, Json } from '../../../machines/kernel/types.ts'

const line = (account: string, holder: string, amount: Json) => ({ account, holder, amount })

const booked = (kind: string, lines: Json, amount: Json, more: Record<string, Json> = {}): Effect => ({
  type: 'book',
  params: {
    postings: [
      { kind, lines, amount, currency: 'IDR', date: '2026-03-10', reference: 'OUT-1-1', subject: 'OUT-1', ...more },
    ],
  },
})
const today = { date: '$today', reference: 'OUT-1' }

const hears = (message: string, what: string): Effect => ({
  type: 'notifyOrganisation',
  params: {
    organisation: 'broker',
    message,
    permission: `financeOperation.payout.${what}`,
    name: '$payeeName',
    code: 'OUT-1',
  },
})

export const effects: Record<string, Effect> = {
  'approvers hear': hears('requested', 'approve'),
  'senders hear that it failed': hears('failed', 'retry'),
  'senders hear that it came back': hears('returned', 'retry'),
  'the transfer is asked for': {
    type: 'askTransfer',
    params: {
      reference: '$transfer.reference',
      amount: '$amount',
      currency: 'IDR',
      bank: 'Bank Merapi',
      accountNumber: '1234567',
      accountName: 'Budi Santoso',
      purpose: 'OUT-1',
    },
  },
  'it is owed to the payer': booked(
    'PAYER_REFUND',
    [line('UNAPPLIED', 'partner', '$amount'), line('REFUNDS_PAYABLE', 'partner', '-$amount')],
    '-$amount',
    today,
  ),
  'it is not owed to the payer': booked(
    'PAYER_REFUND',
    [line('UNAPPLIED', 'partner', '-$amount'), line('REFUNDS_PAYABLE', 'partner', '$amount')],
    '$amount',
    today,
  ),
  'the payer has it': booked(
    'PAYER_REFUND',
    [line('REFUNDS_PAYABLE', 'partner', 500), line('GATEWAY_CLEARING', 'broker', -500)],
    -500,
  ),
  'the payer has it no more': booked(
    'PAYER_REFUND',
    [line('REFUNDS_PAYABLE', 'partner', -500), line('GATEWAY_CLEARING', 'broker', 500)],
    500,
  ),
  'the fee is paid': booked('PAYOUT', [line('FEES', 'broker', 500), line('GATEWAY_CLEARING', 'broker', -500)], 500),
  'the commission is paid': booked(
    'PAYOUT',
    [line('COMMISSION_PAYABLE', 'partner', 500), line('GATEWAY_CLEARING', 'broker', -500)],
    500,
  ),
  'it is not paid any more': booked('PAYOUT', null, -500),
  'the insurer is paid': booked(
    'REMITTANCE',
    [
      line('INSURER_PAYABLE', 'insurer', 560),
      line('GATEWAY_CLEARING', 'broker', -500),
      line('COMMISSION_INCOME', 'broker', -60),
      line('PPN', 'broker', -7),
      line('PPH23', 'broker', 7),
    ],
    500,
  ),
  'the insurer is paid all of it': booked(
    'REMITTANCE',
    [line('INSURER_PAYABLE', 'insurer', 500), line('GATEWAY_CLEARING', 'broker', -500)],
    500,
  ),
  'the insurer is not paid any more': booked('REMITTANCE', null, -500),
}
