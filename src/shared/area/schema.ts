import { boolean, number, object, string } from 'yup'
import type { ObjectSchema, Schema } from 'yup'
import { largestSum } from '../../../machines/kernel/money.ts'
import { isDay, isInstant, patterns } from '../validation/patterns.ts'
import { formFields } from './names.ts'
import type { Area, Field, Fields } from './types.ts'

type Row = Record<string, unknown>

/** What is left empty in a form is stored as null. */
const emptyAsNull = (value: unknown, original: unknown): unknown => (original === '' ? null : value)

const text = (max: number) => string().trim().max(max)

const hasDecimals = (value: number | null | undefined, decimals: number): boolean =>
  value === null || value === undefined || Math.abs(value * 10 ** decimals - Math.round(value * 10 ** decimals)) < 1e-6

const decimal = (min: number, max: number, decimals = 2) =>
  number()
    .min(min)
    .max(max)
    .test({ name: 'decimals', params: { decimals }, test: (value) => hasDecimals(value, decimals) })

const whole = (min: number, max: number) => number().integer().min(min).max(max)

const ofType = (field: Field): Schema => {
  switch (field.type) {
    case 'text':
      return field.rule ? text(field.max).matches(patterns[field.rule], { name: field.rule }) : text(field.max)
    case 'longText':
      return text(field.max).meta({ widget: 'longText' })
    case 'integer':
      return whole(field.min, field.max)
    case 'decimal':
      return decimal(field.min, field.max)
    case 'money':
      return whole(0, field.max ?? largestSum)
    case 'rate':
      return decimal(field.min ?? 0, field.max ?? 100)
    case 'date':
      return string().test('day', (value) => !value || isDay(value))
    case 'instant':
      return string().test('instant', (value) => !value || isInstant(value))
    case 'period':
      return string()
    case 'flag':
      return boolean()
    case 'option':
      return string()
        .nullable()
        .oneOf([...field.options, null])
  }
}

const schemaOf = (field: Field): Schema => {
  const schema = ofType(field).transform(emptyAsNull).nullable()
  if (field.type === 'flag') return schema.default(false).transform((value: unknown) => value ?? false)
  return field.required ? schema.required() : schema.default(null)
}

export const fieldsSchema = (fields: Fields, names: readonly string[] = Object.keys(fields)): ObjectSchema<Row> =>
  object(Object.fromEntries(names.map((name) => [name, schemaOf(fields[name]!)])))

/** What a person may write in an area's form, for the form and for the server. */
export const formSchema = (area: Area): ObjectSchema<Row> => {
  const schema = fieldsSchema(area.fields, formFields(area))
  return area.refine?.(schema) ?? schema
}
