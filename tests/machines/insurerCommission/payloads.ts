import { and, day, each, file, LARGEST, of, reference, text } from '../decisions/payloads.ts'
import type { Decisions } from '../decisions/types.ts'

const said = (field: string, most: number) => ({
  takes: each(field, of(most)),
  refuses: each(field, undefined, '', of(most + 1)),
})
const signed = (field: string) => ({ takes: each(field, 0, 1, -1), refuses: each(field, undefined, null, 1.5) })

/** What a payload may be. */
export const payloads: Decisions['payloads'] = {
  begin: and(
    said('code', 40),
    said('payout', 60),
    said('insurerCode', 20),
    said('insurerName', 250),
    said('paidOn', 10),
    said('currency', 3),
    ...['commission', 'ppn', 'pph23', 'netted'].map(signed),
    { takes: each('count', 1), refuses: each('count', undefined, 0, 1.5) },
    {
      takes: each('parties', { broker: of(60), insurer: of(60) }),
      refuses: each(
        'parties',
        undefined,
        { broker: 'broker' },
        { insurer: 'insurer' },
        { broker: '', insurer: 'insurer' },
        { broker: 'broker', insurer: '' },
        { broker: of(61), insurer: 'insurer' },
        { broker: 'broker', insurer: of(61) },
      ),
    },
  ),
  'receipt.recorded': and(
    {
      takes: each('amount', 0, 1, -1, LARGEST, -LARGEST),
      refuses: each('amount', undefined, 1.5, LARGEST + 1, -LARGEST - 1),
    },
    day,
    reference,
    file,
  ),
  'receipt.takenBack': text('reason'),
  'commission.waived': text('reason'),
  'payment.returned': day,
  'payment.repeated': day,
}
