import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from '../support/process.ts'
import { answerOf, installPackage } from './commands.ts'

export type Cluster = { url: string; stop: () => Promise<void> }

const oldest = 15

/**
 * A PostgreSQL to test on: that of DATABASE_URL, else a private one in a temporary folder on a free port,
 * which ends with this process however that ends.
 */
export const startCluster = async (): Promise<Cluster> => {
  if (process.env.DATABASE_URL) return { url: process.env.DATABASE_URL, stop: async () => undefined }
  const programs = await findPrograms()
  const account = unprivileged()
  const folder = mkdtempSync(join(tmpdir(), 'covergate-postgres-'))
  if (account) chownSync(folder, account.uid, account.gid)
  const data = join(folder, 'data')
  const owner = ['--username', 'covergate', '--auth', 'trust']
  const text = ['--encoding', 'UTF8', '--locale', 'C.UTF-8']
  const initdb = ['--pgdata', data, ...owner, ...text, '--no-sync']
  execFileSync(join(programs, 'initdb'), initdb, { ...account, cwd: folder, stdio: 'ignore' })
  return serve(join(programs, 'postgres'), folder, data, await freePort(), account)
}

type Account = { uid: number; gid: number }

/** PostgreSQL refuses to run as root: the account to run it as instead. */
const unprivileged = (): Account | undefined => {
  if (process.getuid?.() !== 0) return undefined
  const name = ['postgres', 'nobody'].find((user) => answerOf('id', ['-u', user]))
  if (!name) throw new Error('PostgreSQL does not run as root, and there is neither a user postgres nor nobody')
  return { uid: Number(answerOf('id', ['-u', name])), gid: Number(answerOf('id', ['-g', name])) }
}

const findPrograms = async (): Promise<string> => {
  const found = installedPrograms() ?? ((await installPackage('postgresql')) ? installedPrograms() : undefined)
  if (!found) throw new Error(`There is no PostgreSQL ${oldest} or later: install it or set DATABASE_URL`)
  return found
}

const installedPrograms = (): string | undefined => {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : []
  const folders = [answerOf('pg_config', ['--bindir']), ...versions.map((version) => join(debian, version, 'bin'))]
  return folders.find((folder) => folder && existsSync(join(folder, 'initdb')) && versionOf(folder) >= oldest)
}

const versionOf = (folder: string): number =>
  Number(answerOf(join(folder, 'postgres'), ['--version'])?.match(/\d+/)?.[0] ?? 0)

// The shell outlives a killed test run: it waits for the pipe to close, then stops the server and removes the folder.
const keeper =
  'folder=$1; shift; "$@" & cat >/dev/null; kill -QUIT $!; wait $!; rm -rf "$folder" || { sleep 1; rm -rf "$folder"; }'

const serve = async (
  postgres: string,
  folder: string,
  data: string,
  port: number,
  account?: Account,
): Promise<Cluster> => {
  const reached = { port, listen_addresses: '127.0.0.1', unix_socket_directories: '', max_connections: 300 }
  // No machine loses its power here.
  const settings = { ...reached, fsync: 'off', full_page_writes: 'off' }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn('/bin/sh', ['-c', keeper, 'keeper', folder, postgres, '-D', data, ...flags], {
    ...account,
    cwd: folder,
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  await ready(child.stderr)
  const ended = once(child, 'exit')
  return {
    url: `postgres://covergate@127.0.0.1:${port}/postgres`,
    stop: async () => {
      child.stdin.end()
      await ended
    },
  }
}

/** Waits for the server's own word that it is ready; from then on its log goes nowhere. */
const ready = async (log: NodeJS.ReadableStream): Promise<void> => {
  const seen: string[] = []
  for await (const line of createInterface(log)) {
    seen.push(line)
    if (line.includes('FATAL') || line.includes('ready to accept connections')) break
  }
  log.resume()
  if (!seen.at(-1)?.includes('ready')) throw new Error(`PostgreSQL did not start:\n${seen.join('\n')}`)
}
