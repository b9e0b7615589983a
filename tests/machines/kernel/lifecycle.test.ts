import { createMachine } from 'xstate'
import { describe, expect, it } from 'vitest'
import { grants, isRoot } from '../../../machines/kernel/grants.ts'
import { defineLifecycle } from '../../../machines/kernel/lifecycle.ts'
import { outline } from '../../../machines/kernel/outline.ts'
import { statuses, statusOf } from '../../../machines/kernel/status.ts'
import type { Lifecycle } from '../../../machines/kernel/types.ts'
import { job, jobMachine } from '../support/job.ts'

describe('defineLifecycle', () => {
  const faults = (part: Partial<Lifecycle>) => () => defineLifecycle({ ...job, ...part })

  it('takes a lifecycle whose parts fit', () => {
    expect(faults({})).not.toThrow()
  })

  it('names what does not fit', () => {
    const { hasSlot: _hasSlot, ...rules } = job.rules
    expect(faults({ rules })).toThrow('job: no rule hasSlot')
    const { 'job.paused': _paused, ...events } = job.events
    expect(faults({ events })).toThrow('job: no definition of job.paused')
    const guarded = createMachine({
      initial: 'a',
      states: { a: { after: { 5: { guard: 'hasSlot', target: 'b' } } }, b: {} },
    })
    expect(faults({ machine: guarded })).toThrow('can be refused')
    const rooted = createMachine({ on: { 'job.paused': '.b' }, initial: 'a', states: { a: {}, b: { type: 'final' } } })
    expect(faults({ machine: rooted })).toThrow('would leave final states')
    const invoking = createMachine({ initial: 'a', states: { a: { invoke: { src: 'clock' } } } })
    expect(faults({ machine: invoking })).toThrow('invokes')
    const inline = createMachine({
      initial: 'a',
      states: { a: { on: { 'job.paused': { guard: () => true, target: 'a' } } } },
    })
    expect(faults({ machine: inline })).toThrow('without a name')
  })

  it('names a delay that only one of chart and delays has', () => {
    const waiting = (delay: string) =>
      createMachine(
        { id: 'a', initial: 'b', states: { b: { after: { [delay]: 'c' } }, c: { type: 'final' } } },
        { delays: { visitLimit: 5 } },
      )
    expect(faults({ machine: waiting('visitLimit') })).not.toThrow()
    expect(faults({ machine: waiting('visitlimit') })).toThrow(
      'job: a.b waits for visitlimit, which is no delay, no state waits for the delay visitLimit',
    )
  })
})

describe('statusOf', () => {
  it('is the name of the top-level state in capitals', () => {
    expect(statusOf('queued')).toBe('QUEUED')
    expect(statusOf({ approvalInProgress: { extraPremium: 'codeSent' } })).toBe('APPROVAL_IN_PROGRESS')
    expect(statuses(jobMachine)).toEqual(['QUEUED', 'RUNNING', 'HANDED_OVER', 'DROPPED'])
  })
})

describe('grants', () => {
  it('P01 C047 compares whole permissions without regard to case', () => {
    expect(grants(['Job.Work'], 'job.work')).toBe(true)
    expect(grants(['job.work.more', 'job', 'job.*'], 'job.work')).toBe(false)
    expect(grants([], 'job.work')).toBe(false)
  })

  it('takes one of several, and none of none', () => {
    expect(grants(['job.see'], ['job.work', 'Job.See'])).toBe(true)
    expect(grants(['job.rest'], ['job.work', 'job.see'])).toBe(false)
    expect(grants(['job.rest'], [])).toBe(false)
  })

  it('P02 C094 grants all to the root', () => {
    expect(grants(['SuperAdmin.root'], 'job.work')).toBe(true)
    expect([isRoot(['superadmin.root']), isRoot(['superadmin'])]).toEqual([true, false])
  })
})

describe('outline', () => {
  const { states, transitions } = outline(jobMachine)

  it('lists the states, parents first', () => {
    expect(states.map(({ id, parent, status, final, initial }) => [id, parent, status, final, initial])).toEqual([
      ['job.queued', null, 'QUEUED', false, true],
      ['job.running', null, 'RUNNING', false, false],
      ['job.running.calm', 'job.running', 'RUNNING', false, true],
      ['job.running.probing', 'job.running', 'RUNNING', false, false],
      ['job.handedOver', null, 'HANDED_OVER', true, false],
      ['job.dropped', null, 'DROPPED', true, false],
    ])
    expect(states[3]).toMatchObject({
      key: 'probing',
      label: 'job:states.probing',
      intent: 'accent',
      description: 'Looked at.',
      tags: ['busy'],
    })
  })

  it('lists the transitions, those that stay as loops, those of time as deadlines', () => {
    const from = (id: string) => transitions.filter((transition) => transition.from === id)
    expect(from('job.running.probing')).toEqual([
      {
        id: 'job.running.probing probe.ended 0',
        from: 'job.running.probing',
        to: 'job.running.calm',
        reenters: false,
        event: 'probe.ended',
        label: 'job:actions.unprobe',
        deadline: false,
        delay: null,
        when: null,
        otherwise: false,
        guard: null,
        effects: [],
      },
      {
        id: 'job.running.probing xstate.after.probe.job.running.probing 0',
        from: 'job.running.probing',
        to: 'job.running.calm',
        reenters: false,
        event: 'xstate.after.probe.job.running.probing',
        label: null,
        deadline: true,
        delay: 5 * 60_000,
        when: null,
        otherwise: false,
        guard: null,
        effects: [],
      },
    ])
    expect(from('job.queued').map(({ to, event }) => [to, event])).toContainEqual(['job.queued', 'job.paused'])
    expect(from('job.dropped')).toEqual([])
  })
})
