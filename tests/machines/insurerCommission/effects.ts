import type { Effect, Json } from '../../../machines/kernel/types.ts'
import type { Decisions } from '../decisions/types.ts'

const line = (account: string, holder: string, amount: Json) => ({ account, holder, amount })

const posting = (kind: string, lines: Json, amount: Json, date: string, reference = 'CLM-1'): Json => ({
  kind,
  lines,
  amount,
  currency: '$currency',
  date,
  reference,
  subject: 'CLM-1',
})
const booking = (...postings: Json[]): Effect => ({ type: 'book', params: { postings } })
const booked = (...one: Parameters<typeof posting>): Effect => booking(posting(...one))

/** Lines of what the insurer owes, and of what that is made of. */
const owed = (net: number, commission: number, ppn: number, pph23: number): Json => [
  line('COMMISSION_RECEIVABLE', 'insurer', net),
  line('COMMISSION_INCOME', 'broker', 0 - commission),
  line('PPN', 'broker', 0 - ppn),
  line('PPH23', 'broker', pph23),
]
const claimed = (date: string) => booked('INSURER_COMMISSION', owed(1090, 1000, 110, 20), 1090, date)
const withdrawn = (amount: number, date: string) => booked('INSURER_COMMISSION', null, amount, date)
const taken = (amount: number) => posting('RECEIPT', null, 0 - amount, '$today', `TRF-${amount}`)
const back = (amount: number) => booking(taken(amount))
const backAndWithdrawn = (amount: number) =>
  booking(taken(amount), posting('INSURER_COMMISSION', null, -1090, '$today'))
const waived = (...sums: [number, number, number, number]) =>
  booked('INSURER_COMMISSION', owed(...sums), sums[0], '$today')

/** What the host does of the commission of an insurer. */
export const effects: Decisions['effects'] = {
  'it is claimed': claimed('2026-03-05'),
  'it is claimed anew': claimed('$date'),
  'nothing is owed': withdrawn(-1090, '$date'),
  'the broker owes nothing': withdrawn(218, '$date'),
  'it is received': booked(
    'RECEIPT',
    [line('CASH', 'broker', '$amount'), line('COMMISSION_RECEIVABLE', 'insurer', '-$amount')],
    '$amount',
    '$date',
    '$reference',
  ),
  '100 are taken back': back(100),
  '400 are taken back': back(400),
  '1090 are taken back': back(1090),
  '400 are taken back, and nothing is owed': backAndWithdrawn(400),
  '1090 are taken back, and nothing is owed': backAndWithdrawn(1090),
  'all is waived': waived(-1090, -1000, -110, -20),
  // 110 × 690 / 1,090 is 69.6, and 20 × 690 / 1,090 is 12.7.
  'the rest is waived': waived(-690, -633, -70, -13),
  'what the broker owes is waived': waived(218, 200, 22, 4),
  'who takes receipts back hears': {
    type: 'notifyOrganisation',
    params: {
      organisation: 'broker',
      message: 'returned',
      permission: 'financeOperation.commissionFromInsuranceTransaction.takeBack',
      name: 'Insurer',
      code: 'CLM-1',
    },
  },
}
