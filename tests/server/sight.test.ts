import { randomUUID } from 'node:crypto'
import { Writable } from 'node:stream'
import { faker } from '@faker-js/faker/locale/id_ID'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TextGuard } from '../../machines/fields/guard.ts'
import { fieldTypes, type Field, type FieldKind, type Fields, typeOf } from '../../machines/fields/fields.ts'
import { eachOf } from '../../machines/kernel/grants.ts'
import { secret } from '../../machines/kernel/payloads.ts'
import type { Actor } from '../../machines/kernel/types.ts'
import { bank } from '../../src/areas/parties/bank.ts'
import { areas } from '../../src/areas/registry.ts'
import { beginCase } from '../../src/server/cases/begin.ts'
import { move } from '../../src/server/cases/move.ts'
import { toldWithKnown } from '../../src/server/cases/others.ts'
import { readTimeline } from '../../src/server/cases/timeline.ts'
import { callerOf } from '../../src/server/context.ts'
import { readWhole } from '../../src/server/records/detail.ts'
import { fileFields } from '../../src/server/records/files.ts'
import { insertRows } from '../../src/server/demo/insertRows.ts'
import { recordMaker } from '../../src/server/demo/values.ts'
import { registerGraphql } from '../../src/server/graphql/register.ts'
import { createApp } from '../../src/server/http/createApp.ts'
import { answerError } from '../../src/server/http/errors.ts'
import type { Session } from '../../src/server/sessions/types.ts'
import { ownerText } from '../../src/server/store/scope.ts'
import { type Store, system } from '../../src/server/store/store.ts'
import { creationOf } from '../../src/server/tables/creation.ts'
import { formFields, referencesOf, snake } from '../../src/shared/area/names.ts'
import { permissionsOf } from '../../src/shared/area/permissions.ts'
import { guardedIn } from '../../src/shared/area/sight.ts'
import type { Area } from '../../src/shared/area/types.ts'
import { lookUp, lookUpAll, lookUpIds } from '../../src/server/records/lookup.ts'
import { areaEndpoint, areaEndpoints } from '../../src/shared/endpoints/areas.ts'
import type { Endpoint } from '../../src/shared/endpoints/types.ts'
import { filterOf } from '../../src/shared/filters/filters.ts'
import type { FilterType } from '../../src/shared/filters/type.ts'
import { fieldSamples } from '../support/fieldSamples.ts'
import { bareHost } from './support/bareHost.ts'
import { booking, openBookings, room } from './support/bookings.ts'
import { othersOf } from './support/others.ts'
import { addOrganisation } from './support/people.ts'
import { openTestStore } from './support/store.ts'

const seeing = 'trial.seeSecrets'
const guarded = { permission: seeing }

/** Those that are sorted by or told by their ends are filled. */
const filled: Partial<Record<FieldKind, object>> = {
  text: { required: true, guarded: { ...guarded, last: 4 } },
  phone: { required: true, guarded: { ...guarded, last: 3 } },
  money: { required: true },
  date: { required: true },
  option: { required: true },
}

/** A field of each type that records of an area may have. */
const kept = Object.entries(fieldSamples).flatMap(([kind, { field }]): [string, Field][] =>
  [...secret, 'file'].includes(kind) ? [] : [[`kept_${kind}`, { ...field, guarded, ...filled[kind as FieldKind] }]],
)

const fields: Fields = {
  number: { type: 'text', max: 40, unique: true, required: true },
  name: { type: 'text', max: 120, required: true },
  share: { type: 'rate', max: 100, required: true },
  ...Object.fromEntries(kept),
}

/** An area that keeps something of every type from who may not see it, and offers to look for it in every way. */
const trial: Area = {
  id: 'trial',
  name: 'trial',
  table: 'trials',
  route: '/trial',
  menu: [],
  scope: { broker: 'organisation_id' },
  fields,
  title: 'kept_text',
  subtitle: 'kept_phone',
  number: 'number',
  sections: [{ id: 'all', fields: Object.keys(fields) }],
  list: {
    columns: Object.keys(fields),
    shown: ['name'],
    sorts: ['name', 'created_at', 'kept_money', 'kept_date'],
    order: 'name',
    filters: Object.entries(fields).flatMap(([field, { type }]) =>
      fieldTypes[type].filters.map((kind) => ({ field, kind })),
    ),
    search: ['number', 'name', 'kept_text', 'kept_longText'],
    summary: ['kept_money'],
    tabs: { ones: { kept_option: 'ONE' }, shared: { name: 'Open' } },
    views: { ones: { filter: { kept_option: ['ONE'] } }, dearest: { sort: '-kept_money' }, named: { sort: 'name' } },
  },
  permissions: {
    list: 'trial.list',
    detail: 'trial.detail',
    create: 'trial.create',
    edit: 'trial.edit',
    delete: 'trial.delete',
  },
  operations: {
    detail: {
      name: 'trial.detail',
      aliases: [
        { name: 'trial.byPath', method: 'GET', path: '/api/trial/{number}' },
        { name: 'trial.short', columns: { id: 'id', title: 'kept_text', amount: 'kept_money', flag: 'kept_flag' } },
      ],
    },
    list: {
      name: 'trial.list',
      aliases: [
        { name: 'trial.listByPath', method: 'POST', path: '/api/trial/list' },
        { name: 'trial.listShort', columns: { id: 'id', title: 'kept_text', amount: 'kept_money', flag: 'kept_flag' } },
        { name: 'trial.listOnes', filter: { kept_option: ['ONE'] } },
        { name: 'trial.listOf', method: 'GET', path: '/api/trial/of/{option}', braces: { option: 'kept_option' } },
      ],
    },
    history: { name: 'trial.history', method: 'GET', path: '/api/trial/{number}/histories' },
  },
  actions: {
    judge: {
      permission: 'trial.edit',
      on: 'record',
      reads: true,
      rules: { isCheap: { test: () => false, values: ({ context }) => ({ money: context.kept_money as number }) } },
    },
  },
  refine: ({ kept_money: money, share }) =>
    (share as number) > 90 ? [{ path: 'share', key: 'validation:minValue', values: { min: money as number } }] : [],
}

/** Wants to know of a record of the other what is hidden. */
const asking: Area = {
  ...trial,
  id: 'asking',
  name: 'asking',
  fields: {
    ...fields,
    above: {
      type: 'reference',
      area: 'trial',
      facts: { kept_integer: { type: 'integer', min: -5, max: 20 }, kept_flag: { type: 'flag' } },
    },
  },
  operations: {},
  actions: {},
}

/** Those of the registry are plain as long as no lifecycle has something to hide. */
/** What nobody makes by itself is looked at where it arises. */
const walked = [trial, ...areas.filter((area) => guardedIn(area.fields).length > 0 && !area.lifecycle && !area.arises)]

interface Answer {
  status: number
  text: string
}

interface House {
  id: string
  record: Record<string, unknown>
  recordId: string
}

let store: Store
let app: FastifyInstance
const log: string[] = []
let caller: Session

const sessionOf = (organisation: string, permissions: string[]): Session =>
  ({
    caller: { organisation, kind: 'broker', permissions },
    actor: {
      userId: '00000000-0000-4000-8000-000000000001',
      name: 'Ann',
      roles: [],
      permissions,
      organisation: { id: organisation, kind: 'broker', name: 'House' },
    },
  }) as unknown as Session

beforeAll(async () => {
  faker.seed(7)
  store = await openTestStore()
  await store.transaction(system, async (sql) => {
    await sql.query(ownerText[store.engine])
    for (const statement of creationOf(trial)) await sql.query(statement)
  })
  const logTo = new Writable({
    write: (line: Buffer, _, done) => {
      log.push(line.toString())
      done()
    },
  })
  app = createApp({ trustedProxies: [] }, logTo)
  app.setErrorHandler(answerError)
  const now = new Date('2026-03-02T03:00:00Z')
  const host = { ...bareHost(store, () => now), areas: [...areas, trial, asking], log: app.log }
  await registerGraphql(app, host, { authenticate: async () => caller, presume: () => null, forget: () => {} })
})

afterAll(async () => {
  await app.close()
  await store.close()
})

/** What may be held of an area without that its guarded fields are told. */
const allOf = (area: Area): string[] => {
  const guards = guardedIn(area.fields).flatMap((name) => eachOf(area.fields[name]!.guarded!.permission))
  return permissionsOf(area).filter((one) => !guards.includes(one))
}

const ask = async (query: string, variables: object, persisted = true): Promise<Answer> => {
  const sent = { query, persisted, variables: { user_timezone: 'UTC', ...variables } }
  const { statusCode, body, headers } = await app.inject({ method: 'POST', url: '/api/graphql', payload: sent })
  return { status: statusCode, text: JSON.stringify({ ...headers, date: undefined }) + body }
}

/** Asks at a path, whose braces are filled by the first of these values for a record and by the second for a filter. */
const get = async ({ path, list }: Endpoint, [record, chosen]: [string, string]): Promise<Answer> => {
  const url = path.replaceAll(/\{\w+\}/g, list ? chosen : record) + (list ? '?user_timezone=UTC' : '')
  const { statusCode, body } = await app.inject({ method: 'GET', url })
  return { status: statusCode, text: body }
}

const filters: Record<FilterType['input'], unknown> = {
  StringList: ['ONE'],
  Boolean: true,
  DateRange: { from: '2020-01-01', to: '2030-01-01' },
  AmountRange: { currency: 'IDR', from: 1 },
}

const written = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : value

/** What is typed in this test; files are brought in another. */
const typedIn = (area: Area): string[] => formFields(area).filter((name) => !fileFields(area).includes(name))

/** The records of other areas, open to everybody, that a record refers to. */
const openReferences = (area: Area): [name: string, area: string][] =>
  referencesOf(area).filter(([name]) => !area.fields[name]!.guarded)

/** A record of another area as another organisation has it too. */
const copied = async (area: string, id: unknown, from: string, to: string): Promise<string> => {
  const { table } = areas.find(({ id: other }) => other === area)!
  const copy = randomUUID()
  await store.transaction(system, async (sql) => {
    await sql.query(ownerText[store.engine])
    const [{ row }] = (await sql.query(`select to_jsonb(kept) - 'search' as row from ${table} kept where id = $1`, [
      id,
    ])) as [{ row: object }]
    const text = JSON.stringify({ ...row, id: copy }).replaceAll(from, to)
    await insertRows(sql, table, [JSON.parse(text)])
  })
  return copy
}

const until = <T>(make: () => T, isRight: (made: T) => boolean): T => {
  for (let tries = 0; tries < 99; tries++) {
    const made = make()
    if (isRight(made)) return made
  }
  throw new Error('None of 99 records has all that is told by its end')
}

/** Two houses with records alike in what everybody sees and unlike in what not everybody does. */
const housesOf = async (area: Area): Promise<[House, House]> => {
  const now = Date.parse('2026-03-02T03:00:00Z')
  const [here, there] = [
    await addOrganisation(store, `${area.id} 1`, 'broker'),
    await addOrganisation(store, `${area.id} 2`, 'broker'),
  ]
  const others = await othersOf(store, { id: here, kind: 'broker' }, now)(area)
  // Whoever is told the end of nothing is told that there is nothing.
  const isTold = (record: Record<string, unknown>) =>
    guardedIn(area.fields).every((name) => record[name] !== null || area.fields[name]!.type !== 'text')
  const first = until(recordMaker(area, now, others), isTold)
  // What is told of others binds what is hidden: they are the same in both houses.
  const chosen = openReferences(area).flatMap(([name]) => first[name])
  const make = recordMaker(area, now, (of) => others(of).filter(({ id }) => chosen.includes(id)))
  const second = { ...first }
  for (const [name, of] of openReferences(area))
    second[name] = first[name] && (await copied(of, first[name], here, there))
  for (const name of guardedIn(area.fields)) {
    for (let tries = 0; tries < 99 && JSON.stringify(second[name]) === JSON.stringify(first[name]); tries++)
      second[name] = until(make, isTold)[name]
    const { last = 0 } = area.fields[name]!.guarded as TextGuard
    if (last > 0) second[name] = String(second[name]).slice(0, -last) + String(first[name]).slice(-last)
  }
  const build = async (record: Record<string, unknown>, id: string): Promise<House> => {
    caller = sessionOf(id, [...permissionsOf(area), seeing])
    const input = Object.fromEntries(typedIn(area).map((name) => [name, record[name]]))
    const { text } = await ask(`${area.id}.create`, { input })
    const recordId = /"id":"([^"]+)"/.exec(text)![1]!
    for (const name of guardedIn(area.fields).filter((one) => !(one in input)))
      await store.run(system, `update ${area.table} set ${snake(name)} = $2 where id = $1`, [
        recordId,
        written(record[name]),
      ])
    return { id, record, recordId }
  }
  return [await build(first, here), await build(second, there)]
}

/** Every question that can be asked of an area, each in every way that it offers. */
const questionsOf = (area: Area, { record, recordId }: House, other: House): (() => Promise<Answer>)[] => {
  const { sorts, filters: offered } = area.list
  const sought = [record, other.record]
    .flatMap((one) => area.list.search.filter((name) => area.fields[name]!.guarded).map((name) => one[name]))
    .filter((value) => typeof value === 'string')
  const lists = [
    ...sorts.flatMap((sort) => [{ sort }, { sort: `-${sort}` }]),
    ...offered.map(({ field, kind }) => ({ filter: { [field]: filters[filterOf(kind).input] } })),
    ...sought.map((search) => ({ search })),
    ...Object.keys(area.list.tabs ?? {}).map((tab) => ({ tab })),
    {},
  ]
  const id = recordId
  const input = Object.fromEntries(typedIn(area).map((name) => [name, other.record[name]]))
  const named = areaEndpoints(area).map(({ operation }) => operation!)
  const has = (operation: string) => named.includes(operation)
  const aliases = guardedIn(area.fields)
    .slice(0, 20)
    .map((name, index) => `a${index}: ${name}`)
    .join(' ')
  return [
    ...lists.flatMap((query) => [
      ...areaEndpoints(area)
        .filter(({ operation }) => operation === 'list')
        .map(
          ({ name }) =>
            () =>
              ask(name, query),
        ),
      ...('sort' in query ? [] : [() => ask(`${area.id}.counts`, query)]),
      ...(has('summary') && !('sort' in query) ? [() => ask(`${area.id}.summary`, query)] : []),
    ]),
    ...[...sought, record[area.title]].map((search) => () => ask(`${area.id}.lookup`, { search })),
    ...[{ ids: [id] }, {}].map((asked) => () => ask(`${area.id}.lookup`, asked)),
    ...(has('views') ? [() => ask(`${area.id}.views`, {})] : []),
    ...areaEndpoints(area)
      .filter(({ operation }) => operation === 'detail' || operation === 'history')
      .flatMap(({ name }) =>
        [id, ...(area.number ? [String(record[area.number])] : [])].map((called) => () => ask(name, { id: called })),
      ),
    ...areaEndpoints(area)
      .filter(({ transport, method }) => transport === 'rest' && method === 'GET')
      .map((endpoint) => () => get(endpoint, [id, 'ONE'])),
    () => ask(`{ one: ${area.name}Detail(id: "${id}") { ${aliases} } }`, {}, false),
    () => ask(`{ ${area.name}List(user_timezone: "UTC") { data { ${aliases} } } }`, {}, false),
    () => ask(`${area.id}.edit`, { id, revision: 7, input }),
    // Refused by a rule that reads what is hidden.
    ...(area.fields['share']
      ? [7, 0].map((revision) => () => ask(`${area.id}.edit`, { id, revision, input: { ...input, share: 95 } }))
      : []),
    ...Object.entries(area.actions ?? {})
      .filter(([, { on, reads, input: asked }]) => on === 'record' && reads && !asked)
      .map(
        ([name]) =>
          () =>
            ask(areaEndpoint(area, name).name, { id }),
      ),
  ]
}

describe.each(walked.map((area) => [area.id, area] as const))('of %s', (_, area) => {
  let pair: [House, House]
  const as = (house: House, permissions: readonly string[]) => (caller = sessionOf(house.id, [...permissions]))
  /** The answers of a house to somebody, without what differs between any two houses. */
  const answersOf = async (index: 0 | 1, permissions: readonly string[]): Promise<Answer[]> => {
    const [house, other] = [pair[index], pair[1 - index]!]
    as(house, permissions)
    const answers: Answer[] = []
    // In the same order in both houses, whoever asks for what of whom.
    const [first, second] = index === 0 ? [house, other] : [other, house]
    const own = Object.fromEntries(openReferences(area).map(([name]) => [name, house.record[name]]))
    const [stored, changed] = [first, second].map((of) => ({ ...of, record: { ...of.record, ...own } }))
    const inputs = questionsOf(area, { ...house, record: stored!.record }, changed!)
    for (const question of inputs) answers.push(await question())
    return answers.map(({ status, text }) => ({
      status,
      text: Object.entries(own)
        .reduce((told, [name, id]) => (typeof id === 'string' ? told.replaceAll(id, name) : told), text)
        .replaceAll(house.recordId, 'ID')
        .replaceAll(/"(?:reference|owner)":"[^"]+"/g, ''),
    }))
  }

  beforeAll(async () => {
    pair = await housesOf(area)
  })

  /** What is hidden, as who may see it is told. */
  const hiddenIn = async (house: House): Promise<Record<string, unknown>> => {
    as(house, [...permissionsOf(area), seeing])
    const { text } = await ask(`${area.id}.detail`, { id: house.recordId })
    const { data } = JSON.parse(text.slice(text.indexOf('{"data"'))) as { data: { result: Record<string, unknown> } }
    return Object.fromEntries(guardedIn(area.fields).map((name) => [name, data.result[name]]))
  }

  it('all is told to who holds the permission', async () => {
    const [one, other] = [await hiddenIn(pair[0]), await hiddenIn(pair[1])]
    const alike = Object.keys(one).filter((name) => JSON.stringify(one[name]) === JSON.stringify(other[name]))
    expect(
      alike.filter((name) => !area.fields[name]!.type.startsWith('reference') && !area.fields[name]!.readOnly),
    ).toEqual([])
  })

  it('no answer to anybody else depends on what is hidden', async () => {
    const [one, other] = [await answersOf(0, allOf(area)), await answersOf(1, allOf(area))]
    expect(one).toEqual(other)
    expect(one.filter(({ status }) => ![200, 400].includes(status))).toEqual([])
  })

  it('who does not see a field does not change it, whatever is sent', async () => {
    const [house, other] = pair
    const before = await hiddenIn(house)
    as(house, allOf(area))
    const input = Object.fromEntries(
      typedIn(area).map((name) => [name, (area.fields[name]!.guarded ? other : house).record[name]]),
    )
    const { text } = await ask(`${area.id}.edit`, { id: house.recordId, revision: 0, input })
    expect(text).toContain('"__typename":"Saved"')
    expect(await hiddenIn(house)).toEqual(before)
  })
})

const make = async (area: Area, values: object): Promise<string> => {
  const record = { ...recordMaker(area, Date.parse('2026-03-02T03:00:00Z'))(), ...values } as Record<string, unknown>
  const input = Object.fromEntries(formFields(area).map((name) => [name, record[name]]))
  const { text } = await ask(`${area.id}.create`, { input })
  return /"id":"([^"]+)"/.exec(text)![1]!
}
const noFiles = Object.fromEntries(fileFields(trial).map((name) => [name, typeOf(trial.fields[name]!.type).empty]))

it('a refused deletion names no record whose reference is hidden', async () => {
  const house = await addOrganisation(store, 'LINKED', 'broker')
  const as = (...further: string[]) =>
    (caller = sessionOf(house, [...allOf(trial), ...permissionsOf(bank), ...further]))
  as(seeing)
  const id = await make(bank, { accountDigitsMin: 5, accountDigitsMax: 9 })
  const referring = await make(trial, { [trial.title]: 'Rahasia', share: 10, ...noFiles })
  for (const [one, several] of [
    [id, '{}'],
    [null, `{${id}}`],
  ]) {
    const linked = 'update trials set kept_reference = $2, kept_references = $3 where id = $1'
    await store.run(system, linked, [referring, one, several])
    as(seeing)
    expect((await ask('bank.delete', { id, revision: 0 })).text).toContain('Rahasia')
    as()
    const { text } = await ask('bank.delete', { id, revision: 0 })
    expect(text).toContain('REFERRED')
    expect(text).not.toMatch(/Rahasia|used by/)
  }
})

it('a record whose name is hidden is called by the mask, in every look-up', async () => {
  const house = await addOrganisation(store, 'NAMELESS', 'broker')
  caller = sessionOf(house, [...permissionsOf(trial), seeing])
  const id = await make(trial, { name: 'Known to all', share: 10, ...noFiles })
  const { kept_text: text, ...others } = trial.fields
  const nameless = { ...trial, fields: { ...others, kept_text: { ...text, guarded } } } as Area
  const host = { ...bareHost(store, () => new Date(0)), areas: [nameless] }
  const as = { organisation: house, kind: 'broker' as const }
  for (const found of [
    await lookUpAll(host, as, nameless),
    await lookUpIds(host, as, nameless, [id]),
    await lookUp(host, as, nameless, 'Known to'),
  ])
    expect(found?.map(({ title }) => title)).toEqual(['••••'])
})

describe('of cases', () => {
  const hidden = { permission: 'booking.seeFloor' }
  const areasOf = [{ ...room, fields: { floor: { ...room.fields['floor']!, guarded: hidden } } } as Area, booking]

  it('no answer has what is guarded: not the context, nor what others tell, nor why something is refused', async () => {
    const world = await openBookings(store)
    const lifecycle = { ...world.host.lifecycles.get('booking')!, guarded: { floor: hidden } }
    const host = {
      ...world.host,
      areas: areasOf,
      lifecycles: new Map([...world.host.lifecycles, ['booking', lifecycle]]),
    }
    const answersTo = async (by: Actor): Promise<string> => {
      const floor = await world.addRoom()
      await store.run(system, `update rooms set floor = 'Rahasia 77' where id = $1`, [floor])
      const begun = await beginCase(host, { area: 'booking', input: { room: floor }, key: randomUUID() }, by)
      const { id } = begun as { id: string }
      const sent = (revision: number, type: string) =>
        move(host, { area: 'booking', id, revision, event: { type }, key: randomUUID() }, by)
      const read = await toldWithKnown(host, booking, [await readWhole(host, callerOf(by), booking, id)], by)
      const noted = await sent(0, 'booking.noted')
      await store.run(system, `update rooms set status = 'TAKEN' where id = $1`, [floor])
      const refused = await sent(1, 'booking.confirmed')
      expect(refused).toMatchObject({ __typename: 'Refused', reasons: [{ guard: 'isRoomFree' }] })
      await store.run(
        system,
        `update rooms set status = 'FREE', snapshot = jsonb_set(snapshot, '{value}', '"taken"') where id = $1`,
        [floor],
      )
      const refusedThere = await sent(1, 'booking.confirmed')
      expect(refusedThere).toMatchObject({ __typename: 'Refused', of: { area: 'room', id: floor } })
      return JSON.stringify([read, noted, refused, refusedThere, await readTimeline(host, callerOf(by), 'booking', id)])
    }
    expect(await answersTo(world.person('ours'))).not.toContain('Rahasia')
    expect((await answersTo(world.person('ours', hidden.permission))).split('Rahasia')).toHaveLength(15)
  })
})

it('the log does not say what a database tells of a row', () => {
  const row = { detail: 'Failing row contains (Rahasia)', where: 'Rahasia', params: ['Rahasia'], query: 'Rahasia' }
  app.log.error({ err: Object.assign(new Error('null value in column'), row) }, 'request failed')
  expect(log.at(-1)).toContain('null value in column')
  expect(log.join('')).not.toContain('Rahasia')
})
