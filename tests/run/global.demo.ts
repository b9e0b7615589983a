import { rmSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { serve, temporaryFolder } from '../support/process.ts'

declare module 'vitest' {
  interface ProvidedContext {
    demoFolder: string
  }
}

const filled = Symbol.for('covergate demo')
const run = globalThis as typeof globalThis & { [filled]?: Promise<string> }

const fill = async (): Promise<string> => {
  const { path } = temporaryFolder()
  const server = await serve({ DATA_DIR: path, DEMO_ROWS: '400' })
  await server.end()
  return path
}

/** A data directory with the demo in it, to be copied by who wants one of their own; the same for all projects of a run. */
export default async (project: TestProject) => {
  const folder = await (run[filled] ??= fill())
  project.provide('demoFolder', folder)
  return () => rmSync(folder, { recursive: true, force: true })
}
