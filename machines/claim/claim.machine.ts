import { and, assertEvent, assign, setup } from 'xstate'
import { guardsOf } from '../kernel/guards.ts'
import { rulingOf } from '../kernel/ruleTable.ts'
import type { StateMeta, TransitionMeta } from '../kernel/types.ts'
import { days } from '../kit/days.ts'
import { hostActions, log, noteOf, showLink, type Shown } from '../kit/effects.ts'
import { metaOf } from '../kit/meta.ts'
import type { ClaimContext } from './claim.context.ts'
import type { ClaimEvent } from './claim.events.ts'
import { rules } from './claim.guards.ts'
import { claimStatuses } from './claim.statuses.ts'
import { paperDays } from './claim.tables.ts'
import { typedIn } from './claim.view.ts'

const meta = metaOf('claim', {
  'claim.edited': {},
  'claim.acknowledged': { intent: 'primary' },
  'claim.resubmissionAsked': {},
  'claim.softRejected': { decides: true },
  'claim.approved': { intent: 'primary', about: 'claimedAmount', decides: true },
  'claim.rejected': { intent: 'danger', asks: true, decides: true },
  'payment.recorded': { intent: 'primary', about: 'approvedAmount', decides: true },
  'paper.added': {},
  'link.generated': { alone: true },
  'link.revoked': { intent: 'danger', asks: true },
})

const added = {
  guard: and(['mayUpload', 'isDeskOfCase', 'hasRoomForPapers', 'isPaperNew']),
  actions: ['keepPaper', log('paperAdded')],
  meta: meta('paper.added'),
} as const

const received = {
  guard: and(['isCustomerOfCase', 'isLinkOpen', 'hasRoomForPapers', 'isPaperNew']),
  actions: ['keepPaper', log('paperReceived')],
} as const

const linked = {
  'link.generated': {
    guard: and(['mayGenerateLink', 'isDeskOfCase', 'hasRoomForPapers']),
    actions: [
      'keepLink',
      log('linkGenerated'),
      showLink(({ context: { claimNumber, link }, event }: { context: ClaimContext; event: ClaimEvent }) => {
        assertEvent(event, 'link.generated')
        const shows: Shown[] = [
          { line: 'claimNumber', text: claimNumber },
          { line: 'insurer', reference: 'insurer' },
          { line: 'wanted', text: event.wanted },
        ]
        return { inquiry: 'papers', askedAt: link!.at, until: link!.until, shows }
      }),
    ],
    meta: meta('link.generated'),
  },
  'link.revoked': {
    guard: and(['mayGenerateLink', 'isDeskOfCase', 'isLinkOpen']),
    actions: ['dropLink', log('linkRevoked')],
    meta: meta('link.revoked'),
  },
} as const

const mayUpdate = ['mayUpdate', 'isDeskOfCase'] as const

const answered = { actions: ['keepSubmission', log('answered')] } as const

const edited = {
  guard: and([...mayUpdate, 'isSameAgent', 'isClaimChanged']),
  actions: ['keepTyped', log('edited')],
  meta: meta('claim.edited'),
} as const

const acknowledged = {
  guard: and([...mayUpdate]),
  target: 'acknowledge',
  actions: log('acknowledged'),
  meta: meta('claim.acknowledged'),
} as const

const rejected = {
  guard: and(['mayReject', 'isDeskOfCase']),
  target: 'rejected',
  actions: ['keepReason', 'keepRejection', 'dropLink', log('rejected')],
  meta: meta('claim.rejected'),
} as const

/** What is done with a claim that is not over, wherever it stands. */
const open = { ...linked, 'paper.added': added } as const

/** A claim that is the customer's turn, until a paper comes. */
const awaiting = (state: 'resubmit' | 'softReject') =>
  ({
    meta: { ...claimStatuses[state === 'resubmit' ? 'RESUBMIT' : 'SOFT_REJECT'], desk: 'customer' },
    tags: ['busy'],
    initial: 'awaiting',
    exit: 'dropReason',
    on: { ...open, 'form.answered': answered, 'claim.edited': edited, 'claim.acknowledged': acknowledged },
    states: {
      awaiting: {
        description: 'No paper has come by the link since.',
        meta: { label: 'claim:states.awaiting', intent: 'warning', desk: 'customer' },
        on: { 'paper.received': { ...received, target: 'answered' } },
      },
      answered: {
        description: 'The customer has brought papers, and the desk looks at them.',
        meta: { label: 'claim:states.answered', intent: 'warning', desk: 'broker' },
        on: { 'paper.received': received },
      },
    },
  }) as const

export const claimMachine = setup({
  types: {
    context: {} as ClaimContext,
    events: {} as ClaimEvent,
    input: {} as ClaimContext,
    meta: {} as StateMeta,
    transitionMeta: {} as TransitionMeta,
    tags: {} as 'busy' | 'settled' | 'failed',
  },
  guards: guardsOf(rules),
  actions: {
    ...hostActions,
    keepTyped: assign(({ event }) => typedIn(event)),
    keepSubmission: assign(({ event }) => {
      assertEvent(event, 'form.answered')
      return { submission: { id: event.submissionId, number: event.submission, at: event.at } }
    }),
    keepReason: assign(({ event }) => ({ reason: noteOf(event) })),
    dropReason: assign({ reason: null }),
    keepApproval: assign(({ event }) => {
      assertEvent(event, 'claim.approved')
      return { decision: { at: event.at, by: event.by.name, amount: event.amount } }
    }),
    keepRejection: assign(({ event }) => ({ decision: { at: event.at, by: event.by.name, amount: null } })),
    keepPayment: assign(({ event }) => {
      assertEvent(event, ['payment.recorded', 'disbursement.paid'])
      return { payment: { date: event.date, reference: event.reference } }
    }),
    keepDisbursement: assign(({ event }) => {
      assertEvent(event, 'disbursement.begun')
      return { disbursement: event.disbursement }
    }),
    dropDisbursement: assign({ disbursement: null }),
    dropPayment: assign({ payment: null }),
    keepPaper: assign(({ context: { papers }, event }) => {
      assertEvent(event, ['paper.added', 'paper.received'])
      return { papers: [...papers, { fileId: event.fileId, name: event.name, at: event.at, by: event.by.name }] }
    }),
    keepLink: assign(({ context, event: { at, by } }) => {
      const until = new Date(Date.parse(at) + days(paperDays(rulingOf(context)))).toISOString()
      return { link: { at, until, by: by.name } }
    }),
    dropLink: assign({ link: null }),
  },
}).createMachine({
  id: 'claim',
  description: 'A claim on a policy, from the bringing of it to its payment or its final rejection.',
  context: ({ input }) => input,
  initial: 'initiated',
  states: {
    initiated: {
      description: 'Brought for a customer. The desk acknowledges it and looks at it, or rejects it for good.',
      meta: { ...claimStatuses.INITIATED, desk: 'broker' },
      tags: ['busy'],
      on: {
        ...open,
        'paper.received': received,
        'form.answered': answered,
        'claim.edited': edited,
        'claim.acknowledged': acknowledged,
        'claim.rejected': rejected,
      },
    },
    acknowledge: {
      description:
        'The desk looks at the claim, and at the answers to its form where it has one. It approves an amount up to the one claimed, rejects the claim for good, asks for papers anew, or rejects it as it stands until the customer brings something better.',
      meta: { ...claimStatuses.ACKNOWLEDGE, desk: 'broker' },
      tags: ['busy'],
      on: {
        ...open,
        'paper.received': received,
        'form.answered': answered,
        'claim.edited': edited,
        'claim.resubmissionAsked': {
          guard: and([...mayUpdate]),
          target: 'resubmit',
          actions: ['keepReason', log('resubmissionAsked')],
          meta: meta('claim.resubmissionAsked'),
        },
        'claim.softRejected': {
          guard: and([...mayUpdate]),
          target: 'softReject',
          actions: ['keepReason', log('softRejected')],
          meta: meta('claim.softRejected'),
        },
        'claim.approved': {
          guard: and(['mayApprove', 'isDeskOfCase', 'isFormAnswered', 'isWithinClaim']),
          target: 'approved',
          actions: ['keepApproval', log('approved')],
          meta: meta('claim.approved'),
        },
        'claim.rejected': rejected,
      },
    },
    resubmit: {
      description:
        'Papers are missing or wrong, and the customer is asked for them anew. The desk goes on with what has come.',
      ...awaiting('resubmit'),
    },
    softReject: {
      description:
        'Not paid as it stands; the customer may still bring what changes that. The desk goes on with what has come.',
      ...awaiting('softReject'),
    },
    approved: {
      description:
        'An amount is approved and is to be paid: by a disbursement, which tells of its payment, or else the desk records the payment with its day and reference.',
      meta: { ...claimStatuses.APPROVED, desk: 'broker' },
      tags: ['settled'],
      on: {
        ...open,
        'paper.received': received,
        'payment.recorded': {
          guard: and(['mayPay', 'isDeskOfCase', 'isUndisbursed', 'isDatedSinceApproval', 'isDatedByToday']),
          target: 'paid',
          actions: ['keepPayment', 'dropLink', log('paid')],
          meta: meta('payment.recorded'),
        },
        'disbursement.begun': { guard: 'isFreeFor', actions: ['keepDisbursement', log('disbursed')] },
        'disbursement.paid': {
          guard: 'isOfDisbursement',
          target: 'paid',
          actions: ['keepPayment', 'dropLink', log('paid')],
        },
        'disbursement.ended': { guard: 'isOfDisbursement', actions: ['dropDisbursement', log('undisbursed')] },
      },
    },
    rejected: {
      description: 'Rejected for good. Nothing follows.',
      meta: claimStatuses.REJECTED,
      tags: ['failed'],
      type: 'final',
    },
    paid: {
      description:
        'The approved amount has been paid. Nothing follows, unless the bank sends the money of its disbursement back: then it is to be paid anew.',
      meta: claimStatuses.PAID,
      tags: ['settled'],
      on: {
        'disbursement.returned': {
          guard: 'isOfDisbursement',
          target: 'approved',
          actions: ['dropPayment', log('returned')],
        },
      },
    },
  },
})
