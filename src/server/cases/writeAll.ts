import type { Host } from '../context.ts'
import type { Query } from '../performer.ts'
import { type Caller, system } from '../store/store.ts'
import { commit, commitTogether, type Move, type Step, type Written } from './commit.ts'
import { followingOf } from './following.ts'
import type { Found } from './others.ts'

/** Writes a step with what it involves and what follows it: by itself in one statement, with others or where it is judged in one transaction; null when one was moved meanwhile. */
export const writeAll = async (
  host: Host,
  caller: Caller,
  move: Move & { step: Step },
  others: Record<string, Found>,
  along: Record<string, Step>,
  judged?: (query: Query) => Promise<void>,
): Promise<Written[] | null> => {
  const involved = Object.entries(others).map(([name, { place, record, other }]): Move => {
    return { place, id: other.id, revision: record.revision, step: along[name] ?? null, request: null }
  })
  const following = await followingOf(host, move)
  // What follows is written whoever sees it.
  const writer = following.length > 0 ? system : caller
  const all = [move, ...involved, ...following]
  if (all.length > 1 || judged) return commitTogether(host.store, writer, all, judged)
  const written = await commit(host.store, caller, move)
  return written && [written]
}
