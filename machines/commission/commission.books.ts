import { assertEvent } from 'xstate'
import { book } from '../kit/effects.ts'
import { type Posting, side } from '../kit/ledger.ts'
import { amountOf } from '../kit/rules.ts'
import { type CommissionSums, netOf } from '../kit/sums.ts'
import { type CommissionContext, goesBack } from './commission.context.ts'
import type { CommissionEvent } from './commission.events.ts'

/** A commission costs the broker, who owes it to the payee: with the tax that is added, and without that which is withheld. */
const posting = (
  { code, currency, parties: { broker, partner } }: CommissionContext,
  sums: CommissionSums,
  sign: 1 | -1,
  date: string,
  reference: string,
): Posting => ({
  kind: 'COMMISSION',
  lines: [
    ...side('COMMISSION_COST', broker, sign * sums.commission),
    ...side('PPN', broker, sign * sums.ppn),
    ...side('PPH23', broker, -sign * sums.pph23),
    ...side('COMMISSION_PAYABLE', partner, -sign * netOf(sums)),
  ],
  amount: sign * netOf(sums),
  currency,
  date,
  reference,
  subject: code,
})

/** The machine begins with it. */
export const bookAccrual = book(({ context }: { context: CommissionContext }): Posting[] => [
  posting(context, context, 1, context.accruedOn, context.policyNumber),
])

/** What goes back is taken off what the payee gets, or is owed by them where they have it already. */
export const bookClawback = book(({ context, event }: { context: CommissionContext; event: CommissionEvent }) => {
  assertEvent(event, 'commission.clawedBack')
  return [posting(context, goesBack(context, amountOf(event)), -1, event.date, event.reference)]
})
