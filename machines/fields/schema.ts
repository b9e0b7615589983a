import { array, boolean, mixed, number, object, string } from 'yup'
import type { ObjectSchema, Schema } from 'yup'
import { countries } from './countries.ts'
import { emptyOf, typeOf, type Field, type Fields } from './fields.ts'
import type { Yup } from './type.ts'

/** What is left empty in a form is stored as null. */
const emptyAsNull = (value: unknown, original: unknown): unknown => (original === '' ? null : value)

const ofField = (field: Field): Schema => {
  const { schema: own } = typeOf(field.type)
  const empty = emptyOf(field)
  const schema = own(yup, field).transform(emptyAsNull).nullable()
  if (empty !== '' && empty !== null) return schema.default(empty).transform((value: unknown) => value ?? empty)
  return field.required ? schema.required() : schema.default(null)
}

/** What a record must be: each field of its type, null where it has no value. */
export const rowSchema = (
  fields: Fields,
  names: readonly string[] = Object.keys(fields),
): ObjectSchema<Record<string, unknown>> =>
  object(Object.fromEntries(names.map((name) => [name, ofField(fields[name]!)])))

export const yup: Yup = {
  array,
  boolean,
  mixed,
  number,
  string,
  countries,
  row: (fields) => rowSchema(fields as Fields),
}
