import type { StateValue } from 'xstate'
import type { Outline, OutlineState, OutlineTransition } from '../../../machines/kernel/outline.ts'

/** One move of a record, by status; `from` is null where it began. */
export interface Step {
  event: string
  from: string | null
  to: string
}

/** The ids of the states, parents included, that a snapshot's value stands in. */
export const activeStates = ({ states }: Outline, value: StateValue): Set<string> => {
  const within = (parent: string | null, at: StateValue): string[] =>
    Object.entries(typeof at === 'string' ? { [at]: undefined } : at).flatMap(([key, below]) => {
      const found = states.find((state) => state.parent === parent && state.key === key)
      return found ? [found.id, ...(below ? within(found.id, below) : [])] : []
    })
  return new Set(within(null, value))
}

/** The statuses a record has been in, in order, without repeating one that it stayed in. */
export const wayOf = (steps: readonly Step[]): string[] =>
  steps.map(({ to }) => to).filter((status, index, all) => status !== all[index - 1])

export const isTaken = (steps: readonly Step[], from: OutlineState, to: OutlineState, event: string): boolean =>
  steps.some((step) => step.from === from.status && step.to === to.status && step.event === event)

/** What the transitions of one line are called, each once. */
export const wordsOf = (
  transitions: readonly OutlineTransition[],
  textOf: (key: string) => string,
  deadline: string,
): string =>
  [
    ...new Set(
      transitions.map((transition) => (transition.deadline ? deadline : textOf(transition.label ?? transition.event))),
    ),
  ].join(', ')

/** The top-level state of each status, and what leads from one to another, as a chart of its own. */
export const topLevel = ({ states, transitions }: Outline): Outline => {
  const top = states.filter(({ parent }) => parent === null)
  const idOf = new Map(states.map(({ id, status }) => [id, top.find((state) => state.status === status)!.id]))
  const lifted = transitions.map((transition): OutlineTransition => ({
    ...transition,
    from: idOf.get(transition.from)!,
    to: idOf.get(transition.to)!,
  }))
  return { states: top, transitions: lifted }
}

/**
 * Of a chart's transitions, those that tell a story: taken, open from here, or leading from each state to the one declared
 * after it.
 */
export const inBrief = (outline: Outline, active: ReadonlySet<string>, steps: readonly Step[]): Outline => {
  const { states, transitions } = outline
  const at = new Map(states.map((state, index) => [state.id, { state, index }]))
  const matters = ({ from, to, event }: OutlineTransition) => {
    const [one, other] = [at.get(from)!, at.get(to)!]
    return active.has(from) || other.index === one.index + 1 || isTaken(steps, one.state, other.state, event)
  }
  return { states, transitions: transitions.filter(matters) }
}

/** What leads on from the active states: for each target the transitions, without those that stay. */
export const waysOn = (
  { states, transitions }: Outline,
  active: ReadonlySet<string>,
): { to: OutlineState; by: OutlineTransition[] }[] =>
  states.flatMap((to) => {
    const by = transitions.filter(
      (transition) => active.has(transition.from) && transition.to === to.id && !active.has(to.id),
    )
    return by.length > 0 ? [{ to, by }] : []
  })

/** Where a record can go from the active states, by top-level state, without those it may stay in. */
export const ahead = (outline: Outline, active: ReadonlySet<string>): OutlineState[] => {
  const here = new Set(outline.states.filter(({ id }) => active.has(id)).map(({ status }) => status))
  const targets = new Set(outline.transitions.filter(({ from }) => active.has(from)).map(({ to }) => to))
  const statuses = new Set(outline.states.filter(({ id }) => targets.has(id)).map(({ status }) => status))
  return outline.states.filter(({ parent, status }) => parent === null && statuses.has(status) && !here.has(status))
}
