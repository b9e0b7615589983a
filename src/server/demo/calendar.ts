import { jakartaDay } from '../../../machines/kit/calendar.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const JAKARTA = 7 * HOUR
const OPENS = 8
const CLOSES = 17

export const hours = (count: number): number => count * HOUR

/** The calendar day of an instant in milliseconds. */
export const dayOf = (time: number): string => jakartaDay(new Date(time).toISOString())

/** When a Jakarta office closes on the day of an instant. */
export const closing = (time: number): number => Math.floor((time + JAKARTA) / DAY) * DAY + CLOSES * HOUR - JAKARTA

/** The instant itself when a Jakarta office is open then, else one `lag` after it opens next. */
const workingInstant = (time: number, lag: number): number => {
  const local = time + JAKARTA
  const midnight = Math.floor(local / DAY) * DAY
  const weekday = new Date(midnight).getUTCDay()
  const hour = (local - midnight) / HOUR
  if (weekday === 6) return midnight + 2 * DAY + OPENS * HOUR + lag - JAKARTA
  if (weekday === 0 || hour >= CLOSES) return workingInstant(midnight + DAY - JAKARTA, lag)
  return hour < OPENS ? midnight + OPENS * HOUR + lag - JAKARTA : time
}

/** Instants of work that follow one another by at least the gaps, the last of them at or before `latest`; all in milliseconds. */
export const layOut = (gaps: readonly number[], lags: readonly number[], latest: number): number[] => {
  let first = latest - gaps.reduce((sum, gap) => sum + gap, 0)
  for (;;) {
    let time = first
    const instants = gaps.map((gap, index) => (time = workingInstant(time + gap, lags[index]!)))
    const overshoot = time - latest
    if (overshoot <= 0) return instants
    first -= Math.max(overshoot, HOUR)
  }
}
