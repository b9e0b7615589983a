import { addDays, weekday } from '../../../machines/kit/days.ts'

export const firstOfMonth = (day: string): string => `${day.slice(0, 8)}01`

/** The six weeks, Monday first, that a month lies in. */
export const weeksOf = (month: string): string[][] => {
  const first = firstOfMonth(month)
  const start = addDays(first, -weekday(first))
  const days = Array.from({ length: 42 }, (_, index) => addDays(start, index))
  return days.flatMap((_, index) => (index % 7 === 0 ? [days.slice(index, index + 7)] : []))
}

export const isSameMonth = (one: string, other: string): boolean => one.slice(0, 7) === other.slice(0, 7)

/** A day in the reader's words. */
export const writeDay = (day: string, locale: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(day))
