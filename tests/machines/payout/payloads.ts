import { and, each, of, text, trimmed } from '../decisions/payloads.ts'
import type { Decisions } from '../decisions/types.ts'
import { account } from './beginning.ts'

const order = text('reference', 60)
const reason = text('reason', 500)
const instant = (field: string) => ({
  takes: each(field, '2026-03-09T03:00:00.000Z'),
  refuses: each(field, undefined, '', '2026-03-09', 'soon'),
})
const nullable = (field: string, most: number) => ({
  takes: each(field, null, of(most)),
  refuses: each(field, of(most + 1)),
})
const demanded = (field: string, most: number) => ({
  takes: each(field, of(most)),
  refuses: each(field, undefined, '', of(most + 1)),
})
const ids = ['invoice', 'trainPolicy', 'busPolicy', 'creditLife', 'holder'].map((field) => nullable(field, 60))
const sums = { gross: 2, commission: 0, ppn: 0, pph23: 0, carried: -1 }
const hand = { userId: 'd', by: 'Dewi', at: '2026-03-06T03:00:00.000Z' }
const source = { kind: 'REQUEST', id: 'r', number: 'REQ-1' }

/** What a payload may be. */
export const payloads: Decisions['payloads'] = {
  begin: and(
    ...ids,
    nullable('payeeName', 200),
    nullable('currency', 3),
    demanded('reason', 1000),
    demanded('code', 40),
    {
      takes: [
        ...each('kind', 'FEE', 'COMMISSION', 'INSURER'),
        ...each('feeKind', 'STAMP_DUTY', 'SURVEY', 'MEDICAL_EXAMINATION', 'COURIER', 'ADMINISTRATION', 'OTHER'),
        ...each('payee', { bank: of(60), accountNumber: of(34), accountName: of(120) }),
        ...each('payeeChanged', { userId: of(60), by: of(250), at: of(30) }),
        ...each('fourEyesFrom', null, 0),
        ...each('amount', 1),
        ...each('parties', { broker: 'b', insurer: 'i', partner: 'p' }),
        ...each('count', 2),
        ...each('sums', sums, { ...sums, gross: null, carried: null }),
        ...each('source', source),
      ],
      refuses: [
        ...each('kind', undefined, '', 'GIFT'),
        ...each('feeKind', 'GIFT'),
        ...each('payee', undefined),
        ...Object.entries({ bank: 60, accountNumber: 34, accountName: 120 }).flatMap(([field, most]) =>
          each('payee', ...['', of(most + 1)].map((value) => ({ ...account, [field]: value }))),
        ),
        ...Object.entries({ userId: 60, by: 250, at: 30 }).flatMap(([field, most]) =>
          each('payeeChanged', ...['', of(most + 1)].map((value) => ({ ...hand, [field]: value }))),
        ),
        ...each('fourEyesFrom', undefined, 1.5),
        ...each('amount', 0, 1.5),
        ...each('parties', { insurer: 'i' }, { broker: of(61) }),
        ...each('count', 0, 1.5),
        ...['commission', 'ppn', 'pph23'].flatMap((field) =>
          each('sums', { ...sums, [field]: -1 }, { ...sums, [field]: 1.5 }, { ...sums, [field]: null }),
        ),
        ...each('sums', { ...sums, gross: -1 }, { ...sums, gross: 1.5 }, { ...sums, carried: 1.5 }),
        ...Object.keys(source).flatMap((field) =>
          each('source', { ...source, [field]: '' }, { ...source, [field]: of(61) }),
        ),
      ],
      becomes: [
        ...[
          'invoice',
          'feeKind',
          'trainPolicy',
          'busPolicy',
          'creditLife',
          'payeeName',
          'amount',
          'currency',
          'holder',
          'parties',
          'sums',
          'source',
        ].map((field): [{}, {}] => [{ [field]: undefined }, { [field]: null }]),
        [
          { sums: { commission: 0, ppn: 0, pph23: 0 } },
          { sums: { gross: null, commission: 0, ppn: 0, pph23: 0, carried: null } },
        ],
        [{ count: undefined }, { count: 1 }],
        [{ parties: { broker: 'b' } }, { parties: { broker: 'b', insurer: null, partner: null } }],
      ],
    },
  ),
  'payout.rejected': text('reason'),
  'payee.corrected': and(text('bank', 60), {
    becomes: [...trimmed('accountName'), [{ accountNumber: ' 12 ' }, { accountNumber: '12' }]],
    takes: [...each('accountNumber', '0'.repeat(34)), ...each('accountName', of(120))],
    refuses: [
      ...each('accountNumber', undefined, '', '0'.repeat(35), '12-3'),
      ...each('accountName', undefined, '', of(121), 'Budi <1>'),
    ],
  }),
  'payout.cancelled': text('reason'),
  'transfer.settled': and(order, instant('settledAt'), text('receipt', 80)),
  'transfer.failed': and(order, reason),
  'transfer.refused': and(order, reason),
  'transfer.returned': and(order, instant('returnedAt'), reason),
}
