import { customerActor, partnerContact } from '../kernel/actors.ts'
import type { Context, Inquiry } from '../kernel/types.ts'
import type { CreditLifeContext } from './creditLife.context.ts'

const known = (context: Context) => context as CreditLifeContext

/** What is asked of who has no account. */
export const inquiries = {
  extraPremium: {
    of: customerActor,
    askedAt: (context) => known(context).request?.askedAt ?? null,
    answers: {
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
    },
  },
  confirmation: {
    of: partnerContact,
    askedAt: (context) => known(context).question?.askedAt ?? null,
    answers: { answer: { sends: 'confirmation.answered', intent: 'primary' } },
  },
} satisfies Record<string, Inquiry>
