import { issueDocument, log, noteOf, notifyOrganisation, sendCode, sendLetter } from '../kit/effects.ts'
import type { Letter } from '../kit/effects.ts'
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
