import type { Presumed, Store } from '../store/store.ts'
import { sessionOf } from './people.ts'
import { findSession } from './rows.ts'
import type { Session } from './types.ts'

export interface Verified {
  session: Session
  version: string
  accessHash: string
  accessExpiresAt: number
  expiresAt: number
}

interface Kept {
  at: number
  found: Promise<Verified | null>
  /** What was found last. */
  last?: Verified
  /** Hashes of the tokens for which it was read. */
  readFor: Set<string>
}

/** Milliseconds for which a session is not read again; what ends it elsewhere is heard of at once, or after this at the latest. */
const trusted = 1000
const most = 10_000

/** A session for one request, which is refused what it asks first when it is not what it was. */
export const presumed = ({ session, version }: Verified): Session => {
  const { id, actor, caller } = session
  const proof: Presumed = { id, version, isProven: false }
  const seesFor = { ...actor.seesFor!, session: proof }
  return { ...session, caller: { ...caller, session: proof }, actor: { ...actor, seesFor } }
}

/** Sessions by id as the store has them, read at most once a second for each of their tokens, however many calls they make. */
export const verifiedSessions = (store: Store) => {
  const kept = new Map<string, Kept>()

  const read = async (id: string): Promise<Verified | null> => {
    const row = await findSession(store, id)
    const session = row && sessionOf(id, row)
    return (
      session && {
        session,
        version: row.version,
        accessHash: row.access_hash,
        // Who may not act any more for whom they acted needs a newer token, with which they are themselves again.
        accessExpiresAt: row.acting && !session.acting ? 0 : Date.parse(row.access_expires_at),
        expiresAt: Date.parse(row.expires_at),
      }
    )
  }

  const forget = (id: string) => void kept.delete(id)

  const keepLast = async (id: string, found: Promise<Verified | null>): Promise<void> => {
    try {
      const last = await found
      const entry = kept.get(id)
      if (entry?.found === found) entry.last = last ?? undefined
    } catch {
      forget(id)
    }
  }

  const look = (id: string): Promise<Verified | null> => {
    const found = read(id)
    void keepLast(id, found)
    return found
  }

  const keptOf = (id: string, accessHash: string): Kept => {
    const known = kept.get(id)
    if (known && performance.now() - known.at < trusted) return known
    if (kept.size >= most) kept.clear()
    const entry: Kept = { at: performance.now(), found: look(id), last: known?.last, readFor: new Set([accessHash]) }
    kept.set(id, entry)
    return entry
  }

  return {
    /** A session as it was read last; read once more for a token that was not its present one then: another process may have made it since. */
    find: async (id: string, accessHash: string): Promise<Verified | null> => {
      const entry = keptOf(id, accessHash)
      const found = await entry.found
      if (found?.accessHash === accessHash) return found
      if (!entry.readFor.has(accessHash)) {
        entry.readFor.add(accessHash)
        entry.found = look(id)
      }
      return entry.found
    },
    /** A session as it was found last; what has become of it meanwhile is read, and nobody waits for that. */
    recall: (id: string, accessHash: string): Verified | undefined =>
      kept.has(id) ? keptOf(id, accessHash).last : undefined,
    forget,
  }
}
