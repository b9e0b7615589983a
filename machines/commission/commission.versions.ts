import type { Context, Lifecycle } from '../kernel/types.ts'

type Former = Context & { paidAmount: number; payment: { date: string; reference: string } | null }

/** Version 1 knew the sum of what was paid and the last payment alone. */
export const migrations: Lifecycle['migrations'] = {
  1: ({ context, ...snapshot }) => {
    const { paidAmount, payment, ...kept } = context as Former
    return { ...snapshot, context: { ...kept, payments: payment ? [{ ...payment, amount: paidAmount }] : [] } }
  },
}
