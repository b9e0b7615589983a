import type { Rule } from '../kernel/types.ts'
import { jakartaDay } from '../kit/calendar.ts'
import { outgoingRules } from '../kit/outgoing.ts'
import { belongsTo, isDatedByToday, isDatedSince, isExactly, isOf, may } from '../kit/rules.ts'
import type { DisbursementContext } from './disbursement.context.ts'
import type { DisbursementEvent } from './disbursement.events.ts'
import { disbursementPermissions } from './disbursement.permissions.ts'
import { checkOf } from './disbursement.view.ts'

type DisbursementRule = Rule<DisbursementContext, DisbursementEvent>

const alike = (one: string, other: string): boolean => {
  const [first, second] = [one, other].map((name) => name.trim().replaceAll(/\s+/g, ' ').toLowerCase())
  return first === second
}

const { isAnotherThanPayeeChanger, isFirstApprovalOfTheirs, isLastApproval, isCurrentTransfer, hasAttemptsLeft } =
  outgoingRules

/** Every rule of the lifecycle under the name that the chart composes and a refusal gives. */
export const rules = {
  mayCreate: may(disbursementPermissions.create),
  maySubmit: may(disbursementPermissions.submit),
  mayApprove: may(disbursementPermissions.approve),
  mayReject: may(disbursementPermissions.reject),
  mayMarkPaid: may(disbursementPermissions.markPaid),
  mayRetry: may(disbursementPermissions.retry),
  mayCorrect: may(disbursementPermissions.correct),
  mayCancel: may(disbursementPermissions.cancel),

  isBrokerOfCase: belongsTo('broker'),
  isInsurerOfCase: isOf(({ context: { parties } }: { context: DisbursementContext }) => [parties.insurer]),

  isCurrentCheck: {
    payload: ['reference'],
    test: ({ context, event }) => 'reference' in event && event.reference === checkOf(context),
  },
  isSameName: {
    payload: ['name'],
    test: ({ context, event }) => 'name' in event && alike(event.name, context.payee.accountName),
  },
  isPayeeVerified: { test: ({ context }) => context.isVerified },

  /** At any sum. */
  isAnotherThanRequester: {
    asksWho: true,
    test: ({ context, event }) => context.requested.userId !== event.by.userId,
  },
  isAnotherThanPayeeChanger,
  isFirstApprovalOfTheirs,
  isLastApproval,
  isCurrentTransfer,
  hasAttemptsLeft,

  isManual: { test: ({ context }) => context.paymentType === 'MANUAL' },
  hasMatchingAmount: isExactly(({ amount }: DisbursementContext) => [amount]),
  isDatedSinceApproval: isDatedSince(({ decision }: DisbursementContext) => (decision ? jakartaDay(decision.at) : '')),
  isDatedByToday,
  isReturnNew: { test: ({ context }) => context.returned === null },
} satisfies Record<string, DisbursementRule>
