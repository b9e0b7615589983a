import type { Answers, Comparison, Condition, Constant } from './definition.ts'

/** What a condition or a calculation looks at: answers to the form and, within a group, to the row. */
export interface Scope {
  answers: Answers
  row?: Answers
  /** The name of the group in which a field stands; without it nothing is summed up. */
  groupOf?: (field: string) => string | undefined
}

const own = (answers: Answers | undefined, name: string): unknown =>
  answers && Object.hasOwn(answers, name) ? answers[name] : undefined

/** A name is looked for in the row first. */
export const answerTo = (name: string, { answers, row }: Scope): unknown => own(row, name) ?? own(answers, name)

export const isFilled = (answer: unknown): boolean =>
  answer !== undefined && answer !== null && answer !== '' && !(Array.isArray(answer) && answer.length === 0)

type Compare = (answer: Constant, value: Constant) => boolean

const compared: Record<'equal' | 'unequal' | 'more' | 'less' | 'atLeast' | 'atMost', Compare> = {
  equal: (answer, value) => answer === value,
  unequal: (answer, value) => answer !== value,
  more: (answer, value) => answer > value,
  less: (answer, value) => answer < value,
  atLeast: (answer, value) => answer >= value,
  atMost: (answer, value) => answer <= value,
}

const isConstant = (answer: unknown): answer is Constant => ['string', 'number', 'boolean'].includes(typeof answer)

const holdsFor = (comparison: Comparison, answer: unknown): boolean => {
  if (comparison.is === 'empty') return !isFilled(answer)
  if (!isFilled(answer)) return false
  if ('values' in comparison) return isConstant(answer) && comparison.values.includes(answer)
  if (!('value' in comparison)) return true
  if (comparison.is === 'holds') return Array.isArray(answer) && answer.includes(comparison.value)
  if (!isConstant(answer)) return false
  return typeof answer === typeof comparison.value && compared[comparison.is](answer, comparison.value)
}

export const holds = (condition: Condition, scope: Scope): boolean => {
  if ('all' in condition) return condition.all.every((one) => holds(one, scope))
  if ('any' in condition) return condition.any.some((one) => holds(one, scope))
  if ('not' in condition) return !holds(condition.not, scope)
  return holdsFor(condition, answerTo(condition.field, scope))
}

/** Each comparison within a condition. */
export const comparisonsIn = (condition: Condition): Comparison[] => {
  if ('all' in condition) return condition.all.flatMap(comparisonsIn)
  if ('any' in condition) return condition.any.flatMap(comparisonsIn)
  return 'not' in condition ? comparisonsIn(condition.not) : [condition]
}

/** The names of fields and groups that a condition looks at. */
export const readBy = (condition: Condition | true | undefined): string[] =>
  typeof condition === 'object' ? comparisonsIn(condition).map(({ field }) => field) : []
