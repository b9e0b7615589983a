import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStore } from '../../src/server/store/open.ts'
import { type Store, type StoreConfig, system } from '../../src/server/store/store.ts'
import { createDatabase, engine, type TestDatabase } from './support/store.ts'

let database: TestDatabase
let config: StoreConfig
let store: Store
/** On PostgreSQL the names of the two logins. */
const suffix = randomUUID().slice(0, 8)
const [owner, login] = [`owner_${suffix}`, `login_${suffix}`]

const asSuperuser = (...statements: string[]) => on(database.config.databaseUrl!, statements)

const on = async (connectionString: string, statements: string[]): Promise<void> => {
  const client = new pg.Client({ connectionString })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

const urlOf = (name: string): string => {
  const url = new URL(database.config.databaseUrl!)
  url.username = name
  return url.href
}

/** As README says. */
const twoLogins = async (): Promise<StoreConfig> => {
  const name = new URL(database.config.databaseUrl!).pathname.slice(1)
  await asSuperuser(
    `create role ${owner} login createrole`,
    `create role ${login} login`,
    'do $$ begin create role covergate_app nologin; exception when duplicate_object or unique_violation then null; end $$',
    `grant covergate_app to ${owner} with admin option`,
    `alter database ${name} owner to ${owner}`,
  )
  return { dataDir: '', databaseUrl: urlOf(login), databaseOwnerUrl: urlOf(owner), production: true }
}

beforeAll(async () => {
  database = await createDatabase('none')
  config = engine === 'postgres' ? await twoLogins() : { ...database.config, production: true }
  store = await openStore(config)
})

afterAll(async () => {
  await store.close()
  await database.drop()
  if (engine === 'postgres') await on(process.env.DATABASE_URL!, [`drop role ${login}`, `drop role ${owner}`])
})

/** A statement without the scope of a caller: as the login itself. */
const asLogin = (statement: string) =>
  store.transaction(system, async (sql) => {
    await sql.query('reset role')
    return sql.query(statement)
  })

describe('whom the server serves as', () => {
  it.each([
    'create table mine (id integer)',
    'create temporary table organisations (id integer)',
    'create schema mine',
    'create role mine',
    'alter table users add column mine text',
    'alter table users disable row level security',
    'alter table timeline disable trigger timeline_lasts',
    'drop policy users_worked on users',
    'drop table timeline',
    'drop index files_case',
    'create index on users (full_name)',
    'create or replace function app_sees_all() returns boolean language sql as $$ select true $$',
    'alter role current_user superuser',
    'update timeline set at = now()',
    'delete from timeline',
    'truncate timeline',
    'update audit set at = now()',
    'delete from audit',
    'truncate audit',
    "insert into migrations values ('9999', '')",
    'set session_replication_role = replica',
  ])('cannot: %s', async (statement) => {
    await expect(asLogin(statement)).rejects.toMatchObject({ code: '42501' })
  })

  it('sees no row without the scope of a caller, and serves every caller', async () => {
    await store.run(system, "insert into attempts values ('one', 1, now(), now())")
    const unscoped = store.transaction({ organisation: '', kind: 'broker' }, async (sql) => {
      await sql.query('reset role')
      return sql.query('select * from attempts')
    })
    expect(await unscoped).toEqual([])
    expect(await store.run(system, 'select bucket from attempts')).toEqual([{ bucket: 'one' }])
  })
})

const onPostgres = () =>
  describe('a login', () => {
    const opened = async (changed: Partial<StoreConfig>) => (await openStore({ ...config, ...changed })).close()
    const refused = (named: string, powers: string) =>
      `The login ${named} of DATABASE_URL ${powers}. In production the server serves as one that cannot: name such a login in DATABASE_URL and the owner in DATABASE_OWNER_URL (README, "Two logins")`

    it('reads no other schema', async () => {
      await asSuperuser('create schema other', 'create table other.things (id integer)')
      await expect(asLogin('select * from other.things')).rejects.toMatchObject({ code: '42501' })
      await expect(asLogin(`set role ${owner}`)).rejects.toMatchObject({ code: '42501' })
      await expect(asLogin(`set session authorization ${owner}`)).rejects.toMatchObject({ code: '42501' })
    })

    it('that owns the schema is refused in production alone', async () => {
      await expect(opened({ databaseUrl: urlOf(owner), databaseOwnerUrl: null })).rejects.toThrow(
        refused(
          owner,
          'may create roles, owns tables or functions, may create tables, may change the timeline, the audit or the books',
        ),
      )
      await opened({ databaseUrl: urlOf(owner), databaseOwnerUrl: null, production: false })
    })

    it.each([
      [
        'superuser',
        'nosuperuser',
        'is a superuser, may create roles, passes by row-level security, owns tables or functions, may create tables, may change the timeline, the audit or the books',
      ],
      ['createrole', 'nocreaterole', 'may create roles'],
      ['bypassrls', 'nobypassrls', 'passes by row-level security'],
    ])('with %s is refused', async (power, without, powers) => {
      await asSuperuser(`alter role ${login} ${power}`)
      await expect(opened({})).rejects.toThrow(refused(login, powers))
      await asSuperuser(`alter role ${login} ${without}`)
      await opened({})
    })

    it.each([
      ['create on schema public', 'may create tables'],
      ['update on ledger_lines', 'may change the timeline, the audit or the books'],
      ['update on audit', 'may change the timeline, the audit or the books'],
      ['pg_write_all_data', 'may change the timeline, the audit or the books'],
    ])('that was granted %s is refused', async (power, powers) => {
      await asSuperuser(`grant ${power} to ${login}`)
      await expect(opened({})).rejects.toThrow(refused(login, powers))
      await asSuperuser(`revoke ${power} from ${login}`)
    })

    it('needs no owner where nothing is to be migrated', async () => {
      await expect(opened({ databaseOwnerUrl: null })).resolves.toBeUndefined()
    })

    it('of another database than its owner’s does not start', async () => {
      const elsewhere = await createDatabase('none')
      const url = new URL(elsewhere.config.databaseUrl!)
      url.username = login
      await expect(opened({ databaseUrl: url.href })).rejects.toThrow('permission denied for schema public')
      await elsewhere.drop()
    })
  })
if (engine === 'postgres') onPostgres()
