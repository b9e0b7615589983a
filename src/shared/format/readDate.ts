import { isDay } from '../../../machines/fields/day.ts'
import { monthName } from './date.ts'

const months = Array.from({ length: 12 }, (_, index) => index + 1)

/** By its number, or by the first three letters of its name or more, in the reader's language or in English. */
const monthOf = (text: string, locale: string): number | undefined => {
  if (/^\d{1,2}$/.test(text)) return Number(text)
  if (text.length < 3) return undefined
  const isCalled = (number: number) =>
    [locale, 'en'].some((language) => monthName(language, number, 'long').toLowerCase().startsWith(text))
  return months.find(isCalled)
}

const partsOf = (text: string): string[] =>
  /^\d{8}$/.test(text) ? [text.slice(0, 2), text.slice(2, 4), text.slice(4)] : text.split(/[\s/.,-]+/)

/** A day that somebody typed, as 'YYYY-MM-DD': days stand before months, or the year comes first. What is no day stays as it was typed. */
export const readDate = (typed: string, locale: string): string => {
  const parts = partsOf(
    typed
      .trim()
      .toLowerCase()
      .replace(/(?:tháng|thg|th)\s*(?=\d)/, ''),
  )
  const [date = '', name = '', year = ''] = parts[0]?.length === 4 ? parts.toReversed() : parts
  const month = monthOf(name, locale)
  const day = `${year}-${String(month).padStart(2, '0')}-${date.padStart(2, '0')}`
  return parts.length === 3 && isDay(day) ? day : typed
}
