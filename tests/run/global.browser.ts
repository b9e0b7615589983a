import { createRequire } from 'node:module'
import type { TestProject } from 'vitest/node'
import { findBrowser } from './browser.ts'
import { run } from './commands.ts'

declare module 'vitest' {
  interface ProvidedContext {
    browserPath: string
  }
}

/** The journeys need a browser and the built product. */
export default async (project: TestProject) => {
  project.provide('browserPath', await findBrowser())
  const build = createRequire(import.meta.url).resolve('../../src/server/launch/build.mjs')
  if ((await run(process.execPath, [build])) !== 0) throw new Error('The build failed')
}
