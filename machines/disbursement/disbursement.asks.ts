import { payeeFields } from '../kit/outgoing.ts'

/** Who pays: the insurer by its own hand, or the claim pool by the gateway (C070). */
export const paymentTypes = ['AUTOMATIC', 'MANUAL'] as const
export type PaymentType = (typeof paymentTypes)[number]

/** What is asked of who begins a disbursement, by the names of the area's fields. */
export const asks = {
  claim: { type: 'reference', area: 'agent_claim', filter: { status: ['APPROVED'] }, required: true },
  ...payeeFields,
  remark: { type: 'longText', max: 500 },
} as const
