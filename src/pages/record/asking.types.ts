import type { CheckAnswer } from '../../shared/endpoints/answers/records.ts'

export type Asked = Record<string, unknown>

export interface AskingContext {
  input: Asked
  answer: CheckAnswer | null
  failure: unknown
}

export type AskingEvent = { type: 'check.asked'; input: Asked } | { type: 'input.typed' }
