import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { lockDataDir } from './dataDirLock.ts'
import { openEmbedded } from './embedded.ts'
import { checkSchema, migrate } from './migrations.ts'
import { type Ask, askOf } from './prepared.ts'
import { lastingScopeText, proven, scopeText, scopeValues, standingText, standingValues } from './scope.ts'
import type { Caller, Sql, Store } from './store.ts'
import { asStoreError } from './unavailable.ts'
import { parsers } from './values.ts'

const prepare = async (db: PGlite, readOnly: boolean): Promise<void> => {
  await db.exec("set timezone = 'UTC'")
  if (readOnly) await db.exec('set default_transaction_read_only = on')
  await (readOnly ? checkSchema : migrate)({
    exec: (text) => db.exec(text),
    query: async <R>(text: string, values?: unknown[]) => (await db.query<R>(text, values)).rows,
  })
  // Nobody signs in to an embedded database: from here on the one connection is nobody who could alter the schema.
  await db.exec('set session authorization covergate_app')
}

/** Preparing its buffers is a sixth of a start, and they are memory of this process: a quarter of PostgreSQL's own 128 MB. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB']

/** @throws when the session of the caller is not what it was */
const stand = async (ask: Ask, caller: Caller): Promise<void> => {
  const standing = standingValues(caller)
  if (standing) await ask(standingText, standing)
  proven(caller)
}

interface Ear {
  channel: string
  hear(payload: string): void
  missed?(): void
}

export const openPglite = async (dataDir: string, readOnly = false): Promise<Store> => {
  const folder = join(dataDir, 'pglite')
  if (readOnly && !existsSync(folder)) throw new Error(`There is no database in ${dataDir}`)
  const unlock = lockDataDir(dataDir)
  const ears = new Set<Ear>()
  /** Whose scope the one connection has now; null: nobody knows. */
  let scoped: string | null = null
  let last: Promise<unknown> = Promise.resolve()
  /** One after the other: between a scope and its statement nobody else's comes. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work).catch((error: unknown) => {
      throw asStoreError(error)
    })
    last = turn.catch(() => {})
    return turn
  }

  const options = { dataDir: folder, extensions: { pg_trgm }, parsers, startParams }
  const database = await openEmbedded(options, async (db) => {
    scoped = null
    await prepare(db, readOnly)
    for (const { channel, hear, missed } of ears) {
      await db.listen(channel, hear)
      missed?.()
    }
  }).catch((error: unknown) => {
    unlock()
    throw error
  })

  const transaction = <T>(caller: Caller, work: (sql: Sql) => Promise<T>): Promise<T> =>
    inTurn(async () => {
      const db = await database.current()
      const ask = askOf(db)
      scoped = null
      let ended = false
      return db
        .transaction(async () => {
          await ask(scopeText, scopeValues(caller))
          await stand(ask, caller)
          return work({
            query: async <R>(text: string, values?: unknown[]) => {
              if (ended) throw new Error('The transaction has ended')
              return ask<R>(text, values)
            },
          })
        })
        .finally(() => (ended = true))
    })

  /** A statement by itself is its own transaction, and the scope stays as long as the same caller asks. */
  const run = <R>(caller: Caller, text: string, values?: unknown[]): Promise<R[]> =>
    inTurn(async () => {
      const ask = askOf(await database.current())
      const scope = scopeValues(caller)
      if (scoped !== scope.join()) {
        scoped = null
        await ask(lastingScopeText, scope)
        scoped = scope.join()
      }
      await stand(ask, caller)
      return ask<R>(text, values)
    })

  return {
    engine: 'pglite',
    run,
    transaction,
    listen: (channel, hear, missed) =>
      inTurn(async () => {
        const ear = { channel, hear, missed }
        await (await database.current()).listen(channel, hear)
        ears.add(ear)
        return async () => {
          ears.delete(ear)
          await inTurn(async () => (await database.current()).unlisten(channel, hear)).catch(() => {})
        }
      }),
    notify: (channel, payload) =>
      inTurn(async () => {
        await askOf(await database.current())('select pg_notify($1, $2)', [channel, payload])
      }),
    close: async () => {
      await database.close()
      unlock()
    },
  }
}
