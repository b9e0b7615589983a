import { lifecycles } from '../lifecycles.ts'
import type { Decisions } from './types.ts'

/** One table for each lifecycle of an area, beside its tests. */
export const tables: readonly Decisions[] = await Promise.all(
  lifecycles.map(async ({ id }) => ((await import(`../${id}/decisions.ts`)) as { decisions: Decisions }).decisions),
)
