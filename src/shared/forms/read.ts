import type { Checked, FieldError } from '../validation/fieldErrors.ts'
import { type Definition, limits } from './definition.ts'
import type { Reading } from './reader.ts'
import { form } from './shape.ts'

/** More than any definition within the limits has, and less than what a stack holds. */
const deepest = 150

const mostValues = 60_000

/** Of JSON as a person lays it out. */
const longestText = 8 * limits.bytes

/** Members in the order in which a person reads them; others follow by the alphabet. */
const memberOrder = [
  'schema',
  'kind',
  'type',
  'id',
  'name',
  'title',
  'label',
  'help',
  'field',
  'op',
  'is',
  'pages',
  'items',
]

const rank = (member: string): number => {
  const at = memberOrder.indexOf(member)
  if (member === 'pages' || member === 'items') return memberOrder.length + at
  return at < 0 ? memberOrder.length : at
}

const byRank = (one: string, other: string): number => rank(one) - rank(other) || (one < other ? -1 : 1)

const ordered = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(ordered)
  if (typeof value !== 'object' || value === null) return value
  const members = value as Record<string, unknown>
  return Object.fromEntries(
    Object.keys(members)
      .toSorted(byRank)
      .map((name) => [name, ordered(members[name])]),
  )
}

/** Of two JSON values that are alike the same text. */
export const canonicalText = (value: unknown): string => JSON.stringify(ordered(value))

/** Canonical JSON: two definitions that are alike have the same text. */
export const definitionText = (definition: Definition): string => canonicalText(definition)

/** Whether a value is no deeper and no larger than may be looked through. */
const isBounded = (value: unknown): boolean => {
  let level = [value]
  let values = 0
  for (let depth = 0; level.length > 0; depth += 1) {
    values += level.length
    if (depth > deepest || values > mostValues) return false
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []))
  }
  return true
}

const bytesOf = (value: string): number => new TextEncoder().encode(value).length

const refused = (key: string, values: FieldError['values'] = {}): { ok: false; fields: FieldError[] } => ({
  ok: false,
  fields: [{ path: '', key: `forms:wrong.${key}`, values }],
})

const tooLarge = () => refused('tooLarge', { max: limits.bytes / 1024 })

/** JSON, or its text, that is small enough to be looked through. */
export const boundedJson = (given: unknown): Checked<unknown> => {
  if (typeof given !== 'string') return isBounded(given) ? { ok: true, value: given } : tooLarge()
  if (given.length > longestText) return tooLarge()
  try {
    const value: unknown = JSON.parse(given)
    return isBounded(value) ? { ok: true, value } : tooLarge()
  } catch {
    return refused('json')
  }
}

/** A definition out of parsed JSON, or of its text: what is not in the schema is refused by where it stands. */
export const readDefinition = (given: unknown): Checked<Definition> => {
  const read = boundedJson(given)
  if (!read.ok) return read
  const reading: Reading = { wrong: [], names: new Set(), ids: new Set(), fields: 0 }
  form(read.value, '', reading)
  if (reading.wrong.length > 0) return { ok: false, fields: reading.wrong }
  const canonical = definitionText(read.value as Definition)
  if (bytesOf(canonical) > limits.bytes) return tooLarge()
  return { ok: true, value: JSON.parse(canonical) as Definition }
}

/** What a definition says that was read before it was stored. @throws Error where it was not */
export const storedDefinition = (stored: unknown): Definition => {
  const read = readDefinition(stored)
  if (!read.ok) throw new Error('A stored definition cannot be read')
  return read.value
}
