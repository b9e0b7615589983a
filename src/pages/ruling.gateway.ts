import type { Ruling } from '../../machines/kernel/ruleTable.ts'
import type { Lifecycle } from '../../machines/kernel/types.ts'
import { call } from '../data/call.ts'
import type { Area } from '../shared/area/types.ts'

interface Beginner {
  area: Area
  lifecycle: Lifecycle
  /** Of the organisation whose rules they are. */
  kind: string
}

/** Under which rules a case would be reckoned that somebody of a broker begins now; those of another begin under rules that they are not told. */
export const readRuling = async (
  { area, lifecycle: { reckons, tables }, kind }: Beginner,
  signal: AbortSignal,
): Promise<Ruling> =>
  reckons && tables && kind === 'broker' ? call('rules.ruling', { area: area.id }, { signal }) : {}
