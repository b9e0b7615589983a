import { comparingsOf, constantOf } from '../../../shared/forms/comparable.ts'
import type { Comparison, Condition, Constant, FormField } from '../../../shared/forms/definition.ts'

export type Is = Comparison['is']

const firstOption = (field: FormField): string => ('options' in field ? (field.options[0]?.value ?? '') : '')

/** What is compared with before somebody says what. */
const firstConstant = (field: FormField): Constant => {
  switch (constantOf(field)) {
    case 'number':
      return 0
    case 'boolean':
      return true
    case 'option':
      return firstOption(field)
    case 'time':
      return '12:00'
    default:
      return ''
  }
}

/** A comparison of another kind, which keeps the value that it can keep. */
export const compared = (field: FormField, is: Is, before?: Comparison): Comparison => {
  const own = { field: field.name }
  if (is === 'filled' || is === 'empty') return { ...own, is }
  const kept = before && 'value' in before ? before.value : before && 'values' in before ? before.values[0] : undefined
  const value = kept ?? firstConstant(field)
  return is === 'among' ? { ...own, is, values: [value] } : { ...own, is, value }
}

/** What a condition begins with. */
export const begun = (field: FormField): Comparison => compared(field, comparingsOf(field)[0]!)

/** Of another field: compared in the same way where that can be. */
export const comparedWith = (field: FormField, { is }: Comparison): Comparison =>
  comparingsOf(field).includes(is) ? compared(field, is) : begun(field)

export const joins = ['all', 'any', 'notAll', 'none'] as const

/** How several conditions count together. */
export type Join = (typeof joins)[number]

export interface Joined {
  join: Join
  of: readonly Condition[]
}

export const isComparison = (condition: Condition): condition is Comparison => 'field' in condition

/** A condition as several that count together; one alone is all of them. */
export const joinedIn = (condition: Condition): Joined => {
  if ('all' in condition) return { join: 'all', of: condition.all }
  if ('any' in condition) return { join: 'any', of: condition.any }
  if (!('not' in condition)) return { join: 'all', of: [condition] }
  const { not } = condition
  if ('all' in not) return { join: 'notAll', of: not.all }
  return { join: 'none', of: 'any' in not ? not.any : [not] }
}

export const conditionOf = ({ join, of }: Joined): Condition => {
  switch (join) {
    case 'all':
      return { all: of }
    case 'any':
      return { any: of }
    case 'notAll':
      return { not: { all: of } }
    case 'none':
      return { not: { any: of } }
  }
}
