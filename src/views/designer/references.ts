import type { Condition, Definition, Expression, FormField } from '../../shared/forms/definition.ts'
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

const inCondition = (condition: Condition, name: Name): Condition => {
  if ('all' in condition) return { all: condition.all.map((one) => inCondition(one, name)) }
  if ('any' in condition) return { any: condition.any.map((one) => inCondition(one, name)) }
  if ('not' in condition) return { not: inCondition(condition.not, name) }
  return { ...condition, field: name(condition.field) }
}

const inExpression = (expression: Expression, name: Name): Expression => {
  if (typeof expression === 'number') return expression
  if ('field' in expression) return { field: name(expression.field) }
  if ('sum' in expression) return { sum: name(expression.sum) }
  if ('count' in expression) return { count: name(expression.count) }
  if ('op' in expression) return { ...expression, of: expression.of.map((one) => inExpression(one, name)) }
  return {
    when: inCondition(expression.when, name),
    then: inExpression(expression.then, name),
    otherwise: inExpression(expression.otherwise, name),
  }
}

const isConditional = (value: true | Condition | undefined): value is Condition => typeof value === 'object'

const conditions = ['visible', 'required', 'readOnly'] as const

/** The part with the names that it refers to called otherwise; itself where none is. */
export const renamedIn = <P extends Part>(part: P, name: Name): P => {
  if (usesIn(part).every(({ to }) => name(to) === to)) return part
  const held = part as Partial<FormField>
  const own = Object.fromEntries(
    conditions.flatMap((use) => {
      const condition = held[use]
      return isConditional(condition) ? [[use, inCondition(condition, name)]] : []
    }),
  )
  const value = held.type === 'calculated' && held.value !== undefined ? { value: inExpression(held.value, name) } : {}
  return { ...part, ...own, ...value }
}

const namesIn = (walk: (name: Name) => unknown): string[] => {
  const names = new Set<string>()
  walk((name) => {
    names.add(name)
    return name
  })
  return [...names]
}

/** What a part itself asks of others, whatever stands within it. */
export const usesIn = (part: Part): Omit<Reference, 'from'>[] => {
  const held = part as Partial<FormField>
  const found = conditions.flatMap((use) => {
    const condition = held[use]
    return isConditional(condition) ? namesIn((name) => inCondition(condition, name)).map((to) => ({ to, use })) : []
  })
  if (held.type !== 'calculated' || held.value === undefined) return found
  const { value } = held
  return [...found, ...namesIn((name) => inExpression(value, name)).map((to) => ({ to, use: 'value' as const }))]
}

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
