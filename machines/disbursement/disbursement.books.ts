import { assertEvent } from 'xstate'
import { jakartaDay } from '../kit/calendar.ts'
import { book } from '../kit/effects.ts'
import type { EntryKind, LedgerLine, Posting } from '../kit/ledger.ts'
import type { DisbursementContext } from './disbursement.context.ts'
import type { DisbursementEvent } from './disbursement.events.ts'

type Args = { context: DisbursementContext; event: DisbursementEvent }

const posting = (
  { context: { code, currency, amount, transfer }, event }: Args,
  kind: EntryKind,
  lines: LedgerLine[] | null,
  date = jakartaDay(event.at),
): Posting => ({
  kind,
  lines,
  amount: lines === null ? -amount : amount,
  currency,
  date,
  reference: transfer?.reference ?? code,
  subject: code,
})

/** What the pool has promised to the insurer, whose claim it pays. */
export const bookReserve = book((args: Args): Posting[] => {
  const { amount, pool, debtor } = args.context
  return [
    posting(args, 'RESERVE', [
      { account: 'CLAIM_POOL', holder: pool!.holder, amount, pending: true },
      { account: 'CLAIMS_PAYABLE', holder: debtor, amount: -amount, pending: true },
    ]),
  ]
})

/** The pool is free of it; the insurer pays with its own money, and of that there is no book. */
export const bookRelease = book((args: Args): Posting[] => [posting(args, 'RESERVE', null)])

/** What was promised has gone, by the gateway. */
export const bookPayment = book((args: Args): Posting[] => {
  assertEvent(args.event, 'transfer.settled')
  const { amount, pool, parties } = args.context
  return [
    posting(args, 'RESERVE', null),
    posting(
      args,
      'DISBURSEMENT',
      [
        { account: 'CLAIM_POOL', holder: pool!.holder, amount },
        { account: 'GATEWAY_CLEARING', holder: parties.broker, amount: -amount },
      ],
      jakartaDay(args.event.settledAt),
    ),
  ]
})

/** The bank has sent it back. */
export const bookReturn = book((args: Args): Posting[] => {
  assertEvent(args.event, 'transfer.returned')
  return [posting(args, 'DISBURSEMENT', null, jakartaDay(args.event.returnedAt))]
})
