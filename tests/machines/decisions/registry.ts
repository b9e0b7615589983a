import { besides } from '../../../machines/tried.ts'
import { lifecycles } from '../lifecycles.ts'
import type { Decisions } from './types.ts'

/** One table for each lifecycle of an area, beside its tests. */
export const tables: readonly Decisions[] = await Promise.all(
  lifecycles.map(async ({ id }) => {
    const file = `tests/machines/${id}/decisions.ts`
    const { decisions } = await besides(id, file, 6, import(`../${id}/decisions.ts`))
    return decisions as Decisions
  }),
)
