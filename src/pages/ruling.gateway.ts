import type { Ruling } from '../../machines/kernel/ruleTable.types.ts'
import type { Lifecycle } from '../../machines/kernel/types.ts'
import { call } from '../data/call.ts'
import type { Area } from '../shared/area/types.ts'

interface Beginner {
  area: Area
  lifecycle: Lifecycle
}

/** Under which rules a case would be reckoned that the reader begins now; none where these are another house's. */
export const readRuling = async (
  { area, lifecycle: { reckons, tables } }: Beginner,
  signal: AbortSignal,
): Promise<Ruling> => (reckons && tables ? call('rules.ruling', { area: area.id }, { signal }) : {})
