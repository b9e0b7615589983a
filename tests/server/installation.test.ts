import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Config, readConfig } from '../../src/server/config.ts'
import { refuseDemo } from '../../src/server/demo/refuseDemo.ts'
import { addPerson } from './support/people.ts'
import { startOn } from './support/host.ts'
import { createDatabase, engine, servingLogin, type TestDatabase } from './support/store.ts'

const demoHeld =
  "The database holds the demo's accounts, whose password everybody knows. In production use a database of its own (another DATABASE_URL or DATA_DIR), or unset NODE_ENV"
const otherSecret =
  "TOKEN_SECRET is not the one that this database has been served with. Give every server of one database the same. To change it for good, stop them all and delete from installation where name = 'secret', as the database's owner"

const key = '0'.repeat(48)
const folders: string[] = []
let database: TestDatabase
let config: Config

const folder = (): string => {
  const made = mkdtempSync(join(tmpdir(), 'covergate-installation-'))
  folders.push(made)
  return made
}

beforeAll(async () => {
  database = await createDatabase()
  const { databaseUrl, dataDir } = database.config
  const environment = {
    PORT: '0',
    DEMO_ROWS: '0',
    DATA_DIR: dataDir || folder(),
    DATABASE_URL: databaseUrl ?? undefined,
  }
  config = { ...readConfig(environment), tokenSecret: randomUUID() }
  await opened({})
})

afterAll(async () => {
  await database.drop()
  folders.forEach((made) => rmSync(made, { recursive: true, force: true }))
})

const opened = async (changed: Partial<Config>): Promise<void> => (await startOn({ ...config, ...changed })).close()

describe('a server on a database that others serve', () => {
  it('starts again with the same file store and the same secret, which it has named once', async () => {
    await expect(opened({})).resolves.toBeUndefined()
    expect(readdirSync(join(config.dataDir, 'files'))).toEqual([key])
  })

  it('refuses another secret', async () => {
    await expect(opened({ tokenSecret: randomUUID() })).rejects.toThrow(otherSecret)
  })

  it('refuses a file store that is not the database’s, empty or of others, until it is said to be', async () => {
    const dataDir = folder()
    // The embedded database lies beside its files: a copy of it without them.
    if (engine === 'pglite') cpSync(join(config.dataDir, 'pglite'), join(dataDir, 'pglite'), { recursive: true })
    const refusal = new RegExp(
      `^The files of this database are elsewhere: ${dataDir}/files is not its file store\\. Give every server of one database the same DATA_DIR, on a volume that they share\\. If the files are lost for good, write ([0-9a-f-]{36}) into ${dataDir}/files/${key}$`,
    )
    const refused = await opened({ dataDir }).catch((error: Error) => error.message)
    expect(refused).toMatch(refusal)
    await expect(opened({ dataDir })).rejects.toThrow(refusal)
    writeFileSync(join(dataDir, 'files', key), refusal.exec(String(refused))![1]!)
    await expect(opened({ dataDir })).resolves.toBeUndefined()
  })
})

describe('production', () => {
  it.each(['broker@covergate.test', 'ayu.12@nusa.covergate.test'])(
    'refuses a database that holds %s',
    async (email) => {
      const other = await createDatabase()
      const { databaseUrl = null, dataDir } = other.config
      const place = { databaseUrl, dataDir: dataDir || folder() }
      const running = await startOn({ ...config, ...place })
      await addPerson(running.host.store, { email, memberships: [] })
      await expect(refuseDemo(running.host.store)).rejects.toThrow(demoHeld)
      await running.close()
      const serving = await servingLogin(other)
      await expect(opened({ ...place, ...serving.config, production: true })).rejects.toThrow(demoHeld)
      await other.drop()
      await serving.drop()
    },
  )
})
