import type { Fields } from '../../../machines/fields/fields.ts'
import type { StoredRecord } from '../form/form.types.ts'

/** What an action asks for that the record has itself, as it is there. */
export const asIn = (record: StoredRecord | null, input: Fields = {}): Record<string, unknown> =>
  Object.fromEntries(Object.keys(input).flatMap((name) => (record && name in record ? [[name, record[name]]] : [])))
