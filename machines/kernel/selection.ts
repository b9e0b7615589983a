import { nodesIn } from './chart.ts'
import { explain, placeOf, verdictOf } from './explain.ts'
import { judge, leavesOf } from './guards.ts'
import { type Attempt, eventsAfter, firstWalk, legsFrom, move, type Path, pathOf, type Walk } from './paths.ts'
import type { Selection } from './selected.ts'
import { statusOf } from './status.ts'
import type { CaseEvent, CaseRecord, Context, Lifecycle, TriedLifecycle } from './types.ts'

/** Ways that are looked at for one sample, at most: a machine in which everything can be done again and again has no end of them. */
const patience = 1_000

/** The ids of the states that a record stands in, outer ones first. */
export const statesIn = (lifecycle: Lifecycle, record: CaseRecord): string[] =>
  nodesIn(placeOf(lifecycle, record)).map(({ id }) => id)

const isAt = (lifecycle: Lifecycle, goal: string, { record }: Walk): boolean =>
  statusOf(record.snapshot.value) === goal || statesIn(lifecycle, record).includes(goal)

interface Ways {
  /** By the fingerprint of a state, how many steps are needed at least. */
  distance: ReadonlyMap<string, number>
  /** To which fingerprints it leads, by those of a state, a sender and a type. */
  leads: ReadonlyMap<string, readonly string[]>
}

const keyOf = ({ fingerprint }: Walk, { type, by }: CaseEvent): string => `${fingerprint} ${by.userId} ${type}`

const waysFrom = (lifecycle: TriedLifecycle, input: Context, { goal, avoid }: Selection): Ways => {
  const legs = legsFrom(lifecycle, input, avoid)
  const distance = new Map<string, number>()
  for (const { to } of legs) if (isAt(lifecycle, goal, to)) distance.set(to.fingerprint, 0)
  for (let steps = 1, before = -1; distance.size > before; steps += 1) {
    before = distance.size
    for (const { from, to } of legs)
      if (distance.get(to.fingerprint) === steps - 1 && !distance.has(from.fingerprint))
        distance.set(from.fingerprint, steps)
  }
  const leads = new Map<string, string[]>()
  for (const { from, event, to } of legs) {
    const key = keyOf(from, event)
    leads.set(key, [...(leads.get(key) ?? []), to.fingerprint])
  }
  return { distance, leads }
}

/** Every way from an input to the goal that comes to no state twice, short ones first. */
function* walksTo(lifecycle: TriedLifecycle, input: Context, selection: Selection): Generator<Walk> {
  const { goal, avoid, longest } = selection
  const { distance, leads } = waysFrom(lifecycle, input, selection)
  let left = patience

  function* on(walk: Walk, been: readonly string[], steps: number): Generator<Walk> {
    if (walk.steps.length > 0 && isAt(lifecycle, goal, walk)) {
      if (steps === 0) yield walk
      return
    }
    left -= 1
    if (steps === 0 || left < 0) return
    const isNear = (fingerprint: string) => (distance.get(fingerprint) ?? Infinity) < steps
    const taken = new Set<string>()
    for (const event of eventsAfter(lifecycle, walk)) {
      if (avoid.includes(event.type) || !leads.get(keyOf(walk, event))?.some(isNear)) continue
      const next = move(lifecycle, walk, event)
      const way = `${next.shows[0]} ${next.fingerprint}`
      if (next === walk || been.includes(next.fingerprint) || !isNear(next.fingerprint) || taken.has(way)) continue
      taken.add(way)
      yield* on(next, [...been, next.fingerprint], steps - 1)
    }
  }

  const first = firstWalk(lifecycle, input)
  for (let steps = 1; steps <= longest && left > 0; steps += 1) yield* on(first, [first.fingerprint], steps)
}

/** The records of a walk with what is sent to each: the last has nothing to come. */
const standsOf = (lifecycle: TriedLifecycle, { input, steps }: Walk): Walk[] =>
  steps.reduce<Walk[]>(
    (stands, { event }) => [...stands, move(lifecycle, stands.at(-1)!, event)],
    [firstWalk(lifecycle, input)],
  )

/** Whether the transition that a record takes with an event has asked the rule, and heard yes. */
const isHeld = (lifecycle: Lifecycle, { record }: Walk, event: CaseEvent, rule: string): boolean => {
  const verdict = verdictOf(lifecycle, record, event)
  if ('refusal' in verdict) return false
  const question = { lifecycle, context: record.snapshot.context, event }
  return leavesOf(lifecycle.machine, verdict.taken.guard).includes(rule) && judge(question, rule).holds === true
}

/** The first thing on the way that is refused by the rule alone, or else by the rule among others. */
const attemptOf = (lifecycle: TriedLifecycle, stands: readonly Walk[], rule: string): Attempt | null => {
  const refused = stands.flatMap((walk, before) =>
    eventsAfter(lifecycle, walk).flatMap((event): Attempt[] => {
      const reasons = explain(lifecycle, walk.record, event)
      return reasons.some(({ guard }) => guard === rule || guard === `not.${rule}`) ? [{ before, event, reasons }] : []
    }),
  )
  return refused.find(({ reasons }) => reasons.length === 1) ?? refused[0] ?? null
}

/** A path on which each of the rules is asked and says yes, and no to what is tried beside it; null where one does not. */
const shownBy = (lifecycle: TriedLifecycle, walk: Walk, rules: readonly string[]): Path | null => {
  if (rules.length === 0) return pathOf(walk)
  const stands = standsOf(lifecycle, walk)
  const isAsked = (rule: string) =>
    walk.steps.some(({ event }, index) => isHeld(lifecycle, stands[index]!, event, rule))
  const attempts = rules.map((rule) => (isAsked(rule) ? attemptOf(lifecycle, stands, rule) : null))
  return attempts.includes(null)
    ? null
    : { ...pathOf(walk), attempts: (attempts as Attempt[]).toSorted((a, b) => a.before - b.before) }
}

/** From an input, ways to the goal with a step that nothing shorter has, short ones first. */
const shortFrom = (lifecycle: TriedLifecycle, input: Context, { goal, avoid, longest }: Selection): Walk[] =>
  legsFrom(lifecycle, input, avoid)
    .filter(({ from, to }) => to.steps.length <= longest && isAt(lifecycle, goal, to) && !isAt(lifecycle, goal, from))
    .map(({ to }) => to)
    .toSorted((a, b) => a.steps.length - b.steps.length)

function* pathsFrom(lifecycle: TriedLifecycle, input: Context, selection: Selection): Generator<Path> {
  const { kind, rules } = selection
  const isPlain = kind === 'shortest' && rules.length === 0
  const entered = new Set<string>()
  for (const walk of isPlain ? shortFrom(lifecycle, input, selection) : walksTo(lifecycle, input, selection)) {
    const last = walk.shows[0]!
    if (kind === 'shortest' && entered.has(last)) continue
    const path = shownBy(lifecycle, walk, rules)
    if (!path) continue
    entered.add(last)
    yield path
  }
}

/** The paths that a tester wants to go, through the same `advance` that everybody uses, short ones first. */
export const select = (lifecycle: TriedLifecycle, selection: Selection): Path[] => {
  const { start, most } = selection
  const inputs = start === null ? lifecycle.samples : lifecycle.samples.slice(start, start + 1)
  const found = inputs.flatMap((input) => {
    const paths: Path[] = []
    for (const path of pathsFrom(lifecycle, input, selection)) if (paths.push(path) === most) break
    return paths
  })
  return found.toSorted((a, b) => a.steps.length - b.steps.length).slice(0, most)
}
