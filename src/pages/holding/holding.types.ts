import type { Holder, HoldingAnswers, HoldingChange } from '../../shared/endpoints/answers/holding.ts'

/** The case that is taken. */
export type About = Pick<HoldingChange, 'area' | 'id'>
export type Order = Pick<HoldingChange, 'to' | 'seen'>

export interface HoldingContext {
  about: About
  order: Order | null
  /** Who may be handed the case; null until they were looked up. */
  people: Holder[] | null
}

export type HoldingEvent =
  | { type: 'order.given'; order: Order }
  /** The same where somebody else holds it. */
  | { type: 'takeOver.chosen'; order: Order }
  | { type: 'takeOver.confirmed' }
  | { type: 'handOver.chosen' }
  | { type: 'question.abandoned' }

/** What the person is told once. */
export type HoldingNotice =
  | { type: 'answered'; order: Order; answer: HoldingAnswers['holding.change'] }
  | { type: 'failed'; error: unknown }
