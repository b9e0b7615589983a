import { describe, expect, it } from 'vitest'
import { type AnyStateMachine, createMachine } from 'xstate'
import { advance, begin } from '../../../machines/kernel/advance.ts'
import { fateOf, type Former } from '../../../machines/kernel/dryRun.ts'
import { offersOf } from '../../../machines/kernel/offers.ts'
import type { CaseEvent, CaseRecord, Entry, Lifecycle } from '../../../machines/kernel/types.ts'
import { after, EPOCH, job, jobMachine, stamp } from '../support/job.ts'

const { id: _id, ...config } = jobMachine.config
const { queued, running, ...ends } = config.states!

/** The machine with other states. */
const machineOf = (states: object): AnyStateMachine =>
  createMachine({ id: 'job', ...config, states } as never, jobMachine.implementations as never)
const jobOf = (states: object, more: Partial<Lifecycle> = {}): Lifecycle => ({
  ...job,
  machine: machineOf(states),
  ...more,
})

const former: Former = { version: 3, offers: offersOf(jobMachine) }

/** A job that was begun, with what was sent to it. */
const stored = (...events: CaseEvent[]): [CaseRecord, Entry[]] => {
  const begun = begin(job, { slots: 1 }, stamp(0))
  let { record } = begun
  const entries = [begun.entry]
  for (const event of events) {
    const step = advance(job, record, event)
    if (!step.ok) throw new Error(JSON.stringify(step.refusal))
    record = step.record
    entries.push(step.entry)
  }
  return [record, entries]
}
const started: CaseEvent = { type: 'job.started', priority: 'low', ...stamp(1) }
const limit = after(EPOCH, 61)

it('a chart tells what it offers people in each of its states, and in those within', () => {
  expect(former.offers).toEqual({
    '': [],
    queued: ['job.started', 'job.paused', 'job.resumed'],
    running: ['job.finished'],
    'running.calm': ['probe.begun'],
    'running.probing': ['probe.ended'],
    handedOver: [],
    dropped: [],
  })
})

describe('what a machine makes of a case that is kept', () => {
  it('is the same by the same machine, and nobody can say without its beginning', () => {
    const [record, entries] = stored(started)
    expect(fateOf(job, record, entries, former)).toEqual({ kind: 'unaffected' })
    expect(fateOf(job, record, entries.slice(1), former)).toEqual({ kind: 'unknown' })
  })

  it('is nothing, where its state is gone, no migration leads on, or it waits for a time limit that is gone', () => {
    const [record, entries] = stored(started)
    const { calm } = running!.states!
    const { after: _limit, ...unlimited } = running!
    for (const other of [
      jobOf({ queued: { ...queued, on: {} }, ...ends }),
      jobOf({ queued, running: { ...running, states: { probing: calm }, initial: 'probing' }, ...ends }),
      jobOf({ queued, running, ...ends }, { version: 4 }),
      jobOf({ queued, running: unlimited, ...ends }),
    ])
      expect(fateOf(other, record, entries, former)).toEqual({ kind: 'stranded' })
  })

  it('is other events that may be sent where it stands now, as the charts offer them there', () => {
    const { 'probe.begun': begun } = running!.states!.calm!.on as Record<string, object>
    const calm = { ...running!.states!.calm, on: { 'probe.ended': begun } }
    const other = jobOf({ queued, running: { ...running, states: { ...running!.states, calm } }, ...ends })
    const changed = { kind: 'changed', appear: ['probe.ended'], go: ['probe.begun'], limit: null }
    expect(fateOf(other, ...stored(started), former)).toEqual(changed)
    expect(fateOf(other, ...stored(), former)).toEqual({ kind: 'unaffected' })
    expect(fateOf(other, ...stored(started), null)).toEqual({ kind: 'unaffected' })
    const [record, entries] = stored(started)
    expect(fateOf(other, record, entries.slice(1), former)).toEqual(changed)
  })

  it('is another time limit, where a migration moves it', () => {
    const later = after(limit, 60)
    const moved = jobOf(
      { queued, running, ...ends },
      {
        version: 4,
        migrations: {
          3: ({ deadlines, ...snapshot }) => ({
            ...snapshot,
            deadlines: deadlines.map((one) => ({ ...one, at: later })),
          }),
        },
      },
    )
    expect(fateOf(moved, ...stored(started), former)).toEqual({
      kind: 'changed',
      appear: [],
      go: [],
      limit: { before: limit, after: later },
    })
  })

  it('is another way, where an event would be refused, or lead elsewhere', () => {
    const { 'job.started': start, ...others } = queued!.on as Record<string, object>
    const refusing = jobOf({ queued: { ...queued, on: others }, running, ...ends })
    const elsewhere = jobOf({
      queued: { ...queued, on: { ...others, 'job.started': { ...start, target: 'handedOver' } } },
      running,
      ...ends,
    })
    const said = { kind: 'otherwise', revision: 1, event: 'job.started' }
    expect(fateOf(refusing, ...stored(started), former)).toMatchObject({ ...said, to: null })
    expect(fateOf(elsewhere, ...stored(started), former)).toEqual({ ...said, to: 'HANDED_OVER', reasons: [] })
  })

  it('follows a migration that maps a state, whose former name its timeline tells', () => {
    const renamed = {
      version: 4,
      migrations: {
        3: (snapshot: CaseRecord['snapshot']) => ({
          ...snapshot,
          value: { working: (snapshot.value as { running: string }).running },
          deadlines: snapshot.deadlines.map((one) => ({
            ...one,
            id: one.id.replace('running', 'working'),
            event: one.event.replace('running', 'working'),
          })),
        }),
      },
    }
    const { 'job.started': start, ...others } = queued!.on as Record<string, object>
    const begins = { ...queued, on: { ...others, 'job.started': { ...start, target: 'working' } } }
    expect(fateOf(jobOf({ queued: begins, working: running, ...ends }, renamed), ...stored(started), former)).toEqual({
      kind: 'unaffected',
    })
    const ended = { ...queued, on: { ...others, 'job.started': { ...start, target: 'handedOver' } } }
    expect(
      fateOf(jobOf({ queued: ended, working: running, ...ends }, renamed), ...stored(started), former),
    ).toMatchObject({
      kind: 'otherwise',
      to: 'HANDED_OVER',
    })
  })
})
