import { isDeadlineEvent } from '../../../../machines/kernel/chart.ts'
import { isReminder } from '../../../../machines/kernel/deadlines.ts'
import type { Outline } from '../../../../machines/kernel/outline.ts'
import type { Compared, MoveFigure, ToldCount } from '../../../shared/endpoints/answers/workflowFigures.ts'

/** What counts come to as far as they are told, so that nothing is known of those that are not; null where none is. */
export const added = (counts: readonly ToldCount[]): ToldCount => {
  const told = counts.reduce<number>((sum, count) => sum + (count ?? 0), 0)
  return told === 0 && counts.includes(null) ? null : told
}

/** Moves that are alike in something, added up, the most frequent first. */
export const addedBy = <K extends string>(
  moves: readonly MoveFigure[],
  keyOf: (move: MoveFigure) => K,
): ({ key: K; move: MoveFigure } & Compared)[] =>
  [...new Set(moves.map(keyOf))]
    .map((key) => {
      const alike = moves.filter((move) => keyOf(move) === key)
      const counts = { count: added(alike.map(({ count }) => count)), before: added(alike.map(({ before }) => before)) }
      return { key, move: alike[0]!, ...counts }
    })
    .toSorted((one, other) => (other.count ?? 1) - (one.count ?? 1))

/** By transition, how often it was taken in the period; those that nobody knows of any more are left out. */
export const heatOf = ({ transitions }: Outline, moves: readonly MoveFigure[]): Map<string, ToldCount> => {
  const known = new Set(transitions.map(({ id }) => id))
  const taken = moves.filter(({ taken: one }) => one !== null && known.has(one))
  return new Map(addedBy(taken, (move) => move.taken!).map(({ key, count }) => [key, count]))
}

const isLimit = (event: string): boolean => isDeadlineEvent(event) && !isReminder({ event })

export interface Kept {
  status: string
  /** Cases that left it before its time limit, and those whose time was over. */
  met: ToldCount
  missed: ToldCount
}

/** Of the statuses that have a time limit, how often it was met. */
export const limitsKept = ({ states, transitions }: Outline, moves: readonly MoveFigure[]): Kept[] => {
  const limited = transitions.filter(({ event }) => isLimit(event)).map(({ from }) => from)
  const statuses = [...new Set(states.filter(({ id }) => limited.includes(id)).map(({ status }) => status))]
  return statuses.map((status) => {
    const leaving = moves.filter(({ from, to, event }) => from === status && (to !== from || isLimit(event)))
    const of = (isMissed: boolean) =>
      added(leaving.filter(({ event }) => isLimit(event) === isMissed).map(({ count }) => count))
    return { status, met: of(false), missed: of(true) }
  })
}

/** Whether the chart as it is today leads along a way. */
export const isInChart = ({ states, transitions }: Outline, way: readonly string[]): boolean => {
  const statusOf = new Map(states.map(({ id, status }) => [id, status]))
  const steps = new Set(transitions.map(({ from, to }) => `${statusOf.get(from)} ${statusOf.get(to)}`))
  return way.slice(1).every((status, index) => steps.has(`${way[index]} ${status}`))
}
