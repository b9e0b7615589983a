import { describe, expect, it, vi } from 'vitest'
import { browserQuarries } from './browser.ts'
import { hunt, type Quarry } from './hunt.ts'
import { lifecycleQuarries } from './lifecycles.ts'
import { sampleOf, seed } from './sample.ts'

vi.setConfig({ testTimeout: 60_000 })

const most = 20

const tries = <Made>(quarries: readonly Quarry<Made>[]) =>
  quarries.map((quarry) => {
    const noticeable = quarry.mutants.filter(({ what }) => !(what in quarry.unnoticeable))
    return { id: quarry.id, bag: () => hunt(quarry, sampleOf(noticeable, most, seed())) }
  })

describe('what is changed by one small thing', () => {
  it.each([...tries(browserQuarries), ...tries(lifecycleQuarries)])('of $id is noticed', ({ bag }) => {
    expect(bag()).toMatchObject({ missed: [], slandered: [] })
  })

  it('is another thing with each commit, and has a name of its own', () => {
    const all = Array.from({ length: 100 }, (_, index) => ({ what: `thing ${index}` }))
    const [one, other] = [sampleOf(all, 50, 'one'), sampleOf(all, 50, 'other')]
    expect(sampleOf(all, 50, 'one')).toEqual(one)
    expect(one).not.toEqual(other)
    const names = lifecycleQuarries.flatMap(({ id, mutants }) => mutants.map(({ what }) => `${id} ${what}`))
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })
})
