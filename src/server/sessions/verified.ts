import type { Store } from '../store/store.ts'
import { sessionOf } from './people.ts'
import { findSession } from './rows.ts'
import type { Session } from './types.ts'

export interface Verified {
  session: Session
  accessHash: string
  accessExpiresAt: number
  expiresAt: number
}

/** Milliseconds for which a session is not read again; what ends it elsewhere is heard of at once, or after this at the latest. */
const trusted = 1000
const most = 10_000

/** Sessions by id as the store has them, read at most once a second each, however many calls they make. */
export const verifiedSessions = (store: Store) => {
  const kept = new Map<string, { at: number; found: Promise<Verified | null> }>()

  const read = async (id: string): Promise<Verified | null> => {
    const row = await findSession(store, id)
    return (
      row && {
        session: sessionOf(id, row),
        accessHash: row.access_hash,
        accessExpiresAt: Date.parse(row.access_expires_at),
        expiresAt: Date.parse(row.expires_at),
      }
    )
  }

  const forget = (id: string) => void kept.delete(id)

  return {
    find: (id: string): Promise<Verified | null> => {
      const known = kept.get(id)
      if (known && performance.now() - known.at < trusted) return known.found
      if (kept.size >= most) kept.clear()
      const found = read(id)
      kept.set(id, { at: performance.now(), found })
      found.catch(() => forget(id))
      return found
    },
    forget,
  }
}
