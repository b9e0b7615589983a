import type { CustomerAnswers } from '../../shared/endpoints/answers/customer.ts'
import type { Failure } from '../../../machines/session/failure.ts'

export type Inquiries = CustomerAnswers['customer.look']

export interface AnswerContext {
  token: string
  inquiries: Inquiries | null
  /** The answer that was chosen, by its name. */
  chosen: string | null
  /** A code has been sent for it. */
  isMailed: boolean
  failure: Failure | null
}

export type AnswerEvent =
  | { type: 'look.retried' }
  | { type: 'answer.chosen'; answer: string }
  | { type: 'code.requested' }
  | { type: 'code.submitted'; code: string }
  | { type: 'choice.reopened' }
