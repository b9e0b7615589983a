import { describe, expect, it } from 'vitest'
import { advance, begin } from '../../../machines/kernel/advance.ts'
import { choices, legal } from '../../../machines/kernel/choices.ts'
import { best, explain } from '../../../machines/kernel/explain.ts'
import type { CaseRecord, Reason } from '../../../machines/kernel/types.ts'
import { job, person, stamp } from '../support/job.ts'

const begun = (slots: number): CaseRecord => begin(job, { slots }, stamp(0)).record
const paused = (slots: number): CaseRecord => {
  const step = advance(job, begun(slots), { type: 'job.paused', ...stamp(1) })
  if (!step.ok) throw new Error(JSON.stringify(step.refusal))
  return step.record
}
const reason = (guard: string, values = {}): Reason => ({ guard, key: `job:reasons.${guard}`, values })
const start = (priority: string) => ({ type: 'job.started', priority, ...stamp(2) })

describe('explain', () => {
  it('gives nothing where the event is accepted', () => {
    expect(explain(job, begun(1), start('low'))).toEqual([])
    expect(explain(job, begun(0), start('urgent'))).toEqual([])
  })

  it('gives each leaf of an and that says no, all of an or, and what a not has found', () => {
    expect(explain(job, paused(0), { ...start('low'), by: person() })).toEqual([
      reason('mayWork'),
      reason('isUrgent'),
      reason('hasSlot', { slots: 0 }),
      reason('not.isPaused'),
    ])
    expect(explain(job, paused(0), start('urgent'))).toEqual([reason('not.isPaused')])
  })
})

describe('several transitions for one event', () => {
  const no = (...guards: string[]) => ({ holds: false, against: guards.map((guard) => reason(guard)) })

  it('are explained by what the nearest of them lack', () => {
    expect(best([no('hasA', 'hasB'), no('hasA')])).toEqual(no('hasA'))
    expect(best([no('hasA'), no('hasB', 'hasA')])).toEqual(no('hasA'))
    expect(best([no('hasA', 'hasB'), no('hasB', 'hasA')])).toEqual(no('hasA', 'hasB'))
    expect(best([no('hasA', 'hasB'), no('hasB', 'hasC')])).toEqual(no('hasA', 'hasB', 'hasC'))
  })

  it('hold when one of them does, and are open when one of them may', () => {
    expect(best([no('hasA'), { holds: true, against: [] }])).toEqual({ holds: true, against: [] })
    expect(best([no('hasA'), { holds: null, against: [] }])).toEqual({ holds: null, against: [] })
  })
})

describe('choices', () => {
  const label = (name: string) => ({ label: `job:actions.${name}` })

  it('are the operator events of the state, with what reads the payload left open', () => {
    expect(choices(job, begun(0), stamp(1))).toEqual([
      { type: 'job.started', allowed: true, reasons: [], meta: label('start') },
      { type: 'job.paused', allowed: true, reasons: [], meta: label('pause') },
      { type: 'job.resumed', allowed: false, reasons: [reason('isPaused')], meta: label('resume') },
    ])
    expect(legal(job, paused(0), stamp(2))).toEqual(['job.paused', 'job.resumed'])
  })

  it('are refused by what no payload can change', () => {
    expect(choices(job, paused(1), stamp(2, person()))[0]).toEqual({
      type: 'job.started',
      allowed: false,
      reasons: [reason('mayWork'), reason('not.isPaused')],
      meta: label('start'),
    })
  })

  it('are all refused once the deadline has passed, and none is left of another version', () => {
    const at = begun(1).snapshot.deadlines[0]!.at
    expect(choices(job, begun(1), stamp(10)).map(({ allowed, reasons }) => [allowed, reasons])).toEqual(
      Array.from({ length: 3 }, () => [false, [reason('isBeforeDeadline', { at })]]),
    )
    expect(choices(job, { ...begun(1), version: 2 }, stamp(1))).toEqual([])
  })
})
