import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { lockDataDir } from './dataDirLock.ts'
import { migrate } from './migrations.ts'
import { lastingScopeText, scopeText, scopeValues } from './scope.ts'
import type { Caller, Sql, Store } from './store.ts'
import { parsers } from './values.ts'

const open = async (dataDir: string): Promise<PGlite> => {
  const db = await PGlite.create({ dataDir, extensions: { pg_trgm }, parsers })
  await db.exec("set timezone = 'UTC'")
  await migrate({
    exec: (text) => db.exec(text),
    query: async <R>(text: string, values?: unknown[]) => (await db.query<R>(text, values)).rows,
  })
  // Nobody signs in to an embedded database: from here on the one connection is nobody who could alter the schema.
  await db.exec('set session authorization covergate_app')
  return db
}

export const openPglite = async (dataDir: string): Promise<Store> => {
  const unlock = lockDataDir(dataDir)
  const db = await open(join(dataDir, 'pglite')).catch((error: unknown) => {
    unlock()
    throw error
  })

  /** Whose scope the one connection has now; null: nobody knows. */
  let scoped: string | null = null
  let last: Promise<unknown> = Promise.resolve()
  /** One after the other: between a scope and its statement nobody else's comes. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work)
    last = turn.catch(() => {})
    return turn
  }

  const transaction = <T>(caller: Caller, work: (sql: Sql) => Promise<T>): Promise<T> =>
    inTurn(() => {
      scoped = null
      return db.transaction(async (tx) => {
        await tx.query(scopeText, scopeValues(caller))
        return work({ query: async <R>(text: string, values?: unknown[]) => (await tx.query<R>(text, values)).rows })
      })
    })

  /** A statement by itself is its own transaction, and the scope stays as long as the same caller asks. */
  const run = <R>(caller: Caller, text: string, values?: unknown[]): Promise<R[]> =>
    inTurn(async () => {
      const scope = scopeValues(caller)
      if (scoped !== scope.join()) {
        scoped = null
        await db.query(lastingScopeText, scope)
        scoped = scope.join()
      }
      return (await db.query<R>(text, values)).rows
    })

  return {
    engine: 'pglite',
    run,
    transaction,
    listen: (channel, hear) => db.listen(channel, hear),
    notify: async (channel, payload) => {
      await db.query('select pg_notify($1, $2)', [channel, payload])
    },
    close: async () => {
      await db.close()
      unlock()
    },
  }
}
