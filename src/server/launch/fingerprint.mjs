import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const sources = ['src', 'machines', 'locales', 'index.html', 'vite.config.ts', 'tsconfig.json', 'package-lock.json']

/**
 * A hash of everything that the build reads.
 * @param {string} project
 */
export const fingerprint = (project) => {
  const hash = createHash('sha256')
  for (const path of sources.flatMap((source) => filesIn(project, source)).toSorted()) {
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(project, path)))
      .update('\0')
  }
  return hash.digest('hex')
}

/**
 * @param {string} project
 * @param {string} path
 * @returns {string[]}
 */
const filesIn = (project, path) => {
  if (statSync(join(project, path)).isFile()) return [path]
  const entries = readdirSync(join(project, path), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(project.length))
}
