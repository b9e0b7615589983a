import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callerOf } from '../../src/server/context.ts'
import { readRecord } from '../../src/server/records/detail.ts'
import { readPage } from '../../src/server/records/page.ts'
import { createRecord, editRecord } from '../../src/server/records/save.ts'
import { ownerText } from '../../src/server/store/scope.ts'
import { type Store, system } from '../../src/server/store/store.ts'
import { compareTable } from '../../src/server/tables/compare.ts'
import { creationOf } from '../../src/server/tables/creation.ts'
import { defineArea } from '../../src/shared/area/defineArea.ts'
import { openWorld, type World } from './support/world.ts'

/** An area with a field of each type that keeps more than one value in its column. */
const agency = defineArea({
  id: 'agency',
  name: 'agency',
  table: 'agencies',
  route: '/agency',
  menu: [],
  scope: { broker: 'organisation_id' },
  fields: {
    name: { type: 'text', max: 60, required: true },
    lines: { type: 'options', options: ['LIFE', 'MOTOR', 'TRAVEL'], required: true },
    colour: { type: 'colour' },
    pics: {
      type: 'group',
      max: 10,
      fields: {
        name: { type: 'text', max: 60, required: true },
        phone: { type: 'text', max: 16, rule: 'phone' },
      },
    },
  },
  title: 'name',
  sections: [{ id: 'all', fields: ['name', 'lines', 'colour', 'pics'] }],
  list: {
    columns: ['name', 'lines', 'colour'],
    shown: ['name'],
    sorts: ['name'],
    order: 'name',
    filters: [{ field: 'lines', kind: 'options' }],
    search: ['name'],
  },
  permissions: { list: 'agency.list', detail: 'agency.detail', create: 'agency.create', edit: 'agency.edit' },
})

const made = (store: Store) =>
  store.transaction(system, async (sql) => {
    await sql.query(ownerText[store.engine])
    for (const statement of creationOf(agency)) await sql.query(statement)
    return compareTable(sql, agency)
  })

let world: World
let differences: unknown
beforeAll(async () => {
  world = await openWorld()
  differences = await made(world.store)
})
afterAll(() => world.close())

const create = (input: object) => createRecord(world.host, world.person('broker'), agency, input)

const pics = [
  { name: 'Ann', phone: '+62812345678' },
  { name: 'Budi', phone: null },
]

describe('what holds many values', () => {
  it('has a column that the declaration makes', () => expect(differences).toEqual([]))

  it('is saved with its record and read as it was typed, the rows in their order', async () => {
    const saved = await create({ name: 'A', lines: ['MOTOR', 'LIFE'], colour: '#0F6CBD', pics })
    expect(saved).toMatchObject({ __typename: 'Saved', record: { lines: ['LIFE', 'MOTOR'], colour: '#0f6cbd', pics } })
    const { id } = saved as { id: string }
    const caller = callerOf(world.person('broker'))
    expect(await readRecord(world.host, caller, agency, id)).toMatchObject({ pics })
    const turned = { name: 'A', lines: ['LIFE', 'MOTOR'], colour: '#0f6cbd', pics: pics.toReversed() }
    expect(await editRecord(world.host, world.person('broker'), agency, id, 0, turned)).toMatchObject({
      __typename: 'Saved',
      entry: { changes: { pics: [pics, pics.toReversed()] } },
    })
    expect(await editRecord(world.host, world.person('broker'), agency, id, 0, { ...turned, name: 'B' })).toMatchObject(
      {
        __typename: 'Stale',
        changed: ['name'],
      },
    )
  })

  it('says at which row a field is wrong, and stores nothing', async () => {
    const wrong = await create({ name: 'W', lines: ['LIFE'], pics: [...pics, { name: 'Cici', phone: '12' }] })
    expect(wrong).toEqual({
      __typename: 'Invalid',
      fields: [{ path: 'pics[2].phone', key: 'validation:phone', values: {} }],
    })
    expect(await world.store.run(system, `select id from agencies where name = 'W'`)).toEqual([])
  })

  it('is filtered by any of the chosen options', async () => {
    await create({ name: 'Life', lines: ['LIFE'], pics: [] })
    await create({ name: 'Travel', lines: ['TRAVEL', 'MOTOR'] })
    await create({ name: 'Motor', lines: ['MOTOR'] })
    const query = { filter: { lines: ['TRAVEL', 'LIFE'] }, user_timezone: 'UTC' }
    const { rows } = await readPage(world.store, callerOf(world.person('broker')), agency, query)
    expect(rows.map((row) => (JSON.parse(row) as { name: string }).name)).toEqual(['A', 'Life', 'Travel'])
  })
})
