import type { StateValue } from 'xstate'
import type { Outline, OutlineState, OutlineTransition } from '../../../machines/kernel/outline.ts'

/** One move of a record, by status; `from` is null where it began. */
export interface Step {
  /** null: it is not known. */
  event: string | null
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

/** Where a record stands in words: `signedIn › (tokens › fresh, presence › active)`. */
export const placeIn = ({ states }: Outline, active: ReadonlySet<string>, textOf: (key: string) => string): string => {
  const below = (parent: string | null): string => {
    const here = states.filter((state) => state.parent === parent && active.has(state.id))
    const parts = here.map(({ id, label }) => [textOf(label), below(id)].filter(Boolean).join(' › '))
    return parts.length > 1 ? `(${parts.join(', ')})` : (parts[0] ?? '')
  }
  return below(null)
}

/** The statuses a record has been in, in order, without repeating one that it stayed in. */
export const wayOf = (steps: readonly Step[]): string[] =>
  steps.map(({ to }) => to).filter((status, index, all) => status !== all[index - 1])

export const isTaken = (steps: readonly Step[], from: OutlineState, to: OutlineState, event: string): boolean =>
  steps.some((step) => step.from === from.status && step.to === to.status && (step.event ?? event) === event)

/** Whether a transition leads from one status to another, from a state within or from the machine itself. */
export const leads = ({ id, states, transitions }: Outline, from: string, to: string): boolean => {
  const statuses = new Map(states.map((state) => [state.id, state.status]))
  return transitions.some((one) => statuses.get(one.to) === to && (one.from === id || statuses.get(one.from) === from))
}

/** Of the steps between statuses that are drawn, those that nothing in the chart leads along, by the states' ids. */
export const straysOf = (outline: Outline, steps: readonly Step[]): { from: string; to: string }[] => {
  const top = (status: string | null) =>
    outline.states.find((state) => state.parent === null && state.status === status)?.id
  return steps.flatMap((step) => {
    const [from, to] = [top(step.from), top(step.to)]
    return from && to && !leads(outline, step.from!, step.to) ? [{ from, to }] : []
  })
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
