import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { openStore } from '../../../src/server/store/store.ts'
import type { Store, StoreConfig } from '../../../src/server/store/store.ts'

export interface TestDatabase {
  config: StoreConfig
  drop(): Promise<void>
}

const asOwner = async (databaseUrl: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

const onPostgres = async (cluster: string): Promise<TestDatabase> => {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await asOwner(cluster, `create database ${name}`)
  const url = new URL(cluster)
  url.pathname = `/${name}`
  return {
    config: { databaseUrl: url.href, dataDir: '' },
    drop: () => asOwner(cluster, `drop database ${name} with (force)`),
  }
}

const inDirectory = async (): Promise<TestDatabase> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'covergate-'))
  return { config: { dataDir }, drop: async () => rmSync(dataDir, { recursive: true }) }
}

export const engine = process.env.STORE === 'postgres' ? 'postgres' : 'pglite'

/** An empty database of the engine that the run is for (`STORE`); on PostgreSQL its own one in the cluster at `DATABASE_URL`. */
export const createDatabase = (): Promise<TestDatabase> => {
  if (engine === 'pglite') return inDirectory()
  if (!process.env.DATABASE_URL) throw new Error('DATABASE_URL must name a PostgreSQL cluster for these tests')
  return onPostgres(process.env.DATABASE_URL)
}

/** A migrated store that vanishes with `close`. */
export const openTestStore = async (): Promise<Store> => {
  if (engine === 'pglite') return openStore({ dataDir: 'memory://' })
  const database = await createDatabase()
  const store = await openStore(database.config)
  return { ...store, close: () => store.close().then(database.drop) }
}
