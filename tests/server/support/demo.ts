import { randomUUID } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { type Config, readConfig } from '../../../src/server/config.ts'
import type { StoreConfig } from '../../../src/server/store/store.ts'
import { createDatabaseIn } from '../../support/database.ts'
import { startOn, startTestHost, type TestHost } from './host.ts'
import { copyOf } from '../../support/process.ts'
import { engine, type TestDatabase } from './store.ts'

/** So many that lists have several pages. */
const cases = 60

const cluster = () => process.env.DATABASE_URL!
const nameOf = (url: string): string => new URL(url).pathname.slice(1)

/** To be filled; the project removes it in the end. */
const createEmpty = async (): Promise<StoreConfig> => {
  const kept = inject('kept')!
  if (engine === 'pglite') return { dataDir: copyOf(inject('dataDirTemplate')!, kept) }
  const { url } = await createDatabaseIn(cluster(), inject('databaseTemplate'))
  const dataDir = join(kept, nameOf(url))
  mkdirSync(dataDir)
  return { databaseUrl: url, dataDir }
}

/** A database is served with the secret that it was first served with. */
const tokenSecret = randomUUID()

const fill = async (): Promise<StoreConfig> => {
  const config = await createEmpty()
  const environment = { PORT: '0', DEMO_ROWS: String(cases) }
  await (await startOn({ ...readConfig(environment), ...config, tokenSecret })).close()
  return config
}

/** The files of a process share one demo, each a copy of it: to make it takes seconds. */
let filled: Promise<StoreConfig> | undefined

const createFilled = async (): Promise<TestDatabase> => {
  const { databaseUrl, dataDir } = await (filled ??= fill())
  const copy = copyOf(dataDir)
  const remove = () => rmSync(copy, { recursive: true, force: true })
  if (!databaseUrl) return { config: { dataDir: copy }, drop: async () => remove() }
  const { url, drop } = await createDatabaseIn(cluster(), nameOf(databaseUrl))
  return { config: { databaseUrl: url, dataDir: copy }, drop: () => drop().then(remove) }
}

/** A host with the demo in its own database. */
export const startDemoHost = (overrides: Partial<Config> = {}): Promise<TestHost> =>
  startTestHost({ tokenSecret, ...overrides }, undefined, createFilled())
