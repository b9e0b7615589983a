import { hostname } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { afterEach, describe, expect, it } from 'vitest'
import { migrate, migrations } from '../../src/server/store/migrations.ts'
import type { Migration, Owner } from '../../src/server/store/migrations.ts'
import { openStore, system } from '../../src/server/store/store.ts'
import { createDatabase, engine } from './support/store.ts'
import type { TestDatabase } from './support/store.ts'

const cleaning: (() => unknown)[] = []
afterEach(async () => {
  for (const clean of cleaning.splice(0).toReversed()) await clean()
})

const database = async (): Promise<TestDatabase> => {
  const created = await createDatabase()
  cleaning.push(created.drop)
  return created
}

/** The database as its owner sees it. */
const ownerOf = async ({ config }: TestDatabase): Promise<Owner> => {
  if (config.databaseUrl) {
    const client = new pg.Client({ connectionString: config.databaseUrl })
    await client.connect()
    cleaning.push(() => client.end())
    return {
      exec: (text) => client.query(text),
      query: async <R>(text: string, values?: unknown[]) => (await client.query(text, values)).rows as R[],
    }
  }
  const lite = await PGlite.create({ dataDir: join(config.dataDir, 'pglite') })
  cleaning.push(() => lite.close())
  return {
    exec: (text) => lite.exec(text),
    query: async <R>(text: string, values?: unknown[]) => (await lite.query<R>(text, values)).rows,
  }
}

describe('two stores on one database', () => {
  it('both open on PostgreSQL, where one migrates; on PGlite the second is refused', async () => {
    const { config } = await database()
    const [one, other] = await Promise.allSettled([openStore(config), openStore(config)])
    cleaning.push(() => one.status === 'fulfilled' && one.value.close())
    expect(one.status).toBe('fulfilled')
    if (engine === 'postgres') {
      if (other.status === 'fulfilled') cleaning.push(() => other.value.close())
      expect(other.status).toBe('fulfilled')
    } else
      expect(other).toMatchObject({
        reason: {
          message: `The data directory ${config.dataDir} is in use by process ${process.pid} of ${hostname()}`,
        },
      })
  })

  it('keep what was written when one follows the other', async () => {
    const { config } = await database()
    const first = await openStore(config)
    await first.run(system, "insert into attempts values ('kept', 1, now(), now())")
    await first.close()
    const second = await openStore(config)
    cleaning.push(() => second.close())
    expect(await second.run(system, 'select bucket from attempts')).toEqual([{ bucket: 'kept' }])
  })
})

describe('migrations', () => {
  const next = (text: string): Migration => ({ name: '9999_next.sql', text, hash: text })
  const prepared = async (): Promise<Owner> => {
    const owner = await ownerOf(await database())
    await migrate(owner)
    return owner
  }

  it('are applied once, in the order of their names', async () => {
    const owner = await prepared()
    const files = [...migrations(), next('create table next_one (id integer)')]
    await migrate(owner, files)
    await migrate(owner, files)
    const rows = await owner.query<{ name: string }>('select name from migrations order by applied_at, name')
    expect(rows.map(({ name }) => name)).toEqual(files.map(({ name }) => name))
  })

  it('leave nothing when they fail', async () => {
    const owner = await prepared()
    const failing = next('create table next_one (id integer); select no_such_thing()')
    await expect(migrate(owner, [...migrations(), failing])).rejects.toThrow('The migration 9999_next.sql failed')
    expect(await owner.query("select to_regclass('next_one') as found")).toEqual([{ found: null }])
    await migrate(owner, [...migrations(), next('create table next_one (id integer)')])
  })

  it('refuse a database of another history', async () => {
    const owner = await prepared()
    await migrate(owner, [...migrations(), next('select 1')])
    await expect(migrate(owner, [...migrations(), next('select 2')])).rejects.toThrow(
      '9999_next.sql has been changed after it was applied',
    )
    await expect(migrate(owner)).rejects.toThrow(
      'The database has the migration 9999_next.sql, which this version does not know',
    )
  })
})
