import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { root } from '../root.ts'

const folders = ['src/server/store/migrations/', 'src/areas/migrations/']

export interface Migration {
  name: string
  text: string
  hash: string
}

/** The connection that migrates, as the schema's owner. */
export interface Owner {
  exec(text: string): Promise<unknown>
  query<R>(text: string, values?: unknown[]): Promise<R[]>
}

export const migrations = (): Migration[] =>
  folders
    .flatMap((folder) =>
      readdirSync(new URL(folder, root)).map((name) => ({ name, file: new URL(folder + name, root) })),
    )
    .filter(({ name }) => name.endsWith('.sql'))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, file }) => {
      const text = readFileSync(file, 'utf8').replaceAll('\r\n', '\n')
      return { name, text, hash: createHash('sha256').update(text).digest('hex') }
    })

const check = (files: Migration[], applied: Map<string, string>): void => {
  for (const [name, hash] of applied) {
    const file = files.find((candidate) => candidate.name === name)
    if (!file) throw new Error(`The database has the migration ${name}, which this version does not know`)
    if (file.hash !== hash)
      throw new Error(`The migration ${name} has been changed after it was applied; write a new one instead`)
  }
}

const apply = async (owner: Owner, { name, text, hash }: Migration): Promise<void> => {
  await owner.exec('begin')
  try {
    await owner.exec(text)
    await owner.query('insert into migrations (name, hash) values ($1, $2)', [name, hash])
    await owner.exec('commit')
  } catch (error) {
    await owner.exec('rollback')
    throw new Error(`The migration ${name} failed`, { cause: error })
  }
}

const appliedIn = async (owner: Owner): Promise<Map<string, string>> => {
  const rows = await owner.query<{ name: string; hash: string }>('select name, hash from migrations')
  return new Map(rows.map(({ name, hash }) => [name, hash]))
}

const isKept = async (owner: Owner): Promise<boolean> => {
  const [found] = await owner.query<{ migrations: string | null }>("select to_regclass('migrations') as migrations")
  return found!.migrations !== null
}

/** Applies nothing. @throws where the schema is not the one of this program */
export const checkSchema = async (owner: Owner, files: Migration[] = migrations()): Promise<void> => {
  const applied = (await isKept(owner)) ? await appliedIn(owner) : new Map<string, string>()
  check(files, applied)
  const missing = files.flatMap(({ name }) => (applied.has(name) ? [] : [name]))
  if (missing.length > 0)
    throw new Error(
      `The schema of the database is not the one of this program, which brings it up to date when it starts: it lacks ${missing.join(', ')}`,
    )
}

/** Applies what is missing, each file in a transaction; of several processes that start at once, one does it. */
export const migrate = async (owner: Owner, files: Migration[] = migrations()): Promise<void> => {
  await owner.query("select pg_advisory_lock(hashtext('covergate migrations'))")
  try {
    if (!(await isKept(owner)))
      await owner.exec(
        'create table migrations (name text primary key, hash text not null, applied_at timestamptz(3) not null default now())',
      )
    const applied = await appliedIn(owner)
    check(files, applied)
    for (const file of files) if (!applied.has(file.name)) await apply(owner, file)
  } finally {
    await owner.query("select pg_advisory_unlock(hashtext('covergate migrations'))")
  }
}
