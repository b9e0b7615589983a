import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bank } from '../../src/areas/parties/bank.ts'
import { cancellation } from '../../src/areas/lines/cancellation.ts'
import { creditLife } from '../../src/areas/lines/creditLife.ts'
import { areas } from '../../src/areas/registry.ts'
import { ownerText } from '../../src/server/store/scope.ts'
import { type Sql, type Store, system } from '../../src/server/store/store.ts'
import { compareTable } from '../../src/server/tables/compare.ts'
import type { Area } from '../../src/shared/area/types.ts'
import { manyListed } from '../support/lists.ts'
import { openTestStore } from './support/store.ts'

let store: Store
beforeAll(async () => {
  store = await openTestStore()
})
afterAll(() => store.close())

const undone = new Error('Undone')

/** What the owner does to the schema, and undoes. */
const tried = async <T>(work: (sql: Sql) => Promise<T>): Promise<T> => {
  const answers: T[] = []
  const trial = store.transaction(system, async (sql) => {
    await sql.query(ownerText[store.engine])
    answers.push(await work(sql))
    throw undone
  })
  await trial.catch((error: unknown) => {
    if (error !== undone) throw error
  })
  return answers[0]!
}

const faultsOf = async (sql: Sql, area: Area) => (await compareTable(sql, area))?.map(({ fault }) => fault)

describe.each(areas.map((area) => [area.id, area] as const))('the table of %s', (_, area) => {
  it('is as the declaration says', async () => {
    expect(await tried((sql) => faultsOf(sql, area))).toEqual([])
  })
})

const cases = creditLife.table

/** As PostgreSQL writes it. */
const deadlines = `COALESCE(deadline_at, '2199-12-31 00:00:00+00'::timestamp with time zone)`

describe('a table', () => {
  const seen = 'using (true)'

  it.each<[string, Area, string, string[]]>([
    [
      'a sum in an integer',
      creditLife,
      `alter table ${cases} alter premium type integer`,
      ['premium is integer, not bigint'],
    ],
    [
      'a day as text',
      creditLife,
      `alter table ${cases} alter protection_date type text`,
      ['protection_date is text, not date'],
    ],
    [
      'an instant finer than a cursor tells',
      bank,
      'alter table banks alter updated_at type timestamptz',
      ['updated_at is timestamp with time zone, not timestamp(3) with time zone'],
    ],
    [
      'no constraint of what is unique',
      bank,
      'alter table banks drop constraint banks_organisation_id_code_key',
      ['code is not unique by a constraint banks_…_code_key'],
    ],
    [
      'a constraint by whose name nobody finds the field',
      bank,
      'alter table banks rename constraint banks_organisation_id_code_key to banks_twice',
      ['code is not unique by a constraint banks_…_code_key'],
    ],
    [
      'a constraint that the declaration does not know',
      bank,
      'alter table banks add unique (organisation_id, name)',
      ['organisation_id, name are unique, and no field is declared to be'],
    ],
    [
      'a search without one of its fields',
      bank,
      'alter table banks drop column search, add column search text generated always as (lower(code)) stored',
      [
        `search is lower(code), not lower(((code || ' '::text) || name))`,
        'it lacks an index gin (search gin_trgm_ops)',
      ],
    ],
    [
      'a search without its index',
      bank,
      'drop index banks_search_idx',
      ['it lacks an index gin (search gin_trgm_ops)'],
    ],
    [
      'an order whose index is by byte',
      bank,
      'drop index banks_organisation_id_name_id_idx; create index on banks (organisation_id, name, id)',
      ['it lacks an index (organisation_id, name COLLATE human, id)'],
    ],
    [
      'an order of a tab without an index',
      creditLife,
      `drop index ${cases}_status_loan_amount_id_idx`,
      ['it lacks an index (status, loan_amount, id)'],
    ],
    [
      'several open beginnings at a time',
      cancellation,
      'drop index cancellations_open',
      [`several may be open at a time by (policy) WHERE (status = 'IN_PROCESS'::text)`],
    ],
    [
      'one beginning of another status than declared',
      cancellation,
      `drop index cancellations_open; create unique index decided on cancellations (policy) where status = 'APPROVED'`,
      [
        `several may be open at a time by (policy) WHERE (status = 'IN_PROCESS'::text)`,
        `one at a time is open by (policy) WHERE (status = 'APPROVED'::text), and its lifecycle is not declared so`,
      ],
    ],
    ['a required field that may be null', bank, 'alter table banks alter status drop not null', ['status may be null']],
    [
      'an optional field that may not',
      creditLife,
      `alter table ${cases} alter occupation set not null`,
      ['occupation may not be null'],
    ],
    ['sums of no currency', creditLife, `alter table ${cases} drop column currency`, ['currency is missing']],
    [
      'sums of another currency by default',
      creditLife,
      `alter table ${cases} alter currency set default 'VND'`,
      [`currency is by default 'VND'::text, not 'IDR'::text`],
    ],
    ['a column that nobody fills', bank, 'alter table banks add column tax text not null', ['tax is filled by nobody']],
    [
      'an owner that is no organisation',
      bank,
      'alter table banks drop constraint banks_organisation_id_fkey',
      ['it lacks FOREIGN KEY (organisation_id) REFERENCES organisations(id)'],
    ],
    [
      'no policy',
      bank,
      'drop policy banks_seen on banks',
      [
        'its rows are not seen by PERMISSIVE ALL {public} (( SELECT app_sees_all() AS app_sees_all) OR (organisation_id = ( SELECT app_organisation() AS app_organisation)))',
      ],
    ],
    [
      'a policy beside its own',
      bank,
      `create policy open on banks ${seen}`,
      ['its rows are seen by PERMISSIVE ALL {public} true'],
    ],
    ['policies that do not count', bank, 'alter table banks disable row level security', ['its rows are not guarded']],
    ['rows that cannot be written', bank, 'revoke update on banks from covergate_app', ['update is not granted']],
    ['cases that can be deleted', creditLife, `grant delete on ${cases} to covergate_app`, ['delete is granted']],
  ])('with %s is found out, and mended by what is printed', async (_, area, planted, faults) => {
    const [found, left] = await tried(async (sql) => {
      for (const statement of planted.split('; ')) await sql.query(statement)
      const differences = (await compareTable(sql, area))!
      for (const { mend } of differences) await sql.query(mend)
      return [differences.map(({ fault }) => fault), await faultsOf(sql, area)]
    })
    expect(found).toEqual(faults)
    expect(left).toEqual([])
  })

  it('has an index for each order of a further list, and of a tab that is not one status, over its rows alone', async () => {
    const [found, left] = await tried(async (sql) => {
      const differences = (await compareTable(sql, manyListed))!
      for (const { mend } of differences) await sql.query(mend)
      return [differences.map(({ fault }) => fault), await faultsOf(sql, manyListed)]
    })
    const orders = [
      deadlines,
      'created_at',
      'updated_at',
      'quotes_code COLLATE human',
      'customer_name COLLATE human',
      'loan_amount',
    ]
    const rows = [
      `((status = ANY (ARRAY['REJECTED'::text, 'CANCELLED'::text])) AND (application_type = 'NEW'::text))`,
      `((customer_segment = 'Public'::text) AND (status = ANY (ARRAY['REJECTED'::text, 'CANCELLED'::text])))`,
      '(policy_number IS NULL)',
      '(policy_number IS NOT NULL)',
    ]
    expect(found?.toSorted()).toEqual(
      rows.flatMap((one) => orders.map((order) => `it lacks an index (${order}, id) WHERE ${one}`)).toSorted(),
    )
    expect(left).toEqual([])
  })

  it('of cases has an index for each order within a party of which one person may see several', async () => {
    const represented = {
      ...creditLife,
      scope: { ...creditLife.scope, partner: { column: 'partner_id', represented: true } },
    } as Area
    const found = await tried((sql) => faultsOf(sql, represented))
    const orders = [deadlines, 'updated_at', 'quotes_code COLLATE human', 'customer_name COLLATE human', 'loan_amount']
    expect(found?.filter((fault) => fault.includes('index')).toSorted()).toEqual(
      orders.map((order) => `it lacks an index (partner_id, ${order}, id)`).toSorted(),
    )
  })

  it('that is not there is not compared', async () => {
    expect(await tried((sql) => compareTable(sql, { ...bank, table: 'nobodys' }))).toBeNull()
  })
})
