import { isSystem } from '../kernel/actors.ts'
import type { Json } from '../kernel/types.ts'
import type { CreditLifeContext } from './creditLife.context.ts'
import type { CreditLifeEvent } from './creditLife.events.ts'
import { facts } from './creditLife.view.ts'

type Args = { context: CreditLifeContext; event: CreditLifeEvent }
type Party = keyof CreditLifeContext['parties']

/** `message` names the words below `mails` in the locale. */
export type Letter = { to: string; message: string; quotesCode: string; note: string }
export type Code = Letter & { purpose: 'approve' | 'reject' }
export type Desk = { organisation: string; message: string; quotesCode: string }
/** `facts` are those of the moment of issue: the case may have gone on before the document is written. */
export type Policy = { policyNumber: string; facts: Record<string, Json> }

/** What the operator wrote, under whichever name the event gives it. */
const noteOf = (event: CreditLifeEvent): string => {
  if ('notes' in event) return event.notes
  if ('reason' in event) return event.reason
  return ('note' in event && event.note) || ''
}

export const log = (entry: string) => ({ type: 'log', params: { entry } }) as const

export const logExpiry = {
  type: 'log',
  params: ({ event }: Args) => ({ entry: isSystem(event.by) ? 'expiredBySchedule' : 'expired' }),
} as const

const purposeOf = (event: CreditLifeEvent) => (event.type === 'extraPremium.codeSent' ? event.purpose : 'approve')

export const logCode = {
  type: 'log',
  params: ({ event }: Args) => ({
    entry: purposeOf(event) === 'approve' ? 'otpSentForApproval' : 'otpSentForRejection',
  }),
} as const

const letter = (to: string, message: string, { context, event }: Args): Letter => ({
  to,
  message,
  quotesCode: context.quotesCode,
  note: noteOf(event),
})

export const notifyPartner = (message: string) =>
  ({ type: 'notifyPartner', params: (args: Args) => letter(args.context.partnerEmail, message, args) }) as const

export const notifyDesk = (party: Party) =>
  ({
    type: 'notifyDesk',
    params: ({ context }: Args): Desk => ({
      organisation: context.parties[party],
      message: 'deskAssigned',
      quotesCode: context.quotesCode,
    }),
  }) as const

export const sendDeclaration = {
  type: 'sendDeclaration',
  params: (args: Args) => letter(args.context.declarationEmail!, 'declaration', args),
} as const

export const sendOtp = {
  type: 'sendOtp',
  params: (args: Args): Code => {
    const purpose = purposeOf(args.event)
    const message = purpose === 'approve' ? 'otpForApproval' : 'otpForRejection'
    return { ...letter(args.context.customerEmail, message, args), purpose }
  },
} as const

export const issuePolicyDocument = {
  type: 'issuePolicyDocument',
  params: ({ context }: Args): Policy => ({
    policyNumber: context.policyNumber!,
    facts: facts(context),
  }),
} as const
