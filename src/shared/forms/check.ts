import { currencyCodes, unitOf } from '../../../machines/fields/currencies.ts'
import { isDay } from '../../../machines/fields/day.ts'
import { locales } from '../locales.ts'
import { comparingsOf, constantOf, constantsIn, isTime } from './comparable.ts'
import { comparisonsIn } from './condition.ts'
import {
  type Comparison,
  type Condition,
  type Constant,
  type Definition,
  type FieldKind,
  type FormField,
  limits,
  type Words,
} from './definition.ts'
import { partsIn } from './expression.ts'
import { graphOf } from './graph.ts'
import { fits, isPattern } from './re2.ts'
import { saidIn } from './said.ts'
import { isAnswered, readAnswer } from './schema.ts'
import { mostValues } from './size.ts'
import { countedIn, currencyShown, plain, unitIn, unitsIn } from './units.ts'
import { aboveOf, groupOf, isFieldPart, isGroupPart, isPagePart, type Part, partsOf } from './walk.ts'

/** With these a version cannot be published. */
export const graveChecks = [
  'NO_FIELDS',
  'NO_LABEL',
  'NOT_TRANSLATED',
  'NAME_TAKEN',
  'UNKNOWN_FIELD',
  'OUT_OF_ROW',
  'CIRCLE',
  'NOT_COMPARABLE',
  'NOT_A_NUMBER',
  'UNKNOWN_OPTION',
  'NO_OPTIONS',
  'OPTION_TWICE',
  'MIN_OVER_MAX',
  'NOT_LINEAR',
  'UNKNOWN_CURRENCY',
  'MIXED_CURRENCIES',
  'EMPTY_GROUP',
  'TOO_MUCH',
  'NOT_DRAWN',
] as const

export const warningChecks = [
  'LABEL_TWICE',
  'ORDER',
  'WIDE_TABLE',
  'MANY_RADIOS',
  'EMPTY_PAGE',
  'MUST_AGREE',
  'KEY_PERSONAL',
  'MONEY_AND_NUMBER',
  'MONEY_AS_NUMBER',
  'NUMBER_AS_MONEY',
  'NEVER_SHOWN',
] as const

export type Check = (typeof graveChecks)[number] | (typeof warningChecks)[number]

export interface Finding {
  check: Check
  /** The name of a field or a group, the key of a page or a section; '' is the form. */
  at: string
  /** Nothing with such a finding is published; the others are for whoever designs it to weigh. */
  grave: boolean
  values: Record<string, string | number>
}

const finding = (check: Check, at: string, values: Finding['values'] = {}): Finding => ({
  check,
  at,
  grave: (graveChecks as readonly string[]).includes(check),
  values,
})

const widestTable = 6
const mostRadios = 20

/** The texts of a part, and whether it has to have them. */
const textsOf = ({ item }: Part): { words: Words | undefined; isNeeded: boolean }[] => {
  const maybe = (words: Words | undefined) => ({ words, isNeeded: false })
  const needed = (words: Words) => ({ words, isNeeded: true })
  if (!('kind' in item)) return [needed(item.title)]
  if (item.kind === 'section') return [maybe(item.title)]
  if (item.kind === 'group') return [needed(item.label), maybe(item.help)]
  return [
    item.type === 'hidden' || item.type === 'explanation' ? maybe(item.label) : needed(item.label),
    maybe(item.help),
    ...('options' in item ? item.options.map(({ label }) => needed(label)) : []),
    ...('unit' in item ? [maybe(item.unit)] : []),
    ...('own' in item && item.own ? [needed(item.own.said)] : []),
    ...('text' in item ? [needed(item.text)] : []),
  ]
}

const isSaid = (words: Words | undefined, locale: (typeof locales)[number]): boolean =>
  (words?.[locale] ?? '').trim() !== ''

const untranslated = (part: Part): Finding[] => {
  const texts = textsOf(part).filter(
    ({ words, isNeeded }) => isNeeded || locales.some((locale) => isSaid(words, locale)),
  )
  const isUnlabelled = texts.some(({ words }) => !locales.some((locale) => isSaid(words, locale)))
  const missing = locales.filter((language) =>
    texts.some(({ words }) => locales.some((one) => isSaid(words, one)) && !isSaid(words, language)),
  )
  return [
    ...(isUnlabelled ? [finding('NO_LABEL', part.key)] : []),
    ...missing.map((language) => finding('NOT_TRANSLATED', part.key, { language })),
  ]
}

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
const compared = (definition: Definition, part: Part, comparison: Comparison): Finding[] => {
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
const late = (definition: Definition, part: Part, condition: Condition): Finding[] => {
  const order = partsOf(definition)
  const here = order.indexOf(part)
  const later = comparisonsIn(condition).find(({ field }) => order.findIndex(({ key }) => key === field) > here)
  return later ? [finding('ORDER', part.key, { field: later.field })] : []
}

const conditionsOf = ({ item }: Part): Condition[] =>
  [item.visible, 'required' in item ? item.required : undefined, 'readOnly' in item ? item.readOnly : undefined].filter(
    (condition): condition is Condition => typeof condition === 'object',
  )

const isNumeric = ({ type }: FormField): boolean =>
  ['number', 'money', 'percent', 'calculated', 'hidden'].includes(type)

/** What a calculation looks at. */
const reckonedWith = (definition: Definition, part: Part<FormField>): Finding[] => {
  if (part.item.type !== 'calculated') return []
  const { parts } = graphOf(definition)
  const { fields, sums, counts, comparisons } = partsIn(part.item.value)
  const wrong = (check: Check, field: string) => [finding(check, part.key, { field })]
  const numbers = (name: string, isSummed: boolean): Finding[] => {
    const other = parts.get(name)
    if (!other || !(isFieldPart(other) || isGroupPart(other))) return wrong('UNKNOWN_FIELD', name)
    if (!isFieldPart(other) || !isNumeric(other.item)) return wrong('NOT_A_NUMBER', name)
    const group = groupOf(other)
    if (isSummed) return group ? [] : wrong('OUT_OF_ROW', name)
    return group && group !== groupOf(part) ? wrong('OUT_OF_ROW', name) : []
  }
  return [
    ...fields.flatMap((name) => numbers(name, false)),
    ...sums.flatMap((name) => numbers(name, true)),
    ...counts.flatMap((name) => {
      const other = parts.get(name)
      return other && isGroupPart(other) ? [] : wrong('UNKNOWN_FIELD', name)
    }),
    ...comparisons.flatMap((comparison) => compared(definition, part, comparison)),
  ]
}

/** Amounts and numbers that are no amounts, or of several currencies, in one result. */
const countedTogether = (definition: Definition, { item, key }: Part<FormField>): Finding[] => {
  if (item.type !== 'calculated') return []
  const shown = currencyShown(item)
  const unit = unitIn(definition, item.value)
  const together = countedIn(item.value).map((one) => [...unitsIn(definition, one)])
  const currenciesOf = (units: readonly (string | null)[]) => [...new Set(units)].filter(Boolean) as string[]
  const mixed = [...together, shown && unit ? [shown, unit] : []].map(currenciesOf).find(({ length }) => length > 1)
  const [beside] = currenciesOf(together.find((units) => units.includes(plain) && units.some(Boolean)) ?? [])
  return [
    ...(mixed ? [finding('MIXED_CURRENCIES', key, { currency: mixed.join(', ') })] : []),
    ...(beside ? [finding('MONEY_AND_NUMBER', key, { currency: beside })] : []),
    ...(unit && item.shown !== 'money' ? [finding('MONEY_AS_NUMBER', key, { currency: unit })] : []),
    ...(shown && unit === plain && unitOf(shown) > 1 ? [finding('NUMBER_AS_MONEY', key, { currency: shown })] : []),
  ]
}

type Limit = string | number | undefined

const isOver = (min: Limit, max: Limit): boolean =>
  min !== undefined && max !== undefined && typeof min === typeof max && min > max

const isContrary = (item: Part['item']): boolean => {
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

const ofField = ({ item, key }: Part<FormField>): Finding[] => {
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
}

const ofPart = (definition: Definition, part: Part): Finding[] => {
  const conditions = conditionsOf(part)
  return [
    ...untranslated(part),
    ...conditions.flatMap((condition) =>
      comparisonsIn(condition).flatMap((comparison) => compared(definition, part, comparison)),
    ),
    ...conditions.flatMap((condition) => late(definition, part, condition)),
    ...(isContrary(part.item) ? [finding('MIN_OVER_MAX', part.key)] : []),
    ...(isFieldPart(part)
      ? [...reckonedWith(definition, part), ...countedTogether(definition, part), ...ofField(part)]
      : []),
    ...(isGroupPart(part) && part.item.items.length === 0 ? [finding('EMPTY_GROUP', part.key)] : []),
    ...(isGroupPart(part) && part.item.look === 'table' && part.item.items.length > widestTable
      ? [finding('WIDE_TABLE', part.key, { max: widestTable })]
      : []),
    ...(isPagePart(part) && part.item.items.length === 0 ? [finding('EMPTY_PAGE', part.key)] : []),
  ]
}

const tooMuch = (definition: Definition): Finding[] => {
  const values = mostValues(definition)
  return values > limits.values ? [finding('TOO_MUCH', '', { values, max: limits.values })] : []
}

/** Labels by which nobody tells two fields of a page, or of a row, apart. */
const labelledTwice = (definition: Definition): Finding[] => {
  const fields = partsOf(definition).filter(isFieldPart)
  const placeOf = (part: Part<FormField>) => groupOf(part) ?? aboveOf(part).find(isPagePart)
  const said = new Map<Part | undefined, Set<string>>()
  const isAgain = (part: Part<FormField>): boolean => {
    const place = placeOf(part)
    const labels = said.get(place) ?? new Set()
    const label = saidIn(part.item.label, 'en')
    const isThere = labels.has(label)
    said.set(place, labels.add(label))
    return isThere
  }
  return fields
    .filter(
      (part) => part.item.type !== 'explanation' && part.item.type !== 'hidden' && saidIn(part.item.label, 'en') !== '',
    )
    .filter(isAgain)
    .map((part) => finding('LABEL_TWICE', part.key))
}

/** What is wrong with a form, and what might be; grave ones first. */
export const findingsIn = (definition: Definition): Finding[] => {
  const parts = partsOf(definition)
  const taken = parts.filter((part, index) => parts.findIndex(({ key }) => key === part.key) < index)
  const found = [
    ...(parts.some((part) => isFieldPart(part) && isAnswered(part.item)) ? [] : [finding('NO_FIELDS', '')]),
    ...tooMuch(definition),
    ...taken.map(({ key }) => finding('NAME_TAKEN', key)),
    ...graphOf(definition).circles.map((circle) =>
      finding('CIRCLE', circle[0]!.key, { fields: circle.map(({ key }) => key).join(', ') }),
    ),
    ...parts.flatMap((part) => ofPart(definition, part)),
    ...labelledTwice(definition),
  ]
  return found.toSorted((one, other) => Number(other.grave) - Number(one.grave))
}
