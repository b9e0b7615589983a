import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = new URL('../../', import.meta.url).pathname

const digest = (...parts: (string | Buffer)[]): string => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex')
}

/** What the machines are written in, for a tree that no repository knows. */
const treeHash = (): string => {
  const folder = join(root, 'machines')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))
  return digest(...files.toSorted().map((name) => readFileSync(join(folder, name))))
}

/** Another with each commit. */
export const seed = (): string => {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  } catch {
    return treeHash()
  }
}

/** So many of all, chosen by the seed and by nothing else. */
export const sampleOf = <T extends { what: string }>(all: readonly T[], count: number, by: string): T[] =>
  all
    .map((one) => ({ one, rank: digest(by, one.what) }))
    .toSorted((a, b) => (a.rank < b.rank ? -1 : 1))
    .slice(0, count)
    .map(({ one }) => one)
