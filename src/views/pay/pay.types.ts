import type { Failure } from '../../../machines/session/failure.ts'
import type { PaymentMethod } from '../../../machines/kit/paymentMethods.ts'
import type { Payable } from '../../shared/endpoints/answers/invoice.ts'

export interface PayContext {
  token: string
  payable: Payable | null
  failure: Failure | null
}

export type PayEvent =
  | { type: 'look.retried' }
  | { type: 'method.chosen'; method: PaymentMethod }
  | { type: 'order.withdrawn' }
