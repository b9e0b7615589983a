import type { TFunction } from 'i18next'
import { provinceName } from '../../../machines/fields/provinces.ts'
import { countryName } from '../format/country.ts'
import { formatDate } from '../format/date.ts'
import { formatMoney } from '../format/money.ts'
import { formatNumber, formatRate } from '../format/number.ts'
import type { Finding } from './check/finding.ts'
import { constantsIn } from './comparable.ts'
import type { Difference } from './compare.ts'
import type {
  Comparison,
  Condition,
  Constant,
  Definition,
  Expression,
  FieldKind,
  FormField,
  TextRule,
} from './definition.ts'
import { graphOf } from './graph.ts'
import type { Loss } from './jsonSchema/losses.ts'
import { saidIn } from './said.ts'
import { currencyWithin } from './units.ts'
import type { Part } from './walk.ts'

const ownLabel = ({ item, key }: Part, locale: string): string => {
  const words = 'label' in item ? item.label : item.title
  return (words && saidIn(words, locale)) || key
}

/** What a part of a form is called; by its name where it is called nothing. */
export const labelIn = (definition: Definition, locale: string, key: string): string => {
  const part = graphOf(definition).parts.get(key)
  return part ? ownLabel(part, locale) : key
}

const fieldOf = (definition: Definition, name: string): FormField | null => {
  const item = graphOf(definition).parts.get(name)?.item
  return item && 'type' in item ? item : null
}

const numberText = (field: FormField | null, value: number): string => {
  if (field?.type === 'money') return formatMoney(value, field.currency)
  if (field?.type === 'percent') return formatRate(value)
  if (field?.type !== 'calculated' || field.shown === 'number') return formatNumber(value)
  return field.shown === 'money' ? formatMoney(value, field.currency) : formatRate(value)
}

/** What a calculation comes to. */
export const resultText = (t: TFunction, definition: Definition, name: string, value: number | null): string =>
  value === null ? t('forms:deviations.nothing') : numberText(fieldOf(definition, name), value)

/** A value as it is compared with the answers to a field. */
export const constantText = (t: TFunction, locale: string, field: FormField | null, value: Constant): string => {
  if (typeof value === 'boolean') return t(value ? 'forms:conditions.yes' : 'forms:conditions.no')
  if (typeof value === 'number') return numberText(field, value)
  if (field?.type === 'date') return formatDate(value, locale, 'form')
  if (field?.type === 'country') return countryName(value, locale)
  if (field?.type === 'province') return provinceName(value)
  const option = field && 'options' in field ? field.options.find((one) => one.value === value) : undefined
  return (option && saidIn(option.label, locale)) || value
}

const joined = (t: TFunction, by: 'and' | 'or', parts: readonly string[]): string =>
  parts.join(` ${t(`forms:conditions.${by}`)} `)

const comparisonSentence = (t: TFunction, definition: Definition, locale: string, comparison: Comparison): string => {
  const field = fieldOf(definition, comparison.field)
  const values = constantsIn(comparison).map((value) => constantText(t, locale, field, value))
  return t(`forms:conditions.${comparison.is}`, {
    field: labelIn(definition, locale, comparison.field),
    value: joined(t, 'or', values),
  })
}

/** "Repair cost is more than Rp 5.000.000 and Police report is yes". */
export const conditionSentence = (
  t: TFunction,
  definition: Definition,
  locale: string,
  condition: Condition,
): string => {
  const inner = (one: Condition): string => {
    const sentence = conditionSentence(t, definition, locale, one)
    return 'field' in one || 'not' in one ? sentence : `(${sentence})`
  }
  if ('all' in condition) return joined(t, 'and', condition.all.map(inner))
  if ('any' in condition) return joined(t, 'or', condition.any.map(inner))
  if ('not' in condition)
    return t('forms:conditions.not', { condition: conditionSentence(t, definition, locale, condition.not) })
  return comparisonSentence(t, definition, locale, condition)
}

const signs = { add: '+', subtract: '−', multiply: '×', divide: '÷' } as const

/** "(Repair cost + Towing) × 0.9"; a number that is typed in it may be an amount of `currency`. */
export const expressionSentence = (
  t: TFunction,
  definition: Definition,
  locale: string,
  expression: Expression,
  currency?: string,
): string => {
  const within = currencyWithin(definition, expression, currency)
  const told = (one: Expression): string => expressionSentence(t, definition, locale, one, within)
  const enclosed = (one: Expression): string =>
    typeof one === 'object' && ('op' in one ? one.op in signs && one.of.length > 1 : 'when' in one)
      ? `(${told(one)})`
      : told(one)
  if (typeof expression === 'number') return currency ? formatMoney(expression, currency) : formatNumber(expression)
  if ('field' in expression) return labelIn(definition, locale, expression.field)
  if ('sum' in expression) return t('forms:expressions.sum', { field: labelIn(definition, locale, expression.sum) })
  if ('count' in expression)
    return t('forms:expressions.count', { field: labelIn(definition, locale, expression.count) })
  if ('when' in expression)
    return t('forms:expressions.when', {
      condition: conditionSentence(t, definition, locale, expression.when),
      one: told(expression.then),
      other: told(expression.otherwise),
    })
  const { op, of } = expression
  if (op === 'least' || op === 'most') return t(`forms:expressions.${op}`, { values: of.map(told).join('; ') })
  return of.map(enclosed).join(` ${signs[op]} `)
}

export const typeName = (t: TFunction, type: FieldKind | 'group'): string => t(`forms:fieldTypes.${type}`)

export const ruleName = (t: TFunction, rule: TextRule): string => t(`forms:rules.${rule}`)

export const findingSentence = (
  t: TFunction,
  definition: Definition,
  locale: string,
  { check, at, values }: Finding,
): string => {
  const { field, fields, language, is } = values
  return t(`forms:checks.${check}`, {
    ...values,
    at: labelIn(definition, locale, at),
    ...(typeof field === 'string' && { field: labelIn(definition, locale, field) }),
    ...(typeof fields === 'string' && {
      fields: fields
        .split(', ')
        .map((key) => labelIn(definition, locale, key))
        .join(', '),
    }),
    ...(typeof language === 'string' && { language: t(`common:languages.${language}`) }),
    ...(typeof is === 'string' && { is }),
  })
}

/** `definition` is the one in which the field is there: of what is gone that is the earlier one. */
export const differenceSentence = (
  t: TFunction,
  definition: Definition,
  locale: string,
  { kind, at, values }: Difference,
): string => {
  const { option, limit, before, after } = values
  const field = fieldOf(definition, at)
  const told = (value: string | number | undefined) => {
    if (value === undefined) return t('forms:differences.nothing')
    if (kind === 'retyped') return t(`forms:fieldTypes.${value}`)
    return typeof value === 'number' && (limit === 'min' || limit === 'max') ? numberText(field, value) : String(value)
  }
  return t(`forms:differences.${kind}`, {
    at: labelIn(definition, locale, at),
    ...(typeof option === 'string' && { option: constantText(t, locale, field, option) }),
    ...(typeof limit === 'string' && { limit: t(`forms:limits.${limit}`) }),
    before: told(before),
    after: told(after),
  })
}

/** What a form and a JSON Schema do not both say. */
export const lossSentence = (t: TFunction, { what, at, values }: Loss): string => {
  const { language, ...others } = values
  return t(`forms:lost.${what}`, {
    ...others,
    at: at || t('forms:lost.whole'),
    ...(typeof language === 'string' && { language: t(`common:languages.${language}`) }),
    limits: Object.entries(values)
      .map(([limit, value]) => `${t(`forms:limits.${limit}`)} ${value}`)
      .join(', '),
  })
}
