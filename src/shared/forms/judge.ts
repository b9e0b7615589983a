import { utcDay } from '../../../machines/kit/days.ts'
import { say } from '../../../machines/fields/messages.ts'
import type { FieldError } from '../validation/fieldErrors.ts'
import { holds, isFilled, type Scope } from './condition.ts'
import {
  type Answers,
  type Condition,
  type Definition,
  type FormField,
  type FormFieldOf,
  limits,
} from './definition.ts'
import { rounded, valueOf } from './expression.ts'
import { graphOf } from './graph.ts'
import {
  type Circumstances,
  type Fits,
  isAnswered,
  missingIn,
  noAnswer,
  type ReadAnswer,
  readAnswer,
} from './schema.ts'
import { groupOf, isFieldPart, isGroupPart, type Part, partsOf } from './walk.ts'

export interface Occasion {
  /** The day on which it is answered, YYYY-MM-DD, or an instant of it. */
  at: string
  /** What is known of the record that the form is about, by the names of fields. */
  known?: Answers
  /** Without it no text fits a pattern of one's own; `readyFor` gives it. */
  fits?: Fits
  /** Whoever judges the same answers at each letter reads those alone that are others. */
  read?: ReadAnswer
}

export interface Judged {
  /** What is kept: hidden ones gone, calculated ones reckoned, read-only ones as they are known. */
  answers: Answers
  shown: ReadonlySet<string>
  required: ReadonlySet<string>
  /** Shown and not asked. */
  fixed: ReadonlySet<string>
  /** In the order of the form. */
  wrong: FieldError[]
}

type Values = Record<string, unknown>

/** Where answers stand: on the form itself, or in a row of a group. */
interface Spot {
  /** What stands before the names of its fields. */
  prefix: string
  scope: Scope
  sent: unknown
  known: unknown
  kept: Values
}

const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const own = (values: unknown, name: string): unknown =>
  isRecord(values) && Object.hasOwn(values, name) ? values[name] : undefined

/** Without names that every object inherits. */
const bare = (): Values => Object.create(null) as Values

const reckoned = (field: FormFieldOf<'calculated'>, scope: Scope): number | undefined => {
  const value = valueOf(field.value, scope)
  if (value === null) return undefined
  const kept = rounded(value, field.shown === 'money' ? 0 : field.decimals)
  return Number.isFinite(kept) ? kept : undefined
}

const isSo = (condition: Condition | true | undefined, scope: Scope): boolean =>
  condition === true || (condition !== undefined && holds(condition, scope))

/**
 * What answers to a form come to. Whatever was sent, it throws nothing; what decides whether a part is there is looked at
 * before the part, and a part that looks at itself, by whatever way, is not there.
 */
export const judge = (
  definition: Definition,
  answers: unknown,
  { at, known = {}, fits = () => false, read = readAnswer }: Occasion,
): Judged => {
  const graph = graphOf(definition)
  const circumstances: Circumstances = { today: utcDay(at), fits }
  const [shown, required, fixed] = [new Set<string>(), new Set<string>(), new Set<string>()]
  const wrong = new Map<string, FieldError>()
  const refuse = (error: FieldError) => wrong.set(error.path, error)
  const fields = bare()
  const groupName = (name: string) => {
    const part = graph.parts.get(name)
    return part && groupOf(part)?.key
  }
  const form: Spot = { prefix: '', scope: { answers: fields, groupOf: groupName }, sent: answers, known, kept: fields }
  const rows = new Map<string, Spot[]>()

  const rowAt = (name: string, sent: unknown, index: number): Spot => {
    const kept = bare()
    const knownRows = own(known, name)
    if (!isRecord(sent)) refuse({ path: `${name}[${index}]`, ...say('invalid') })
    return {
      prefix: `${name}[${index}].`,
      scope: { ...form.scope, row: kept },
      sent,
      known: Array.isArray(knownRows) ? (knownRows as unknown[])[index] : undefined,
      kept,
    }
  }

  const openGroup = (name: string, { min, max }: { min: number; max: number }) => {
    const sent = own(answers, name) ?? []
    const list: unknown[] = Array.isArray(sent) ? sent : []
    if (!Array.isArray(sent)) refuse({ path: name, ...say('invalid') })
    else if (list.length > max) refuse({ path: name, ...say('maxRows', { max }) })
    else if (list.length < min)
      refuse({ path: name, ...(list.length === 0 ? say('required') : say('minRows', { min })) })
    if (min > 0) required.add(name)
    const spots = list.slice(0, Math.min(max, limits.rows)).map((row, index) => rowAt(name, row, index))
    rows.set(name, spots)
    fields[name] = spots.map(({ kept }) => kept)
  }

  const valueIn = (field: FormField, { prefix, scope, sent, known: told }: Spot): unknown => {
    const path = prefix + field.name
    if (field.type === 'calculated') return reckoned(field, scope)
    if (field.type === 'hidden') return own(told, field.name) ?? field.value
    if (!isAnswered(field)) return undefined
    if (isSo(field.readOnly, scope)) {
      fixed.add(path)
      return read(field, own(told, field.name), path, circumstances).value
    }
    const answer = read(field, own(sent, field.name), path, circumstances)
    if (answer.wrong) refuse(answer.wrong)
    return answer.value ?? (field.type === 'flag' ? false : undefined)
  }

  const openField = (field: FormField, spot: Spot) => {
    if (field.visible && !holds(field.visible, spot.scope)) return
    if (field.type !== 'hidden') shown.add(spot.prefix + field.name)
    const value = valueIn(field, spot)
    if (isFilled(value)) spot.kept[field.name] = value
  }

  const spotsOf = (part: Part): Spot[] => {
    const group = groupOf(part)
    return group ? (rows.get(group.key) ?? []) : [form]
  }

  const open = (part: Part) => {
    if (graph.inCircle.has(part) || (part.above && !shown.has(part.above.key))) return
    if (isFieldPart(part)) {
      for (const spot of spotsOf(part)) openField(part.item, spot)
    } else if (!part.item.visible || holds(part.item.visible, form.scope)) {
      shown.add(part.key)
      if (isGroupPart(part)) openGroup(part.key, part.item)
    }
  }

  const demand = (field: FormField, { prefix, scope, kept }: Spot) => {
    const path = prefix + field.name
    if (!shown.has(path) || fixed.has(path) || !isAnswered(field) || !isSo(field.required, scope)) return
    required.add(path)
    const value = kept[field.name]
    if (!wrong.has(path) && (!isFilled(value) || value === noAnswer[field.type])) refuse(missingIn(field, path))
  }

  if (!isRecord(answers)) refuse({ path: '', ...say('invalid') })
  for (const part of graph.order) open(part)
  const parts = partsOf(definition)
  for (const part of parts) if (isFieldPart(part)) for (const spot of spotsOf(part)) demand(part.item, spot)

  const inOrder = parts.flatMap((part) => (isFieldPart(part) || isGroupPart(part) ? [part] : []))
  const plain = ({ kept }: Spot, within: Part | null): Values =>
    Object.fromEntries(
      inOrder
        .filter((part) => groupOf(part) === within && part.key in kept)
        .map((part) => [
          part.key,
          isGroupPart(part) ? rows.get(part.key)!.map((row) => plain(row, part)) : kept[part.key],
        ]),
    )
  return {
    answers: plain(form, null),
    shown,
    required,
    fixed,
    wrong: inOrderOf(parts, wrong),
  }
}

/** Errors as their fields stand in the form; of a group row by row. */
const inOrderOf = (parts: readonly Part[], wrong: ReadonlyMap<string, FieldError>): FieldError[] => {
  const order = new Map(parts.map((part, index) => [part.key, index]))
  const rank = ({ path }: FieldError): number[] => {
    const [, name = '', row = '-1', inner = ''] = /^([^[]*)(?:\[(\d+)\](?:\.(.*))?)?$/.exec(path) ?? []
    return [order.get(name) ?? -1, Number(row), order.get(inner) ?? -1]
  }
  return [...wrong.values()]
    .map((error) => ({ error, at: rank(error) }))
    .toSorted((one, other) => one.at.map((place, index) => place - other.at[index]!).find((apart) => apart !== 0) ?? 0)
    .map(({ error }) => error)
}
