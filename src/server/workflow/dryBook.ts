import { type DryRun, type Former, fateOf } from '../../../machines/kernel/dryRun.ts'
import type { Machine } from '../lifecycles.ts'
import { type Store, system } from '../store/store.ts'
import { firstId, readLive } from './live.ts'

/** Cases that are read at a time. */
const most = 200

export interface DryFate {
  id: string
  title: string
  fate: DryRun
}

/** What a machine as it is now makes of its live cases, one after the other, beside what a former one did; nothing is written. */
export async function* dryBook(
  store: Store,
  { area, lifecycle }: Machine,
  former: Former | null,
  at: Date,
): AsyncGenerator<DryFate> {
  for (let after: string | null = firstId; after !== null;) {
    const { cases, next } = await readLive(store, system, area, lifecycle, { at, after, most })
    for (const { id, title, record, entries } of cases)
      yield { id, title, fate: fateOf(lifecycle, record, entries, former) }
    after = next
  }
}
