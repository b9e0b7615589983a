import type { TestProject } from 'vitest/node'
import { serve, temporaryFolder } from '../support/process.ts'

declare module 'vitest' {
  interface ProvidedContext {
    demoFolder: string
  }
}

/** A data directory with the demo in it, to be copied by who wants one of their own. */
export default async (project: TestProject) => {
  const folder = temporaryFolder()
  const server = await serve({ DATA_DIR: folder.path, DEMO_ROWS: '400' })
  await server.end()
  project.provide('demoFolder', folder.path)
  return folder.remove
}
