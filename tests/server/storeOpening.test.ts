import { hostname } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import pg from 'pg'
import { afterEach, describe, expect, it } from 'vitest'
import { migrate, migrations } from '../../src/server/store/migrations.ts'
import type { Migration, Owner } from '../../src/server/store/migrations.ts'
import { openStore } from '../../src/server/store/open.ts'
import { system } from '../../src/server/store/store.ts'
import { createDatabase, engine } from './support/store.ts'
import type { TestDatabase } from './support/store.ts'

const cleaning: (() => unknown)[] = []
afterEach(async () => {
  for (const clean of cleaning.splice(0).toReversed()) await clean()
})

const database = async (schema?: 'none'): Promise<TestDatabase> => {
  const created = await createDatabase(schema)
  cleaning.push(created.drop)
  return created
}

const bank = 'b0000000-0000-4000-8000-000000000001'

const liteOwner = (lite: PGlite): Owner => ({
  exec: (text) => lite.exec(text),
  query: async <R>(text: string, values?: unknown[]) => (await lite.query<R>(text, values)).rows,
})

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
  return liteOwner(lite)
}

/** A database without a schema. */
const unmigrated = async (): Promise<Owner> => {
  if (engine === 'postgres') return ownerOf(await database('none'))
  const lite = await PGlite.create({ extensions: { pg_trgm } })
  cleaning.push(() => lite.close())
  return liteOwner(lite)
}

describe('two stores on one database', () => {
  it('both open on PostgreSQL, where one migrates; on PGlite the second is refused', async () => {
    const { config } = await database('none')
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

describe('a store that is only read', () => {
  it('writes nothing, and takes no schema but the one of this program, nor makes a database', async () => {
    const { config } = await database()
    await (await openStore(config)).close()
    const store = await openStore({ ...config, readOnly: true })
    expect(await store.run(system, 'select bucket from attempts')).toEqual([])
    for (const write of [
      () => store.run(system, "insert into attempts values ('kept', 1, now(), now())"),
      () => store.transaction(system, ({ query }) => query("insert into attempts values ('kept', 1, now(), now())")),
    ])
      await expect(write()).rejects.toThrow('read-only transaction')
    await store.close()
    const nowhere = join(config.dataDir, 'nowhere')
    const bare = engine === 'postgres' ? (await database('none')).config : { dataDir: nowhere }
    await expect(openStore({ ...bare, readOnly: true })).rejects.toThrow(
      engine === 'postgres'
        ? 'The schema of the database is not the one of this program, which brings it up to date when it starts: it lacks 0001_foundation.sql'
        : `There is no database in ${nowhere}`,
    )
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

  it('bring a database from before up to date, also one that holds a sum which is accepted no more', async () => {
    const owner = await unmigrated()
    await migrate(
      owner,
      migrations().filter(({ name }) => /^(?:000[1-3]|010[1-4])_/.test(name)),
    )
    await owner.exec(`
      insert into organisations (id, code, name, kind) values ('${bank}', 'B1', 'B1', 'bank');
      insert into credit_life_quotations (
        created_at, updated_at, broker_id, insurer_id, bank_id, partner_id, machine, machine_version, status, snapshot, quotes_code,
        application_type, application_date, loan_number, loan_amount, loan_tenure, bank_name, bank_branch_name, premium, total_premium,
        customer_name, date_of_birth, gender, identity_type, identity_number, customer_segment, total_sum_insured
      )
      select now(), now(), '${bank}', '${bank}', '${bank}', '${bank}', 'creditLife', 1, 'INITIATED', '{}', code,
        'NEW', now(), code, amount, 12, 'B1', 'B1', 1, 1, 'C', now(), 'MALE', 'KTP', '1', 'RETAIL', 1
      from (values ('even', 1), ('odd', 2000000000000000)) as quotation (code, amount);
      insert into outbox (area, case_id, revision, run_at, type, params)
      select 'credit_life', id, 1, now(), type, '{"policyNumber": "P-1", "facts": {}}'
      from credit_life_quotations, (values ('notifyPartner'), ('issuePolicyDocument')) as effect (type) where quotes_code = 'even'`)
    await migrate(owner)
    expect(await owner.query('select type, params from outbox order by type')).toEqual([
      { type: 'issueDocument', params: { document: 'policy', number: 'P-1', facts: {} } },
      { type: 'sendLetter', params: { policyNumber: 'P-1', facts: {} } },
    ])
    const rows = await owner.query(
      'select quotes_code, loan_amount::text from credit_life_quotations order by quotes_code',
    )
    expect(rows).toEqual([
      { quotes_code: 'even', loan_amount: '1' },
      { quotes_code: 'odd', loan_amount: '2000000000000000' },
    ])
    await expect(
      owner.exec("update credit_life_quotations set loan_amount = 1000000000000001 where quotes_code = 'even'"),
    ).rejects.toThrow('credit_life_quotations_sums')
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
