import { assertEvent, assign, setup } from 'xstate'
import { guardsOf } from '../kernel/guards.ts'
import type { StateMeta, TransitionMeta } from '../kernel/types.ts'
import { jakartaDay } from '../kit/calendar.ts'
import { days } from '../kit/days.ts'
import { hostActions } from '../kit/effects.ts'
import { corrected } from './creditLife.application.ts'
import type { CreditLifeContext, Start } from './creditLife.context.ts'
import type { CreditLifeEvent } from './creditLife.events.ts'
import { rules } from './creditLife.guards.ts'
import { endOfProtectionWindow } from './creditLife.window.ts'

/** The vocabulary of the chart: what may happen, what it asks, what it changes, and what the host does about it. */
export const creditLifeSetup = setup({
  types: {
    context: {} as CreditLifeContext,
    events: {} as CreditLifeEvent,
    input: {} as Start,
    meta: {} as StateMeta,
    transitionMeta: {} as TransitionMeta,
    tags: {} as 'busy' | 'editable' | 'settled' | 'failed',
  },
  guards: guardsOf(rules),
  delays: {
    completionLimit: ({ context }) => days(context.limits.completionLimit),
    investigationLimit: ({ context }) => days(context.limits.investigationLimit),
    escalationLimit: ({ context }) => days(context.limits.escalationLimit),
    decisionLimit: ({ context }) => days(context.limits.decisionLimit),
    customerLimit: ({ context }) => days(context.limits.customerLimit),
    protectionLimit: ({ context, event }) => endOfProtectionWindow(context) - Date.parse(event.at),
  },
  actions: {
    ...hostActions,

    correctApplication: assign(({ context, event }) => {
      assertEvent(event, 'application.corrected')
      return corrected(context, event)
    }),
    keepDocument: assign(({ context, event }) => {
      assertEvent(event, ['examination.uploaded', 'document.uploaded'])
      const { kind, fileId, name } = event
      const amount = event.type === 'document.uploaded' ? (event.amount ?? null) : null
      return { documents: { ...context.documents, [kind]: { fileId, name, amount } } }
    }),
    dateSpk: assign(({ event }) => {
      assertEvent(event, 'spk.submitted')
      return { spkSubmissionDate: event.date }
    }),
    closeAssessment: assign(({ event }) => {
      assertEvent(event, 'quotation.escalatedToInsurer')
      return { escalatedToInsurer: true, declarationEmail: event.declarationEmail }
    }),
    keepPreparer: assign(({ context: { preparedBy }, event: { by } }) => ({
      preparedBy: [...new Set([...preparedBy, by.userId])],
    })),
    keepConfirmer: assign(({ event: { by } }) => ({ confirmedBy: by.userId })),
    keepApproval: assign(({ event: { at, by } }) => ({
      approval: { at, by: `${by.name}, ${by.organisation.name}` },
      question: null,
    })),
    keepEnd: assign(({ event: { at } }) => ({ endedAt: at, question: null })),
    keepQuestion: assign(({ event }) => {
      assertEvent(event, 'confirmation.asked')
      const { notes, by, at } = event
      return { question: { notes, by: by.userId, organisation: by.organisation.id, askedAt: at } }
    }),
    dropQuestion: assign({ question: null }),
    askBroker: assign(({ event }) => ({ request: requested(event, 'broker') })),
    askInsurer: assign(({ event }) => ({ request: requested(event, 'insurer') })),
    keepPurpose: assign(({ context, event }) => {
      assertEvent(event, 'extraPremium.codeSent')
      return { request: context.request && { ...context.request, codeFor: event.purpose } }
    }),
    addExtraPremium: assign(({ context }) => ({
      extraPremium: context.request?.amount ?? 0,
      loadingRate: context.request?.loadingRate ?? null,
      request: null,
    })),
    dropRequest: assign({ request: null }),
    keepPayment: assign(({ event }) => {
      assertEvent(event, 'payment.recorded')
      const { amount, date, reference } = event
      return { payment: { amount, date, reference } }
    }),
    keepProtectionDate: assign(({ event }) => {
      assertEvent(event, 'protectionDate.chosen')
      return { protectionDate: event.date }
    }),
    protectFromToday: assign(({ event }) => ({ protectionDate: jakartaDay(event.at) })),
    dateCertificate: assign(({ event: { at } }) => ({ certificateSentAt: at })),
    numberPolicy: assign(({ context }) => ({ policyNumber: `POL-${context.quotesCode}` })),
  },
})

const requested = (event: CreditLifeEvent, askedBy: 'broker' | 'insurer') => {
  assertEvent(event, 'extraPremium.requested')
  const { amount, loadingRate = null, at } = event
  return { amount, loadingRate, askedBy, codeFor: null, askedAt: at }
}
