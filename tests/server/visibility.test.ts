import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../machines/kernel/types.ts'
import { callerOf, type Host, type Parties } from '../../src/server/context.ts'
import { openStreams } from '../../src/server/live/streams.ts'
import { countRows } from '../../src/server/records/counts.ts'
import { readRecord } from '../../src/server/records/detail.ts'
import { readHistory } from '../../src/server/records/history.ts'
import { lookUp, lookUpAll, lookUpIds } from '../../src/server/records/lookup.ts'
import { readPage } from '../../src/server/records/page.ts'
import { changing, createRecord, deleteRecord, editRecord } from '../../src/server/records/save.ts'
import { isParty } from '../../src/server/records/scope.ts'
import { compiled } from '../../src/server/records/sql.ts'
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

/** A visit that a store or a partner notes, and a broker may come to: seen by who represents the partner or the broker, and by what stands above the store or the broker. */
const visit = defineArea({
  id: 'visit',
  name: 'visit',
  table: 'visits',
  route: '/visit',
  menu: [],
  scope: {
    partner: { column: 'partner_id', represented: true },
    store: { column: 'partner_id', above: true },
    broker: { column: 'broker_id', represented: true, above: true, later: true },
  },
  fields: { name: { type: 'text', max: 60, required: true } },
  title: 'name',
  sections: [{ id: 'all', fields: ['name'] }],
  list: { columns: ['name'], shown: ['name'], sorts: ['name'], order: 'name', filters: [], search: ['name'] },
  permissions: { list: 'visit.list', detail: 'visit.detail', create: 'visit.create', edit: 'visit.edit' },
})

/** What the platform keeps for everybody. */
const common = {
  ...visit,
  id: 'kind',
  name: 'kind',
  table: 'kinds',
  route: '/kind',
  scope: {},
  common: true,
  permissions: {
    list: 'kind.list',
    detail: 'kind.detail',
    create: 'kind.create',
    edit: 'kind.edit',
    delete: 'kind.delete',
  },
} as Area

/** The same, but for those that the row names. */
const plain: Area = { ...visit, scope: { partner: 'partner_id', store: 'partner_id', broker: 'broker_id' } }

/** Who joins a visit later, and leaves it again. */
const joined = (name: string) => /^(second|fifth) (north|stall)$/.test(name)

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
  agency: 'broker',
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

/** Puts a broker beside a visit, or takes it from there; how many visits that has changed. */
const put = async (by: Actor, id: string, revision: number, broker: House | null): Promise<number> => {
  const done = { kind: 'put', by, at: host.clock().toISOString() }
  const { text, values } = compiled(changing(visit, done, id, revision, { broker_id: broker && ids[broker]! }))
  return (await store.run(callerOf(by), text, values)).length
}

beforeAll(async () => {
  store = await openTestStore()
  host = { ...bareHost(store, () => new Date('2026-03-02T03:00:00Z')), areas: [visit, common] }
  for (const [house, kind] of Object.entries(kinds)) ids[house] = await addOrganisation(store, house, kind)
  differences = await store.transaction(system, async (sql) => {
    await sql.query(ownerText[store.engine])
    for (const statement of creationOf(visit)) await sql.query(statement)
    for (const statement of creationOf(common)) await sql.query(statement)
    return [await compareTable(sql, visit), await compareTable(sql, common)]
  })
  ids['ours'] = await addOrganisation(store, 'ours', 'platform')
  await asOwner(store, 'update organisations set parent_id = $1 where id = $2', [ids['chain'], ids['shop']])
  await asOwner(store, 'update organisations set parent_id = $1 where id = $2', [ids['shop'], ids['stall']])
  for (const house of ['north', 'south', 'chain', 'shop', 'stall'] as const)
    for (const name of turns) {
      const saved = (await createRecord(host, person(house), visit, { name: `${name} ${house}` })) as Saved
      visits[`${name} ${house}`] = saved.id
      if (joined(`${name} ${house}`)) await put(person(house), saved.id, 0, 'agency')
    }
})
afterAll(() => store.close())

const everybody = {
  representative: () => person('desk', { represents: [ids['north']!, ids['south']!] }),
  'the partner above its stores': () => person('chain', { below: [ids['shop']!, ids['stall']!] }),
  'a partner by itself': () => person('north'),
  'somebody of neither': () => person('desk'),
  'a broker that has come later': () => person('agency'),
  'who represents a broker that has come later': () => person('desk', { represents: [ids['agency']!] }),
  'what stands above a broker that has come later': () => person('desk', { below: [ids['agency']!] }),
}
const of =
  (...houses: House[]) =>
  (name: string) =>
    houses.some((house) => name.endsWith(house))
const seen: Record<keyof typeof everybody, (name: string) => boolean> = {
  representative: of('north', 'south'),
  'the partner above its stores': of('chain', 'shop', 'stall'),
  'a partner by itself': of('north'),
  'somebody of neither': of(),
  'a broker that has come later': joined,
  'who represents a broker that has come later': joined,
  'what stands above a broker that has come later': joined,
}

const noted = (['north', 'south', 'chain', 'shop', 'stall'] as const).flatMap((house) =>
  turns.map((turn) => `${turn} ${house}`),
)

describe.each(Object.keys(everybody) as (keyof typeof everybody)[])('%s', (who) => {
  const caller = () => callerOf(everybody[who]())
  const names = noted.filter(seen[who]).toSorted()
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
    const firsts = await lookUp(host, caller(), visit, 'first')
    expect(firsts.map(({ title }) => title)).toEqual(names.filter((name) => name.startsWith('first')))
    for (const found of [lookUpIds(host, caller(), visit, Object.values(visits)), lookUpAll(host, caller(), visit)])
      expect((await found)!.map(({ title }) => title).toSorted()).toEqual(names)
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
      if (history.status === 'rejected') continue
      const done = joined(name) ? ['put', 'created'] : ['created']
      expect([name, history.value.data.map(({ kind }) => kind)]).toEqual([name, done])
    }
  })

  it('hears of what it sees, and of nothing by an organisation in another column', () => {
    const heard: string[] = []
    const response = { write: (text: string) => heard.push(text), on: () => {}, writableLength: 0 } as never
    const streams = openStreams(new Map([['visit', visit]]), () => new Date())
    streams.add({ session: { id: 's', caller: caller() }, response }, 0)
    const tell = (id: string, parties: Parties) =>
      streams.ear.hear({ type: 'saved', area: 'visit', id, revision: 1, parties })
    for (const name of noted) {
      const partner_id = ids[name.split(' ')[1]!]!
      tell(name, { partner_id, broker_id: joined(name) ? ids['agency']! : null })
    }
    tell('elsewhere', { partner_id: null, broker_id: ids['chain']! })
    expect(heard.slice(1).map((text) => /"id":"([^"]+)"/.exec(text)![1])).toEqual(noted.filter(seen[who]))
  })
})

it('looks up records that are known by themselves, not by each organisation through which they may be seen', async () => {
  const texts: string[] = []
  const run: Store['run'] = (caller, text, values, name) => {
    texts.push(text)
    return store.run(caller, text, values, name)
  }
  const asked = [visits['first north']!, visits['first south']!, visits['first chain']!]
  const watched = { ...host, store: { ...store, run } }
  expect(await lookUpIds(watched, callerOf(everybody.representative()), visit, asked)).toHaveLength(2)
  expect(texts.filter((text) => /lateral|union/.test(text))).toEqual([])
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

describe('an organisation that has come later', () => {
  const north = () => person('north')
  const made = async (name: string) => ((await createRecord(host, north(), visit, { name })) as Saved).id
  const doors = async (house: House, id: string): Promise<number[]> => {
    const caller = callerOf(person(house))
    const told = await Promise.allSettled([
      readRecord(host, caller, visit, id).then(() => 1),
      readHistory(host, caller, visit, id).then(({ data }) => data.length),
      lookUpIds(host, caller, visit, [id]).then((found) => found.length),
      ...['history', 'admitted'].map((table) =>
        store.run(caller, `select from ${table} where record_id = $1`, [id]).then((rows) => rows.length),
      ),
    ])
    return told.map((one) => (one.status === 'fulfilled' ? one.value : 0))
  }

  it('sees what was before, until another takes its place, and that one sees it too', async () => {
    const id = await made('passed on')
    expect([await doors('agency', id), await doors('desk', id)]).toEqual([
      [0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0],
    ])
    await put(north(), id, 0, 'agency')
    expect(await doors('agency', id)).toEqual([1, 2, 1, 2, 1])
    await put(person('agency'), id, 1, 'desk')
    expect([await doors('agency', id), await doors('desk', id)]).toEqual([
      [0, 0, 0, 0, 0],
      [1, 3, 1, 3, 1],
    ])
  })

  it('may leave by itself, and comes in nowhere by itself', async () => {
    const id = await made('left')
    await put(north(), id, 0, 'agency')
    await put(person('agency'), id, 1, null)
    expect(await doors('agency', id)).toEqual([0, 0, 0, 0, 0])
    expect(await doors('north', id)).toEqual([1, 3, 1, 3, 0])
    expect(await put(person('agency'), id, 2, 'agency')).toBe(0)
    for (const write of [
      'insert into admitted values ($1, $2, $3, $4)',
      'update admitted set organisation_id = $4 where area = $1 and record_id = $2 and party = $3',
      'delete from admitted where area = $1 and record_id = $2 and party = $3 and organisation_id <> $4',
    ])
      await expect(
        store.run(callerOf(person('agency')), write, ['visit', id, 'broker_id', ids['agency']]),
      ).rejects.toMatchObject({ code: '42501' })
  })

  it('makes no record', async () => {
    await expect(createRecord(host, person('agency'), visit, { name: 'Mine' })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
  })

  it('is gone with the record', async () => {
    const id = await made('deleted')
    await put(north(), id, 0, 'agency')
    await asOwner(store, 'delete from visits where id = $1', [id])
    expect(await store.run(system, 'select from admitted where record_id = $1', [id])).toEqual([])
  })
})

it('have tables as declared', () => expect(differences).toEqual([[], []]))

describe('what is common', () => {
  const ours = (): Actor => ({
    ...person('north'),
    permissions: ['superadmin.root'],
    organisation: { id: ids['ours']!, kind: 'platform', name: 'ours' },
  })
  const root = () => ({ ...person('desk'), permissions: ['superadmin.root'] })
  const asked = { user_timezone: 'UTC', limit: 10, sort: 'name' } as const
  let id: string

  it('is made by the platform alone', async () => {
    await expect(createRecord(host, root(), common, { name: 'theirs' })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    const saved = (await createRecord(host, ours(), common, { name: 'ours' })) as Saved
    id = saved.id
    expect(saved).toMatchObject({ __typename: 'Saved', revision: 0, record: { name: 'ours' } })
  })

  it('is read by everybody, in lists, counts, look-ups and by row-level security alone', async () => {
    const caller = callerOf(person('desk'))
    expect((await readPage(store, caller, common, asked)).rows.map((row) => JSON.parse(row) as object)).toMatchObject([
      { id, name: 'ours' },
    ])
    expect(await countRows(store, caller, common, asked)).toEqual({ count: 1, capped: false })
    expect((await lookUp(host, caller, common, 'our')).map(({ title }) => title)).toEqual(['ours'])
    expect(await store.run(caller, 'select name from kinds')).toEqual([{ name: 'ours' }])
    expect(await readRecord(host, caller, common, id)).toMatchObject({ name: 'ours' })
  })

  it('is changed and deleted by nobody else, neither by the doors nor by row-level security alone', async () => {
    const caller = callerOf(root())
    const refused = { code: 'FORBIDDEN' }
    await expect(editRecord(host, root(), common, id, 0, { name: 'theirs' })).rejects.toMatchObject(refused)
    await expect(deleteRecord(host, root(), common, id, 0)).rejects.toMatchObject(refused)
    await expect(store.run(caller, `update kinds set name = 'theirs'`)).rejects.toMatchObject({ code: '42501' })
    expect(await store.run(caller, 'delete from kinds returning id')).toEqual([])
    await expect(
      store.run(caller, `insert into kinds (created_at, updated_at, name) values (now(), now(), 'theirs')`),
    ).rejects.toMatchObject({ code: '42501' })
    expect(await editRecord(host, ours(), common, id, 0, { name: 'still ours' })).toMatchObject({ revision: 1 })
  })

  it('tells everybody what was changed of it and when, and only the platform by whom', async () => {
    const told = async (by: Actor) => {
      const { data, meta } = await readHistory(host, callerOf(by), common, id)
      expect(await meta.total()).toEqual({ count: 2, capped: false })
      return data.map(({ kind, by: author, changes }) => ({ kind, author, changes }))
    }
    const changes = [{ name: ['ours', 'still ours'] }, { name: [null, 'ours'] }]
    const written = (author: object) =>
      ['edited', 'created'].map((kind, index) => ({ kind, author, changes: changes[index] }))
    expect(await told(person('desk'))).toEqual(
      written({ userId: '', name: 'ours', organisation: '', kind: 'platform' }),
    )
    const { userId, name } = ours()
    expect(await told(ours())).toEqual(written({ userId, name, organisation: 'ours', kind: 'platform' }))
    expect(await store.run(callerOf(person('desk')), 'select from history where record_id = $1', [id])).toEqual([])
  })

  it('is told live to everybody', () => {
    expect(isParty(common, callerOf(person('desk')), {})).toBe(true)
  })
})
