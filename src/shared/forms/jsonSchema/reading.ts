import type { Locale } from '../../locales.ts'
import { type Loss, loss } from './losses.ts'

export type Schema = Readonly<Record<string, unknown>>

export interface Reading {
  root: Schema
  locale: Locale
  lost: Loss[]
  names: Set<string>
}

export const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const own = (schema: Schema, keyword: string): unknown =>
  Object.hasOwn(schema, keyword) ? schema[keyword] : undefined

export const asText = (value: unknown): string => (typeof value === 'string' ? value : '—')

export const textIn = (schema: Schema, keyword: string, most: number): string | undefined => {
  const text = own(schema, keyword)
  return typeof text === 'string' && text.trim() !== '' ? text.trim().slice(0, most) : undefined
}

export const numberIn = (schema: Schema, keyword: string): number | undefined => {
  const value = own(schema, keyword)
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}

export const schemasIn = (schema: Schema, keyword: string): Schema[] => {
  const values = own(schema, keyword)
  return Array.isArray(values) ? values.filter(isSchema) : []
}

/** Within the schema itself alone: nothing is fetched. */
const definedAt = ({ root }: Reading, reference: unknown): Schema | null => {
  const [, name] = /^#\/(?:\$defs|definitions)\/([^/]+)$/.exec(asText(reference)) ?? []
  const defined = own(root, '$defs') ?? own(root, 'definitions')
  const found = name !== undefined && isSchema(defined) ? own(defined, name) : undefined
  return isSchema(found) ? found : null
}

const mostHops = 10

export const resolved = (reading: Reading, schema: Schema, at: string): Schema => {
  let found = schema
  for (let hops = 0; own(found, '$ref') !== undefined; hops++) {
    const next = hops < mostHops ? definedAt(reading, own(found, '$ref')) : null
    if (!next) {
      reading.lost.push(loss('reference', at, { reference: asText(own(found, '$ref')).slice(0, 100) }))
      return {}
    }
    const { $ref: _, ...beside } = found
    found = { ...next, ...beside }
  }
  return found
}

/** What is read below; of the others it is told that they are left out. */
const understood = new Set(
  (
    '$schema $id $ref $defs $comment definitions title description type enum const oneOf anyOf format pattern minLength maxLength minimum maximum ' +
    'exclusiveMinimum exclusiveMaximum multipleOf properties required items minItems maxItems uniqueItems additionalProperties readOnly examples'
  ).split(' '),
)

const conditional = new Set(['if', 'then', 'else', 'allOf', 'not', 'dependentRequired', 'dependentSchemas'])

export const leftOut = (reading: Reading, schema: Schema, at: string): void => {
  for (const keyword of Object.keys(schema))
    if (conditional.has(keyword)) reading.lost.push(loss('condition', at))
    else if (!understood.has(keyword)) reading.lost.push(loss('keyword', at, { keyword: keyword.slice(0, 100) }))
}

export const typeIn = (schema: Schema): string | undefined => {
  const type = own(schema, 'type')
  const types = Array.isArray(type) ? type.filter((one) => one !== 'null') : [type]
  return types.length === 1 && typeof types[0] === 'string' ? types[0] : undefined
}

export const within = (value: number | undefined, least: number, most: number): number | undefined =>
  value === undefined ? undefined : Math.min(most, Math.max(least, Math.round(value)))
