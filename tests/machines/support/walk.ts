import * as fc from 'fast-check'
import { systemActor } from '../../../machines/kernel/actors.ts'
import { advance } from '../../../machines/kernel/advance.ts'
import { nextDeadline } from '../../../machines/kernel/deadlines.ts'
import { beginSample } from '../../../machines/kernel/paths.ts'
import type { Path } from '../../../machines/kernel/paths.ts'
import type { Advance, CaseEvent, CaseRecord, Entry, TriedLifecycle } from '../../../machines/kernel/types.ts'

/** One try in a random walk: which event, how much later, and what is odd about it. */
export interface Try {
  pick: number
  wait: 'none' | 'hour' | 'day' | 'week' | 'toDeadline' | 'justBeforeDeadline'
  oddity: number
}

export interface Step {
  before: CaseRecord
  event: CaseEvent
  result: Advance
}

export interface Walk {
  steps: Step[]
  /** Of the steps, those after the path. */
  tried: Step[]
  entries: Entry[]
  record: CaseRecord
}

const HOUR = 3_600_000
const plus = (at: string, ms: number): string => new Date(Date.parse(at) + ms).toISOString()

const wait = (record: CaseRecord, at: string, kind: Try['wait']): string => {
  const deadline = nextDeadline(record)?.at ?? at
  const ahead = deadline > at ? deadline : at
  switch (kind) {
    case 'none':
      return at
    case 'hour':
      return plus(at, HOUR)
    case 'day':
      return plus(at, 24 * HOUR)
    case 'week':
      return plus(at, 7 * 24 * HOUR)
    case 'toDeadline':
      return ahead
    case 'justBeforeDeadline':
      return plus(ahead, ahead > at ? -1 : 0)
  }
}

const frozen = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    Object.values(value).forEach(frozen)
  }
  return value
}

/** What may be tried: the lifecycle's alphabet, each armed deadline by the scheduler, and things nobody should send. */
export const lettersOf = (lifecycle: TriedLifecycle, record: CaseRecord, at: string): CaseEvent[] => [
  ...lifecycle.alphabet(record, at),
  ...record.snapshot.deadlines.flatMap(({ event }) =>
    Array.from({ length: 2 }, () => ({ type: event, by: systemActor, at })),
  ),
  ...['xstate.stop', 'xstate.init', '*', 'toString', 'xstate.after.limit.nowhere'].map((type) => ({
    type,
    by: systemActor,
    at,
  })),
]

type Followed = { step: Step; record: CaseRecord; entry: Entry | null }

const followed = new WeakMap<TriedLifecycle, WeakMap<Path['steps'][number], Followed>>()

/** What the steps of paths lead to: those that paths have in common are taken once. */
const followedBy = (lifecycle: TriedLifecycle) => {
  const known = followed.get(lifecycle) ?? new WeakMap<Path['steps'][number], Followed>()
  followed.set(lifecycle, known)
  return known
}

const taken = (lifecycle: TriedLifecycle, before: CaseRecord, event: CaseEvent): Followed => {
  const result = advance(lifecycle, before, frozen(event))
  const step = { before, event, result }
  return result.ok
    ? { step, record: frozen(result.record), entry: result.entry }
    : { step, record: before, entry: null }
}

/** Follows a path to its end and then tries what it is told. */
export const walk = (
  lifecycle: TriedLifecycle,
  path: Pick<Path, 'input' | 'at' | 'steps'>,
  tries: Try[],
  odd: (event: CaseEvent, oddity: number) => CaseEvent,
): Walk => {
  const begun = beginSample(lifecycle, path.input, path.at)
  const done: Walk = { steps: [], tried: [], entries: [begun.entry], record: frozen(begun.record) }
  const go = ({ step, record, entry }: Followed): void => {
    done.steps.push(step)
    done.record = record
    if (entry) done.entries.push(entry)
  }
  const known = followedBy(lifecycle)
  for (const step of path.steps) {
    const way = known.get(step) ?? taken(lifecycle, done.record, step.event)
    known.set(step, way)
    go(way)
  }
  let now = path.steps.at(-1)?.event.at ?? path.at
  for (const { pick, wait: kind, oddity } of tries) {
    now = wait(done.record, now, kind)
    const letters = lettersOf(lifecycle, done.record, now)
    go(taken(lifecycle, done.record, odd(letters[pick % letters.length]!, oddity)))
  }
  done.tried = done.steps.slice(path.steps.length)
  return done
}

/** Mostly small waits, now and then a long one or right at a deadline. */
export const tries = (length: number): fc.Arbitrary<Try[]> =>
  fc.array(
    fc.record({
      pick: fc.noBias(fc.nat(100_000)),
      wait: fc.oneof(
        { weight: 8, arbitrary: fc.constantFrom('none' as const, 'hour' as const) },
        {
          weight: 1,
          arbitrary: fc.constantFrom(
            'day' as const,
            'week' as const,
            'toDeadline' as const,
            'justBeforeDeadline' as const,
          ),
        },
      ),
      oddity: fc.noBias(fc.nat(100_000)),
    }),
    { minLength: 1, maxLength: length, size: 'max' },
  )
