const day = 86_400_000

/** So many days in milliseconds. */
export const days = (count: number): number => count * day

/** The day of an instant in UTC; of a day the same. */
export const utcDay = (at: string): string => at.slice(0, 'YYYY-MM-DD'.length)

const written = (at: Date): string => utcDay(at.toISOString())

export const addDays = (from: string, count: number): string => written(new Date(Date.parse(from) + days(count)))

/** The same day so many months later, or the last of that month where it has no such day. */
export const addMonths = (from: string, count: number): string => {
  const [year = 0, month = 1, date = 1] = from.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + count, 0))
  return written(new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), Math.min(date, last.getUTCDate()))))
}

/** The last day of the month that begins on a day. */
export const endOfMonth = (first: string): string => addDays(addMonths(first, 1), -1)

/** The first days of so many calendar months, up to that of a day. */
export const monthsUpTo = (last: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => addMonths(`${last.slice(0, 7)}-01`, index + 1 - count))

/** Whole months from a day on to a later one, each over on the day that `addMonths` leads to. */
export const monthsBetween = (from: string, to: string): number => {
  const [year, month, toYear, toMonth] = [from, to].flatMap((one) => one.split('-').slice(0, 2).map(Number))
  const begun = (toYear! - year!) * 12 + toMonth! - month!
  return addMonths(from, begun) > to ? begun - 1 : begun
}

/** Days since Monday. */
export const weekday = (of: string): number => (new Date(of).getUTCDay() + 6) % 7

/** How many days a day lies behind another. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / day

/** Completed years of somebody on a day; who was born on 29 February has their birthday on 1 March where there is none. */
export const ageOn = (born: string, on: string): number =>
  Number(on.slice(0, 4)) - Number(born.slice(0, 4)) - (on.slice(5) < born.slice(5) ? 1 : 0)
