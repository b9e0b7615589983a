import { ValidationError } from 'yup'
import { describe, expect, it } from 'vitest'
import { assign, createMachine } from 'xstate'
import { systemActor } from '../../../machines/kernel/actors.ts'
import { advance, begin, replay } from '../../../machines/kernel/advance.ts'
import { explain } from '../../../machines/kernel/explain.ts'
import { migrate, VersionError } from '../../../machines/kernel/versions.ts'
import type { CaseEvent, CaseRecord } from '../../../machines/kernel/types.ts'
import { EPOCH, after, job, stamp, worker } from '../support/job.ts'

const begun = (slots = 1) => begin(job, { slots }, stamp(0)).record
const started: CaseEvent = { type: 'job.started', priority: 'low', ...stamp(1) }

const moved = (record: CaseRecord, ...events: CaseEvent[]): CaseRecord =>
  events.reduce((current, event) => {
    const step = advance(job, current, event)
    if (!step.ok) throw new Error(JSON.stringify(step.refusal))
    return step.record
  }, record)

const refusal = (record: CaseRecord, event: CaseEvent) => {
  const step = advance(job, record, event)
  return step.ok ? null : step.refusal
}

describe('begin', () => {
  it('makes revision 0, its entry and the first deadline', () => {
    expect(begin(job, { slots: 2, smuggled: true }, stamp(0))).toEqual({
      record: {
        machine: 'job',
        version: 3,
        revision: 0,
        snapshot: {
          value: 'queued',
          context: { paused: false, slots: 2, doneBy: null },
          status: 'active',
          deadlines: [
            { id: 'xstate.after.patience.job.queued', event: 'xstate.after.patience.job.queued', at: after(EPOCH, 10) },
          ],
        },
      },
      entry: {
        revision: 0,
        entry: 'created',
        event: { type: 'created', input: { slots: 2 }, by: { ...worker, permissions: [] }, at: EPOCH },
        taken: null,
        from: null,
        to: 'QUEUED',
        at: EPOCH,
      },
      effects: [],
    })
  })

  it('refuses an input of the wrong shape', () => {
    expect(() => begin(job, { slots: -1 }, stamp(0))).toThrow(ValidationError)
  })

  it('throws what an action of the chart throws, in place of a record without its deadlines', () => {
    const entry = assign(() => {
      throw new Error('nobody is told of an event here')
    })
    const machine = createMachine({ initial: 'queued', states: { queued: { entry, after: { 1000: 'queued' } } } })
    expect(() => begin({ ...job, machine }, { slots: 1 }, stamp(0))).toThrow('nobody is told')
  })
})

describe('advance', () => {
  it('gives the record, the entry and the effects of an accepted event, without what is transient', () => {
    const running = moved(begun(), started)
    const finished: CaseEvent = { type: 'job.finished', secret: 's3cret', verified: true, ...stamp(2) }
    const { secret: _secret, ...stored } = finished
    expect(advance(job, running, finished)).toEqual({
      ok: true,
      record: {
        machine: 'job',
        version: 3,
        revision: 2,
        snapshot: {
          value: 'handedOver',
          context: { paused: false, slots: 1, doneBy: 'job.work' },
          status: 'done',
          deadlines: [],
        },
      },
      entry: {
        revision: 2,
        entry: 'job.finished',
        event: stored,
        taken: 'job.running job.finished 0',
        from: 'RUNNING',
        to: 'HANDED_OVER',
        at: after(EPOCH, 2),
      },
      effects: [{ type: 'announce', params: { by: 'job.work' } }],
    })
  })

  it('keeps of the actor what the event asks for, and what grants all', () => {
    const by = { ...worker, permissions: ['bank.list', 'job.work', 'Superadmin.root', 'job.work.more'] }
    const step = advance(job, begun(), { ...started, by })
    expect(step).toMatchObject({ ok: true, entry: { event: { by: { permissions: ['job.work', 'Superadmin.root'] } } } })
  })

  it('names the entry after the last log', () => {
    const step = advance(job, begun(), { type: 'job.paused', ...stamp(1) })
    expect(step.ok && step.entry.entry).toBe('paused')
  })

  it('knows no event that the state does not list, nor one of XState itself', () => {
    const unknown = (event: string) => ({
      code: 'REFUSED',
      reasons: [{ guard: 'isKnownInState', key: 'job:reasons.isKnownInState', values: { event } }],
    })
    expect(refusal(begun(), { type: 'probe.begun', ...stamp(1) })).toEqual(unknown('probe.begun'))
    for (const type of ['xstate.stop', 'xstate.init', 'constructor', '*', ''])
      expect(refusal(begun(), { type, ...stamp(1) })).toEqual(unknown(type))
  })

  it('says of a finished record how it ended', () => {
    const done = moved(begun(), started, { type: 'job.finished', verified: true, ...stamp(2) })
    const state = 'job:states.handedOver'
    expect(refusal(done, { type: 'job.finished', verified: true, ...stamp(3) })).toEqual({
      code: 'REFUSED',
      reasons: [{ guard: 'isUnfinished', key: 'job:reasons.isUnfinished', values: { state } }],
    })
    expect(refusal(done, { type: 'toString', ...stamp(3) })).toMatchObject({ reasons: [{ guard: 'isKnownInState' }] })
  })
})

describe('deadlines', () => {
  it('are armed on entry, kept by moves inside the state, added by nested states, and cancelled on exit', () => {
    const events = ({ snapshot }: CaseRecord) => snapshot.deadlines.map(({ event, at }) => [event, at])
    const limit = ['xstate.after.limit.job.running', after(EPOCH, 61)]
    const running = moved(begun(), started)
    expect(events(running)).toEqual([limit])
    const probing = moved(running, { type: 'probe.begun', ...stamp(20) })
    expect(events(probing)).toEqual([['xstate.after.probe.job.running.probing', after(EPOCH, 25)], limit])
    expect(events(moved(probing, { type: 'probe.ended', ...stamp(21) }))).toEqual([limit])
    expect(events(moved(running, { type: 'probe.begun', ...stamp(58) }))).toEqual([
      limit,
      ['xstate.after.probe.job.running.probing', after(EPOCH, 63)],
    ])
    expect(events(moved(running, { type: 'job.finished', verified: true, ...stamp(2) }))).toEqual([])
  })

  it('depend on the context where their delay does', () => {
    const hurried = moved(begun(0), { ...started, priority: 'urgent' })
    expect(hurried.snapshot.deadlines[0]?.at).toBe(after(EPOCH, 31))
  })

  it('begin anew when the state is entered again, and not when it only changes', () => {
    const at = (record: CaseRecord) => record.snapshot.deadlines.map((deadline) => deadline.at)
    expect(at(moved(begun(), { type: 'job.paused', ...stamp(4) }))).toEqual([after(EPOCH, 10)])
    expect(at(moved(begun(), { type: 'job.forgotten', ...stamp(4) }))).toEqual([after(EPOCH, 14)])
  })

  it('refuse every other event from their instant on, and fire from then on only', () => {
    const [deadline] = begun().snapshot.deadlines
    const fire = (minutes: number): CaseEvent => ({ type: deadline!.event, ...stamp(minutes, systemActor) })
    expect(refusal(begun(), { ...started, ...stamp(9.99) })).toBe(null)
    expect(refusal(begun(), { ...started, ...stamp(10) })).toEqual({ code: 'EXPIRED', deadline })
    expect(refusal(begun(), fire(9))).toEqual({
      code: 'REFUSED',
      reasons: [{ guard: 'isDeadlineDue', key: 'job:reasons.isDeadlineDue', values: { at: deadline!.at } }],
    })
    const dropped = advance(job, begun(), fire(10))
    expect(dropped.ok && [dropped.entry.entry, dropped.record.snapshot]).toEqual([
      'dropped',
      { value: 'dropped', context: { paused: false, slots: 1, doneBy: null }, status: 'done', deadlines: [] },
    ])
  })

  it('fire in their order', () => {
    const probing = moved(begun(), started, { type: 'probe.begun', ...stamp(50) })
    const [probe, limit] = probing.snapshot.deadlines
    expect(refusal(probing, { type: limit!.event, ...stamp(90) })).toEqual({ code: 'EXPIRED', deadline: probe })
    const calm = moved(probing, { type: probe!.event, ...stamp(90) })
    expect(calm.snapshot).toMatchObject({ value: { running: 'calm' }, deadlines: [limit] })
    expect(moved(calm, { type: limit!.event, ...stamp(90) }).snapshot.value).toBe('dropped')
  })
})

describe('versions', () => {
  const old: CaseRecord = {
    ...begun(),
    version: 2,
    snapshot: { ...begun().snapshot, context: { paused: false, slots: 1 } },
  }

  it('a record of another version does not move', () => {
    expect(refusal(old, started)).toEqual({ code: 'VERSION', stored: 2, current: 3 })
    expect(explain(job, old, started)).toEqual([
      { guard: 'isCurrentVersion', key: 'job:reasons.isCurrentVersion', values: { stored: 2, current: 3 } },
    ])
  })

  it('is migrated where there is a way', () => {
    expect(migrate(job, old)).toEqual(begun())
    expect(migrate(job, begun())).toEqual(begun())
  })

  it('is not migrated where there is none, neither forward, nor back, nor to another machine', () => {
    expect(() => migrate(job, { ...old, version: 1 })).toThrow(VersionError)
    expect(() => migrate(job, { ...old, version: 4 })).toThrow(VersionError)
    expect(() => migrate(job, { ...begun(), machine: 'other' })).toThrow(VersionError)
  })
})

describe('replay', () => {
  const { entry } = begin(job, { slots: 1 }, stamp(0))

  it('needs the creation', () => {
    expect(() => replay(job, [])).toThrow('creation')
    expect(() => replay(job, [{ ...entry, entry: 'paused' }])).toThrow('creation')
  })

  it('refuses a timeline that cannot have been', () => {
    const forged = { ...entry, revision: 1, event: { type: 'probe.begun', ...stamp(1) } }
    expect(() => replay(job, [entry, forged])).toThrow('Revision 1, probe.begun, does not follow')
  })
})
