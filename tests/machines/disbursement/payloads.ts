import { and, day, each, file, of, optionalNote, reference, sum, text, trimmed } from '../decisions/payloads.ts'
import type { Decisions } from '../decisions/types.ts'

const order = text('reference', 60)
const reason = text('reason', 500)
const instant = (field: string) => ({
  takes: each(field, '2026-03-09T03:00:00.000Z'),
  refuses: each(field, undefined, '', '2026-03-09', 'soon'),
})
const told = (field: string, most: number) => ({
  takes: each(field, of(most)),
  refuses: each(field, undefined, '', of(most + 1)),
})

const payee = { bank: 'Bank Merapi', accountNumber: '1', accountName: 'Budi' }

/** What a payload may be. */
export const payloads: Decisions['payloads'] = {
  begin: {
    takes: [
      ...each('claim', of(60)),
      ...each('payee', { bank: of(60), accountNumber: of(34), accountName: of(120) }),
      ...each('remark', null, of(500)),
      ...told('code', 40).takes,
      ...each('amount', 1),
      ...told('currency', 3).takes,
      ...told('claimNumber', 40).takes,
      ...told('policyNumber', 40).takes,
      ...told('customerName', 120).takes,
      ...each(
        'parties',
        { broker: 'b', insurer: null, partner: null },
        { broker: of(60), insurer: of(60), partner: of(60) },
      ),
      ...told('debtor', 60).takes,
      ...each('paymentType', 'AUTOMATIC', 'MANUAL'),
      ...each('pool', null, { code: of(40), holder: of(60) }),
      ...each('fourEyesFrom', null, 0),
      ...each('linkedTo', null, of(40)),
    ],
    refuses: [
      ...each('claim', undefined, '', of(61)),
      ...each('payee', undefined, {}, { ...payee, bank: of(61) }, { ...payee, accountNumber: of(35) }),
      ...each('payee', { ...payee, accountName: of(121) }),
      ...Object.keys(payee).flatMap((name) =>
        each(
          'payee',
          { ...payee, [name]: '' },
          Object.fromEntries(Object.entries(payee).filter(([one]) => one !== name)),
        ),
      ),
      ...each('remark', of(501)),
      ...told('code', 40).refuses,
      ...each('amount', undefined, 0, 1.5, -1),
      ...told('currency', 3).refuses,
      ...told('claimNumber', 40).refuses,
      ...told('policyNumber', 40).refuses,
      ...told('customerName', 120).refuses,
      ...each('parties', undefined, { insurer: 'i' }, { broker: of(61) }, { broker: 'b', insurer: of(61) }),
      ...each('parties', { broker: 'b', partner: of(61) }, { broker: '' }),
      ...told('debtor', 60).refuses,
      ...each('paymentType', undefined, '', 'CASH'),
      ...each('pool', { code: 'x' }, { holder: 'x' }, { code: of(41), holder: 'x' }, { code: 'x', holder: of(61) }),
      ...each('fourEyesFrom', -1, 1.5),
      ...each('linkedTo', of(41)),
    ],
    becomes: [
      ...['remark', 'pool', 'fourEyesFrom', 'linkedTo'].map((field): [{}, {}] => [
        { [field]: undefined },
        { [field]: null },
      ]),
      [{ parties: { broker: 'b' } }, { parties: { broker: 'b', insurer: null, partner: null } }],
    ],
  },
  'account.verified': and(order, text('name', 120)),
  'account.refuted': and(order, reason),
  'disbursement.approved': optionalNote,
  'disbursement.rejected': text('reason'),
  'disbursement.markedPaid': and(sum, day, reference, file),
  'disbursement.cancelled': text('reason'),
  'payee.corrected': and(text('bank', 60), {
    becomes: [...trimmed('accountName'), [{ accountNumber: ' 12 ' }, { accountNumber: '12' }]],
    takes: [...each('accountNumber', '0'.repeat(34)), ...each('accountName', of(120))],
    refuses: [
      ...each('accountNumber', undefined, '', '0'.repeat(35), '12-3'),
      ...each('accountName', undefined, '', of(121), 'Budi <1>'),
    ],
  }),
  'transfer.settled': and(order, instant('settledAt'), text('receipt', 80)),
  'transfer.failed': and(order, reason),
  'transfer.refused': and(order, reason),
  'transfer.returned': and(order, reason, instant('returnedAt')),
}
