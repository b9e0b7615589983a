import type { Ruling } from '../../machines/kernel/ruleTable.types.ts'
import { call } from '../data/call.ts'

/** The rules of the house whose a case would be that the reader begins now, as far as its form reads them; `house` is its record where it is not their own. */
export const readRuling = (
  { area, house }: { area: string; house: string | null },
  signal: AbortSignal,
): Promise<Ruling> => call('rules.ruling', { area, ...(house && { house }) }, { signal })
