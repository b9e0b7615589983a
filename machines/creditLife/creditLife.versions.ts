import type { Lifecycle } from '../kernel/types.ts'

/** Version 1 kept no tenure, no approver, no end and nobody's work, and asked for no second person; version 2 not what was applied for; version 3 not when the customer was mailed the policy. */
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
}
