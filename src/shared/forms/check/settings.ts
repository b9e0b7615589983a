import { perObject } from '../../../../machines/kernel/perObject.ts'
import { currencyCodes } from '../../../../machines/fields/currencies.ts'
import type { FormField } from '../definition.ts'
import { isPattern } from '../re2.ts'
import type { Part } from '../walk.ts'
import { finding, type Finding } from './finding.ts'

const mostRadios = 20

type Limit = string | number | undefined

const isOver = (min: Limit, max: Limit): boolean =>
  min !== undefined && max !== undefined && typeof min === typeof max && min > max

export const isContrary = (item: Part['item']): boolean => {
  if (!('kind' in item) || item.kind === 'section') return false
  if (item.kind === 'group') return isOver(item.min, item.max)
  if (item.type === 'date' || item.type === 'dateRange') return isOver(item.from, item.until)
  if (item.type === 'number') {
    const isBelow = item.min !== undefined && item.below !== undefined && item.min >= item.below
    return isBelow || isOver(item.min, item.max)
  }
  if (item.type === 'bankAccount') return item.options.some(({ min, max }) => isOver(min, max))
  if (item.type === 'itemCounter') return isOver(item.minItem, item.maxItem)
  if (item.type === 'percent') return isOver(item.min ?? 0, item.max ?? 100)
  if (item.type === 'money') return isOver(item.min ?? (item.nonZero || item.required === true ? 1 : 0), item.max)
  return item.type === 'text' || item.type === 'longText' ? isOver(item.min, item.max) : false
}

const currencyOf = (field: FormField): string | undefined | null => {
  if (field.type === 'money' || field.type === 'itemCounter') return field.currency
  if (field.type === 'discountAllocation') return field.currency ?? null
  return field.type === 'calculated' && field.shown === 'money' ? field.currency : null
}

export const ofField = perObject((item: FormField): readonly Finding[] => {
  const key = item.name
  const options = 'options' in item ? item.options.map(({ value }) => value) : null
  const twice = options?.find((value, index) => options.indexOf(value) !== index)
  const currency = currencyOf(item)
  const isOdd = currency !== null && !currencyCodes.includes(currency ?? '')
  const isLong = item.type === 'option' && item.look === 'radio' && item.options.length > mostRadios
  return [
    ...(options?.length === 0 ? [finding('NO_OPTIONS', key)] : []),
    ...(twice === undefined ? [] : [finding('OPTION_TWICE', key, { option: twice })]),
    ...(item.type === 'text' && item.own && !isPattern(item.own.pattern)
      ? [finding('NOT_LINEAR', key, { pattern: item.own.pattern })]
      : []),
    ...(isOdd ? [finding('UNKNOWN_CURRENCY', key, { currency: currency ?? '—' })] : []),
    ...(isLong ? [finding('MANY_RADIOS', key, { max: mostRadios })] : []),
    ...(item.type === 'flag' && item.required ? [finding('MUST_AGREE', key)] : []),
    ...(item.key && item.personal ? [finding('KEY_PERSONAL', key)] : []),
  ]
})
