import { assertEvent } from 'xstate'
import { book, issueDocument, log, noteOf, notifyOrganisation, sendCode, sendLetter } from '../kit/effects.ts'
import type { Letter, Posting } from '../kit/effects.ts'
import type { CreditLifeContext } from './creditLife.context.ts'
import type { CreditLifeEvent } from './creditLife.events.ts'
import { happened } from './creditLife.view.ts'

type Args = { context: CreditLifeContext; event: CreditLifeEvent }

const purposeOf = (event: CreditLifeEvent) => (event.type === 'extraPremium.codeSent' ? event.purpose : 'approve')

export const logCode = {
  type: 'log',
  params: ({ event }: Args) =>
    log(purposeOf(event) === 'approve' ? 'otpSentForApproval' : 'otpSentForRejection').params,
} as const

const letter = (to: string, message: string, { context, event }: Args): Letter => ({
  to,
  message,
  quotesCode: context.quotesCode,
  note: noteOf(event),
})

export const notifyPartner = (message: string) =>
  sendLetter((args: Args) => letter(args.context.partnerEmail, message, args))

export const notifyDesk = (party: keyof CreditLifeContext['parties']) =>
  notifyOrganisation(({ context }: Args) => ({
    organisation: context.parties[party],
    message: 'deskAssigned',
    quotesCode: context.quotesCode,
  }))

export const sendDeclaration = sendLetter((args: Args) => letter(args.context.declarationEmail!, 'declaration', args))

export const sendCustomerCode = sendCode((args: Args) => {
  const message = purposeOf(args.event) === 'approve' ? 'otpForApproval' : 'otpForRejection'
  return letter(args.context.customerEmail, message, args)
})

export const issuePolicy = issueDocument(({ context }: Args) => ({
  document: 'policy',
  number: context.policyNumber!,
  facts: happened(context),
}))

/** The premium that is paid, after the one that was recorded before it has been taken back. */
export const bookPremium = book(({ context, event }: Args): Posting[] => {
  assertEvent(event, 'payment.recorded')
  const { payment, quotesCode, policyNumber, currency } = context
  const posting = (one: NonNullable<typeof payment>, amount: number): Posting => ({
    account: 'PREMIUM',
    quotesCode,
    policyNumber,
    amount,
    currency,
    date: one.date,
    reference: one.reference,
  })
  return [...(payment ? [posting(payment, -payment.amount)] : []), posting(event, event.amount)]
})
