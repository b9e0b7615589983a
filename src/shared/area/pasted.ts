import { isListed, type Known } from '../../../machines/fields/beside.ts'
import type { PayloadField } from '../../../machines/fields/fields.ts'
import { readJson } from '../../../machines/fields/json.ts'
import { same } from '../../../machines/fields/same.ts'
import { rowSchema } from '../../../machines/fields/schema.ts'
import type { Said } from '../../../machines/fields/messages.ts'
import { say } from '../../../machines/fields/messages.ts'
import { check, type FieldError } from '../validation/fieldErrors.ts'
import type { Area } from './types.ts'

type Values = Readonly<Record<string, unknown>>

/** What a pasted configuration would change. */
export interface Difference {
  name: string
  before: unknown
  after: unknown
  /** Why it cannot be taken. */
  wrong: FieldError | null
}

export type Pasting =
  | { ok: false; fault: Said }
  | { ok: true; before: Values; after: Values; differences: Difference[]; left: string[] }

/** The fields of an area's form that a configuration may bring beside what is chosen. */
export const pastedFields = ({ pasted, sections, fields }: Area, values: Values, known: Known): string[] => {
  const section = sections.find(({ id }) => id === pasted?.section)
  return (section?.fields ?? []).filter((name) => isListed(name, fields[name] as PayloadField, values, known))
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const own = (object: Values, name: string): unknown => (Object.hasOwn(object, name) ? object[name] : undefined)

/** The JSON of a record that others of its kind are filled in from: neither what it is called nor where it stands; null where nothing is asked of its kind. */
export const copiedFrom = (area: Area, values: Values, known: Known): string | null => {
  const { of, called, version } = area.pasted!
  const chosen = String(values[of])
  const names = pastedFields(area, values, known).filter((name) => Object.hasOwn(values, name))
  if (names.length === 0) return null
  const configuration = Object.fromEntries(names.map((name) => [name, values[name]]))
  return JSON.stringify({ version, [of]: known[chosen]?.[called] ?? chosen, ...configuration }, null, 2)
}

/** Of another record's JSON, what differs from what a form holds; only what the section asks for is ever taken. */
export const readPasted = (area: Area, values: Values, known: Known, text: string): Pasting => {
  const whole = readJson(text)
  if (!isObject(whole)) return { ok: false, fault: say('json') }
  const { of, version } = area.pasted!
  const chosen = String(values[of])
  const calls = [chosen, ...Object.values(known[chosen] ?? {})]
  if (!calls.includes(own(whole, of))) return { ok: false, fault: say('categoryMismatch') }
  if (own(whole, 'version') !== version) return { ok: false, fault: say('otherVersion', { version }) }
  const brought = own(whole, 'configuration')
  const configuration = isObject(brought) ? brought : whole
  const names = pastedFields(area, values, known).filter((name) => Object.hasOwn(configuration, name))
  const wrong = new Map<string, FieldError>()
  const after: Record<string, unknown> = {}
  for (const name of names) {
    const checked = check(rowSchema(area.fields, [name]), { [name]: configuration[name] })
    after[name] = checked.ok ? checked.value[name] : configuration[name]
    if (!checked.ok) wrong.set(name, checked.fields[0]!)
  }
  const before = Object.fromEntries(names.map((name) => [name, values[name] ?? null]))
  return {
    ok: true,
    before,
    after,
    differences: names
      .filter((name) => !same(before[name], after[name]))
      .map((name) => ({ name, before: before[name], after: after[name], wrong: wrong.get(name) ?? null })),
    left: Object.keys(configuration).filter((name) => !names.includes(name) && name !== of && name !== 'version'),
  }
}
