import type { InquiryAnswers } from '../../shared/endpoints/answers/inquiry.ts'
import type { Failure } from '../../../machines/session/failure.ts'

export type Inquiries = InquiryAnswers['inquiry.look']

/** What an answer is sent with. */
export type Beside = { code: string } | { text: string }

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
  | { type: 'answer.written'; answer: string; text: string }
  | { type: 'code.requested' }
  | { type: 'code.submitted'; code: string }
  | { type: 'choice.reopened' }
