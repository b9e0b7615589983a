import { dryRun } from '../../../../machines/kernel/dryRun.ts'
import type { RuleRow } from '../../../../machines/kernel/ruleTable.types.ts'
import type { DryBatch } from '../../../shared/endpoints/answers/dryRun.ts'
import type { Host } from '../../context.ts'
import { columnOf } from '../../records/scope.ts'
import { literal } from '../../records/where.ts'
import type { Caller } from '../../store/store.ts'
import { dryBatch } from '../../workflow/dryBatch.ts'
import type { Declared } from './tables.ts'

export interface Version {
  organisation: string
  number: number
  rows: RuleRow[]
}

const kinds = ['unaffected', 'changed', 'otherwise', 'unknown'] as const

/** What a version of a table would make of the next cases of its house that the caller sees. */
export const dryVersion = (
  host: Host,
  caller: Caller,
  { area: id, lifecycle, name }: Declared,
  { organisation, number, rows }: Version,
  after: string | null,
): Promise<DryBatch> => {
  const area = host.areas.find((one) => one.id === id)!
  const ruling = { [name]: { version: number, rows } }
  return dryBatch(host, caller, {
    area,
    lifecycle,
    kinds,
    after,
    among: [`${columnOf(area, 'broker')} = ${literal(organisation)}`],
    judge: ({ entries }, at) => dryRun(lifecycle, entries, ruling, at.toISOString()),
  })
}
