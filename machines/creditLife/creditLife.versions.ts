import type { Context, Deadline, Lifecycle } from '../kernel/types.ts'
import { days } from '../kit/days.ts'
import { limits } from './creditLife.limits.ts'

/** An extra premium was asked for seven days before the customer's time is over. */
const withInstant = (request: Context | null, deadlines: Deadline[]): Context | null => {
  const due = deadlines.find(({ id }) => id.includes('customerLimit'))
  return request && due
    ? { ...request, askedAt: new Date(Date.parse(due.at) - days(limits.customerLimit)).toISOString() }
    : null
}

/** Version 1 kept no tenure, no approver, no end and nobody's work, and asked for no second person; version 2 not what was applied for; version 3 not when the customer was mailed the policy, version 4 neither questions nor when an extra premium was asked for, nor its limits. */
export const migrations: Lifecycle['migrations'] = {
  1: ({ context: { insurerApprovedAt = null, ...context }, ...snapshot }) => ({
    ...snapshot,
    context: {
      ...context,
      loanTenure: null,
      fourEyesFrom: null,
      approval: insurerApprovedAt && { at: insurerApprovedAt, by: null },
      endedAt: null,
      preparedBy: [],
      confirmedBy: null,
    },
  }),
  2: ({ context, ...snapshot }) => ({ ...snapshot, context: { ...context, application: null } }),
  3: ({ context, ...snapshot }) => ({ ...snapshot, context: { ...context, certificateSentAt: null } }),
  4: ({ context, deadlines, ...snapshot }) => ({
    ...snapshot,
    deadlines,
    context: { ...context, limits, question: null, request: withInstant(context.request as Context | null, deadlines) },
  }),
}
