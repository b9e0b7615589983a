import { rulesIn } from '../table/conditions.ts'
import { isDeadlineEvent } from '../../../../machines/kernel/chart.ts'
import { isReminder } from '../../../../machines/kernel/deadlines.ts'
import type { Outline } from '../../../../machines/kernel/outline.ts'
import { leads } from '../../../ui/statechart/way.ts'
import type {
  Compared,
  MoveFigure,
  RefusalFigure,
  ToldCount,
} from '../../../shared/endpoints/answers/workflowFigures.ts'

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

/** What a rule has refused of an event, in whichever status, the most first. */
export const refusedBy = (refusals: readonly RefusalFigure[]): Omit<RefusalFigure, 'status'>[] => {
  const keyOf = ({ event, guard }: RefusalFigure) => `${event} ${guard}`
  return [...new Set(refusals.map(keyOf))]
    .map((key) => {
      const alike = refusals.filter((one) => keyOf(one) === key)
      const { event, guard } = alike[0]!
      return {
        event,
        guard,
        count: added(alike.map(({ count }) => count)),
        before: added(alike.map(({ before }) => before)),
      }
    })
    .toSorted((one, other) => (other.count ?? 1) - (one.count ?? 1))
}

/** By transition, which rules have refused it and how often, the most first: those that it asks in a status in which they refused. */
export const refusedOn = (
  { id: root, states, transitions }: Outline,
  refusals: readonly RefusalFigure[],
): Map<string, RefusalFigure[]> => {
  const statuses = new Map(states.map(({ id, status }) => [id, status]))
  const asks = (text: string | null, guard: string) =>
    guard === 'isBeforeDeadline' || rulesIn(text).includes(guard.replace(/^not\./, ''))
  return new Map(
    transitions.flatMap(({ id, from, event, guard }) => {
      const found = refusals.filter(
        (one) => one.event === event && (from === root || statuses.get(from) === one.status) && asks(guard, one.guard),
      )
      const sorted = found.toSorted((one, other) => (other.count ?? 1) - (one.count ?? 1))
      return sorted.length > 0 ? [[id, sorted] as const] : []
    }),
  )
}

/** The transitions that lead out of a status, by their ids. */
export const leadingOut = ({ states, transitions }: Outline, status: string): string[] => {
  const statuses = new Map(states.map((state) => [state.id, state.status]))
  return transitions.flatMap(({ id, from, to }) =>
    statuses.get(from) === status && statuses.get(to) !== status ? [id] : [],
  )
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

/** The steps of a way along which the chart as it is today does not lead. */
export const strayed = (chart: Outline, way: readonly string[]): [from: string, to: string][] =>
  way.slice(1).flatMap((to, index): [string, string][] => (leads(chart, way[index]!, to) ? [] : [[way[index]!, to]]))
