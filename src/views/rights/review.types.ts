import type { IdleAccount } from '../../shared/endpoints/answers/rights.ts'

export interface ReviewContext {
  /** Those whose roles go unused, as far as they were read; null while none were. */
  accounts: readonly IdleAccount[] | null
  /** Where the next ones begin; null: there are none. */
  next: string | null
  /** About whom it is decided. */
  chosen: IdleAccount | null
  /** Why it stays as it is, as it was typed last. */
  reason: string
  failure: unknown
}

export type ReviewEvent =
  | { type: 'load.retried' }
  | { type: 'more.asked' }
  | { type: 'keep.chosen'; account: IdleAccount }
  | { type: 'keep.declined' }
  | { type: 'keep.confirmed'; reason: string }

/** What the person is told: until when somebody is not told of again. */
export interface ReviewNotice {
  type: 'kept'
  name: string
  until: string
}
