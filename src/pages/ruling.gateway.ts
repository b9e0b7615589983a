import type { Ruling } from '../../machines/kernel/ruleTable.types.ts'
import { call } from '../data/call.ts'

/** The rules of the house whose a case would be that the reader begins now, as far as its form reads them; `broker` is the record of that house where it is not their own. */
export const readRuling = (
  { area, broker }: { area: string; broker: string | null },
  signal: AbortSignal,
): Promise<Ruling> => call('rules.ruling', { area, ...(broker && { broker }) }, { signal })
