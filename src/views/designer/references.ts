import { perObject } from '../../../machines/kernel/perObject.ts'
import type {
  Comparison,
  Condition,
  Constant,
  Definition,
  Expression,
  FormField,
} from '../../shared/forms/definition.ts'
import { keyOf } from '../../shared/forms/walk.ts'
import { changed, partsIn, standsOf, type Part } from './edit.ts'

/** For what a part asks the answer to another. */
export type Use = 'visible' | 'required' | 'readOnly' | 'value'

export interface Reference {
  from: string
  to: string
  use: Use
}

type Name = (name: string) => string

/** What a part asks for is called otherwise; what it is compared with stays, unless that is said. */
interface Called {
  name: Name
  value?(field: string, value: Constant): Constant
}

const inComparison = (comparison: Comparison, { name, value = (_, one) => one }: Called): Comparison => {
  const field = name(comparison.field)
  if ('values' in comparison)
    return { ...comparison, field, values: comparison.values.map((one) => value(comparison.field, one)) }
  return 'value' in comparison
    ? { ...comparison, field, value: value(comparison.field, comparison.value) }
    : { ...comparison, field }
}

const inCondition = (condition: Condition, called: Called): Condition => {
  if ('all' in condition) return { all: condition.all.map((one) => inCondition(one, called)) }
  if ('any' in condition) return { any: condition.any.map((one) => inCondition(one, called)) }
  if ('not' in condition) return { not: inCondition(condition.not, called) }
  return inComparison(condition, called)
}

const inExpression = (expression: Expression, called: Called): Expression => {
  const { name } = called
  if (typeof expression === 'number') return expression
  if ('field' in expression) return { field: name(expression.field) }
  if ('sum' in expression) return { sum: name(expression.sum) }
  if ('count' in expression) return { count: name(expression.count) }
  if ('op' in expression) return { ...expression, of: expression.of.map((one) => inExpression(one, called)) }
  return {
    when: inCondition(expression.when, called),
    then: inExpression(expression.then, called),
    otherwise: inExpression(expression.otherwise, called),
  }
}

const isConditional = (value: true | Condition | undefined): value is Condition => typeof value === 'object'

const conditions = ['visible', 'required', 'readOnly'] as const

const calledIn = <P extends Part>(part: P, called: Called): P => {
  const held = part as Partial<FormField>
  const own = Object.fromEntries(
    conditions.flatMap((use) => {
      const condition = held[use]
      return isConditional(condition) ? [[use, inCondition(condition, called)]] : []
    }),
  )
  const value =
    held.type === 'calculated' && held.value !== undefined ? { value: inExpression(held.value, called) } : {}
  return { ...part, ...own, ...value }
}

/** The part with the names that it refers to called otherwise; itself where none is. */
export const renamedIn = <P extends Part>(part: P, name: Name): P =>
  usesIn(part).every(({ to }) => name(to) === to) ? part : calledIn(part, { name })

const namesIn = (walk: (called: Called) => unknown): string[] => {
  const names = new Set<string>()
  walk({
    name: (name) => {
      names.add(name)
      return name
    },
  })
  return [...names]
}

type Uses = readonly Omit<Reference, 'from'>[]

/** What a part itself asks of others, whatever stands within it; sought once, since a step leaves most parts as they were. */
export const usesIn = perObject((part: Part): Uses => {
  const held = part as Partial<FormField>
  const found = conditions.flatMap((use) => {
    const condition = held[use]
    return isConditional(condition)
      ? namesIn((called) => inCondition(condition, called)).map((to) => ({ to, use }))
      : []
  })
  if (held.type !== 'calculated' || held.value === undefined) return found
  const { value } = held
  return [...found, ...namesIn((called) => inExpression(value, called)).map((to) => ({ to, use: 'value' as const }))]
})

/** Who asks for the answer of whom, in the order of the form. */
export const referencesIn = (definition: Definition): Reference[] =>
  standsOf(definition).flatMap(({ key, part }) => usesIn(part).map((use) => ({ from: key, ...use })))

const keysIn = (part: Part): string[] => [keyOf(part), ...partsIn(part).flatMap(keysIn)]

/** What is left without an answer that it asks for when the part is gone, with all within it. */
export const orphanedBy = (definition: Definition, part: Part): Reference[] => {
  const gone = new Set(keysIn(part))
  return referencesIn(definition).filter(({ from, to }) => gone.has(to) && !gone.has(from))
}

/** Everything that asked for `from` asks for `to`. */
export const followed = (definition: Definition, from: string, to: string): Definition =>
  changed(definition, (part) => renamedIn(part, (name) => (name === from ? to : name)))

/** What options are stored as now, by what they were stored as before. */
const revalued = (before: Part, after: Part): ReadonlyMap<Constant, string> => {
  const options = (part: Part) => ('options' in part ? part.options.map(({ value }) => value) : [])
  const [was, is] = [options(before), options(after)]
  const isAlike = 'type' in before && 'type' in after && before.type === after.type && was.length === is.length
  return new Map(isAlike ? was.flatMap((one, index) => (is.includes(one) ? [] : [[one, is[index]!]])) : [])
}

/** Everything that compares with an option that is stored otherwise compares with what it is stored as now. */
export const valuesFollowed = (definition: Definition, before: Part, after: Part): Definition => {
  const values = revalued(before, after)
  if (values.size === 0) return definition
  const key = keyOf(after)
  const value = (field: string, one: Constant) => (field === key ? (values.get(one) ?? one) : one)
  return changed(definition, (part) =>
    usesIn(part).some(({ to }) => to === key) ? calledIn(part, { name: (name) => name, value }) : part,
  )
}
