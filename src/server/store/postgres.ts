import pg from 'pg'
import { listener } from './listener.ts'
import { checkSchema, migrate, type Owner } from './migrations.ts'
import { proven, scopeText, scopeValues, standingText, standingValues } from './scope.ts'
import { prepareScope, ScopedQuery } from './scopedQuery.ts'
import { admit, refusePowers } from './logins.ts'
import type { Store, StoreConfig } from './store.ts'
import { asStoreError } from './unavailable.ts'
import { parsers } from './values.ts'

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => parsers[oid] ?? pg.types.getTypeParser(oid, format),
}

/** Together below the 10 seconds in which a request must end; the client's own limit is for a server that does not even answer. */
const limits = { connectionTimeoutMillis: 2500, lock_timeout: 3000, statement_timeout: 4000, query_timeout: 5000 }

const options = '-c timezone=UTC -c datestyle=ISO'

/**
 * Whoever serves reads points, pages and counts that end early, which machine code and further processes would only delay: a
 * planner that fears more would spend up to a tenth of a second on them. PGlite is built without either.
 */
const servingOptions = `${options} -c jit=off -c max_parallel_workers_per_gather=0`

/** A database that is busy is waited for longer by who starts than by who has asked for something. */
const startMillis = 15_000

/** Works on a connection of its own, without the limits of one that somebody waits for. */
const connected = async <T>(connectionString: string, work: (owner: Owner) => Promise<T>): Promise<T> => {
  const client = new pg.Client({
    connectionString,
    types,
    options,
    connectionTimeoutMillis: startMillis,
  })
  client.on('error', () => {})
  await client.connect()
  try {
    return await work({
      exec: (text) => client.query(text),
      query: async <R>(text: string, values?: unknown[]) => (await client.query(text, values)).rows as R[],
    })
  } finally {
    await client.end()
  }
}

const openPool = (connectionString: string, readOnly: boolean): pg.Pool => {
  const pool = new pg.Pool({
    connectionString,
    types,
    options: readOnly ? `${servingOptions} -c default_transaction_read_only=on` : servingOptions,
    ...limits,
    max: 16,
    pipeline: true,
    keepAlive: true,
    onConnect: prepareScope,
  })
  // An idle connection that breaks is replaced when it is next needed; unheard, the event would end the process.
  pool.on('error', () => {})
  return pool
}

/** The owner migrates, and admits who serves; who serves then finds nothing missing, or is connected to another database. */
const prepare = async (databaseUrl: string, ownerUrl: string): Promise<void> => {
  await connected(ownerUrl, async (owner) => {
    await migrate(owner)
    await connected(databaseUrl, (login) => admit(owner, login))
  })
  await connected(databaseUrl, migrate)
}

export const openPostgres = async ({
  databaseUrl,
  databaseOwnerUrl,
  production,
  readOnly = false,
}: StoreConfig & { databaseUrl: string }): Promise<Store> => {
  if (readOnly) await connected(databaseUrl, checkSchema)
  else if (databaseOwnerUrl) await prepare(databaseUrl, databaseOwnerUrl)
  else await connected(databaseUrl, migrate)
  if (production) await connected(databaseUrl, refusePowers)
  const pool = openPool(databaseUrl, readOnly)

  const withClient = async <T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> => {
    try {
      const client = await pool.connect()
      // While it is checked out the pool does not listen; the query in flight is told anyway.
      const quiet = () => {}
      client.on('error', quiet)
      try {
        return await work(client)
      } finally {
        client.off('error', quiet)
        client.release(client.getTransactionStatus() !== 'I')
      }
    } catch (error) {
      throw asStoreError(error)
    }
  }

  const transaction: Store['transaction'] = (caller, work, patience) =>
    withClient(async (client) => {
      const standing = standingValues(caller)
      await Promise.all([
        client.query('begin'),
        client.query({ name: 'scope', text: scopeText, values: scopeValues(caller) }),
        standing && client.query({ name: 'standing', text: standingText, values: standing }),
        patience && client.query(`set local statement_timeout = ${patience.statement}`),
      ])
      proven(caller)
      const ownLimit = patience && { query_timeout: patience.statement }
      let ended = false
      try {
        const result = await work({
          query: async <R>(text: string, values?: unknown[]) => {
            // The connection is somebody else's by then, or writes what was rolled back.
            if (ended) throw new Error('The transaction has ended')
            return (await client.query({ text, values, ...ownLimit })).rows as R[]
          },
        })
        ended = true
        await client.query('commit')
        return result
      } catch (error) {
        ended = true
        await client.query('rollback').catch(() => {})
        throw error
      }
    })

  const ears = listener(
    (isFirst) =>
      new pg.Client({
        connectionString: databaseUrl,
        keepAlive: true,
        connectionTimeoutMillis: isFirst ? startMillis : limits.connectionTimeoutMillis,
      }),
  )

  return {
    engine: 'postgres',
    run: (caller, text, values, name) =>
      withClient(
        (client) =>
          new Promise((resolve, reject) => {
            client.query(
              new ScopedQuery(caller, { text, values, name }, (error, result) => {
                if (error) return reject(error)
                proven(caller)
                resolve(result.rows)
              }),
            )
          }),
      ),
    transaction,
    listen: ears.listen,
    notify: (channel, payload) =>
      withClient(async (client) => {
        await client.query('select pg_notify($1, $2)', [channel, payload])
      }),
    close: async () => {
      await ears.close()
      await pool.end()
    },
  }
}
