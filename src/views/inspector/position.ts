import { lastOf, type Log, stepFrom } from '../../data/inspect/log.ts'
import type { InspectorContext } from './inspector.types.ts'

type Shown = Pick<InspectorContext, 'stream' | 'opened' | 'position' | 'speed'>

/** Milliseconds that a moment is waited for at most, however long it took. */
const longest = 2_000

/** What is looked at. */
export const logOf = ({ stream, opened }: Pick<Shown, 'stream' | 'opened'>): Log => opened?.log ?? stream

/** The moment that is shown: of those that are kept. */
export const positionOf = (shown: Shown): number => {
  const log = logOf(shown)
  return Math.max(shown.position ?? lastOf(log), log.moments[0]?.n ?? 0)
}

/** The moment that lies so many steps from the one that is shown; null: there is none. */
export const stepOf = (shown: Shown, by: number): number | null => stepFrom(logOf(shown), positionOf(shown), by)

/** Milliseconds until the next moment, as it was and at this speed. */
export const paceOf = (shown: Shown): number => {
  const { moments } = logOf(shown)
  const atOf = (n: number | null) => moments.find((moment) => moment.n === n)?.at ?? 0
  const wait = atOf(stepOf(shown, 1)) - atOf(positionOf(shown))
  return Math.min(Math.max(wait, 0), longest) / shown.speed
}
