import { rowSchema } from '../../../machines/fields/schema.ts'
import type { RuleForm } from '../../../machines/kernel/ruleTable.types.ts'
import { check, type Message } from '../../shared/validation/fieldErrors.ts'
import { examplesField, rowsField, type TypedRow } from './ruleRows.ts'

/** What is wrong with what stands in cells, by their paths; of a cell in which nothing stands nothing is said. */
export const cellErrors = (
  form: RuleForm,
  typed: Readonly<Record<'rows' | 'examples', readonly TypedRow[]>>,
): ReadonlyMap<string, Message> => {
  const columns = { rows: rowsField(form).fields, examples: examplesField(form).fields }
  const found = (['rows', 'examples'] as const).flatMap((table) =>
    typed[table].flatMap((row, index) => {
      const said = Object.keys(row).filter((name) => row[name] !== null && row[name] !== '')
      const checked = check(rowSchema(columns[table], said), Object.fromEntries(said.map((name) => [name, row[name]])))
      if (checked.ok) return []
      return checked.fields.map(({ path, ...message }) => [`${table}[${index}].${path}`, message] as const)
    }),
  )
  return new Map(found)
}
