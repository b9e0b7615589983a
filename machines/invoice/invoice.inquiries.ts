import { customerActor } from '../kernel/actors.ts'
import type { Context, Inquiry } from '../kernel/types.ts'
import type { InvoiceContext } from './invoice.context.ts'

/** The payer chooses how to pay, at a page of its own. */
export const inquiries = {
  payment: {
    of: customerActor,
    askedAt: (context: Context) => (context as unknown as InvoiceContext).link?.at ?? null,
    answers: {},
    page: 'pay',
  },
} satisfies Record<string, Inquiry>
