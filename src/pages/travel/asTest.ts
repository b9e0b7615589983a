import type { CaseRecord } from '../../../machines/kernel/types.ts'
import type { Supposition } from '../../../machines/kernel/branch.ts'

interface Tested {
  name: string
  area: string
  record: CaseRecord
  suppositions: readonly Supposition[]
  /** The status that each step leads to, the guards that refuse it, or null where it only waits. */
  told: readonly (string | readonly string[] | null)[]
}

const written = (value: unknown): string => JSON.stringify(value, null, 2).replaceAll('\n', '\n  ')

/** A branch as a test that asks the machine the same. */
export const asTest = ({
  name,
  area,
  record,
  suppositions,
  told,
}: Tested): string => `import { expect, it } from 'vitest'
import { branchFrom, type Supposition } from '../machines/kernel/branch.ts'
import { reasonsOf } from '../machines/kernel/explain.ts'
import type { CaseRecord } from '../machines/kernel/types.ts'
import { areas } from '../src/areas/registry.ts'

it(${JSON.stringify(name)}, async () => {
  const lifecycle = await areas.find(({ id }) => id === ${JSON.stringify(area)})!.lifecycle!.load()
  const record: CaseRecord = ${written(record)}
  const suppositions: Supposition[] = ${written(suppositions)}
  const told = branchFrom(lifecycle, record, suppositions).map(({ asked }) => {
    if (!asked) return null
    const { answer } = asked
    return answer.ok ? answer.step.entry.to : reasonsOf(lifecycle, answer.refusal).map(({ guard }) => guard)
  })
  expect(told).toEqual(${written(told)})
})
`
