import { isDay } from '../../../../machines/fields/day.ts'
import { comparingsOf, constantOf, constantsIn, isTime } from '../comparable.ts'
import { comparisonsIn } from '../condition.ts'
import type { Comparison, Condition, Constant, Definition, FieldKind, FormField } from '../definition.ts'
import { graphOf } from '../graph.ts'
import { fits } from '../re2.ts'
import { readAnswer } from '../schema.ts'
import { groupOf, isFieldPart, isGroupPart, type Part, partsOf } from '../walk.ts'
import { type Check, finding, type Finding } from './finding.ts'

const isConstantOf = (field: FormField, value: Constant): boolean => {
  const kind = constantOf(field)
  if (kind === 'any') return true
  if (kind === 'number' || kind === 'boolean') return typeof value === kind
  if (typeof value !== 'string') return false
  if (kind === 'day') return isDay(value)
  return kind !== 'time' || isTime(value)
}

const typedKinds: readonly FieldKind[] = [
  'text',
  'number',
  'money',
  'percent',
  'phone',
  'email',
  'country',
  'province',
  'time',
]

/** Whether an answer could ever be this: one that is refused, or kept in another way, is none. */
const isEverAnswered = (field: FormField, value: Constant): boolean => {
  if (!typedKinds.includes(field.type)) return true
  const answer = readAnswer(field, value, '', { today: '', fits })
  return answer.wrong === null && answer.value === value
}

const isExact = ({ is }: Comparison): boolean => is === 'equal' || is === 'unequal' || is === 'among'

const unknownOptions = (field: FormField, values: readonly Constant[]): Constant[] =>
  'options' in field ? values.filter((value) => !field.options.some((option) => option.value === value)) : []

/** A comparison as it stands at a part of the form. */
export const compared = (definition: Definition, part: Part, comparison: Comparison): Finding[] => {
  const { parts } = graphOf(definition)
  const other = parts.get(comparison.field)
  const field = comparison.field
  const wrong = (check: Check) => [finding(check, part.key, { field, is: comparison.is })]
  if (!other || !(isFieldPart(other) || isGroupPart(other))) return wrong('UNKNOWN_FIELD')
  const group = groupOf(other)
  if (group && group !== groupOf(part)) return wrong('OUT_OF_ROW')
  if (!isFieldPart(other)) return comparison.is === 'filled' || comparison.is === 'empty' ? [] : wrong('NOT_COMPARABLE')
  const values = constantsIn(comparison)
  if (!comparingsOf(other.item).includes(comparison.is)) return wrong('NOT_COMPARABLE')
  const unknown = unknownOptions(other.item, values)
  if (unknown.length > 0) return [finding('UNKNOWN_OPTION', part.key, { field, option: String(unknown[0]) })]
  const isHeld = (value: Constant) =>
    isConstantOf(other.item, value) && (!isExact(comparison) || isEverAnswered(other.item, value))
  return values.every(isHeld) ? [] : wrong('NOT_COMPARABLE')
}

/** A condition that looks at what is asked only later changes what somebody has passed already. */
export const late = (definition: Definition, part: Part, condition: Condition): Finding[] => {
  const order = partsOf(definition)
  const here = order.indexOf(part)
  const later = comparisonsIn(condition).find(({ field }) => order.findIndex(({ key }) => key === field) > here)
  return later ? [finding('ORDER', part.key, { field: later.field })] : []
}

export const conditionsOf = ({ item }: Part): Condition[] =>
  [item.visible, 'required' in item ? item.required : undefined, 'readOnly' in item ? item.readOnly : undefined].filter(
    (condition): condition is Condition => typeof condition === 'object',
  )
