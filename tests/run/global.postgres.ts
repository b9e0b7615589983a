import type { TestProject } from 'vitest/node'
import { openStore } from '../../src/server/store/open.ts'
import { createDatabaseIn } from '../support/database.ts'
import { startCluster } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl?: string
    /** The name of a migrated database there, to copy. */
    databaseTemplate?: string
  }
}

export default async (project: TestProject) => {
  const cluster = await startCluster()
  const template = await createDatabaseIn(cluster.url)
  await (await openStore({ databaseUrl: template.url, dataDir: '' })).close()
  project.provide('databaseUrl', cluster.url)
  project.provide('databaseTemplate', new URL(template.url).pathname.slice(1))
  return async () => {
    await template.drop()
    await cluster.stop()
  }
}
