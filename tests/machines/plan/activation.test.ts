import { describe, expect, it } from 'vitest'
import { advance } from '../../../machines/kernel/advance.ts'
import { beginSample } from '../../../machines/kernel/paths.ts'
import type { CaseRecord, TriedLifecycle } from '../../../machines/kernel/types.ts'
import { lifecycles } from '../lifecycles.ts'
import { wordsAt, wordsOf } from '../support/words.ts'

const at = '2026-03-09T05:00:00.000Z'

/** The last of its kind in the alphabet: another person's, where two are asked for. */
const letter = (lifecycle: TriedLifecycle, record: CaseRecord, type: string) =>
  lifecycle.alphabet(record, at).findLast((event) => event.type === type)!

const after = (lifecycle: TriedLifecycle, ...types: string[]): CaseRecord =>
  types.reduce(
    (record, type) => {
      const step = advance(lifecycle, record, letter(lifecycle, record, type))
      if (!step.ok) throw new Error(`${type} does not follow`)
      return step.record
    },
    beginSample(lifecycle, lifecycle.samples[0]!, at).record,
  )

const priced = ['plan.submitted', 'pricing.accepted']

describe.each(lifecycles.filter(({ id }) => ['plan', 'partnerPlan'].includes(id)))('$id', (lifecycle) => {
  it.each([
    ['B151 C063', 'Deactivated plans cannot be reactivated', [...priced, 'plan.activated', 'plan.deactivated']],
    ['B152', 'A draft plan must be submitted before activation', []],
    ['B153', 'A plan being processed cannot be activated', ['plan.submitted']],
  ])('%s is not activated: “%s”', (_, said, types) => {
    const record = after(lifecycle, ...types)
    const step = advance(lifecycle, record, letter(lifecycle, record, 'plan.activated'))
    if (step.ok || step.refusal.code !== 'REFUSED') throw new Error('It was not refused')
    expect(step.refusal.reasons.map(({ key }) => wordsAt(wordsOf(lifecycle), key))).toEqual([said])
  })

  it('B115 has its status updated step by step, from the draft to the end', () => {
    const way = [...priced, 'plan.activated', 'plan.deactivated']
    const statuses = way.map((_, index) => after(lifecycle, ...way.slice(0, index + 1)).snapshot.value)
    expect(statuses).toEqual(['processing', 'published', 'active', 'inactive'])
  })

  it('B154 C062 is submitted again when its pricing has failed', () => {
    const failed = after(lifecycle, 'plan.submitted', 'pricing.rejected')
    expect(failed.snapshot.value).toBe('pricingSubmissionFailed')
    expect(after(lifecycle, 'plan.submitted', 'pricing.rejected', 'plan.resubmitted').snapshot.value).toBe('processing')
  })
})
