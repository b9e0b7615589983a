import { createHash } from 'node:crypto'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import pg from 'pg'

export const connections = 16

/** Where a book of quotations is: on PostgreSQL, or on PGlite in the data directory. */
export interface Place {
  dataDir: string
  databaseUrl?: string
}

export const settingsOf = ({ dataDir, databaseUrl }: Place): Record<string, string> => ({
  DATA_DIR: dataDir,
  ...(databaseUrl && { DATABASE_URL: databaseUrl }),
})

/** A statement that a connection prepares once. */
export const prepared = (text: string, values: unknown[] = []) => ({
  name: createHash('sha1').update(text).digest('hex'),
  text,
  values,
})

/** The database by itself: sixteen connections of PostgreSQL, or the only one of PGlite. */
export const openBare = async ({ dataDir, databaseUrl }: Place) => {
  if (!databaseUrl) {
    const db = await PGlite.create({ dataDir: `${dataDir}/pglite`, extensions: { pg_trgm } })
    return {
      query: async <R>(text: string, values: unknown[] = []) => (await db.query<R>(text, values)).rows,
      close: () => db.close(),
    }
  }
  const pool = new pg.Pool({ connectionString: databaseUrl, max: connections })
  return {
    query: async <R>(text: string, values: unknown[] = []) => (await pool.query(prepared(text, values))).rows as R[],
    close: () => pool.end(),
  }
}

export const brokerId = `(select organisation_id from memberships join users on users.id = user_id where email = 'broker@covergate.test')`
