import { assertEvent } from 'xstate'
import { jakartaDay } from '../kit/calendar.ts'
import { book } from '../kit/effects.ts'
import { type AccountKind, type EntryKind, type LedgerLine, type Posting, side } from '../kit/ledger.ts'
import type { PayoutContext } from './payout.context.ts'
import type { PayoutEvent } from './payout.events.ts'

type Args = { context: PayoutContext; event: PayoutEvent }

const entry = (
  { code, currency, transfer }: PayoutContext,
  kind: EntryKind,
  lines: LedgerLine[] | null,
  amount: number,
  date: string,
  reference = transfer!.reference,
): Posting => ({
  kind,
  lines,
  amount,
  currency,
  date,
  reference,
  subject: code,
})

/** What goes back is owed to the payer from its approval on, and no more when it is taken back. */
const owed = (context: PayoutContext, amount: number, date: string): Posting => {
  const { code, holder } = context
  const lines = [...side('UNAPPLIED', holder, amount), ...side('REFUNDS_PAYABLE', holder, -amount)]
  return entry(context, 'PAYER_REFUND', lines, -amount, date, code)
}

/** A refund has two entries of one kind, so that what takes one back says its lines. */
const refunded = (context: PayoutContext, amount: number, date: string): Posting => {
  const { holder, parties } = context
  const lines = [...side('REFUNDS_PAYABLE', holder, amount), ...side('GATEWAY_CLEARING', parties.broker, -amount)]
  return entry(context, 'PAYER_REFUND', lines, -amount, date)
}

/** Of whom it was owed what the gateway has paid out. */
const paidOut = (context: PayoutContext, account: AccountKind, holder: string, date: string): Posting => {
  const { amount, parties } = context
  const lines = [...side(account, holder, amount), ...side('GATEWAY_CLEARING', parties.broker, -amount)]
  return entry(context, 'PAYOUT', lines, amount, date)
}

/** All that was owed to the insurer, of which the broker keeps its commission. */
const remitted = (context: PayoutContext, date: string): Posting => {
  const { amount, holder, parties, sums } = context
  const { gross, commission, ppn, pph23 } = sums!
  const lines = [
    ...side('INSURER_PAYABLE', holder, gross!),
    ...side('GATEWAY_CLEARING', parties.broker, -amount),
    ...side('COMMISSION_INCOME', parties.broker, -commission),
    ...side('PPN', parties.broker, -ppn),
    ...side('PPH23', parties.broker, pph23),
  ]
  return entry(context, 'REMITTANCE', lines, amount, date)
}

/** What leaves with the money, by what it is for. */
export const settlement = (context: PayoutContext, date: string): Posting => {
  const { kind, amount, holder, parties } = context
  switch (kind) {
    case 'REFUND':
      return refunded(context, amount, date)
    case 'FEE':
      return paidOut(context, 'FEES', parties.broker, date)
    case 'COMMISSION':
      return paidOut(context, 'COMMISSION_PAYABLE', holder, date)
    case 'INSURER':
      return remitted(context, date)
  }
}

/** The bank has sent it back: what was booked of it is taken back. */
export const returned = (context: PayoutContext, date: string): Posting => {
  const { kind, amount } = context
  if (kind === 'REFUND') return refunded(context, -amount, date)
  return entry(context, kind === 'INSURER' ? 'REMITTANCE' : 'PAYOUT', null, -amount, date)
}

export const bookOwed = book(({ context, event }: Args) => [owed(context, context.amount, jakartaDay(event.at))])
export const bookNotOwed = book(({ context, event }: Args) => [owed(context, -context.amount, jakartaDay(event.at))])

export const bookSettlement = book(({ context, event }: Args) => {
  assertEvent(event, 'transfer.settled')
  return [settlement(context, jakartaDay(event.settledAt))]
})

export const bookReturn = book(({ context, event }: Args) => {
  assertEvent(event, 'transfer.returned')
  return [returned(context, jakartaDay(event.returnedAt))]
})
