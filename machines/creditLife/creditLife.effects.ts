import { assertEvent } from 'xstate'
import {
  book,
  inviteAnswer,
  issueDocument,
  log,
  noteOf,
  notifyOrganisation,
  notifyPerson,
  sendCode,
  sendDocument,
  sendLetter,
} from '../kit/effects.ts'
import type { Invitation, Letter, Shown } from '../kit/effects.ts'
import type { Posting } from '../kit/ledger.ts'
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

/** The question to the partner. */
export const askPartner = inviteAnswer(({ context, event }: Args) => ({
  to: context.partnerEmail,
  message: 'confirmationAsked',
  quotesCode: context.quotesCode,
  inquiry: 'confirmation',
  askedAt: event.at,
  shows: [
    { line: 'quotation', text: context.quotesCode },
    { line: 'askedBy', text: event.by.organisation.name },
    { line: 'question', text: noteOf(event) },
  ],
}))

/** Who asked is told what the partner has answered. */
export const notifyAsker = notifyPerson(({ context, event }: Args) => ({
  person: context.question!.by,
  organisation: context.question!.organisation,
  kind: 'answered',
  by: event.by.name,
  text: noteOf(event),
}))

/** What an extra premium is asked of the customer for. */
const shown = ({ context: { parties, application, quotesCode, premium, request }, event }: Args): Shown[] => {
  const asked = request?.amount ?? 0
  return [
    { line: 'insurer', organisation: parties.insurer },
    { line: 'bank', organisation: parties.bank },
    { line: 'product', text: application?.product_name ?? '' },
    { line: 'quotation', text: quotesCode },
    { line: 'premium', sums: [premium] },
    { line: 'extraPremium', sums: [asked] },
    { line: 'reason', text: noteOf(event) },
    { line: 'total', sums: [premium, asked] },
  ]
}

const invitation = (message: string, args: Args): Invitation => ({
  ...letter(args.context.customerEmail, message, args),
  inquiry: 'extraPremium',
  askedAt: args.context.request!.askedAt,
  shows: shown(args),
})

export const askCustomer = inviteAnswer((args: Args) => invitation('extraPremiumForCustomer', args))

export const sendCustomerCode = sendCode((args: Args) =>
  invitation(purposeOf(args.event) === 'approve' ? 'otpForApproval' : 'otpForRejection', args),
)

const document = 'policy'

const printPolicy = issueDocument(({ context }: Args) => ({
  document,
  number: context.policyNumber!,
  facts: happened(context),
}))

const sendCertificate = sendDocument(({ context: { customerEmail, quotesCode } }: Args) => ({
  to: customerEmail,
  message: 'certificate',
  quotesCode,
  document,
}))

/** The customer is mailed the policy, which the case remembers. */
export const certify = ['dateCertificate', sendCertificate] as const

/** The policy is printed, and goes to the partner with what they are told, and to the customer. */
export const issuePolicy = (message: string) =>
  [
    printPolicy,
    sendLetter((args: Args) => ({ ...letter(args.context.partnerEmail, message, args), document })),
    ...certify,
  ] as const

/** The premium that is paid, which is the insurer's; after the one that was recorded before it has been taken back. */
export const bookPremium = book(({ context, event }: Args): Posting[] => {
  assertEvent(event, 'payment.recorded')
  const { payment, parties, quotesCode, policyNumber, currency } = context
  const posting = ({ amount, date, reference }: NonNullable<typeof payment>, lines: Posting['lines']): Posting => ({
    kind: 'PREMIUM',
    lines,
    amount: lines ? amount : -amount,
    currency,
    date,
    reference,
    subject: quotesCode,
    policy: 'itself',
    policyNumber,
  })
  return [
    ...(payment ? [posting(payment, null)] : []),
    posting(event, [
      { account: 'CASH', holder: parties.broker, amount: event.amount },
      { account: 'INSURER_PAYABLE', holder: parties.insurer, amount: -event.amount },
    ]),
  ]
})
