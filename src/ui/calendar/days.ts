/** Calendar days as 'YYYY-MM-DD'; no zone is involved once a day is chosen. */

const inUtc = (day: string): Date => new Date(`${day}T00:00:00Z`)

const written = (date: Date): string => date.toISOString().slice(0, 10)

/** The day that the reader's clock shows at an instant. */
export const dayOf = (instant: Date): string =>
  [instant.getFullYear(), instant.getMonth() + 1, instant.getDate()]
    .map((part, index) => String(part).padStart(index === 0 ? 4 : 2, '0'))
    .join('-')

export const addDays = (day: string, count: number): string => {
  const date = inUtc(day)
  date.setUTCDate(date.getUTCDate() + count)
  return written(date)
}

/** The same day of another month, or that month's last. */
export const addMonths = (day: string, count: number): string => {
  const date = inUtc(day)
  const wanted = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + count)
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(wanted, last))
  return written(date)
}

export const firstOfMonth = (day: string): string => `${day.slice(0, 8)}01`

/** Days since Monday. */
export const weekday = (day: string): number => (inUtc(day).getUTCDay() + 6) % 7

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
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(inUtc(day))
