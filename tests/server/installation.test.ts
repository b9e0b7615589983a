import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Config, readConfig } from '../../src/server/config.ts'
import { refuseDemo } from '../../src/server/demo/refuseDemo.ts'
import { openStore } from '../../src/server/store/open.ts'
import type { Store } from '../../src/server/store/store.ts'
import { insertCase } from './creditLife/case.ts'
import { addOrganisation, addPerson, asOwner } from './support/people.ts'
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

it('is refused to a program whose machines could not go on with a case, which is named, until they can', async () => {
  const other = await createDatabase()
  const { databaseUrl = null, dataDir } = other.config
  const place = { databaseUrl, dataDir: dataDir || folder() }
  const running = await startOn({ ...config, ...place })
  const { owner, host } = running
  const parties = {
    broker: await addOrganisation(owner, 'BROKER', 'broker'),
    insurer: await addOrganisation(owner, 'INSURER', 'insurer'),
    bank: await addOrganisation(owner, 'BANK', 'bank'),
    partner: await addOrganisation(owner, 'PARTNER', 'partner'),
  }
  const organisation = { id: parties.partner, kind: 'partner', name: 'PARTNER' }
  const id = await insertCase(host, parties, {
    userId: randomUUID(),
    name: 'Ann',
    roles: [],
    permissions: [],
    organisation,
  })
  const stand = (store: Store, value: string) =>
    asOwner(
      store,
      `update credit_life_quotations set status = upper($1), snapshot = jsonb_set(snapshot, '{value}', to_jsonb($1::text))`,
      [value],
    )
  await stand(owner, 'archived')
  // Another program was served last, which knew that state.
  await asOwner(
    owner,
    `insert into machine_versions (machine, version, digest, offers, since) values ('creditLife', 5, 'other', '{}', now())`,
    [],
  )
  await running.close()
  const refusal = `could not go on with 1 case: no migration leads from where they stand, or from a time limit that they wait for, to what the machine has.\n  /credit-life/${id}  CL-${id.slice(0, 8)}  "archived" of version 5\n`
  await expect(opened(place)).rejects.toThrow(refusal)
  await expect(opened(place)).rejects.toThrow(refusal)
  const store = await openStore(other.config)
  await stand(store, 'initiated')
  await store.close()
  await expect(opened(place)).resolves.toBeUndefined()
  await other.drop()
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
