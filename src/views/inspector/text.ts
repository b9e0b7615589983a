import type { StateValue } from 'xstate'
import type { Log } from '../../data/inspect/log.ts'
import { formatInstant, formatTime } from '../../shared/format/date.ts'

/** `{ shown: { knowledge: 'current', work: 'idle' } }` becomes `shown › (knowledge › current, work › idle)`. */
export const valueText = (value: StateValue | null): string => {
  if (value === null || typeof value === 'string') return value ?? ''
  const parts = Object.entries(value).map(([key, below]) =>
    below && valueText(below) ? `${key} › ${valueText(below)}` : key,
  )
  return parts.length > 1 ? `(${parts.join(', ')})` : (parts[0] ?? '')
}

/** The library's own long names for what ends an invocation or a delay, cut to what they say. */
export const eventText = (type: string): string =>
  type.replace(/^xstate\.(done|error)\.(?:actor|state)\..*$/, '$1').replace(/^xstate\.after\.([^.]+)\..*$/, 'after $1')

const day = 86_400_000

/** How the moments of a log are dated: by the time of the day, where all are of about one. */
export const timesOf = ({ moments }: Log, locale: string): ((at: number) => string) => {
  const isShort = (moments.at(-1)?.at ?? 0) - (moments[0]?.at ?? 0) < day
  return (at) => {
    const instant = new Date(at).toISOString()
    return isShort ? formatTime(instant, 'second') : formatInstant(instant, locale)
  }
}
