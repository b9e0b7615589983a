import { readdirSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { openStore } from '../../src/server/store/open.ts'
import { createDatabaseIn, dropDatabaseIn } from '../support/database.ts'
import { temporaryFolder } from '../support/process.ts'
import { startCluster } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl?: string
    /** The name of a migrated database there, to copy. */
    databaseTemplate?: string
    /** A folder of what tests keep for each other: on PostgreSQL in folders that are named after their databases. */
    kept?: string
  }
}

export default async (project: TestProject) => {
  const cluster = await startCluster()
  const template = await createDatabaseIn(cluster.url)
  await (await openStore({ databaseUrl: template.url, dataDir: '' })).close()
  project.provide('databaseUrl', cluster.url)
  project.provide('databaseTemplate', new URL(template.url).pathname.slice(1))
  const kept = temporaryFolder()
  project.provide('kept', kept.path)
  return async () => {
    for (const name of readdirSync(kept.path)) await dropDatabaseIn(cluster.url, name)
    kept.remove()
    await template.drop()
    await cluster.stop()
  }
}
