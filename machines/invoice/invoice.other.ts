import { amountOf } from '../kit/rules.ts'
import { otherOf } from '../kernel/others.ts'
import type { Involved, Json, Other, Stamp } from '../kernel/types.ts'

const told = ['code', 'payer', 'currency', 'broker_id', 'partner_id'] as const

/** Another invoice of the same payer, to which a receipt is applied. */
export const invoice = {
  lifecycle: 'invoice',
  id: ({ event }) => ('invoice' in event ? (event['invoice'] as string) : null),
  facts: told,
  event: ({ context, event }) => ({ type: 'credit.received', amount: amountOf(event), from: context['code'] }),
} satisfies Involved

export const invoiceIn = (event: Stamp): Other & { facts: Record<(typeof told)[number], Json> } =>
  otherOf(event, 'invoice') as Other & { facts: Record<(typeof told)[number], Json> }
