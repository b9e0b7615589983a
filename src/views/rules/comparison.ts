import { same } from '../../../machines/fields/same.ts'
import type { RuleForm, RuleRow } from '../../../machines/kernel/ruleTable.types.ts'
import { type TypedRow, typedRows } from './ruleRows.ts'

/** A row beside what it was. */
export interface ComparedRow {
  row: TypedRow
  /** Of what changed, what stood there before. */
  before: TypedRow
  difference: 'new' | 'gone' | 'changed' | null
}

/** The rows of a table, each with the one that had its conditions before, and those at the end whose conditions no row has any more. */
export const compared = (form: RuleForm, rows: readonly RuleRow[], before: readonly RuleRow[]): ComparedRow[] => {
  const gives = Object.keys(form.gives)
  const conditions = (row: TypedRow): TypedRow =>
    Object.fromEntries(Object.entries(row).filter(([name]) => !gives.includes(name)))
  const former = typedRows(form, before)
  const now = typedRows(form, rows).map((row): ComparedRow => {
    const found = former.findIndex((one) => same(conditions(one), conditions(row)))
    const [was] = found < 0 ? [] : former.splice(found, 1)
    if (!was) return { row, before: {}, difference: 'new' }
    const changed = Object.fromEntries(gives.flatMap((name) => (same(was[name], row[name]) ? [] : [[name, was[name]]])))
    return { row, before: changed, difference: Object.keys(changed).length > 0 ? 'changed' : null }
  })
  return [...now, ...former.map((row): ComparedRow => ({ row, before: {}, difference: 'gone' }))]
}
