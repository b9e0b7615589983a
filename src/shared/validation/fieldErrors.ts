import { ValidationError } from 'yup'
import type { ObjectSchema } from 'yup'
import type { Json } from '../../../machines/kernel/types.ts'

/** `key` is a full i18n key; its text takes the field's label as `field`, beside the values. */
export interface Message {
  key: string
  values: Record<string, Json>
}

export interface FieldError extends Message {
  path: string
}

type Params = Record<string, unknown>
type Describe = (params: Params) => Message

const say =
  (key: string, ...names: string[]): Describe =>
  (params) => ({
    key: `validation:${key}`,
    values: Object.fromEntries(names.map((name) => [name, params[name] as Json])),
  })

const length =
  (key: string, limit: 'min' | 'max', otherwise: Describe): Describe =>
  (params) =>
    typeof params.value === 'string'
      ? { key: `validation:${key}`, values: { num: params[limit] as number } }
      : otherwise(params)

const required = say('required')

/** By the name of the test that failed, yup's own or one of ours. */
const described: Record<string, Describe> = {
  required,
  optionality: required,
  nullable: required,
  max: length('maxLength', 'max', ({ max }) => ({ key: 'validation:maxPrice', values: { maxValue: max as number } })),
  min: length('minLength', 'min', say('minValue', 'min')),
  integer: say('integer'),
  decimals: say('decimals', 'decimals'),
  email: say('email'),
  name: say('name'),
  code: say('code'),
  phone: say('phone'),
  digits: say('digits'),
}

const isMessage = (message: unknown): message is Message =>
  typeof message === 'object' && message !== null && 'key' in message

const asFieldError = ({ path = '', type, params, message }: ValidationError): FieldError => {
  const given: unknown = message
  if (isMessage(given)) return { path, ...given }
  return { path, ...(described[type ?? ''] ?? say('invalid'))(params ?? {}) }
}

/** One error a field, that a value is missing before any other. */
export const fieldErrors = (error: ValidationError): FieldError[] => {
  const all = (error.inner.length > 0 ? error.inner : [error]).map(asFieldError)
  const missing = all.filter(({ key }) => key === 'validation:required')
  return [...missing, ...all].filter(
    ({ path }, index, ordered) => ordered.findIndex((other) => other.path === path) === index,
  )
}

export type Checked<T> = { ok: true; value: T } | { ok: false; fields: FieldError[] }

type Values = Record<string, unknown>

/** Of the schema's fields, those that are given. yup itself stumbles over names that every object inherits. */
const known = (fields: object, values: unknown): Values => {
  const given = Object(values) as Values
  return Object.fromEntries(
    Object.keys(fields).flatMap((name) => (Object.hasOwn(given, name) ? [[name, given[name]]] : [])),
  )
}

/** Fields that hold one value and are given several, over which yup's transforms stumble. */
const severalForOne = (fields: object, values: Values): FieldError[] =>
  Object.entries(fields).flatMap(([path, field]: [string, object]) => {
    const single = 'type' in field && field.type !== 'object' && field.type !== 'array'
    return single && typeof values[path] === 'object' && values[path] !== null ? [{ path, ...say('invalid')({}) }] : []
  })

/** The values as the schema reads them, without what it does not know, or what is wrong with them. */
export const check = <T extends object>(schema: ObjectSchema<T>, values: unknown): Checked<T> => {
  const given = known(schema.fields, values)
  const several = severalForOne(schema.fields, given)
  if (several.length > 0) return { ok: false, fields: several }
  try {
    return { ok: true, value: schema.validateSync(given, { abortEarly: false, stripUnknown: true }) as T }
  } catch (error) {
    if (error instanceof ValidationError) return { ok: false, fields: fieldErrors(error) }
    throw error
  }
}
