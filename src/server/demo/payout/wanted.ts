import type { Context } from '../../../../machines/kernel/types.ts'
import type { Life } from '../chronicle.ts'

/** How far a payout of the demo has come. */
export type Walk = 'asked' | 'approved' | 'rejected' | 'paid' | 'returned' | 'failed' | 'corrected' | 'cancelled'

/** A payout as it is asked for. */
export interface Wanted {
  broker: string
  input: Context
  /** Until when it is as far as it comes; by default some days ago at most. */
  until?: number
  /** Of a refund, whose money goes back. */
  invoice?: Life
}
