const DAY = 24 * 60 * 60 * 1000
const JAKARTA = 7 * 60 * 60 * 1000

export const PROTECTION_WINDOW_DAYS = 14

export const days = (count: number): number => count * DAY

/** The calendar day, YYYY-MM-DD, that an instant falls on in Asia/Jakarta (UTC+7 all year). */
export const jakartaDay = (instant: string): string =>
  new Date(Date.parse(instant) + JAKARTA).toISOString().slice(0, 10)

const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + days(count)).toISOString().slice(0, 10)

/** The last day on which protection may begin, counted from the day of the insurer's approval. */
export const lastProtectionDay = (insurerApprovedAt: string): string =>
  addDays(jakartaDay(insurerApprovedAt), PROTECTION_WINDOW_DAYS)

/** The instant at which that day is over in Jakarta, in milliseconds. */
export const endOfProtectionWindow = (insurerApprovedAt: string): number =>
  Date.parse(lastProtectionDay(insurerApprovedAt)) + DAY - JAKARTA
