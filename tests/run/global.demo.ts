import type { TestProject } from 'vitest/node'
import { serve, temporaryFolder } from '../support/process.ts'

declare module 'vitest' {
  interface ProvidedContext {
    demoFolder: string
  }
}

const filled = Symbol.for('covergate demo')
const run = globalThis as typeof globalThis & { [filled]?: ReturnType<typeof fill> }

const fill = async () => {
  const folder = temporaryFolder()
  const server = await serve({ DATA_DIR: folder.path, DEMO_ROWS: '400' })
  await server.end()
  return folder
}

/** A data directory with the demo in it, to be copied by who wants one of their own; the same for all projects of a run. */
export default async (project: TestProject) => {
  const { path, remove } = await (run[filled] ??= fill())
  project.provide('demoFolder', path)
  return remove
}
