import { isDeepStrictEqual } from 'node:util'
import * as fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { advance, moments, replay } from '../../../machines/kernel/advance.ts'
import { choices, legal } from '../../../machines/kernel/choices.ts'
import { candidates, deadlinesOf, delayOf, isDeadlineEvent, nodesIn, restored } from '../../../machines/kernel/chart.ts'
import { dueDeadline } from '../../../machines/kernel/deadlines.ts'
import { explain, kernelGuards } from '../../../machines/kernel/explain.ts'
import { statusOf } from '../../../machines/kernel/status.ts'
import { everyPath } from '../../../machines/kernel/paths.ts'
import type { CaseEvent, CaseRecord, Deadline, Known, TriedLifecycle } from '../../../machines/kernel/types.ts'
import { tries, walk } from './walk.ts'
import type { Walk } from './walk.ts'
import { unlistedIn } from './words.ts'

type Odd = (event: CaseEvent, oddity: number) => CaseEvent

const knownOf = ({ others = {} }: CaseEvent): Known[] =>
  Object.values(others).map((other) => ({ ...other, title: null, against: {} }))

/** What holds of every lifecycle, from wherever a record may be, whatever is sent to it, by whomever and whenever. */
export const laws = (lifecycle: TriedLifecycle, odd: Odd, { runs, length }: { runs: number; length: number }): void => {
  vi.setConfig({ testTimeout: 60_000 })
  const ways = everyPath(lifecycle)
  const along = (check: (walk: Walk) => void) => () => {
    fc.assert(
      fc.property(fc.constantFrom(...ways), tries(length), (path, attempts) => {
        check(walk(lifecycle, path, attempts, odd))
      }),
      { numRuns: runs },
    )
  }

  it(
    'a record that has been through JSON goes on as if it had not',
    along(({ tried: steps }) => {
      for (const { before, event, result } of steps) {
        expect(advance(lifecycle, JSON.parse(JSON.stringify(before)) as CaseRecord, event)).toEqual(result)
      }
    }),
  )

  it(
    'each accepted event is one revision and one entry, and a refused one is nothing',
    along(({ steps, entries, record }) => {
      const accepted = steps.filter(({ result }) => result.ok)
      expect(entries.map(({ revision }) => revision)).toEqual([0, ...accepted.map((_, index) => index + 1)])
      expect(record.revision).toBe(accepted.length)
      for (const { before, event, result } of accepted) {
        if (!result.ok) continue
        expect(result.entry).toMatchObject({
          revision: before.revision + 1,
          at: event.at,
          from: statusOf(before.snapshot.value),
          to: statusOf(result.record.snapshot.value),
        })
      }
    }),
  )

  it(
    'an event is explained exactly when it is refused, by guards that have a rule',
    along(({ tried: steps }) => {
      const known: string[] = [...Object.keys(lifecycle.rules), ...kernelGuards, ...unlistedIn(lifecycle)]
      for (const { before, event, result } of steps) {
        const reasons = explain(lifecycle, before, event)
        expect(reasons.length === 0).toBe(result.ok)
        expect(
          reasons.map(({ guard }) => guard.replace(/^not\./, '')).filter((guard) => !known.includes(guard)),
        ).toEqual([])
      }
    }),
  )

  it(
    'a record that is finished refuses whatever its lifecycle knows with the words of the state that it is finished in',
    along(({ tried: steps }) => {
      for (const { before, event, result } of steps) {
        if (before.snapshot.status !== 'done' || !Object.hasOwn(lifecycle.events, event.type)) continue
        const said = lifecycle.unlisted?.[event.type]?.[before.snapshot.value as string]
        const nodes = nodesIn(restored(lifecycle.machine, before.snapshot))
        const states = nodes.flatMap(({ meta, parent }) => (parent === lifecycle.machine.root ? [meta.label] : []))
        expect(result.ok ? [] : explain(lifecycle, before, event)).toMatchObject([
          said ? { guard: said } : { guard: 'isUnfinished', values: { state: states[0] } },
        ])
      }
    }),
  )

  it(
    'an event that is accepted was a choice, and what was no choice is refused whatever its payload',
    along(({ tried: steps }) => {
      for (const { before, event, result } of steps) {
        const all = choices(lifecycle, before, event, knownOf(event))
        const offered = all.find(({ type }) => type === event.type)
        if (result.ok && offered) expect(offered).toMatchObject({ allowed: true, reasons: [] })
        if (offered && !offered.allowed) expect(result.ok).toBe(false)
        expect(legal(lifecycle, before, event, knownOf(event))).toEqual(
          all.flatMap(({ type, allowed }) => (allowed ? [type] : [])),
        )
      }
    }),
  )

  it(
    'who acts for another does what is no decision, and both are kept; a decision is refused to them',
    along(({ tried: steps }) => {
      const actsFor = { userId: 'other', name: 'Other' }
      for (const { before, event, result } of steps) {
        if (!result.ok) continue
        const acted = { ...event, by: { ...event.by, actsFor } }
        const known = candidates(restored(lifecycle.machine, before.snapshot))
        const isDecided = known.some(({ eventType, meta }) => eventType === event.type && meta?.decides)
        const step = advance(lifecycle, before, acted)
        if (step.ok) expect([isDecided, step.entry.event.by.actsFor]).toEqual([false, actsFor])
        else expect([isDecided, explain(lifecycle, before, acted)]).toMatchObject([true, [{ guard: 'isInOwnName' }]])
      }
    }),
  )

  it(
    'the fold of the timeline is the record',
    along(({ entries, record }) => {
      expect(replay(lifecycle, JSON.parse(JSON.stringify(entries)) as typeof entries)).toEqual(record)
    }),
  )

  it(
    'the moments of a timeline are the records that its entries left',
    along(({ steps, entries }) => {
      const left = steps.flatMap(({ result }) => (result.ok ? [result.record] : []))
      const { moments: made, stopped } = moments(lifecycle, entries)
      expect([made.slice(1).map(({ record }) => record), stopped]).toEqual([left, null])
      expect(made.map(({ entry }) => entry)).toEqual(entries)
    }),
  )

  it(
    'nothing but its deadline moves a record that is past it, and no deadline fires early',
    along(({ tried: steps }) => {
      for (const { before, event, result } of steps) {
        const due = dueDeadline(before, event.at)
        const armed = before.snapshot.deadlines.find((deadline) => deadline.event === event.type)
        if (!isDeadlineEvent(event.type) && Object.hasOwn(lifecycle.events, event.type)) {
          if (due) expect(result).toEqual({ ok: false, refusal: { code: 'EXPIRED', deadline: due } })
        } else expect(result.ok).toBe(armed !== undefined && armed === due)
      }
    }),
  )

  it(
    'the deadlines are those of the states that the record is in, but for limits that are over where it stayed or have not begun, the earliest first',
    along(({ steps }) => {
      const over = new Set<string>()
      const begun = new Set<string>()
      for (const { event, before, result } of steps) {
        if (!result.ok) continue
        const { deadlines, value } = result.record.snapshot
        const isMoved = ({ event: type, at }: Deadline) => deadlines.some((now) => now.event === type && now.at !== at)
        // Whoever comes into a state anew has its limits anew.
        if (before.snapshot.deadlines.some(isMoved)) over.clear()
        if (isDeadlineEvent(event.type) && isDeepStrictEqual(value, before.snapshot.value))
          over.add(delayOf(event.type))
        for (const deadline of deadlines) begun.add(delayOf(deadline.event))
        const owed = nodesIn(restored(lifecycle.machine, { value, context: {} }))
          .flatMap(deadlinesOf)
          .filter((type) => begun.has(delayOf(type)) && !over.has(delayOf(type)))
        expect(new Set(deadlines.map((deadline) => deadline.event))).toEqual(new Set(owed))
        expect(deadlines).toHaveLength(owed.length)
        const instants = deadlines.map(({ at }) => Date.parse(at))
        expect(instants).toEqual(instants.toSorted((a, b) => a - b))
      }
    }),
  )
}
