import { lastOf, type Log, stepFrom } from '../../data/inspect/log.ts'
import type { InspectorContext } from './inspector.types.ts'

type Looked = Pick<InspectorContext, 'stream' | 'opened' | 'position' | 'speed'>

/** Milliseconds that a moment is waited for at most, however long it took. */
const longest = 2_000

/** What is looked at. */
export const logOf = ({ stream, opened }: Pick<Looked, 'stream' | 'opened'>): Log => opened?.log ?? stream

/** The moment that is shown: of those that are kept. */
export const positionOf = (looked: Looked): number => {
  const log = logOf(looked)
  return Math.max(looked.position ?? lastOf(log), log.moments[0]?.n ?? 0)
}

/** The moment that lies so many steps from the one that is shown; null: there is none. */
export const stepOf = (looked: Looked, by: number): number | null => stepFrom(logOf(looked), positionOf(looked), by)

/** Milliseconds until the next moment, as it was and at this speed. */
export const paceOf = (looked: Looked): number => {
  const { moments } = logOf(looked)
  const atOf = (n: number | null) => moments.find((moment) => moment.n === n)?.at ?? 0
  const wait = atOf(stepOf(looked, 1)) - atOf(positionOf(looked))
  return Math.min(Math.max(wait, 0), longest) / looked.speed
}
