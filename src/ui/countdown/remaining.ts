export type Unit = 'day' | 'hour' | 'minute' | 'second'
export type Urgency = 'calm' | 'soon' | 'pressing' | 'over'

export interface Remaining {
  /** Whole units left; negative when the instant has passed. */
  value: number
  unit: Unit
  urgency: Urgency
}

const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

const sizes: readonly [Unit, number][] = [
  ['day', day],
  ['hour', hour],
  ['minute', minute],
]

const urgencyOf = (left: number): Urgency =>
  left <= 0 ? 'over' : left < day ? 'pressing' : left < 3 * day ? 'soon' : 'calm'

/** What is left until an instant, in the largest unit of which there is at least one; both in epoch milliseconds. */
export const remaining = (at: number, now: number): Remaining => {
  const left = at - now
  const [unit, size] = sizes.find(([, least]) => Math.abs(left) >= least) ?? (['second', second] as const)
  return { value: Math.trunc(left / size), unit, urgency: urgencyOf(left) }
}

/** Milliseconds after which the words for what remains may have changed. */
export const nextTick = (at: number, now: number): number => (Math.abs(at - now) < hour + minute ? second : minute)
