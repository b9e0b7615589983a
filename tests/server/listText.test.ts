import { randomUUID } from 'node:crypto'
import { fastify, type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FieldKind, type Fields, typeOf } from '../../machines/fields/fields.ts'
import { areas } from '../../src/areas/registry.ts'
import { insertRows } from '../../src/server/demo/insertRows.ts'
import { registerGraphql } from '../../src/server/graphql/register.ts'
import { answerError } from '../../src/server/http/errors.ts'
import type { Session } from '../../src/server/sessions/types.ts'
import { ownerText } from '../../src/server/store/scope.ts'
import { type Store, system } from '../../src/server/store/store.ts'
import { creationOf } from '../../src/server/tables/creation.ts'
import { listColumns, ownerFacts, snake, toldFacts } from '../../src/shared/area/names.ts'
import { eachOf } from '../../machines/kernel/grants.ts'
import type { Area } from '../../src/shared/area/types.ts'
import { fieldSamples } from '../support/fieldSamples.ts'
import { bareHost } from './support/bareHost.ts'
import { addOrganisation } from './support/people.ts'
import { openTestStore } from './support/store.ts'

const kept = Object.entries(fieldSamples).filter(([kind]) => kind !== 'code' && kind !== 'file')
const ofEachType: Fields = Object.fromEntries(kept.map(([kind, { field }]) => [`kept_${kind}`, field]))
const named = { number: { type: 'text', max: 40, unique: true, required: true } } as const
const guarded = { permission: 'list.secrets' }

/** An area whose list tells `fields`. */
const listing = (id: string, fields: Fields): Area => ({
  id,
  name: id,
  table: `${snake(id)}s`,
  route: `/${id}`,
  menu: [],
  scope: { broker: 'organisation_id' },
  fields: { ...named, ...fields },
  title: 'number',
  sections: [{ id: 'all', fields: Object.keys(fields) }],
  list: {
    columns: ['number', ...Object.keys(fields)],
    shown: ['number'],
    sorts: ['number'],
    order: 'number',
    filters: [],
    search: ['number'],
  },
  permissions: { list: 'list.seen', detail: 'list.seen' },
  operations: {
    list: {
      name: `${id}.list`,
      aliases: [{ name: `${id}.short`, columns: { id: 'id', called: 'number', again: 'number', at: 'created_at' } }],
    },
  },
})

const isReferring = (kind: string) => kind.startsWith('reference')
const plain = Object.entries(ofEachType).filter(([, { type }]) => !isReferring(type))
const everything = listing('everything', Object.fromEntries(plain))
const referring = listing('referring', ofEachType)
const secret = listing('secret', {
  ...everything.fields,
  kept_text: { ...fieldSamples.text.field, guarded: { ...guarded, last: 2 } },
  kept_money: { ...fieldSamples.money.field, guarded },
})
const tried = [everything, referring, secret]

let store: Store
let app: FastifyInstance
let session: Session

beforeAll(async () => {
  store = await openTestStore()
  const organisation = { id: await addOrganisation(store, 'ALFA', 'broker'), kind: 'broker', name: 'Alfa' } as const
  const at = '2026-03-02T03:00:00.120Z'
  const bank = randomUUID()
  await store.transaction(system, async (sql) => {
    await sql.query(ownerText[store.engine])
    for (const statement of tried.flatMap(creationOf)) await sql.query(statement)
    const whose = { organisation_id: organisation.id, created_at: at, updated_at: at }
    const limits = { account_digits_min: 8, account_digits_max: 12 }
    await insertRows(sql, 'banks', [{ id: bank, ...whose, code: 'B', name: 'Bank', status: 'ACTIVE', ...limits }])
    const valueOf = (kind: string, turn: number): unknown => {
      if (kind === 'reference') return turn % 2 ? bank : null
      if (kind === 'references') return turn % 2 ? [bank] : []
      const { empty } = typeOf(kind as FieldKind)
      const values = [...fieldSamples[kind as FieldKind].right, empty === '' ? null : empty]
      return values[turn % values.length]
    }
    for (const { table, fields } of tried)
      await insertRows(
        sql,
        table,
        Array.from({ length: 13 }, (_, turn) => ({
          id: randomUUID(),
          revision: turn,
          ...whose,
          currency: 'IDR',
          ...Object.fromEntries(
            Object.entries(fields).map(([name, { type }]) => [snake(name), valueOf(type, turn)] as const),
          ),
          number: `No. ${String(turn).padStart(2, '0')}`,
        })),
      )
  })
  const permissions = ['list.seen', ...areas.flatMap((area) => Object.values(area.permissions).flatMap(eachOf))]
  session = {
    caller: { organisation: organisation.id, kind: organisation.kind, permissions },
    actor: { userId: randomUUID(), name: 'Ann', roles: [], permissions, organisation },
  } as unknown as Session
  app = fastify()
  app.setErrorHandler(answerError)
  const host = { ...bareHost(store, () => new Date(at)), areas: [...areas, ...tried] }
  await registerGraphql(app, host, { authenticate: async () => session, presume: () => null, forget: () => {} })
})
afterAll(async () => {
  await app.close()
  await store.close()
})

interface Page {
  data: Record<string, unknown>[]
  meta: { next: string | null; previous: string | null }
}

const ask = async (payload: object): Promise<Page> => {
  const answer = await app.inject({ method: 'POST', url: '/api/graphql', payload })
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
  return answer.json<{ data: { result: Page } }>().data.result
}

const asCalled = (name: string, at: object) =>
  ask({ query: name, persisted: true, variables: { user_timezone: 'UTC', limit: 10, ...at } })

const asDocument = ({ name }: Area, told: string, at: object) =>
  ask({
    query: `query ($after: String, $before: String) {
      result: ${name}List(user_timezone: "UTC", limit: 10, after: $after, before: $before) {
        data { ${told} } meta { limit next previous total { count capped } }
      } }`,
    variables: at,
  })

const sights = { everything: ['list.seen', 'list.secrets'], less: ['list.seen'] }

test.each(
  tried.flatMap((area) => (Object.keys(sights) as (keyof typeof sights)[]).map((sight) => [area.id, sight] as const)),
)('the call for the list %s tells who sees %s what a document is told that asks for each column', async (id, sight) => {
  const area = tried.find((one) => one.id === id)!
  const permissions = [...session.caller.permissions!.filter((one) => !one.startsWith('list.')), ...sights[sight]]
  session = { ...session, caller: { ...session.caller, permissions }, actor: { ...session.actor, permissions } }
  const columns = [...listColumns(area), ...toldFacts(area)]
  expect(columns).toEqual(expect.arrayContaining(ownerFacts(area)))
  for (const at of [{}, { before: 'end' }] as const) {
    const called = await asCalled(`${id}.list`, at)
    expect(called).toEqual(await asDocument(area, columns.join(' '), at))
    expect(Object.keys(called.data[0]!)).toEqual(columns)
    const cursor = 'before' in at ? { before: called.meta.previous } : { after: called.meta.next }
    expect(await asCalled(`${id}.list`, cursor)).toEqual(await asDocument(area, columns.join(' '), cursor))
  }
  const short = 'id called: number again: number at: created_at'
  expect(await asCalled(`${id}.short`, {})).toEqual(await asDocument(area, short, {}))
})
