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
  /** With `isWhole` all of the rest is paid, else what is to be paid next. */
  | { type: 'method.chosen'; method: PaymentMethod; isWhole: boolean }
  | { type: 'order.withdrawn' }
