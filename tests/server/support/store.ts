import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { inject } from 'vitest'
import { openStore } from '../../../src/server/store/open.ts'
import type { Store, StoreConfig } from '../../../src/server/store/store.ts'
import { asOwner, createDatabaseIn } from '../../support/database.ts'
import { copyOf } from '../../support/process.ts'

export interface TestDatabase {
  config: StoreConfig
  drop(): Promise<void>
}

const onPostgres = async (cluster: string, template?: string): Promise<TestDatabase> => {
  const { url, drop } = await createDatabaseIn(cluster, template)
  return { config: { databaseUrl: url, dataDir: '' }, drop }
}

const inDirectory = async (): Promise<TestDatabase> => {
  const dataDir = copyOf(inject('dataDirTemplate')!)
  return { config: { dataDir }, drop: async () => rmSync(dataDir, { recursive: true }) }
}

export const engine = process.env.STORE === 'postgres' ? 'postgres' : 'pglite'

/** A database without rows, of the engine that the run is for (`STORE`); on PostgreSQL in the cluster at `DATABASE_URL`, if need be without a schema. */
export const createDatabase = (schema: 'migrated' | 'none' = 'migrated'): Promise<TestDatabase> => {
  if (engine === 'pglite') return inDirectory()
  if (!process.env.DATABASE_URL) throw new Error('DATABASE_URL must name a PostgreSQL cluster for these tests')
  return onPostgres(process.env.DATABASE_URL, schema === 'migrated' ? inject('databaseTemplate') : undefined)
}

/** A migrated store that vanishes with `close`. */
export const openTestStore = async (): Promise<Store> => {
  const database = await createDatabase()
  const store = await openStore(database.config)
  return { ...store, close: () => store.close().then(database.drop) }
}

/** On PostgreSQL a login that cannot alter the schema, as production wants; on PGlite there are no logins. */
export const servingLogin = async ({
  config,
}: TestDatabase): Promise<{ config: { databaseUrl?: string; databaseOwnerUrl?: string }; drop(): Promise<void> }> => {
  const { databaseUrl } = config
  if (!databaseUrl) return { config: {}, drop: async () => {} }
  const name = `login_${randomUUID().slice(0, 8)}`
  await asOwner(databaseUrl, `create role ${name} login`)
  const url = new URL(databaseUrl)
  url.username = name
  return {
    config: { databaseUrl: url.href, databaseOwnerUrl: databaseUrl },
    drop: () => asOwner(process.env.DATABASE_URL!, `drop role ${name}`),
  }
}
