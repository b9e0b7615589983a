import { customerActor } from '../kernel/actors.ts'
import type { Context, Inquiry } from '../kernel/types.ts'
import type { ClaimContext } from './claim.context.ts'

const known = (context: Context) => context as unknown as ClaimContext

/** What is asked of the customer. */
export const inquiries = {
  papers: {
    of: customerActor,
    askedAt: (context) => known(context).link?.at ?? null,
    until: (context) => known(context).link!.until,
    answers: { add: { sends: 'paper.received', intent: 'primary' } },
  },
} satisfies Record<string, Inquiry>
