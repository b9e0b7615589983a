import type { Definition, Expression, FormField } from './definition.ts'
import { graphOf } from './graph.ts'

/** What is counted by numbers that are no amounts. */
export const plain = ''

/** A currency, in whose minor units is counted, or `plain`; null where nothing tells. */
export type Unit = string | null

const ofField = (definition: Definition, name: string): Unit => {
  const item = graphOf(definition).parts.get(name)?.item as Partial<FormField> | undefined
  switch (item?.type) {
    case 'money':
      return item.currency ?? null
    case 'calculated':
      return item.shown === 'money' ? (item.currency ?? null) : plain
    case 'number':
    case 'percent':
      return plain
    default:
      return null
  }
}

/** The parts that are counted alike, as summands are and factors are not. */
const alikeIn = (expression: Expression): readonly Expression[] | null => {
  if (typeof expression === 'number') return null
  if ('when' in expression) return [expression.then, expression.otherwise]
  return 'op' in expression && expression.op !== 'multiply' && expression.op !== 'divide' ? expression.of : null
}

const product = (units: readonly Unit[]): Unit => {
  const currencies = units.filter(Boolean)
  if (currencies.length > 0) return currencies.length === 1 ? currencies[0]! : null
  return units.length > 0 && units.every((unit) => unit === plain) ? plain : null
}

const quotient = (definition: Definition, [first, ...by]: readonly Expression[]): Unit => {
  const units = unitsOf(definition, by)
  const unit = first === undefined ? null : unitIn(definition, first)
  const divided = units.filter(Boolean)
  if (divided.length === 0) return product(typeof first === 'number' ? units : [unit, ...units])
  return divided.length === 1 && divided[0] === unit ? plain : null
}

/** Of factors; a number that is typed among them says nothing. */
const unitsOf = (definition: Definition, factors: readonly Expression[]): Unit[] =>
  factors.filter((one) => typeof one !== 'number').map((one) => unitIn(definition, one))

/** The units of all that is counted alike in an expression. */
export const unitsIn = (definition: Definition, expression: Expression): Set<Unit> => {
  const alike = alikeIn(expression)
  if (alike) return new Set(alike.flatMap((one) => [...unitsIn(definition, one)]))
  if (typeof expression === 'number') return new Set()
  if ('field' in expression) return new Set([ofField(definition, expression.field)])
  if ('sum' in expression) return new Set([ofField(definition, expression.sum)])
  if ('op' in expression)
    return new Set([
      expression.op === 'divide' ? quotient(definition, expression.of) : product(unitsOf(definition, expression.of)),
    ])
  return new Set([plain])
}

/** In what an expression is counted: in a currency as soon as one amount is in it. */
export const unitIn = (definition: Definition, expression: Expression): Unit => {
  const units = [...unitsIn(definition, expression)]
  return units.find(Boolean) ?? (units.length > 0 && units.every((unit) => unit === plain) ? plain : null)
}

/** In which currency a number that is typed as a part of an expression is an amount, if it is one; `around`: the expression itself. */
export const currencyWithin = (
  definition: Definition,
  expression: Expression,
  around: string | undefined,
): string | undefined => (alikeIn(expression) ? (unitIn(definition, expression) ?? around) : undefined)

/** In which currency the result of a calculation is an amount. */
export const currencyShown = ({ shown, currency }: { shown: string; currency?: string }): string | undefined =>
  shown === 'money' ? currency : undefined

/** Each expression whose parts are counted alike, or that is none, with the factors within it. */
export const countedIn = (expression: Expression): Expression[] => {
  const alike = alikeIn(expression)
  if (alike) return [expression, ...alike.flatMap((one) => countedIn(one).slice(1))]
  const factors = typeof expression === 'object' && 'op' in expression ? expression.of : []
  return [expression, ...factors.flatMap(countedIn)]
}
