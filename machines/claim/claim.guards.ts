import { same } from '../fields/same.ts'
import type { Rule } from '../kernel/types.ts'
import { jakartaDay } from '../kit/calendar.ts'
import { amountOf, belongsTo, isCustomerOfCase, isDatedByToday, isDatedSince, may as mayWith } from '../kit/rules.ts'
import type { ClaimContext } from './claim.context.ts'
import type { ClaimEvent } from './claim.events.ts'
import { stands, typedIn } from './claim.view.ts'

type ClaimRule = Rule<ClaimContext, ClaimEvent>

/** Papers that a claim may have. */
const mostPapers = 30

const may = (action: string) => mayWith(`agent_claim.${action}`)

/** Every rule of the lifecycle under the name that the chart composes and a refusal gives. */
export const rules = {
  mayBring: may('create'),
  mayUpdate: may('update'),
  mayApprove: may('approve'),
  mayReject: may('reject'),
  mayPay: may('pay'),
  mayUpload: may('presign'),
  mayGenerateLink: may('generateLink'),

  isDeskOfCase: belongsTo('broker'),
  isCustomerOfCase,

  isSameAgent: {
    payload: ['agent'],
    test: ({ context, event }) => !('agent' in event) || event.agent === context.agent,
  },
  isClaimChanged: { payload: [], test: ({ context, event }) => !same(typedIn(event), stands(context)) },
  isWithinClaim: {
    payload: ['amount'],
    test: ({ context, event }) => amountOf(event) <= context.claimedAmount,
    values: ({ context: { claimedAmount, currency }, event }) => ({
      approved: amountOf(event),
      claimed: claimedAmount,
      currency,
    }),
  },
  /** Beside a disbursement nothing is paid by hand. */
  isUndisbursed: {
    test: ({ context }) => context.disbursement === null,
    values: ({ context }) => ({ disbursement: context.disbursement }),
  },
  /** None pays it, or the one in whose place the other comes. */
  isFreeFor: {
    payload: ['linkedTo'],
    test: ({ context, event }) =>
      context.disbursement === null || ('linkedTo' in event && event.linkedTo === context.disbursement),
    values: ({ context }) => ({ disbursement: context.disbursement }),
  },
  isOfDisbursement: {
    payload: ['disbursement'],
    test: ({ context, event }) => 'disbursement' in event && event.disbursement === context.disbursement,
  },
  isFormAnswered: { test: ({ context: { form, submission } }) => form === null || submission !== null },
  isDatedSinceApproval: isDatedSince(({ decision }: ClaimContext) => (decision ? jakartaDay(decision.at) : '')),
  isDatedByToday,
  hasRoomForPapers: {
    test: ({ context }) => context.papers.length < mostPapers,
    values: () => ({ most: mostPapers }),
  },
  isPaperNew: {
    payload: ['fileId'],
    test: ({ context, event }) => !('fileId' in event) || context.papers.every(({ fileId }) => fileId !== event.fileId),
  },
  isLinkOpen: {
    test: ({ context: { link }, event }) => link !== null && Date.parse(event.at) < Date.parse(link.until),
  },
} satisfies Record<string, ClaimRule>
