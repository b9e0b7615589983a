import { array, boolean, mixed, number, object, string } from 'yup'
import type { ObjectSchema, Schema } from 'yup'
import { isAskedFor } from './beside.ts'
import { countries } from './countries.ts'
import { must, say } from './messages.ts'
import { emptyOf, typeOf, type Field, type Fields, type PayloadField } from './fields.ts'
import type { Yup } from './type.ts'

declare module 'yup' {
  interface CustomSchemaMetadata {
    /** How it is said that there is no value where there must be one. */
    missing?: string
  }
}

/** What is left empty in a form is stored as null. */
const emptyAsNull = (value: unknown, original: unknown): unknown => (original === '' ? null : value)

/** What a value of a field must be when there is one. */
export const plainSchema = (field: Field): Schema => {
  const { schema, missing = 'required' } = typeOf(field.type)
  return schema(yup, field).meta({ missing })
}

/** The same where there must be one; of many, at least one. */
export const demanded = ({ type }: Field, schema: Schema): Schema => {
  const { empty, missing = 'required' } = typeOf(type)
  const there = schema.required()
  if (!Array.isArray(empty)) return there
  return there.test({ ...must<unknown[]>(say(missing), (values) => values.length > 0), name: 'required' })
}

/** What is not asked for beside what another field holds is empty. */
const ofField = ({ when, ...field }: PayloadField): Schema => {
  if (!when) return ofAsked(field)
  return ofAsked({ ...field, required: false }).when(when.field, ([value]: unknown[], own) => {
    if (!isAskedFor(when, value)) return own.transform(() => emptyOf(field) || null)
    return field.required ? demanded(field, own) : own
  })
}

const ofAsked = (field: Field): Schema => {
  const empty = emptyOf(field)
  const schema = plainSchema(field).transform(emptyAsNull).nullable()
  if (empty === '' || empty === null) return field.required ? demanded(field, schema) : schema.default(null)
  const filled = schema.default(empty).transform((value: unknown) => value ?? empty)
  return field.required && field.type !== 'flag' ? demanded(field, filled) : filled
}

/** What a record must be: each field of its type, null where it has no value. */
export const rowSchema = (
  fields: Fields,
  names: readonly string[] = Object.keys(fields),
): ObjectSchema<Record<string, unknown>> =>
  object(Object.fromEntries(names.map((name) => [name, ofField(fields[name] as PayloadField)])))

const yup: Yup = {
  array,
  boolean,
  mixed,
  number,
  string,
  countries,
  row: (fields) => rowSchema(fields as Fields),
}
