import {
  askPayment,
  inviteAnswer,
  issueDocument,
  notifyOrganisation,
  type Shown,
  withdrawPayment,
} from '../kit/effects.ts'
import type { InvoiceContext } from './invoice.context.ts'
import { dueOf } from './invoice.plan.ts'
import { facts } from './invoice.view.ts'

type Args = { context: InvoiceContext }

/** As payers know it: what they pay for. */
const purposeOf = ({ lines }: InvoiceContext): string =>
  lines
    .map(({ number }) => number)
    .join(', ')
    .slice(0, 200)

/** The payee, the purpose and the sum, and nothing else. */
const shownOf = (context: InvoiceContext): Shown[] => [
  { line: 'payee', organisation: context.parties.broker },
  { line: 'purpose', text: purposeOf(context) },
  { line: 'sum', sums: [dueOf(context)] },
]

const invite = (message: string) =>
  inviteAnswer(({ context }: Args) => ({
    to: context.payer.email!,
    message,
    name: context.payer.name,
    inquiry: 'payment',
    askedAt: context.link!.at,
    shows: shownOf(context),
  }))

export const mailLink = invite('link')
export const remindPayer = invite('reminder')

export const printInvoice = issueDocument(({ context }: Args) => ({
  document: 'invoice',
  number: context.code,
  facts: facts(context),
}))

export const orderPayment = askPayment(({ context }: Args) => {
  const { reference, amount, method } = context.instruction!
  return {
    reference,
    amount,
    currency: context.currency,
    method,
    purpose: purposeOf(context),
    until: context.dueAt,
  }
})

export const withdrawOrder = withdrawPayment(({ context }: Args) => ({ reference: context.instruction!.reference }))

/** Whoever has made it is told what has become of it. */
export const notifyIssuer = (message: string) =>
  notifyOrganisation(({ context }: Args) => ({
    organisation: context.parties.broker,
    message,
    name: context.payer.name,
    code: context.code,
  }))
