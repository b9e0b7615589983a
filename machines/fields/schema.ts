import * as yup from 'yup'
import type { ObjectSchema, Schema } from 'yup'
import { typeOf, type Field, type Fields } from './fields.ts'

/** What is left empty in a form is stored as null. */
const emptyAsNull = (value: unknown, original: unknown): unknown => (original === '' ? null : value)

const ofField = (field: Field): Schema => {
  const schema = typeOf(field.type).schema(yup, field).transform(emptyAsNull).nullable()
  if (field.type === 'flag') return schema.default(false).transform((value: unknown) => value ?? false)
  return field.required ? schema.required() : schema.default(null)
}

/** What a record must be: each field of its type, null where it has no value. */
export const rowSchema = (
  fields: Fields,
  names: readonly string[] = Object.keys(fields),
): ObjectSchema<Record<string, unknown>> =>
  yup.object(Object.fromEntries(names.map((name) => [name, ofField(fields[name]!)])))
