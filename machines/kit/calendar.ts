const DAY = 24 * 60 * 60 * 1000
const JAKARTA = 7 * 60 * 60 * 1000

export const days = (count: number): number => count * DAY

/** The calendar day, YYYY-MM-DD, that an instant falls on in Asia/Jakarta (UTC+7 all year). */
export const jakartaDay = (instant: string): string =>
  new Date(Date.parse(instant) + JAKARTA).toISOString().slice(0, 10)

export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + days(count)).toISOString().slice(0, 10)

/** The same day so many months later, or the last of that month where it has no such day. */
export const addMonths = (day: string, count: number): string => {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  const lastOfMonth = new Date(Date.UTC(year, month + count, 0))
  return new Date(Math.min(Date.UTC(year, month - 1 + count, date), lastOfMonth.getTime())).toISOString().slice(0, 10)
}

/** How many days a day lies behind another. */
export const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY)

/** The instant at which a day is over in Jakarta, in milliseconds. */
export const endOfDay = (day: string): number => Date.parse(day) + DAY - JAKARTA
