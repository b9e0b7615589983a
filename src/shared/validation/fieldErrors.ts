import { ValidationError } from 'yup'
import type { ObjectSchema, Schema } from 'yup'
import type { Json } from '../../../machines/kernel/types.ts'
import { isOneLine, isVisible } from './visible.ts'

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

const required: Describe = (params) => {
  const { meta } = params['spec'] as Schema['spec']
  return say(meta?.missing ?? 'required')({})
}

/** By the name of yup's own test that failed; what our field types find wrong says so itself. */
const described: Record<string, Describe> = {
  required,
  optionality: required,
  nullable: required,
  max: length('maxLength', 'max', ({ max }) => ({ key: 'validation:maxPrice', values: { maxValue: max as number } })),
  min: length('minLength', 'min', say('minValue', 'min')),
  integer: say('integer'),
  email: say('email'),
}

const isMessage = (message: unknown): message is Message =>
  typeof message === 'object' && message !== null && 'key' in message

const asFieldError = ({ path = '', type, params }: ValidationError): FieldError => {
  const said = params?.['said']
  if (isMessage(said)) return { path, ...said }
  return { path, ...(described[type ?? ''] ?? say('invalid'))(params ?? {}) }
}

/** One error a field, that a value is missing before any other. */
export const fieldErrors = (error: ValidationError): FieldError[] => {
  const all = error.inner.length > 0 ? error.inner : [error]
  const missing = all.filter(({ type }) => described[type ?? ''] === required)
  return oneEach([...missing, ...all].map(asFieldError))
}

/** The first error of each field. */
export const oneEach = (errors: FieldError[]): FieldError[] =>
  errors.filter(({ path }, index) => errors.findIndex((other) => other.path === path) === index)

export type Checked<T> = { ok: true; value: T } | { ok: false; fields: FieldError[] }

type Values = Record<string, unknown>

/** What is needed of a field's schema, whatever it is of. */
interface Shape {
  type: string
  fields?: Record<string, Shape>
  innerType?: Shape
  spec: { meta?: { lines?: true; missing?: string } }
}

const isOfType = ({ type }: Shape, value: unknown): boolean => {
  if (value === undefined || value === null || type === 'mixed') return true
  if (type === 'number') return Number.isFinite(value)
  if (type === 'array') return Array.isArray(value)
  return typeof value === type && !Array.isArray(value)
}

/** Of the schema's fields, those that are given and of their type, at every depth. yup itself stumbles over names that every object inherits. */
const known = (field: Shape, value: unknown): unknown => {
  const { fields, innerType } = field
  if (!isOfType(field, value)) return undefined
  if (Array.isArray(value)) return innerType ? value.map((one: unknown) => known(innerType, one)) : value
  if (!fields || typeof value !== 'object' || value === null) return value
  const given = value as Values
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, inner]) =>
      Object.hasOwn(given, name) ? [[name, known(inner, given[name])]] : [],
    ),
  )
}

interface Leaf {
  path: string
  field: Shape
  value: unknown
}

/** The fields of a schema with their values, those within arrays and objects too; what is not of its type counts whole. */
const leavesOf = (field: Shape, value: unknown, path = ''): Leaf[] => {
  if (value === undefined || value === null || !isOfType(field, value)) return [{ path, field, value }]
  const { fields, innerType } = field
  if (Array.isArray(value) && innerType)
    return value.flatMap((one, index) => leavesOf(innerType, one, `${path}[${index}]`))
  if (!fields) return [{ path, field, value }]
  return Object.entries(fields).flatMap(([name, inner]) =>
    leavesOf(inner, Object.hasOwn(value, name) ? (value as Values)[name] : undefined, path ? `${path}.${name}` : name),
  )
}

/** What is wrong with a text where there should be a number: a price is written without a 0 at its beginning. */
const misread = ({ spec: { meta } }: Shape, text: string): string =>
  meta?.missing === 'requiredPrice' && /^-?0\d/.test(text) ? meta.missing : 'number'

/** yup would cast '1e9', '0x10', 'true' and 7 to what a field is of. */
const mistyped = (leaves: Leaf[]): FieldError[] =>
  leaves.flatMap(({ path, field, value }) => {
    if (isOfType(field, value)) return []
    const isNumber = field.type === 'number' && typeof value === 'string'
    return [{ path, ...say(isNumber ? misread(field, value) : 'invalid')({}) }]
  })

const unreadable = (leaves: Leaf[]): FieldError[] =>
  leaves.flatMap(({ path, field, value }) => {
    if (typeof value !== 'string') return []
    if (!isVisible(value)) return [{ path, ...say('visible')({}) }]
    return field.spec.meta?.lines || isOneLine(value) ? [] : [{ path, ...say('oneLine')({}) }]
  })

/**
 * The values as the schema reads them, without what it does not know, or what is wrong with them. Each must be of the JSON type
 * that its field declares, and each text, without what stands around it where the schema trims, one that a reader sees.
 * `context` is for the schema's own tests.
 */
export const check = <T extends object>(schema: ObjectSchema<T>, values: unknown, context?: object): Checked<T> => {
  const shape = schema as unknown as Shape
  const given = known(shape, Object(values))
  const unread = [
    ...mistyped(leavesOf(shape, Object(values))),
    ...unreadable(leavesOf(shape, schema.cast(given, { assert: false, stripUnknown: true }))),
  ]
  try {
    const value = schema.validateSync(given, { abortEarly: false, stripUnknown: true, context }) as T
    return unread.length > 0 ? { ok: false, fields: unread } : { ok: true, value }
  } catch (error) {
    if (error instanceof ValidationError) return { ok: false, fields: oneEach([...unread, ...fieldErrors(error)]) }
    throw error
  }
}
