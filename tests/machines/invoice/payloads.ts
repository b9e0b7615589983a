import { and, currency, day, each, file, of, record, reference, sum, text } from '../decisions/payloads.ts'
import type { Decisions } from '../decisions/types.ts'

const order = text('reference', 60)
const reason = text('reason', 500)
const instant = (field: string) => ({
  takes: each(field, '2026-03-09T03:00:00.000Z'),
  refuses: each(field, undefined, '', '2026-03-09', 'soon'),
})
const byHand = and(sum, day, reference, file)
const nullable = (field: string, most: number) => ({
  takes: each(field, null, of(most)),
  refuses: each(field, of(most + 1)),
})
const line = { kind: 'BUS', id: 'x', number: 'BUS-2', title: 'Bus', holder: 'insurer', amount: 1 }
const lineless = (field: string) => [{ ...line, [field]: undefined }] as never

/** What a payload may be. */
export const payloads: Decisions['payloads'] = {
  begin: {
    takes: [
      ...each('purpose', 'OWN_RISK', 'POOL_TOP_UP'),
      ...each('trainPolicies', []),
      ...each('busPolicies', []),
      ...nullable('claim', 60).takes,
      ...nullable('partner', 60).takes,
      ...each('instalments', 1, 12),
      ...each('intervalMonths', 1, 12),
      ...nullable('remark', 500).takes,
      ...each('code', of(40)),
      ...each('lines', [line]),
      ...['TRAIN', 'OWN_RISK', 'POOL_TOP_UP'].map((kind) => ({ lines: [{ ...line, kind }] })),
      ...each('payer', { name: of(200), email: null, phone: null }),
      ...each('payer', { name: 'x', email: of(254), phone: of(20) }),
      ...each('currency', 'MYR'),
      ...each('parties', { broker: 'broker', partner: null }),
      ...each('allows', { cash: false, link: false }),
      ...each('limits', { paymentLimit: 3 }),
    ],
    refuses: [
      ...each('purpose', undefined, '', 'GIFT'),
      ...each('trainPolicies', [of(61)]),
      ...each('busPolicies', ['']),
      ...nullable('claim', 60).refuses,
      ...nullable('partner', 60).refuses,
      ...each('instalments', 0, 13, 1.5),
      ...each('intervalMonths', 0, 13, 1.5),
      ...nullable('remark', 500).refuses,
      ...each('code', undefined, '', of(41)),
      ...each('lines', undefined, []),
      ...['kind', 'id', 'number', 'title', 'holder', 'amount'].map((field) => ({ lines: lineless(field) })),
      ...each('lines', [{ ...line, amount: 0 }], [{ ...line, amount: 1.5 }], [{ ...line, kind: 'BOAT' }]),
      ...each('lines', [{ ...line, number: of(61) }], [{ ...line, title: of(201) }], [{ ...line, id: of(61) }]),
      ...each('payer', undefined, { email: null, phone: null }, { name: of(201) }, { name: 'x', email: of(255) }),
      ...each('payer', { name: 'x', phone: of(21) }),
      ...each('currency', undefined, '', 'RUPI'),
      ...each('parties', undefined, { partner: 'partner' }),
      ...each('limits', { paymentLimit: 0 }, { paymentLimit: 1.5 }),
    ],
    becomes: [
      ...['trainPolicies', 'busPolicies'].map((field): [{}, {}] => [{ [field]: undefined }, { [field]: [] }]),
      ...['claim', 'partner', 'remark'].map((field): [{}, {}] => [{ [field]: undefined }, { [field]: null }]),
      ...['instalments', 'intervalMonths'].map((field): [{}, {}] => [{ [field]: undefined }, { [field]: 1 }]),
      [{ payer: { name: 'x' } }, { payer: { name: 'x', email: null, phone: null } }],
      [{ parties: { broker: 'broker' } }, { parties: { broker: 'broker', partner: null } }],
      [{ allows: undefined }, { allows: { cash: true, link: true } }],
      [{ limits: undefined }, { limits: { paymentLimit: 1 } }],
    ],
  },
  'payment.begun': {
    takes: [...each('method', 'VIRTUAL_ACCOUNT', 'QR_CODE', 'E_WALLET', 'RETAIL'), ...each('isWhole', true, false)],
    refuses: [...each('method', undefined, '', 'CASH'), ...each('isWhole', 'perhaps')],
    becomes: [[{ isWhole: undefined }, { isWhole: false }]],
  },
  'payment.instructed': and(order, instant('until'), {
    takes: each('channel', { qr: '00' }),
    refuses: each('channel', undefined, 'x'),
  }),
  'payment.refused': and(order, reason),
  'payment.settled': and(order, sum, currency, instant('settledAt'), text('receipt', 80)),
  'payment.declined': and(order, reason),
  'payment.expired': order,
  'payment.withdrawn': order,
  'cash.received': byHand,
  'invoice.markedPaid': byHand,
  'invoice.cancelled': text('reason'),
  'receipt.applied': and(record('invoice'), sum),
  'credit.received': and(sum, text('from', 60)),
  'refund.begun': and(text('payout', 40), sum),
  'refund.ended': text('payout', 40),
  'refund.paid': text('payout', 40),
  'refund.returned': and(text('payout', 40), sum),
}
