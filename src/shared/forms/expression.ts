import { answerTo, comparisonsIn, holds, type Scope } from './condition.ts'
import type { Answers, Comparison, Expression } from './definition.ts'

type Operation = Extract<Expression, { op: string }>['op']

const operations: Record<Operation, (one: number, other: number) => number> = {
  add: (one, other) => one + other,
  subtract: (one, other) => one - other,
  multiply: (one, other) => one * other,
  divide: (one, other) => one / other,
  least: Math.min,
  most: Math.max,
}

const asNumber = (value: unknown): number | null => (typeof value === 'number' && Number.isFinite(value) ? value : null)

const rowsOf = (group: string | undefined, { answers }: Scope): readonly Answers[] => {
  const rows = group === undefined ? undefined : answerTo(group, { answers })
  return Array.isArray(rows) ? (rows as Answers[]) : []
}

/** Rows without an answer count nothing. */
const sumOf = (field: string, scope: Scope): number =>
  rowsOf(scope.groupOf?.(field), scope).reduce(
    (sum, row) => sum + (asNumber(answerTo(field, { answers: row })) ?? 0),
    0,
  )

const reckoned = (op: Operation, parts: readonly (number | null)[]): number | null => {
  const [first = null, ...others] = parts
  return others.reduce<number | null>(
    (one, other) => (one === null || other === null ? null : asNumber(operations[op](one, other))),
    first,
  )
}

export const valueOf = (expression: Expression, scope: Scope): number | null => {
  if (typeof expression === 'number') return asNumber(expression)
  if ('field' in expression) return asNumber(answerTo(expression.field, scope))
  if ('sum' in expression) return asNumber(sumOf(expression.sum, scope))
  if ('count' in expression) return rowsOf(expression.count, scope).length
  if ('when' in expression)
    return valueOf(holds(expression.when, scope) ? expression.then : expression.otherwise, scope)
  return reckoned(
    expression.op,
    expression.of.map((one) => valueOf(one, scope)),
  )
}

/** What an expression looks at. */
export interface Parts {
  fields: string[]
  sums: string[]
  counts: string[]
  comparisons: Comparison[]
}

const together = (parts: readonly Parts[]): Parts => ({
  fields: parts.flatMap(({ fields }) => fields),
  sums: parts.flatMap(({ sums }) => sums),
  counts: parts.flatMap(({ counts }) => counts),
  comparisons: parts.flatMap(({ comparisons }) => comparisons),
})

export const partsIn = (expression: Expression): Parts => {
  const none: Parts = { fields: [], sums: [], counts: [], comparisons: [] }
  if (typeof expression === 'number') return none
  if ('field' in expression) return { ...none, fields: [expression.field] }
  if ('sum' in expression) return { ...none, sums: [expression.sum] }
  if ('count' in expression) return { ...none, counts: [expression.count] }
  if ('op' in expression) return together(expression.of.map(partsIn))
  const chosen = together([partsIn(expression.then), partsIn(expression.otherwise)])
  return { ...chosen, comparisons: [...comparisonsIn(expression.when), ...chosen.comparisons] }
}

/** A number with so many decimals, halves away from zero. */
export const rounded = (value: number, decimals: number): number => {
  if (Number.isInteger(value)) return value + 0
  const unit = 10 ** decimals
  return (Math.sign(value) * Math.round(Math.abs(value) * unit * (1 + Number.EPSILON))) / unit + 0
}
