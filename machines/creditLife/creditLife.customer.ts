import type { CustomerAnswer } from '../kernel/types.ts'

/** What the customer may answer who is asked for an extra premium. */
export const customer = {
  approve: {
    asks: { type: 'extraPremium.codeSent', purpose: 'approve' },
    sends: 'extraPremium.approvedByCustomer',
    intent: 'primary',
  },
  reject: {
    asks: { type: 'extraPremium.codeSent', purpose: 'reject' },
    sends: 'extraPremium.rejectedByCustomer',
    intent: 'danger',
  },
} satisfies Record<string, CustomerAnswer>
