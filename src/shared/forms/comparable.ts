import type { Comparison, Constant, FieldKind, FormField } from './definition.ts'

type Comparing = Comparison['is']

const always = ['filled', 'empty'] as const
const alike = [...always, 'equal', 'unequal', 'among'] as const
const ordered = [...alike, 'more', 'less', 'atLeast', 'atMost'] as const

/** How an answer of each type can be compared. */
const comparings: Record<FieldKind, readonly Comparing[]> = {
  text: alike,
  longText: always,
  number: ordered,
  money: ordered,
  percent: ordered,
  date: ordered,
  time: ordered,
  dateRange: always,
  phone: alike,
  email: alike,
  emails: always,
  country: alike,
  province: alike,
  option: alike,
  options: [...always, 'holds'],
  // It is never without an answer.
  flag: ['equal', 'unequal'],
  file: always,
  photo: always,
  lookup: always,
  bankAccount: always,
  itemCounter: always,
  discountAllocation: always,
  signature: always,
  explanation: [],
  calculated: ordered,
  hidden: ordered,
}

export const comparingsOf = ({ type }: Pick<FormField, 'type'>): readonly Comparing[] => comparings[type]

const numeric: readonly FieldKind[] = ['number', 'money', 'percent', 'calculated']

/** What an answer of the field is compared with. */
export const constantOf = (field: FormField): 'number' | 'boolean' | 'day' | 'time' | 'option' | 'any' | 'text' => {
  if (numeric.includes(field.type)) return 'number'
  if (field.type === 'flag') return 'boolean'
  if (field.type === 'date') return 'day'
  if (field.type === 'time') return 'time'
  if (field.type === 'hidden') return 'any'
  return field.type === 'option' || field.type === 'options' ? 'option' : 'text'
}

export const isTime = (text: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text)

export const constantsIn = (comparison: Comparison): readonly Constant[] => {
  if ('values' in comparison) return comparison.values
  return 'value' in comparison ? [comparison.value] : []
}
