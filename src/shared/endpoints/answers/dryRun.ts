import type { DryRun } from '../../../../machines/kernel/dryRun.ts'

/** A case of which something else would be made, or nothing. */
export interface DryCase {
  id: string
  title: string
  status: string
  run: Exclude<DryRun, { kind: 'unaffected' | 'unknown' }>
}

/** What would be made of some of the cases that are open or were moved within 30 days, the first by their ids. */
export interface DryBatch {
  /** The area of the cases. */
  area: string
  /** Of all of them, told with the first batch alone. */
  total: number | null
  checked: number
  /** The id after which the next batch begins; null: there is none. */
  next: string | null
  /** Of the kinds that there can be. */
  counts: Partial<Record<DryRun['kind'], number>>
  cases: DryCase[]
  /** Of a machine, the one that was served before, with which its chart is compared; null: there is none. */
  former?: { version: number; since: string } | null
}
