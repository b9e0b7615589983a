import { addDays } from '../../../machines/kit/days.ts'
import { isDay } from '../../../machines/fields/day.ts'
import { comparisonsIn } from './condition.ts'
import type { Answers, Comparison, Condition, Constant, Definition, FormField } from './definition.ts'
import { graphOf } from './graph.ts'
import { judge, type Occasion } from './judge.ts'
import { sampleAnswers } from './sample.ts'
import { aboveOf, groupOf, isFieldPart, nameIn, type Part, placesOf } from './walk.ts'

/** Answers by the names of fields, within a group of each row; null: none. */
type Given = Readonly<Record<string, unknown>>

/** Of the ways to satisfy a condition so many are tried. */
const mostWays = 24

const step = (value: Constant, by: 1 | -1): Constant => {
  if (typeof value === 'number') return value + by
  return typeof value === 'string' && isDay(value) ? addDays(value, by) : value
}

const others = (field: FormField, values: readonly Constant[]): unknown[] => {
  if ('options' in field) return field.options.map(({ value }) => value).filter((one) => !values.includes(one))
  return values.flatMap((value) => (typeof value === 'boolean' ? [!value] : [step(value, 1), step(value, -1), null]))
}

/** Answers to a field with which a comparison might hold, or not hold. */
const answersFor = (field: FormField, comparison: Comparison, isSo: boolean, sample: unknown): unknown[] => {
  if (!('value' in comparison) && !('values' in comparison))
    return (comparison.is === 'filled') === isSo ? [sample] : [null]
  if ('values' in comparison) return isSo ? [...comparison.values] : others(field, comparison.values)
  const { is, value } = comparison
  if (is === 'holds') return isSo ? [[value]] : [others(field, [value]).slice(0, 1), null]
  if (is === 'equal' || is === 'unequal') return (is === 'equal') === isSo ? [value] : others(field, [value])
  const isUp = (is === 'more' || is === 'atLeast') === isSo
  return [step(value, isUp ? 1 : -1), value]
}

const joined = (ways: readonly Given[], more: readonly Given[]): Given[] =>
  ways.flatMap((one) => more.map((other) => ({ ...other, ...one }))).slice(0, mostWays)

/** The answers that parts of a form might need to be there. */
const waysIn = (definition: Definition, sample: Answers) => {
  const { parts } = graphOf(definition)
  const sampleOf = (part: Part<FormField>): unknown => {
    const group = groupOf(part)
    if (!group) return sample[part.key]
    const [row] = (sample[group.key] ?? []) as readonly Answers[]
    return row?.[part.key]
  }

  const forComparison = (comparison: Comparison, isSo: boolean, on: readonly string[]): Given[] => {
    const part = parts.get(comparison.field)
    if (!part || !isFieldPart(part) || on.includes(part.key)) return [{}]
    const answers = answersFor(part.item, comparison, isSo, sampleOf(part))
    const ways = answers.map((answer): Given => ({ [part.key]: answer }))
    return joined(ways, toShow(part, [...on, part.key]))
  }

  const toHold = (condition: Condition, isSo: boolean, on: readonly string[]): Given[] => {
    if ('not' in condition) return toHold(condition.not, !isSo, on)
    if (!('all' in condition) && !('any' in condition)) return forComparison(condition, isSo, on)
    const inner = 'all' in condition ? condition.all : condition.any
    const ways = inner.map((one) => toHold(one, isSo, on))
    if ('all' in condition === isSo) return ways.reduce(joined, [{}])
    return ways.flat().slice(0, mostWays)
  }

  const toShow = (part: Part, on: readonly string[]): Given[] =>
    [part, ...aboveOf(part)]
      .flatMap(({ item }) => (item.visible ? [toHold(item.visible, true, on)] : []))
      .reduce(joined, [{}])

  return (part: Part) => toShow(part, [part.key])
}

const within = (definition: Definition, answers: Answers, given: Given): Answers => {
  const names = new Set(Object.keys(given))
  const put = (one: unknown): Answers => ({ ...(one as Answers), ...given })
  const groups = placesOf(definition).flatMap(({ field, group }) =>
    group && names.has(field.name) ? [group.name] : [],
  )
  const rows = Object.fromEntries(
    [...new Set(groups)].map((name) => [name, ((answers[name] ?? [{}]) as readonly unknown[]).map(put)]),
  )
  return { ...answers, ...rows, ...given }
}

export interface Reached {
  answers: Answers
  known: Answers
}

/** Answers with which a part of the form is there, as far as some are found; made of the samples, which are the likeliest. */
export const reaching = (definition: Definition, occasion: Occasion): ((part: Part) => Reached | null) => {
  const sample = sampleAnswers(definition, occasion)
  const ways = waysIn(definition, sample)
  const isThere = (part: Part, { answers, known }: Reached, given: Given): boolean => {
    const { shown, wrong } = judge(definition, answers, { ...occasion, known })
    const group = groupOf(part)
    const isRefused = wrong.some(({ path }) => (given[nameIn(path)] ?? null) !== null)
    return !isRefused && shown.has(group ? `${group.key}[0].${part.key}` : part.key)
  }
  return (part) => {
    const bases = [sample, {}]
    for (const base of bases)
      for (const given of ways(part)) {
        const answers = within(definition, base, given)
        const reached = { answers, known: { ...occasion.known, ...answers } }
        if (isThere(part, reached, given)) return reached
      }
    return null
  }
}

/** Whether it hangs on what is only reckoned, which nobody can answer so that it comes to something. */
export const isReckonedOn = (definition: Definition, part: Part): boolean => {
  const { parts } = graphOf(definition)
  return [part, ...aboveOf(part)].some(({ item }) =>
    (item.visible ? comparisonsIn(item.visible) : []).some(({ field }) => {
      const other = parts.get(field)
      return !other || !isFieldPart(other) || other.item.type === 'calculated'
    }),
  )
}
