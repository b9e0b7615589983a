import { assertEvent } from 'xstate'
import { jakartaDay } from '../kit/calendar.ts'
import { book } from '../kit/effects.ts'
import { type AccountKind, type EntryKind, type LedgerLine, type Posting, side } from '../kit/ledger.ts'
import { amountOf } from '../kit/rules.ts'
import type { InvoiceContext, Line } from './invoice.context.ts'
import type { InvoiceEvent } from './invoice.events.ts'
import { invoiceIn } from './invoice.other.ts'

type Args = { context: InvoiceContext; event: InvoiceEvent }

const whose = {
  TRAIN: 'INSURER_PAYABLE',
  BUS: 'INSURER_PAYABLE',
  OWN_RISK: 'CLAIMS_PAYABLE',
  POOL_TOP_UP: 'CLAIM_POOL',
} as const satisfies Record<Line['kind'], AccountKind>

/** Through whom the payer owes it: accounts are of organisations, entries of invoices. */
const debtorOf = ({ broker, partner }: InvoiceContext['parties']): string => partner ?? broker

const posting = (
  { context: { code, currency }, event }: Args,
  kind: EntryKind,
  lines: Posting['lines'],
  amount: number,
  reference = code,
  date = jakartaDay(event.at),
): Posting => ({ kind, lines, amount, currency, date, reference, subject: code })

/** What each organisation gets of it, in the order of its lines. */
const owed = ({ lines }: InvoiceContext): LedgerLine[] => {
  const all = lines.map(({ kind, holder, amount }) => ({ account: whose[kind], holder, amount: -amount }))
  const isSame = (one: LedgerLine) => (other: LedgerLine) =>
    one.account === other.account && one.holder === other.holder
  return all
    .filter((one, index) => all.findIndex(isSame(one)) === index)
    .map((one) => ({ ...one, amount: all.filter(isSame(one)).reduce((sum, { amount }) => sum + amount, 0) }))
}

/** The payer owes it from its making on; the machine begins with it, and with no event of its own. */
export const bookInvoice = book(({ context }: { context: InvoiceContext }): Posting[] => {
  const { parties, total, issued } = context
  const lines = [...side('RECEIVABLE', debtorOf(parties), total), ...owed(context)]
  return [posting({ context, event: { at: issued.at } as InvoiceEvent }, 'INVOICE', lines, total)]
})

/** What comes in is for what is `due` of it, and the rest of it for nothing yet. */
const received = (
  args: Args,
  due: number,
  account: AccountKind,
  holder: string,
  reference: string,
  date: string,
): Posting[] => {
  const { parties } = args.context
  const amount = amountOf(args.event)
  const lines = [
    ...side(account, holder, amount),
    ...side('RECEIVABLE', debtorOf(parties), -due),
    ...side('UNAPPLIED', debtorOf(parties), due - amount),
  ]
  return [posting(args, 'RECEIPT', lines, amount, reference, date)]
}

const settled = (dueOf: (args: Args) => number) =>
  book((args: Args): Posting[] => {
    assertEvent(args.event, 'payment.settled')
    const { reference, settledAt } = args.event
    const { broker } = args.context.parties
    return received(args, dueOf(args), 'GATEWAY_CLEARING', broker, reference, jakartaDay(settledAt))
  })

const dueOf = ({ context, event }: Args): number => Math.min(context.rest, amountOf(event))

/** What has come by the gateway, and the same of what comes when nothing is due any more. */
export const bookReceipt = settled(dueOf)
export const bookLate = settled(() => 0)

/** What the partner's cashier has taken, or somebody has seen on the broker's account. */
export const bookByHand = book((args: Args): Posting[] => {
  assertEvent(args.event, ['cash.received', 'invoice.markedPaid'])
  const { type, reference, date } = args.event
  const { parties } = args.context
  return received(
    args,
    dueOf(args),
    'CASH',
    type === 'cash.received' ? debtorOf(parties) : parties.broker,
    reference,
    date,
  )
})

/** Nobody owes it any more; what has come of it before is for nothing now. */
export const bookEnd = book((args: Args): Posting[] => {
  const { parties, total, rest } = args.context
  const paid = total - rest
  const released = [...side('RECEIVABLE', debtorOf(parties), paid), ...side('UNAPPLIED', debtorOf(parties), -paid)]
  return [posting(args, 'INVOICE', null, -total), ...(paid > 0 ? [posting(args, 'RELEASE', released, paid)] : [])]
})

/** What was for nothing is for another invoice. */
export const bookApplication = book((args: Args): Posting[] => {
  const { code, broker_id, partner_id } = invoiceIn(args.event).facts
  const other = debtorOf({ broker: broker_id as string, partner: partner_id as string | null })
  const amount = amountOf(args.event)
  const lines = [...side('UNAPPLIED', debtorOf(args.context.parties), amount), ...side('RECEIVABLE', other, -amount)]
  return [posting(args, 'APPLICATION', lines, amount, code as string)]
})
