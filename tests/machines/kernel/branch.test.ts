import { expect, it } from 'vitest'
import { advance, begin } from '../../../machines/kernel/advance.ts'
import { branchFrom, type BranchStep, type Supposed } from '../../../machines/kernel/branch.ts'
import { reasonsOf } from '../../../machines/kernel/explain.ts'
import { statusOf } from '../../../machines/kernel/status.ts'
import type { CaseRecord } from '../../../machines/kernel/types.ts'
import { asked, booking, freeRoom, guest, room, roomAs } from '../support/booking.ts'
import { job, person, stamp } from '../support/job.ts'

const queued = (): CaseRecord => begin(job, { slots: 1 }, stamp(0)).record
const started = (minutes: number) => ({ type: 'job.started', priority: 'low', ...stamp(minutes) })

const saidOf = ({ event: { type, at }, answer }: Supposed): string =>
  `${type} ${at.slice(11, 16)} ${
    answer.ok
      ? answer.step.entry.to
      : reasonsOf(job, answer.refusal)
          .map(({ guard }) => guard)
          .join(', ')
  }`
const told = (steps: readonly BranchStep[]) =>
  steps.map(({ due, asked: sent, record }) => [
    ...due.map(saidOf),
    sent && saidOf(sent),
    statusOf(record.snapshot.value),
  ])

it('sends one event after the other, each at its own instant, and leaves the record as it was', () => {
  const from = queued()
  const before = structuredClone(from)
  const steps = branchFrom(job, from, [started(3), { type: 'probe.begun', ...stamp(4) }])
  expect(told(steps)).toEqual([
    ['job.started 00:03 RUNNING', 'RUNNING'],
    ['probe.begun 00:04 RUNNING', 'RUNNING'],
  ])
  const step = advance(job, from, started(3))
  expect(steps[0]!.asked!.answer).toEqual({ ok: true, step, along: {}, left: {} })
  expect(from).toEqual(before)
})

it('goes on as it was after an event that is refused, whatever refuses it', () => {
  expect(
    told(
      branchFrom(job, queued(), [{ ...started(3), by: person() }, { type: 'probe.ended', ...stamp(4) }, started(5)]),
    ),
  ).toEqual([
    ['job.started 00:03 mayWork', 'QUEUED'],
    ['probe.ended 00:04 isKnownInState', 'QUEUED'],
    ['job.started 00:05 RUNNING', 'RUNNING'],
  ])
})

it('lets the time limits end that lie before an event, each at its end, and before nothing but the wait for an instant', () => {
  const steps = [
    started(3),
    { type: 'probe.begun', ...stamp(4) },
    stamp(8),
    stamp(9),
    { type: 'probe.ended', ...stamp(70) },
  ]
  expect(told(branchFrom(job, queued(), steps))).toEqual([
    ['job.started 00:03 RUNNING', 'RUNNING'],
    ['probe.begun 00:04 RUNNING', 'RUNNING'],
    [null, 'RUNNING'],
    ['xstate.after.probe.job.running.probing 00:09 RUNNING', null, 'RUNNING'],
    ['xstate.after.limit.job.running 01:03 DROPPED', 'probe.ended 01:10 isUnfinished', 'DROPPED'],
  ])
})

it('tells what an event involves, of the records beside it, which it does not move', () => {
  const beside = [{ lifecycle: room, record: freeRoom(), other: roomAs('FREE') }]
  const [known] = branchFrom(booking, asked(), [{ type: 'booking.confirmed', ...stamp(1, guest) }], beside)
  expect(known!.asked!.event.others).toEqual({ room: roomAs('FREE') })
  expect(known!.asked!.wanted.map(({ name, id }) => [name, id])).toEqual([['room', 'r1']])
  expect(known!.asked!.answer).toMatchObject({ ok: true, along: { room: { entry: { to: 'TAKEN' } } } })
  expect(beside[0]!.record).toEqual(freeRoom())
  const [unknown] = branchFrom(booking, asked(), [{ type: 'booking.confirmed', ...stamp(1, guest) }])
  expect(unknown!.asked!.answer).toMatchObject({
    ok: false,
    of: null,
    refusal: { reasons: [{ guard: 'isInvolvedKnown', values: { involved: 'room' } }] },
  })
})
