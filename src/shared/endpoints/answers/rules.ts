import type { DryRun } from '../../../../machines/kernel/dryRun.ts'
import type { RuleRow, Ruling } from '../../../../machines/kernel/ruleTable.types.ts'

/** A case of which a version would make something else. */
export interface DryCase {
  id: string
  title: string
  status: string
  run: Exclude<DryRun, { kind: 'unaffected' | 'unknown' }>
}

/** What a version would make of some of the cases that are open or were moved within 30 days, the first by their ids. */
export interface DryBatch {
  /** The area of the cases. */
  area: string
  /** Of all of them, told with the first batch alone. */
  total: number | null
  checked: number
  /** The id after which the next batch begins; null: there is none. */
  next: string | null
  counts: Record<DryRun['kind'], number>
  cases: DryCase[]
}

/** Which version of a table a house has in force, and which comes next; the rows are the usual ones where none is. */
export interface InForce {
  number: number | null
  from: string | null
  rows: RuleRow[]
  next: { number: number; from: string } | null
}

export interface RuleAnswers {
  'rules.inForce': InForce
  'rules.ruling': Ruling
  'rules.dryRun': DryBatch
}
