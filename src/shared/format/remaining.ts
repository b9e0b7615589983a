import type { Intent } from '../../../machines/fields/intent.ts'

export type Unit = 'day' | 'hour' | 'minute' | 'second'
export type Urgency = 'calm' | 'soon' | 'pressing' | 'over'

export const intentOfUrgency: Readonly<Record<Urgency, Intent>> = {
  calm: 'informative',
  soon: 'warning',
  pressing: 'danger',
  over: 'subtle',
}

export interface Remaining {
  /** Units left, days and hours to the nearest; negative when the instant has passed. */
  value: number
  unit: Unit
  urgency: Urgency
}

const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

const sizes: readonly [Unit, size: number, least: number][] = [
  ['day', day, 2 * day],
  ['hour', hour, hour],
  ['minute', minute, minute],
]

const urgencyOf = (left: number): Urgency =>
  left <= 0 ? 'over' : left < day ? 'pressing' : left < 3 * day ? 'soon' : 'calm'

/** What is left until an instant, in days while there are two, else in the largest unit of which there is one; both in epoch milliseconds. */
export const remaining = (at: number, now: number): Remaining => {
  const left = at - now
  const [unit, size] = sizes.find(([, , least]) => Math.abs(left) >= least) ?? (['second', second] as const)
  const whole = size >= hour ? Math.round : Math.trunc
  return { value: whole(left / size), unit, urgency: urgencyOf(left) }
}

/** "in 2 days", or how long ago it was, with how it stands. */
export const remainingText = (
  at: number,
  now: number,
  locale: string,
): { text: string; urgency: Urgency; intent: Intent } => {
  const { value, unit, urgency } = remaining(at, now)
  const text = new Intl.RelativeTimeFormat(locale, { numeric: 'always' }).format(value, unit)
  return { text, urgency, intent: intentOfUrgency[urgency] }
}

/** Milliseconds after which the words for what remains may have changed. */
export const nextTick = (at: number, now: number): number => (Math.abs(at - now) < hour + minute ? second : minute)
