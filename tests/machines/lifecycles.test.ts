import { describe, expect, it, vi } from 'vitest'
import { paths } from '../../machines/kernel/paths.ts'
import { lifecycles } from './lifecycles.ts'
import { covered, declared } from '../../machines/kernel/coverage.ts'
import { laws } from './support/laws.ts'
import { oddOf } from './support/odd.ts'
import { timelineOf } from './support/words.ts'

vi.setConfig({ testTimeout: 60_000 })

describe.each(lifecycles.map((lifecycle) => [lifecycle.id, lifecycle] as const))('%s', (_, lifecycle) => {
  laws(lifecycle, oddOf(lifecycle), { runs: 80, length: 15 })

  it('has generated paths that reach every state, take every transition and have every effect and every entry with words', () => {
    const { states, transitions, effects } = declared(lifecycle)
    const coverage = covered(lifecycle, paths(lifecycle))
    expect([...states].filter((state) => !coverage.states.has(state))).toEqual([])
    expect([...transitions].filter((transition) => !coverage.transitions.has(transition))).toEqual([])
    expect(coverage.effects).toEqual(effects)
    expect([...coverage.entries, 'created'].toSorted()).toEqual(timelineOf(lifecycle).toSorted())
  })

  it('has its paths in well under five seconds of a processor', () => {
    const began = process.cpuUsage()
    paths(lifecycle)
    expect(process.cpuUsage(began).user / 1e6).toBeLessThan(5)
  })
})
