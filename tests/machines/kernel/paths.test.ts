import { describe, expect, it } from 'vitest'
import { paths } from '../../../machines/kernel/paths.ts'
import { covered, declared } from '../../../machines/kernel/coverage.ts'
import { job } from '../support/job.ts'

describe('paths', () => {
  it('together reach every state and take every transition, entry and effect', () => {
    expect(covered(job, paths(job))).toEqual({
      ...declared(job),
      entries: new Set([
        'job.started',
        'paused',
        'job.resumed',
        'job.forgotten',
        'probe.begun',
        'probe.ended',
        'probeLapsed',
        'job.finished',
        'dropped',
      ]),
    })
    expect(declared(job).effects).toEqual(new Set(['announce']))
  })

  it('to a status end with the step that enters it, each by another way', () => {
    const ways = paths(job, { to: 'DROPPED' }).map(({ steps, status }) => [
      status,
      steps.at(-2)?.status,
      steps.at(-1)?.event.type,
    ])
    expect(ways).toEqual([
      ['DROPPED', undefined, 'xstate.after.patience.job.queued'],
      ['DROPPED', 'RUNNING', 'xstate.after.limit.job.running'],
    ])
    expect(paths(job, { to: 'NOWHERE' })).toEqual([])
  })

  it('are the same each time', () => {
    expect(paths(job)).toEqual(paths(job))
  })
})
