import { assertEvent } from 'xstate'
import { jakartaDay } from '../kit/calendar.ts'
import { book } from '../kit/effects.ts'
import { type EntryKind, type LedgerLine, type Posting, side } from '../kit/ledger.ts'
import { type CommissionSums, dividedBy, netOf } from '../kit/sums.ts'
import { type InsurerCommissionContext, outstandingOf, standing } from './insurerCommission.context.ts'
import type { InsurerCommissionEvent } from './insurerCommission.events.ts'

type Args = { context: InsurerCommissionContext; event: InsurerCommissionEvent }

const posting = (
  { code, currency }: InsurerCommissionContext,
  kind: EntryKind,
  lines: LedgerLine[] | null,
  amount: number,
  date: string,
  reference = code,
): Posting => ({ kind, lines, amount, currency, date, reference, subject: code })

/** The insurer owes the broker a commission: with the tax that is added, and without that which it withholds. */
const owed = ({ parties: { broker, insurer } }: InsurerCommissionContext, sums: CommissionSums, sign: 1 | -1) => [
  ...side('COMMISSION_RECEIVABLE', insurer, sign * netOf(sums)),
  ...side('COMMISSION_INCOME', broker, -sign * sums.commission),
  ...side('PPN', broker, -sign * sums.ppn),
  ...side('PPH23', broker, sign * sums.pph23),
]

/** The machine begins with it, and does so again where the payment is made anew. */
export const bookClaim = book(({ context }: { context: InsurerCommissionContext }) => [
  posting(context, 'INSURER_COMMISSION', owed(context, context, 1), netOf(context), context.paidOn),
])

/** The insurer does not have the payment: what was booked of it is taken back. */
const notOwed = (context: InsurerCommissionContext, date: string): Posting =>
  posting(context, 'INSURER_COMMISSION', null, -netOf(context), date)

export const bookWithdrawal = book(({ context, event }: Args) => {
  assertEvent(event, 'payment.returned')
  return [notOwed(context, event.date)]
})

/** What of the sums goes with a part of what they come to. */
const partOf = (sums: CommissionSums, part: number): CommissionSums => {
  const [own, rest] = [part, netOf(sums) - part].map(Math.abs)
  const share = (sum: number) => Math.sign(sum) * dividedBy(Math.abs(sum), [own!, rest!])[0]!
  const [ppn, pph23] = [share(sums.ppn), share(sums.pph23)]
  return { commission: part - ppn + pph23, ppn, pph23 }
}

/** What is waived was not earned, and is not taxed. */
export const bookWaiver = book(({ context, event }: Args) => {
  const outstanding = outstandingOf(context)
  const lines = owed(context, partOf(context, outstanding), -1)
  return [posting(context, 'INSURER_COMMISSION', lines, -outstanding, jakartaDay(event.at))]
})

export const bookReceipt = book(({ context, event }: Args) => {
  assertEvent(event, 'receipt.recorded')
  const { amount, date, reference } = event
  const { broker, insurer } = context.parties
  const lines = [...side('CASH', broker, amount), ...side('COMMISSION_RECEIVABLE', insurer, -amount)]
  return [posting(context, 'RECEIPT', lines, amount, date, reference)]
})

/** The last that stands: entries are taken back in the order in which they were made. */
const takenBack = (context: InsurerCommissionContext, date: string): Posting => {
  const { amount, reference } = standing(context).at(-1)!
  return posting(context, 'RECEIPT', null, -amount, date, reference)
}

export const bookTakenBack = book(({ context, event }: Args) => [takenBack(context, jakartaDay(event.at))])

export const bookTakenBackAndWithdrawal = book(({ context, event }: Args) => {
  const date = jakartaDay(event.at)
  return [takenBack(context, date), notOwed(context, date)]
})
