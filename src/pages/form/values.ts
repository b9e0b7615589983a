import { formFields } from '../../shared/area/names.ts'
import { formSchema } from '../../shared/area/schema.ts'
import { typeOf } from '../../../machines/fields/fields.ts'
import { same } from '../../../machines/fields/same.ts'
import type { Area } from '../../shared/area/types.ts'
import { check, type FieldError } from '../../shared/validation/fieldErrors.ts'
import { keptReferred } from '../fields/referred.ts'
import type { StoredRecord, Values } from './form.types.ts'

/** What the inputs show of a record, or of none. */
export const valuesOf = (area: Area, record: StoredRecord | null): Values =>
  Object.fromEntries(formFields(area).map((name) => [name, record?.[name] ?? typeOf(area.fields[name]!.type).empty]))

/** The two who have changed one record. */
export type Whose = 'mine' | 'theirs'

/** The fields that differ, in the order of the form. */
export const differing = (area: Area, one: Values, other: Values): string[] =>
  formFields(area).filter((name) => !same(one[name], other[name]))

/** The values as they are sent, or what is wrong with them by field. */
export const checked = (area: Area): ((values: Values) => { values: Values; wrong: FieldError[] }) => {
  const schema = formSchema(area)
  return (values) => {
    const result = check(schema, values, { referred: keptReferred() })
    return result.ok ? { values: result.value, wrong: [] } : { values, wrong: result.fields }
  }
}
