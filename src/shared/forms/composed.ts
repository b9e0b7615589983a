import { perObject } from '../../../machines/kernel/perObject.ts'
import { misnumbered } from '../../../machines/fields/accountNumber.ts'
import type { Field } from '../../../machines/fields/fields.ts'
import { say, type Said } from '../../../machines/fields/messages.ts'
import type { Message } from '../validation/fieldErrors.ts'
import type { Answers, BankChoice, Constant, FormField, FormFieldOf } from './definition.ts'

/** Of a record that is looked up. */
export const longestTitle = 500

type Values = Record<string, unknown>

export interface ComposedPart {
  field: Field
  /** Where it stands in the answer. */
  at: readonly string[]
}

/** Of what an answer consists that has several parts, or each in a list of such; said in part, it is said in all. */
export interface Composition {
  parts: Readonly<Record<string, ComposedPart>>
  /** What stands in every answer. */
  fixed: readonly { at: readonly string[]; value: Constant }[]
  /** Of the amounts. */
  currency?: string
  /** What is told of parts beforehand, by what is said of the others. */
  hints?(values: Values): Readonly<Record<string, Message>>
  /** What is wrong with parts each of which is right by itself. */
  wrong(values: Answers): { part: string; said: Said } | null
}

const part = (field: Field, ...at: string[]): ComposedPart => ({ field: { ...field, required: true }, at })

const digitsSaid = ({ min, max }: BankChoice): Message => ({
  key: min === max ? 'fill:hints.accountDigits' : 'fill:hints.accountDigitsBetween',
  values: { min, max },
})

const accountOf = ({ options }: FormFieldOf<'bankAccount'>): Composition => ({
  parts: {
    bank: part({ type: 'option', options: options.map(({ value }) => value) }, 'bank'),
    number: part({ type: 'text', max: 20, rule: 'digits' }, 'number'),
    holder: part({ type: 'text', max: 100, rule: 'fullName' }, 'holder'),
  },
  fixed: [],
  hints: ({ bank }): Record<string, Message> => {
    const chosen = options.find(({ value }) => value === bank)
    return chosen ? { number: digitsSaid(chosen) } : {}
  },
  wrong: ({ bank, number }) => {
    const said = misnumbered(
      number as string,
      options.find(({ value }) => value === bank)!,
    )
    return said && { part: 'number', said }
  },
})

const counterOf = ({ minItem, maxItem, pricePerItem, currency }: FormFieldOf<'itemCounter'>): Composition => {
  const [least, most] = [minItem * pricePerItem, maxItem * pricePerItem]
  return {
    parts: {
      name: part({ type: 'text', max: 100 }, 'name'),
      totalItem: part({ type: 'integer', min: minItem, max: maxItem }, 'totalItem'),
      totalPrice: part({ type: 'money', positive: true }, 'totalPrice', 'cost'),
    },
    fixed: [{ at: ['totalPrice', 'currency', 'name'], value: currency }],
    currency,
    wrong: ({ totalPrice }) => {
      const price = totalPrice as number
      if (price < least) return { part: 'totalPrice', said: say('equalOrGreaterPrice', { amount: least, currency }) }
      return price > most ? { part: 'totalPrice', said: say('maxAmount', { amount: most, currency }) } : null
    },
  }
}

const recordOf = ({ area }: FormFieldOf<'lookup'>): Composition => ({
  parts: {
    record: part({ type: 'reference', area }, 'id'),
    title: part({ type: 'text', max: longestTitle }, 'title'),
  },
  fixed: [],
  wrong: () => null,
})

export const shareNames = ['agent', 'company', 'client'] as const

const allocationOf = ({ currency }: FormFieldOf<'discountAllocation'>): Composition => {
  const share = (name: string) => part(currency === undefined ? { type: 'rate' } : { type: 'money' }, name)
  return {
    parts: Object.fromEntries(['amount', ...shareNames].map((name) => [name, share(name)])),
    fixed: currency === undefined ? [] : [{ at: ['currency', 'name'], value: currency }],
    ...(currency !== undefined && { currency }),
    wrong: (values) => {
      // Percentages have up to two decimals.
      const hundredths = (name: string) => Math.round((values[name] as number) * 100)
      const allocated = shareNames.reduce((sum, name) => sum + hundredths(name), 0)
      return allocated > hundredths('amount') ? { part: 'amount', said: say('discountExceeded') } : null
    },
  }
}

const made = (field: FormField): Composition | null => {
  if (field.type === 'bankAccount') return accountOf(field)
  if (field.type === 'lookup') return recordOf(field)
  if (field.type === 'itemCounter') return counterOf(field)
  return field.type === 'discountAllocation' ? allocationOf(field) : null
}

/** The parts of an answer; null: it is of one piece. */
export const compositionOf = perObject(made)

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What a record was called when it was looked up; of several, each. */
export const titleIn = (answer: unknown): string | null => {
  if (Array.isArray(answer)) return answer.flatMap((one) => titleIn(one) ?? []).join(', ') || null
  const title = valueAt(answer, ['title'])
  return typeof title === 'string' && title ? title : null
}

const valueAt = (answer: unknown, at: readonly string[]): unknown =>
  at.reduce((value, name) => (isValues(value) && Object.hasOwn(value, name) ? value[name] : undefined), answer)

const put = (into: Values, [name, ...rest]: readonly string[], value: unknown): void => {
  if (rest.length === 0) into[name!] = value
  else put((into[name!] ??= {}) as Values, rest, value)
}

/** What an answer says of each part; undefined where that is nothing that could be typed. */
export const partsIn = ({ parts }: Composition, answer: unknown): Values =>
  Object.fromEntries(
    Object.entries(parts).map(([name, { at }]) => {
      const value = valueAt(answer, at)
      return [name, typeof value === 'string' || typeof value === 'number' ? value : undefined]
    }),
  )

/** The answer that consists of these parts. */
export const composed = ({ parts, fixed }: Composition, values: Answers): Values => {
  const answer: Values = {}
  for (const [name, { at }] of Object.entries(parts)) put(answer, at, values[name] ?? null)
  for (const { at, value } of fixed) put(answer, at, value)
  return answer
}

/** Whether nothing is said of any part. */
export const saysNothing = (values: Answers): boolean =>
  Object.values(values).every((value) => value === undefined || value === '')
