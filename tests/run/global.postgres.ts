import type { TestProject } from 'vitest/node'
import { startCluster } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl?: string
  }
}

export default async (project: TestProject) => {
  const cluster = await startCluster()
  project.provide('databaseUrl', cluster.url)
  return cluster.stop
}
