import { and, assertEvent, assign, setup } from 'xstate'
import { guardsOf } from '../kernel/guards.ts'
import type { StateMeta, TransitionMeta } from '../kernel/types.ts'
import { days } from '../kit/days.ts'
import { deliverAnswers, hostActions, log, logExpiry, noteOf, notifyOrganisation } from '../kit/effects.ts'
import { metaOf } from '../kit/meta.ts'
import type { PostQuoteContext } from './postQuote.context.ts'
import type { PostQuoteEvent } from './postQuote.events.ts'
import { rules } from './postQuote.guards.ts'
import { postQuotePermissions } from './postQuote.permissions.ts'
import { postQuoteStatuses } from './postQuote.statuses.ts'

const meta = metaOf('postQuote', {
  'answers.given': { intent: 'primary', elsewhere: true },
  'quotation.closed': { intent: 'danger', asks: true, decides: true },
})

const tellDesk = notifyOrganisation(({ context: { parties, quotesCode, reason } }: { context: PostQuoteContext }) => ({
  organisation: parties.broker,
  permission: postQuotePermissions.answer,
  page: 'questions',
  quotesCode,
  ...(reason === null ? { message: 'questionsAsked' } : { message: 'answersRefused', reason }),
}))

const deliver = deliverAnswers(({ context: { answer } }: { context: PostQuoteContext }) => ({
  submission: answer!.submission,
}))

export const postQuoteMachine = setup({
  types: {
    context: {} as PostQuoteContext,
    events: {} as PostQuoteEvent,
    input: {} as PostQuoteContext,
    meta: {} as StateMeta,
    transitionMeta: {} as TransitionMeta,
    tags: {} as 'busy' | 'settled' | 'failed',
  },
  guards: guardsOf(rules),
  delays: { answerLimit: ({ context }) => days(context.limits.answerLimit) },
  actions: {
    ...hostActions,
    keepAnswer: assign(({ event }) => {
      assertEvent(event, 'answers.given')
      const { submission, source, at, by } = event
      return { answer: { submission, source, at, by: by.name }, reason: null }
    }),
    keepDelivery: assign(({ event }) => {
      assertEvent(event, 'answers.delivered')
      return { delivery: { receipt: event.receipt, at: event.at } }
    }),
    keepReason: assign(({ event }) => ({ reason: noteOf(event) })),
    dropAnswer: assign({ answer: null }),
  },
}).createMachine({
  id: 'postQuote',
  description: 'A quotation of which its insurer asks more, until the insurer has the answers.',
  context: ({ input }) => input,
  initial: 'awaiting',
  states: {
    awaiting: {
      description:
        'The insurer asks more before it goes on. The desk answers, by the insurer’s questions or by our own form, or closes the quotation. Unanswered, it expires at the end of its time limit.',
      meta: { ...postQuoteStatuses.AWAITING, desk: 'broker' },
      tags: ['busy'],
      entry: tellDesk,
      after: { answerLimit: { target: 'expired', actions: logExpiry } },
      on: {
        'answers.given': {
          guard: and(['mayAnswer', 'isDeskOfCase']),
          target: 'answered',
          actions: ['keepAnswer', log('answered')],
          meta: meta('answers.given'),
        },
        'quotation.closed': {
          guard: and(['mayClose', 'isDeskOfCase']),
          target: 'closed',
          actions: ['keepReason', log('closed')],
          meta: meta('quotation.closed'),
        },
      },
    },
    answered: {
      description:
        'Answered: the answers are on their way to the insurer, once, however long it is away. What the insurer does not take comes back with its reason.',
      meta: postQuoteStatuses.ANSWERED,
      tags: ['busy'],
      entry: deliver,
      on: {
        'answers.delivered': { target: 'delivered', actions: ['keepDelivery', log('delivered')] },
        'answers.refused': { target: 'awaiting', actions: ['keepReason', 'dropAnswer', log('refused')] },
      },
    },
    delivered: {
      description: 'The insurer has the answers. Nothing follows here.',
      meta: postQuoteStatuses.DELIVERED,
      tags: ['settled'],
      type: 'final',
    },
    closed: {
      description: 'Closed by the desk: nobody answers any more.',
      meta: postQuoteStatuses.CLOSED,
      tags: ['failed'],
      type: 'final',
    },
    expired: {
      description: 'Nobody answered in time.',
      meta: postQuoteStatuses.EXPIRED,
      tags: ['failed'],
      type: 'final',
    },
  },
})
