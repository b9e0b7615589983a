import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config.ts'

/**
 * TOKEN_SECRET, or one that is made once and kept in the data directory, readable by its owner alone. Several processes
 * on one database must be given the same TOKEN_SECRET, or share the data directory.
 */
export const secretOf = (config: Config): string => {
  if (config.tokenSecret) return config.tokenSecret
  mkdirSync(config.dataDir, { recursive: true })
  const kept = join(config.dataDir, 'token-secret')
  return read(kept) ?? make(kept)
}

const read = (path: string): string | null => {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** Of two processes that make one at the same time the first wins, and nobody reads half of it. */
const make = (path: string): string => {
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, randomBytes(48).toString('base64url'), { mode: 0o600 })
  try {
    linkSync(draft, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
  return readFileSync(path, 'utf8')
}
