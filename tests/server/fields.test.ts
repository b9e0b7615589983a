import type { FastifyRequest } from 'fastify'
import { graphql } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FieldKind, typeOf } from '../../machines/fields/fields.ts'
import { secret } from '../../machines/kernel/payloads.ts'
import { callerOf } from '../../src/server/context.ts'
import { isTold } from '../../src/server/graphql/fieldTypes.ts'
import { buildSchema } from '../../src/server/graphql/schema.ts'
import { refusalsOf } from '../../src/server/http/refusals.ts'
import { readRecord } from '../../src/server/records/detail.ts'
import { readHistory } from '../../src/server/records/history.ts'
import { readPage } from '../../src/server/records/page.ts'
import { createRecord, deleteRecord, editRecord } from '../../src/server/records/save.ts'
import { ownerText } from '../../src/server/store/scope.ts'
import { type Sql, type Store, system } from '../../src/server/store/store.ts'
import { bank } from '../../src/areas/parties/bank.ts'
import { compareTable } from '../../src/server/tables/compare.ts'
import { creationOf } from '../../src/server/tables/creation.ts'
import type { Saved } from '../../src/shared/endpoints/answers/records.ts'
import { say } from '../../machines/fields/messages.ts'
import { check } from '../../src/shared/validation/fieldErrors.ts'
import { formSchema } from '../../src/shared/area/schema.ts'
import { defineArea } from '../../src/shared/area/defineArea.ts'
import type { Area } from '../../src/shared/area/types.ts'
import { fieldSamples } from '../support/fieldSamples.ts'
import { openWorld, type World } from './creditLife/world.ts'

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
    bank: {
      type: 'reference',
      area: 'bank',
      facts: { accountDigitsMax: { type: 'integer', min: 5, max: 20, required: true } },
    },
    others: { type: 'references', area: 'bank', min: 2, max: 3 },
    account: { type: 'text', max: 34, rule: 'digits' },
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
  sections: [{ id: 'all', fields: ['name', 'lines', 'colour', 'bank', 'others', 'account', 'pics'] }],
  list: {
    columns: ['name', 'lines', 'colour', 'bank', 'others'],
    shown: ['name'],
    sorts: ['name'],
    order: 'name',
    filters: [
      { field: 'lines', kind: 'options' },
      { field: 'bank', kind: 'reference' },
      { field: 'others', kind: 'reference' },
    ],
    search: ['name'],
  },
  permissions: {
    list: 'agency.list',
    detail: 'agency.detail',
    create: 'agency.create',
    edit: 'agency.edit',
    delete: 'agency.delete',
  },
  refine: ({ account }, { bank: of }) =>
    of && account && account.length > of.accountDigitsMax
      ? [{ path: 'account', ...say('maxLength', { num: of.accountDigitsMax }) }]
      : [],
})

/** Those that name what must be there besides, the one that nobody types, and those that nobody keeps. */
const keptElsewhere: FieldKind[] = ['reference', 'references', 'image', 'files', 'wording', ...secret]
const kinds = (Object.keys(fieldSamples) as FieldKind[]).filter((kind) => !keptElsewhere.includes(kind))
const fieldOf = (kind: FieldKind) => `${kind}Kept`

/** An area with a field of each type that a record keeps by itself. */
const collection: Area = {
  ...(agency as unknown as Area),
  id: 'collection',
  name: 'collection',
  table: 'collections',
  route: '/collection',
  fields: {
    name: { type: 'text', max: 60, required: true },
    ...Object.fromEntries(kinds.map((kind) => [fieldOf(kind), fieldSamples[kind].field])),
  },
  sections: [{ id: 'all', fields: ['name', ...kinds.map(fieldOf)] }],
  list: {
    columns: ['name', ...kinds.map(fieldOf)],
    shown: ['name'],
    sorts: ['name'],
    order: 'name',
    filters: kinds.flatMap((kind) => typeOf(kind).filters.map((filter) => ({ field: fieldOf(kind), kind: filter }))),
    search: ['name'],
  },
}

const made = (store: Store) =>
  store.transaction(system, async (sql) => {
    await sql.query(ownerText[store.engine])
    for (const statement of [agency, collection].flatMap(creationOf)) await sql.query(statement)
    return [await compareTable(sql, agency), await compareTable(sql, collection)]
  })

let world: World
let differences: unknown
beforeAll(async () => {
  const opened = await openWorld()
  world = { ...opened, host: { ...opened.host, areas: [...opened.host.areas, agency, collection] } }
  differences = await made(world.store)
})
afterAll(() => world.close())

const create = (input: object) => createRecord(world.host, world.person('broker'), agency, input)

/** Until another transaction waits for this one; the embedded database does one after the other. */
const waited = async (sql: Sql) => {
  const waiting = () => sql.query(`select from pg_locks where not granted`)
  for (let asked = 0; asked < 200 && world.store.engine === 'postgres'; asked++)
    if ((await waiting()).length > 0) return
}

const pics = [
  { name: 'Ann', phone: '+62812345678' },
  { name: 'Budi', phone: null },
]

describe('what holds many values', () => {
  it('has a column that the declaration makes', () => expect(differences).toEqual([[], []]))

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

describe('a field of each type', () => {
  const caller = () => callerOf(world.person('broker'))
  const save = (input: object) => createRecord(world.host, world.person('broker'), collection, input)
  const mostSamples = Math.max(...kinds.map((kind) => fieldSamples[kind].right.length))
  const rowOf = (number: number) =>
    Object.fromEntries(
      kinds.map((kind) => [fieldOf(kind), fieldSamples[kind].right.at(number % fieldSamples[kind].right.length)]),
    )
  const list = async (filter: Record<string, unknown>) => {
    const { rows } = await readPage(world.store, caller(), collection, { filter, user_timezone: 'UTC', limit: 50 })
    return rows.map((row) => JSON.parse(row) as Record<string, unknown>)
  }

  it.each(Array.from({ length: mostSamples }, (_, number) => number))(
    'comes back from the database as it went in, in the answer, the record, the list and the form: sample %i',
    async (number) => {
      const typed = { name: `Sample ${number}`, ...rowOf(number) }
      const saved = (await save(typed)) as Saved
      expect(saved.record).toMatchObject(typed)
      const read = await readRecord(world.host, caller(), collection, saved.id)
      expect(read).toMatchObject(typed)
      expect((await list({})).find(({ id }) => id === saved.id)).toMatchObject(typed)
      expect(check(formSchema(collection), read)).toEqual({ ok: true, value: typed })
      for (const kind of kinds) expect([kind, isTold[typeOf(kind).scalar](read[fieldOf(kind)])]).toEqual([kind, true])
    },
  )

  it('is empty in all of them when nothing was typed', async () => {
    const { id } = (await save({ name: 'Nothing' })) as Saved
    const read = await readRecord(world.host, caller(), collection, id)
    const empty = kinds.map((kind) => [fieldOf(kind), typeOf(kind).empty || (kind === 'flag' ? false : null)])
    expect(read).toMatchObject(Object.fromEntries(empty))
  })

  it('is refused with its message, and nothing is kept', async () => {
    for (const kind of kinds)
      for (const [value, key, path = ''] of fieldSamples[kind].wrong) {
        const answer = await save({ name: 'Wrong', [fieldOf(kind)]: value })
        expect(answer).toMatchObject({
          __typename: 'Invalid',
          fields: [{ path: fieldOf(kind) + path, key: `validation:${key}` }],
        })
      }
    expect(await world.store.run(system, `select id from collections where name = 'Wrong'`)).toEqual([])
  })

  it.each<[string, FieldKind, unknown, string[]]>([
    ['a country', 'country', ['VN', 'TH'], ['Two']],
    ['several options', 'option', ['TWO'], ['One', 'Two']],
    ['both ends of an amount', 'money', { currency: 'IDR', from: -500, to: -500 }, ['One']],
    ['a least amount', 'money', { currency: 'IDR', from: -499, to: null }, ['Two']],
    ['an amount in another currency', 'money', { currency: 'MYR', from: null, to: 1e15 }, []],
    ['a period that it touches', 'period', { from: '2026-12-31', to: '2027-01-31' }, ['One']],
    ['a period that both touch', 'period', { from: null, to: '2026-01-01' }, ['One', 'Two']],
    ['a period before', 'period', { from: null, to: '2025-12-31' }, []],
    ['a word', 'flag', true, ['One']],
  ])('is narrowed by %s', async (_, kind, value, names) => {
    await world.store.run(system, 'delete from collections')
    await save({ name: 'One', ...rowOf(0) })
    await save({ name: 'Two', ...rowOf(1) })
    expect((await list({ [fieldOf(kind)]: value })).map(({ name }) => name)).toEqual(names)
  })

  it.each<[FieldKind, unknown]>([
    ['country', ['ID', "ID' or true"]],
    ['period', { from: 'x', to: null }],
    ['period', { from: null, to: '2026-02-30' }],
    ['option', ['THREE']],
  ])('is not narrowed by what %s cannot be: %j', async (kind, value) => {
    await expect(list({ [fieldOf(kind)]: value })).rejects.toMatchObject({ code: 'BAD_INPUT' })
  })
})

describe('a reference', () => {
  let code = 0
  const aBank = async (from: 'broker' | 'stranger', name: string) => {
    const digits = { accountDigitsMin: 10, accountDigitsMax: 15 }
    const input = { code: `B${(code += 1)}`, name, status: 'ACTIVE', ...digits }
    return (await createRecord(world.host, world.person(from), bank, input)) as Saved
  }
  const referring = async (name: string, to: string) => (await create({ name, lines: ['LIFE'], bank: to })) as Saved
  const caller = () => callerOf(world.person('broker'))

  it('is told with what it leads to, in every answer', async () => {
    const { id } = await aBank('broker', 'Bank Mandiri')
    const saved = await referring('Told', id)
    expect(saved.record).toMatchObject({ bank: id, titles: { [id]: 'Bank Mandiri' } })
    expect(await readRecord(world.host, caller(), agency, saved.id)).toMatchObject({
      titles: { [id]: 'Bank Mandiri' },
      referred: { [id]: { accountDigitsMax: 15 } },
    })
  })

  it('B175 C088 narrows nothing where all of them are asked for', async () => {
    await referring('Narrowed', (await aBank('broker', 'Bank Semua')).id)
    const named = async (filter: Record<string, unknown>) => {
      const { rows } = await readPage(world.store, caller(), agency, { filter, user_timezone: 'UTC', limit: 50 })
      return rows.map((row) => (JSON.parse(row) as { id: string }).id)
    }
    const all = await named({})
    expect(all.length).toBeGreaterThan(0)
    expect(await named({ bank: ['-999999'] })).toEqual(all)
    await expect(named({ bank: ['-999998'] })).rejects.toMatchObject({ code: 'BAD_INPUT' })
  })

  it('lets the rules of its area read what it is told of the other record', async () => {
    const { id } = await aBank('broker', 'Bank Aturan')
    const input = { name: 'Ruled', lines: ['LIFE'], account: '1234567890123456' }
    const tooLong = { path: 'account', key: 'validation:maxLength', values: { num: 15 } }
    expect(await create({ ...input, bank: id.toUpperCase() })).toEqual({ __typename: 'Invalid', fields: [tooLong] })
    expect(await create({ ...input, bank: null })).toMatchObject({ __typename: 'Saved' })
    const foreign = await aBank('stranger', 'Bank Aturan Lain')
    expect(await create({ ...input, bank: foreign.id })).toMatchObject({ fields: [{ path: 'bank' }] })
  })

  it('is judged by what others have changed of it just now', async () => {
    const { id } = await aBank('broker', 'Bank Balapan')
    const created: ReturnType<typeof create>[] = []
    await world.store.transaction(system, async (sql) => {
      await sql.query('update banks set account_digits_max = 12 where id = $1', [id])
      created.push(create({ name: 'Race', lines: ['LIFE'], bank: id, account: '123456789012345' }))
      await waited(sql)
    })
    const tooLong = { path: 'account', key: 'validation:maxLength', values: { num: 12 } }
    expect(await created[0]).toEqual({ __typename: 'Invalid', fields: [tooLong] })
  })

  it('leads nowhere that the person may not see, which looks as if it were not there', async () => {
    const { id } = await aBank('stranger', 'Bank Lain')
    for (const to of [id, '00000000-0000-4000-8000-000000000000'])
      expect(await create({ name: 'Foreign', lines: ['LIFE'], bank: to })).toEqual({
        __typename: 'Invalid',
        fields: [{ path: 'bank', key: 'validation:noRecord', values: { unseen: [to] } }],
      })
  })

  it('that leads to what is not the sender’s is told to the security log, of what is made, changed and done', async () => {
    const [own, foreign] = [await aBank('broker', 'Bank Sendiri'), await aBank('stranger', 'Bank Orang')]
    const { id } = await referring('Kept', own.id)
    const input = { name: 'Kept', lines: ['LIFE'], bank: own.id, others: [own.id, foreign.id] }
    const choose = {
      permission: 'agency.edit',
      on: 'record',
      reads: true,
      rules: {},
      input: { bank: agency.fields.bank },
    }
    const acting = { ...agency, actions: { choose } } as unknown as Area
    const schema = buildSchema([bank, acting])
    const actor = { ...world.person('broker'), permissions: ['agency.create', 'agency.edit', 'agency.detail'] }
    const refusedBy = async (source: string, variables: object) => {
      const contextValue = { host: world.host, session: { actor, caller: callerOf(actor) }, request: {} }
      const { errors } = await graphql({ schema, source, contextValue, variableValues: { id, ...variables } })
      return { errors, refusals: refusalsOf(contextValue.request as FastifyRequest) }
    }
    const sought = { reason: 'record', sought: { table: 'banks', id: foreign.id } }
    for (const source of [
      'mutation ($input: AgencyInput!) { agencyCreate(input: $input) { __typename } }',
      'mutation ($id: ID!, $input: AgencyInput!) { agencyEdit(id: $id, revision: 0, input: $input) { __typename } }',
    ])
      expect(await refusedBy(source, { input })).toEqual({ errors: undefined, refusals: [sought] })
    const source =
      'query ($id: ID!, $input: AgencyChooseInput!) { agencyChoose(id: $id, input: $input) { __typename } }'
    expect(await refusedBy(source, { input: { bank: foreign.id } })).toEqual({ errors: undefined, refusals: [sought] })
    expect(await refusedBy(source, { input: { bank: own.id } })).toEqual({ errors: undefined, refusals: [] })
  })

  it('does not tell what a record is called that the reader no longer sees', async () => {
    const { id } = await aBank('broker', 'Bank Hilang')
    const saved = await referring('Lost', id)
    const { stranger } = world.organisations
    await world.store.run(system, 'update banks set organisation_id = $1 where id = $2', [stranger.id, id])
    expect(await readRecord(world.host, caller(), agency, saved.id)).toMatchObject({ bank: id, titles: {} })
    const asked = deleteRecord(world.host, world.person('stranger'), bank, id, 0)
    await expect(asked).rejects.toMatchObject({ code: 'REFERRED', key: 'referred.unseen', values: {} })
  })

  it('keeps what it leads to from being deleted, and is named', async () => {
    const { id, revision } = await aBank('broker', 'Bank Dipakai')
    const broker = world.person('broker', [...world.all, 'agency.list'])
    const remove = () => deleteRecord(world.host, broker, bank, id, revision)
    const referred = await referring('Uses it', id)
    await expect(remove()).rejects.toMatchObject({ code: 'REFERRED', values: { names: 'Uses it' } })
    await deleteRecord(world.host, world.person('broker'), agency, referred.id, referred.revision)
    expect(await remove()).toMatchObject({ __typename: 'Saved' })
  })

  it('narrows a list to what leads to the chosen records', async () => {
    const [one, other] = [await aBank('broker', 'One'), await aBank('broker', 'Other')]
    await referring('To one', one.id)
    await referring('To other', other.id)
    const listed = async (ids: string[]) => {
      const query = { filter: { bank: ids }, user_timezone: 'UTC' }
      const { rows } = await readPage(world.store, caller(), agency, query)
      return rows.map((row) => (JSON.parse(row) as { name: string }).name)
    }
    expect(await listed([one.id])).toEqual(['To one'])
    expect(await listed([one.id, other.id])).toEqual(['To one', 'To other'])
    await expect(listed([`${one.id}' or true`])).rejects.toMatchObject({ code: 'BAD_INPUT' })
  })
})

describe('references to several', () => {
  const caller = () => callerOf(world.person('broker'))
  const banks = async (from: 'broker' | 'stranger', ...names: string[]) => {
    const kept: Saved[] = []
    for (const name of names) {
      const input = { code: `M${(code += 1)}`, name, status: 'ACTIVE', accountDigitsMin: 10, accountDigitsMax: 15 }
      kept.push((await createRecord(world.host, world.person(from), bank, input)) as Saved)
    }
    return kept
  }
  let code = 0
  const idsOf = (saved: Saved[]) => saved.map(({ id }) => id)
  const remove = ({ id, revision }: Saved) =>
    deleteRecord(world.host, world.person('broker', [...world.all, 'agency.list']), bank, id, revision)

  it('are kept once each in the order in which they were chosen, with their titles in every answer and in the history', async () => {
    const [a, b, c] = idsOf(await banks('broker', 'Bank A', 'Bank B', 'Bank C')) as [string, string, string]
    const titles = { [a]: 'Bank A', [c]: 'Bank C' }
    const input = { name: 'Many', lines: ['LIFE'], others: [c.toUpperCase(), a, c] }
    const saved = (await create(input)) as Saved
    expect(saved).toMatchObject({ record: { others: [c, a], titles }, entry: { titles } })
    expect(await readRecord(world.host, caller(), agency, saved.id)).toMatchObject({ others: [c, a], titles })
    const edited = await editRecord(world.host, world.person('broker'), agency, saved.id, 0, {
      ...input,
      others: [b, a],
    })
    expect(edited).toMatchObject({
      entry: {
        changes: {
          others: [
            [c, a],
            [b, a],
          ],
        },
        titles: { ...titles, [b]: 'Bank B' },
      },
    })
    const { data } = await readHistory(world.host, caller(), agency, saved.id)
    expect(data.map((entry) => entry.titles)).toEqual([{ ...titles, [b]: 'Bank B' }, titles])
    await world.store.run(system, 'update banks set organisation_id = $1 where id = $2', [
      world.organisations.stranger.id,
      c,
    ])
    const since = await readHistory(world.host, caller(), agency, saved.id)
    expect(since.data.map((entry) => entry.titles)).toEqual([{ [a]: 'Bank A', [b]: 'Bank B' }, { [a]: 'Bank A' }])
  })

  it('are as many as may be, and lead nowhere that the person may not see', async () => {
    const own = idsOf(await banks('broker', 'Bank 1', 'Bank 2', 'Bank 3', 'Bank 4'))
    const [foreign] = idsOf(await banks('stranger', 'Bank Asing'))
    const nowhere = '00000000-0000-4000-8000-000000000000'
    const wrong: [unknown[], object][] = [
      [own, { key: 'validation:maxChosen', values: { max: 3 } }],
      [own.slice(0, 1), { key: 'validation:minChosen', values: { min: 2 } }],
      [[own[0], foreign], { key: 'validation:noRecord', values: { unseen: [foreign] } }],
      [[own[0], nowhere], { key: 'validation:noRecord', values: { unseen: [nowhere] } }],
    ]
    for (const [others, said] of wrong)
      expect(await create({ name: 'Too', lines: ['LIFE'], others })).toEqual({
        __typename: 'Invalid',
        fields: [{ path: 'others', ...said }],
      })
  })

  it('keep what they lead to from being deleted, and are named, until they lead elsewhere', async () => {
    const [a, b, c] = (await banks('broker', 'Bank X', 'Bank Y', 'Bank Z')) as [Saved, Saved, Saved]
    const input = { name: 'Holds', lines: ['LIFE'], others: [a.id, b.id] }
    const saved = (await create(input)) as Saved
    await expect(remove(b)).rejects.toMatchObject({ code: 'REFERRED', values: { names: 'Holds' } })
    await editRecord(world.host, world.person('broker'), agency, saved.id, 0, { ...input, others: [a.id, c.id] })
    expect(await remove(b)).toMatchObject({ __typename: 'Saved' })
    await deleteRecord(world.host, world.person('broker'), agency, saved.id, 1)
    expect(await remove(c)).toMatchObject({ __typename: 'Saved' })
  })

  it('are refused where one was deleted just now', async () => {
    const [a, b] = idsOf(await banks('broker', 'Bank P', 'Bank Q')) as [string, string]
    const created: ReturnType<typeof create>[] = []
    await world.store.transaction(system, async (sql) => {
      await sql.query('delete from banks where id = $1', [b])
      created.push(create({ name: 'Late', lines: ['LIFE'], others: [a, b] }))
      await waited(sql)
    })
    const gone = { path: 'others', key: 'validation:noRecord', values: expect.any(Object) as unknown }
    expect(await created[0]).toEqual({ __typename: 'Invalid', fields: [gone] })
  })

  it('narrow a list to what leads to one of the chosen records', async () => {
    const [a, b, c] = idsOf(await banks('broker', 'Bank K', 'Bank L', 'Bank M')) as [string, string, string]
    await create({ name: 'K and L', lines: ['LIFE'], others: [a, b] })
    await create({ name: 'L and M', lines: ['LIFE'], others: [b, c] })
    const listed = async (others: string[]) => {
      const { rows } = await readPage(world.store, caller(), agency, { filter: { others }, user_timezone: 'UTC' })
      return rows.map((row) => (JSON.parse(row) as { name: string }).name)
    }
    expect([await listed([a]), await listed([a, c])]).toEqual([['K and L'], ['K and L', 'L and M']])
    await expect(listed([`${a}' or true`])).rejects.toMatchObject({ code: 'BAD_INPUT' })
  })

  it('are told of where the database does not hold them', async () => {
    const faults = await world.store.transaction(system, async (sql) => {
      await sql.query(ownerText[world.store.engine])
      await sql.query('drop trigger others_links on agencies')
      const found = await compareTable(sql, agency)
      for (const { mend } of found!) for (const one of mend.split(';')) await sql.query(one)
      return [found!.map(({ fault }) => fault), await compareTable(sql, agency)]
    })
    expect(faults).toEqual([['its others_links are not kept'], []])
  })
})
