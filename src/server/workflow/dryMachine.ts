import { fateOf } from '../../../machines/kernel/dryRun.ts'
import type { DryBatch } from '../../shared/endpoints/answers/dryRun.ts'
import type { Place } from '../cases/types.ts'
import type { Host } from '../context.ts'
import type { Caller } from '../store/store.ts'
import { dryBatch } from './dryBatch.ts'
import { formerOf } from './served.ts'

const kinds = ['unaffected', 'changed', 'otherwise', 'stranded', 'unknown'] as const

/**
 * What the machine as it is now makes of the next live cases that the caller sees. Counts are told as they are, however small: whoever
 * asks may list these cases, and each is named of which something else would be made.
 */
export const dryMachine = async (
  host: Host,
  caller: Caller,
  { area, lifecycle }: Place,
  after: string | null,
): Promise<DryBatch> => {
  const former = await formerOf(host.store, lifecycle)
  const batch = await dryBatch(host, caller, {
    area,
    lifecycle,
    kinds,
    after,
    judge: ({ record, entries }) => fateOf(lifecycle, record, entries, former),
  })
  return { ...batch, former: former && { version: former.version, since: former.since } }
}
