import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { migrations } from '../../src/server/store/migrations.ts'
import { openStore } from '../../src/server/store/open.ts'
import { temporaryFolder } from '../support/process.ts'

declare module 'vitest' {
  interface ProvidedContext {
    dataDirTemplate?: string
  }
}

const cache = new URL('../../node_modules/.cache/', import.meta.url).pathname

const engine = readFileSync(new URL('../../node_modules/@electric-sql/pglite/package.json', import.meta.url))

/** A migrated data directory to copy, made once for a schema and a PGlite: making one takes seconds, copying it does not. */
export default async (project: TestProject) => {
  const hash = createHash('sha256').update(engine)
  for (const migration of migrations()) hash.update(migration.name + migration.hash)
  const template = `${cache}pglite-${hash.digest('hex').slice(0, 16)}`
  if (!existsSync(template)) {
    mkdirSync(cache, { recursive: true })
    const draft = mkdtempSync(`${cache}pglite-`)
    await (await openStore({ dataDir: draft })).close()
    renameSync(draft, template)
  }
  project.provide('dataDirTemplate', template)
  const kept = temporaryFolder()
  project.provide('kept', kept.path)
  return kept.remove
}
