import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { StoreUnavailable } from './unavailable.ts'

/** Milliseconds between two tries to open a database that broke. */
const pause = 1_000

/** An error after which the database works on; any other has stopped it in the middle of its work. */
const isSurvived = (error: unknown): boolean => (Object(error) as { severity?: unknown }).severity === 'ERROR'

/**
 * The embedded database, opened anew when it broke: when it can write no log it stops holding its own locks, and the next
 * statement would wait for them for ever, with the whole process. What was committed is in its log and is recovered.
 */
export const openEmbedded = async (options: PGliteOptions, prepare: (db: PGlite) => Promise<void>) => {
  const open = async (): Promise<PGlite> => {
    const db = await PGlite.create(options)
    let broken: unknown = null
    const stream = db.execProtocolStream.bind(db)
    db.execProtocolStream = async (...message) => {
      if (broken) throw new StoreUnavailable(broken)
      try {
        return await stream(...message)
      } catch (error) {
        if (!isSurvived(error)) {
          broken = error
          lost = { error, triedAt: lost?.triedAt ?? -Infinity }
        }
        throw error
      }
    }
    await prepare(db)
    return db
  }

  let lost: { error: unknown; triedAt: number } | null = null
  let db = await open()

  /** The open database. @throws StoreUnavailable while it cannot be opened */
  const current = async (): Promise<PGlite> => {
    if (!lost) return db
    if (performance.now() - lost.triedAt < pause) throw new StoreUnavailable(lost.error)
    lost.triedAt = performance.now()
    const { error } = lost
    // The files that the broken one has open are closed; it itself may not write another byte.
    await db.fs?.closeFs().catch(() => {})
    try {
      db = await open()
    } catch {
      throw new StoreUnavailable(error)
    }
    lost = null
    return db
  }

  return {
    current,
    close: async () => {
      if (!lost) await db.close()
    },
  }
}
