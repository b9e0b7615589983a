import type { RuleRow, Ruling } from '../../../../machines/kernel/ruleTable.types.ts'
import type { DryBatch } from './dryRun.ts'

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
