import type { Host } from '../context.ts'
import type { Query } from '../performer.ts'
import type { Caller } from '../store/store.ts'
import { commit, commitTogether, type Move, type Step, type Written } from './commit.ts'
import type { Found } from './others.ts'

/** Writes a step with what it involves: by itself in one statement, with others or where it is judged in one transaction; null when one was moved meanwhile. */
export const writeAll = async (
  { store }: Host,
  caller: Caller,
  move: Move & { step: Step },
  others: Record<string, Found>,
  along: Record<string, Step>,
  judged?: (query: Query) => Promise<void>,
): Promise<Written[] | null> => {
  const involved = Object.entries(others).map(([name, { place, record, other }]): Move => {
    return { place, id: other.id, revision: record.revision, step: along[name] ?? null, request: null }
  })
  if (involved.length > 0 || judged) return commitTogether(store, caller, [move, ...involved], judged)
  const written = await commit(store, caller, move)
  return written && [written]
}
