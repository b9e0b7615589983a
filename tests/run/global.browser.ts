import type { TestProject } from 'vitest/node'
import { findBrowser } from './browser.ts'

declare module 'vitest' {
  interface ProvidedContext {
    browserPath: string
  }
}

export default async (project: TestProject) => {
  project.provide('browserPath', await findBrowser())
}
