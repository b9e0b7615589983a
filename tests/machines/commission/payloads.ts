import { and, day, each, LARGEST, of, reference, sum, text } from '../decisions/payloads.ts'
import type { Decisions } from '../decisions/types.ts'

const said = (field: string, most: number) => ({
  takes: each(field, of(most)),
  refuses: each(field, undefined, '', of(most + 1)),
})
const perCent = (field: string) => ({
  takes: each(field, 0, 0.01, 100),
  refuses: each(field, undefined, -0.01, 100.01),
})
const positive = (field: string) => ({ takes: each(field, 1), refuses: each(field, undefined, 0, -1, 1.5) })

/** What a payload may be. */
export const payloads: Decisions['payloads'] = {
  begin: {
    ...and(
      said('code', 40),
      said('remittance', 60),
      said('policyNumber', 60),
      said('line', 20),
      said('product_name', 200),
      said('customer_name', 200),
      said('payee', 250),
      said('accruedOn', 10),
      said('currency', 3),
      ...['gross', 'whole', 'accrued'].map(positive),
      ...['rate', 'share', 'ppnRate', 'pph23Rate'].map(perCent),
      { takes: each('role', 'REFERRER'), refuses: each('role', undefined, '', 'HOUSE') },
      {
        takes: each('parties', { broker: of(60), partner: of(60) }),
        refuses: each(
          'parties',
          undefined,
          { broker: 'broker' },
          { partner: 'partner' },
          { broker: '', partner: 'partner' },
          { broker: 'broker', partner: of(61) },
        ),
      },
      { takes: each('fourEyesFrom', null, 0), refuses: each('fourEyesFrom', -1, 1.5) },
    ),
    becomes: [[{ fourEyesFrom: undefined }, { fourEyesFrom: null }]],
  },
  'commission.rejected': text('reason'),
  'commission.paid': and(day, reference, {
    takes: each('amount', 1, -1, 0, LARGEST, -LARGEST),
    refuses: each('amount', undefined, 1.5, LARGEST + 1, -LARGEST - 1),
  }),
  'payment.returned': and(day, reference),
  'commission.clawedBack': and(sum, day, reference),
}
