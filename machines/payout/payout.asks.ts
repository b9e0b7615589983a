import { payeeFields } from '../kit/outgoing.ts'
import { amount, text } from '../kit/payload.ts'

/** What people ask for themselves; to insurers and of commission it is doors of their own that do. */
export const askedKinds = ['REFUND', 'FEE'] as const
export const payoutKinds = [...askedKinds, 'COMMISSION', 'INSURER'] as const
export type PayoutKind = (typeof payoutKinds)[number]

export const feeKinds = ['STAMP_DUTY', 'SURVEY', 'MEDICAL_EXAMINATION', 'COURIER', 'ADMINISTRATION', 'OTHER'] as const

/** The statuses of invoices whose money that is for nothing goes back. */
export const refundedFrom = ['PAID', 'CANCELLED', 'EXPIRED'] as const

const forRefund = { when: { field: 'kind', is: ['REFUND'] } } as const
const forFee = { when: { field: 'kind', is: ['FEE'] } } as const

/** What is asked of who asks for money to leave, by the names of the area's fields. */
export const asks = {
  kind: { type: 'option', options: askedKinds, required: true },
  invoice: {
    type: 'reference',
    area: 'invoice',
    filter: { status: refundedFrom },
    required: true,
    ...forRefund,
  },
  feeKind: { type: 'option', options: feeKinds, required: true, ...forFee },
  trainPolicy: { type: 'reference', area: 'train_policy', ...forFee },
  busPolicy: { type: 'reference', area: 'bus_policy', ...forFee },
  creditLife: { type: 'reference', area: 'credit_life', ...forFee },
  payeeName: { type: 'text', max: 200, required: true, ...forFee },
  amount: { ...amount, ...forFee },
  ...payeeFields,
  reason: { ...text, required: true },
} as const
