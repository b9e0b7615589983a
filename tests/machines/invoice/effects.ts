import type { Effect, Json } from '../../../machines/kernel/types.ts'
import type { Decisions } from '../decisions/types.ts'
import { portraits } from './portraits.ts'

const line = (account: string, holder: string, amount: Json) => ({ account, holder, amount })
const posting = (kind: string, lines: Json, amount: Json, more: Record<string, Json> = {}) => ({
  kind,
  lines,
  amount,
  currency: 'IDR',
  date: '$today',
  reference: 'PAY-1',
  subject: 'PAY-1',
  ...more,
})
const booked = (...told: Parameters<typeof posting>): Effect => ({
  type: 'book',
  params: { postings: [posting(...told)] },
})
const byGateway = { reference: '$reference', date: '2026-03-09' }
const mail = (message: string, sum: Json = '$rest'): Effect => ({
  type: 'inviteAnswer',
  params: {
    to: 'Budi@example.test',
    message,
    name: 'Budi Santoso',
    inquiry: 'payment',
    askedAt: '$link.at',
    shows: [
      { line: 'payee', organisation: 'broker' },
      { line: 'purpose', text: 'TRN-1, BUS-1' },
      { line: 'sum', sums: [sum] },
    ],
  },
})
const hears = (message: string): Effect => ({
  type: 'notifyOrganisation',
  params: { organisation: 'broker', message, name: 'Budi Santoso', code: 'PAY-1' },
})

/** What the host does of an invoice. */
export const effects: Decisions['effects'] = {
  'the invoice is booked': booked(
    'INVOICE',
    [line('RECEIVABLE', 'partner', 1000), line('INSURER_PAYABLE', 'insurer', -1000)],
    1000,
  ),
  'the invoice is printed': {
    type: 'issueDocument',
    params: {
      document: 'invoice',
      number: 'PAY-1',
      facts: { ...portraits.untold, issued_by: '$issued.by' },
    },
  },
  'the payer is mailed': mail('link'),
  'the payer is reminded': mail('reminder'),
  'the payer is mailed for an instalment': mail('link', 400),
  'the payer is reminded of an instalment': mail('reminder', 400),
  'the gateway is asked': {
    type: 'askPayment',
    params: {
      reference: 'PAY-1-1',
      amount: '$instruction.amount',
      currency: 'IDR',
      method: '$method',
      purpose: 'TRN-1, BUS-1',
      until: '$dueAt',
    },
  },
  'the order is withdrawn': { type: 'withdrawPayment', params: { reference: 'PAY-1-1' } },
  'it is booked': booked(
    'RECEIPT',
    [line('GATEWAY_CLEARING', 'broker', '$amount'), line('RECEIVABLE', 'partner', '-$amount')],
    '$amount',
    byGateway,
  ),
  'part is booked': booked(
    'RECEIPT',
    [line('GATEWAY_CLEARING', 'broker', '$amount'), line('RECEIVABLE', 'partner', '-$amount')],
    '$amount',
    byGateway,
  ),
  'more than due is booked': booked(
    'RECEIPT',
    [
      line('GATEWAY_CLEARING', 'broker', '$amount'),
      line('RECEIVABLE', 'partner', '-$before.rest'),
      line('UNAPPLIED', 'partner', '-$unapplied'),
    ],
    '$amount',
    byGateway,
  ),
  'it is booked as late': booked(
    'RECEIPT',
    [line('GATEWAY_CLEARING', 'broker', '$amount'), line('UNAPPLIED', 'partner', '-$amount')],
    '$amount',
    byGateway,
  ),
  'cash is booked': booked(
    'RECEIPT',
    [line('CASH', 'partner', '$amount'), line('RECEIVABLE', 'partner', '-$amount')],
    '$amount',
    { reference: '$reference', date: '$date' },
  ),
  'it is booked by hand': booked(
    'RECEIPT',
    [line('CASH', 'broker', '$amount'), line('RECEIVABLE', 'partner', '-$amount')],
    '$amount',
    { reference: '$reference', date: '$date' },
  ),
  'it is given up': booked('INVOICE', null, -1000),
  'half of it is given up': {
    type: 'book',
    params: {
      postings: [
        posting('INVOICE', null, -1000),
        posting('RELEASE', [line('RECEIVABLE', 'partner', 400), line('UNAPPLIED', 'partner', -400)], 400),
      ],
    },
  },
  'it is booked to the other': booked(
    'APPLICATION',
    [line('UNAPPLIED', 'partner', '$amount'), line('RECEIVABLE', 'partner', '-$amount')],
    '$amount',
    { reference: 'PAY-2' },
  ),
  'the issuer hears that it is paid': hears('paid'),
  'the issuer hears of late money': hears('late'),
}
