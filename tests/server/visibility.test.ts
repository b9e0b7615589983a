import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../machines/kernel/types.ts'
import { callerOf, type Host } from '../../src/server/context.ts'
import { openStreams } from '../../src/server/live/streams.ts'
import { countRows } from '../../src/server/records/counts.ts'
import { readRecord } from '../../src/server/records/detail.ts'
import { readHistory } from '../../src/server/records/history.ts'
import { lookUp, lookUpAll, lookUpIds } from '../../src/server/records/lookup.ts'
import { readPage } from '../../src/server/records/page.ts'
import { createRecord } from '../../src/server/records/save.ts'
import { ownerText } from '../../src/server/store/scope.ts'
import { type Store, system } from '../../src/server/store/store.ts'
import { compareTable } from '../../src/server/tables/compare.ts'
import { creationOf } from '../../src/server/tables/creation.ts'
import type { Saved } from '../../src/shared/endpoints/answers/records.ts'
import { defineArea } from '../../src/shared/area/defineArea.ts'
import type { Area } from '../../src/shared/area/types.ts'
import { bareHost } from './support/bareHost.ts'
import { addOrganisation, asOwner } from './support/people.ts'
import { openTestStore } from './support/store.ts'

/** A visit that a store or a partner notes: seen by who represents the partner, and by what stands above the store. */
const visit = defineArea({
  id: 'visit',
  name: 'visit',
  table: 'visits',
  route: '/visit',
  menu: [],
  scope: {
    partner: { column: 'partner_id', represented: true },
    store: { column: 'partner_id', above: true },
    broker: 'broker_id',
  },
  fields: { name: { type: 'text', max: 60, required: true } },
  title: 'name',
  sections: [{ id: 'all', fields: ['name'] }],
  list: { columns: ['name'], shown: ['name'], sorts: ['name'], order: 'name', filters: [], search: ['name'] },
  permissions: { list: 'visit.list', detail: 'visit.detail', create: 'visit.create', edit: 'visit.edit' },
})

/** The same, but for those that the row names. */
const plain: Area = { ...visit, scope: { partner: 'partner_id', store: 'partner_id', broker: 'broker_id' } }

let store: Store
let host: Host
let differences: unknown
const ids: Record<string, string> = {}
const visits: Record<string, string> = {}

const kinds = {
  north: 'partner',
  south: 'partner',
  chain: 'partner',
  shop: 'store',
  stall: 'store',
  desk: 'broker',
} as const
type House = keyof typeof kinds
const turns = ['first', 'fifth', 'fourth', 'second', 'sixth', 'third']

const person = (house: House, seesFor: Partial<NonNullable<Actor['seesFor']>> = {}): Actor => ({
  userId: '00000000-0000-4000-8000-000000000001',
  name: 'Ann',
  roles: [],
  permissions: Object.values(visit.permissions) as string[],
  organisation: { id: ids[house]!, kind: kinds[house], name: house },
  seesFor: { represents: [], below: [], ...seesFor },
})

beforeAll(async () => {
  store = await openTestStore()
  host = { ...bareHost(store, () => new Date('2026-03-02T03:00:00Z')), areas: [visit] }
  for (const [house, kind] of Object.entries(kinds)) ids[house] = await addOrganisation(store, house, kind)
  differences = await store.transaction(system, async (sql) => {
    await sql.query(ownerText[store.engine])
    for (const statement of creationOf(visit))
      await sql.query(statement.replace('broker_id uuid not null', 'broker_id uuid'))
    return compareTable(sql, visit)
  })
  await asOwner(store, 'update organisations set parent_id = $1 where id = $2', [ids['chain'], ids['shop']])
  await asOwner(store, 'update organisations set parent_id = $1 where id = $2', [ids['shop'], ids['stall']])
  for (const house of ['north', 'south', 'chain', 'shop', 'stall'] as const)
    for (const name of turns) {
      const saved = (await createRecord(host, person(house), visit, { name: `${name} ${house}` })) as Saved
      visits[`${name} ${house}`] = saved.id
    }
})
afterAll(() => store.close())

const everybody = {
  representative: () => person('desk', { represents: [ids['north']!, ids['south']!] }),
  'the partner above its stores': () => person('chain', { below: [ids['shop']!, ids['stall']!] }),
  'a partner by itself': () => person('north'),
  'somebody of neither': () => person('desk'),
}
const seen: Record<keyof typeof everybody, House[]> = {
  representative: ['north', 'south'],
  'the partner above its stores': ['chain', 'shop', 'stall'],
  'a partner by itself': ['north'],
  'somebody of neither': [],
}

describe.each(Object.keys(everybody) as (keyof typeof everybody)[])('%s', (who) => {
  const caller = () => callerOf(everybody[who]())
  const names = seen[who].flatMap((house) => turns.map((turn) => `${turn} ${house}`)).toSorted()
  const nameOf = (row: string) => (JSON.parse(row) as { name: string }).name

  it('sees the same in the list, in each order and on each page, in counts, in look-ups and by row-level security alone', async () => {
    const asked = { user_timezone: 'UTC', limit: 10 as const }
    const read = async (sort: string) => {
      const one = await readPage(store, caller(), visit, { ...asked, sort })
      const other = one.next
        ? await readPage(store, caller(), visit, { ...asked, sort, after: one.next })
        : { rows: [] }
      return [...one.rows, ...other.rows].map(nameOf)
    }
    expect(await read('name')).toEqual(names)
    expect(await read('-name')).toEqual(names.toReversed())
    expect(await countRows(store, caller(), visit, asked)).toEqual({ count: names.length, capped: false })
    const found = await lookUp(host, caller(), visit, 'first')
    expect(found.map(({ title }) => title)).toEqual(names.filter((name) => name.startsWith('first')))
    for (const all of [lookUpIds(host, caller(), visit, Object.values(visits)), lookUpAll(host, caller(), visit)])
      expect((await all)!.map(({ title }) => title).toSorted()).toEqual(names)
    const rows = await store.run<{ name: string }>(caller(), 'select name from visits order by name')
    expect(rows.map(({ name }) => name)).toEqual(names)
  })

  it('opens what it sees, with its history, and nothing else', async () => {
    for (const [name, id] of Object.entries(visits)) {
      const [record, history] = await Promise.allSettled([
        readRecord(host, caller(), visit, id),
        readHistory(host, caller(), visit, id),
      ])
      const status = names.includes(name) ? 'fulfilled' : 'rejected'
      expect([name, record.status, history.status]).toEqual([name, status, status])
    }
  })

  it('hears of what it sees', () => {
    const heard: string[] = []
    const response = { write: (text: string) => heard.push(text), on: () => {}, writableLength: 0 } as never
    const streams = openStreams(new Map([['visit', visit]]))
    streams.add({ session: { id: 's', caller: caller() }, permissions: ['visit.list'], response })
    for (const house of Object.keys(kinds) as House[])
      streams.ear.hear({ type: 'saved', area: 'visit', id: house, revision: 1, parties: [ids[house]!] })
    const told = [
      ...(kinds[everybody[who]().organisation.name as House] === 'broker' ? ['desk' as const] : []),
      ...seen[who],
    ]
    expect(
      heard
        .slice(1)
        .map((text) => /"id":"(\w+)"/.exec(text)![1]!)
        .toSorted(),
    ).toEqual(told.toSorted())
  })
})

it('an area that does not say so is seen by those alone that its rows name', async () => {
  for (const who of ['representative', 'the partner above its stores'] as const) {
    const { rows } = await readPage(store, callerOf(everybody[who]()), plain, { user_timezone: 'UTC' })
    expect(rows).toHaveLength(who === 'representative' ? 0 : turns.length)
  }
})

it('B092 tells up to 10,000 records at once, and of more than these none', async () => {
  const all = () => lookUpAll(host, callerOf(person('north')), visit)
  const add = (count: number) =>
    asOwner(
      store,
      `insert into visits (partner_id, name, created_at, updated_at) select $1, 'one of many', now(), now() from generate_series(1, ${count})`,
      [ids['north']],
    )
  await add(10_000 - turns.length)
  expect(await all()).toHaveLength(10_000)
  await add(1)
  expect(await all()).toBeNull()
})

it('has a table as declared, but for what the test takes away', () => {
  expect(differences).toEqual([
    { fault: 'broker_id may be null', mend: 'alter table visits alter column broker_id set not null' },
  ])
})
