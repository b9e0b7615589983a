import type { TextGuard } from './guard.ts'
import { must, say } from './messages.ts'
import { isStorable } from './texts.ts'
import { fieldType, type Declared } from './type.ts'

/** A number with its dial code, kept as '+6281234567890' (E.164). */
export interface Phone extends Declared {
  type: 'phone'
  guarded?: TextGuard
}

/** No dial code is the beginning of another. */
const dialCode = /^\+(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/

/** '+62' and what follows it; a text that begins with no dial code has none. */
export const phoneParts = (text: string): { dial: string; national: string } => {
  const dial = dialCode.exec(text)?.[0] ?? ''
  return { dial, national: text.slice(dial.length) }
}

/** Elsewhere a zero is what is dialled within the country in place of its dial code. */
const beginningWithZero = ['+39', '+378', '+225', '+241', '+242']

/** What a person dials within the country as it is dialled behind the dial code: '0812' as '812'. */
export const behindDialCode = (dial: string, national: string): string =>
  beginningWithZero.includes(dial) ? national : national.replace(/^0(?=\d)/, '')

/** Typed within the country: of the 15 digits that a number has at most, one at least is its dial code. */
const mostTyped = 14

/** What separates digits, for a reader. */
const separators = /[\s().-]/g

/** What was typed within the country, no longer than a number is; separators give way first, and a number with its dial code is left whole. */
export const fitting = (national: string): string =>
  national.startsWith('+') || national.length <= mostTyped
    ? national
    : national.replaceAll(separators, '').slice(0, mostTyped)

const isPhone = (value: string, countries: ReadonlyMap<string, string>): boolean => {
  const { dial, national } = phoneParts(value)
  return (
    /^\+[1-9]\d{6,14}$/.test(value) &&
    [...countries.values()].includes(dial) &&
    (!national.startsWith('0') || beginningWithZero.includes(dial))
  )
}

/** Threes, then fours: '812 3456 7890'. */
const grouped = (digits: string): string => {
  const threes = 3 * ((4 - (digits.length % 4)) % 4)
  const inGroups = [digits.slice(0, threes).match(/\d{1,3}/g), digits.slice(threes).match(/\d{1,4}/g)]
  return inGroups.flatMap((groups) => groups ?? []).join(' ')
}

export const phone = fieldType<Phone, string>({
  schema: ({ string, countries }) =>
    string()
      .transform((typed: unknown) => (typeof typed === 'string' ? typed.replaceAll(separators, '') : typed))
      .test(must<string>(say('phone'), (value) => isPhone(value, countries))),
  text: (value) => {
    const { dial, national } = phoneParts(value)
    return dial ? `${dial} ${grouped(national)}` : value
  },
  sql: 'text',
  scalar: 'String',
  empty: '',
  cursor: isStorable,
  filters: [],
  shape: 'line',
})
