import type { Json } from '../../../machines/kernel/types.ts'
import { due, halfTime, later, laterHalf } from './calendar.ts'

/** Two instalments, of which the first is due when an invoice is. */
export const plan: Json = [
  { amount: 400, dueOn: '2026-03-10', dueAt: due, remindAt: halfTime },
  { amount: 600, dueOn: '2026-04-10', dueAt: later, remindAt: laterHalf },
]

/** The second of them is to be paid next. */
export const second = { dueAt: later, remindAt: laterHalf }
