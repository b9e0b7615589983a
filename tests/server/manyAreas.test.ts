import { randomUUID } from 'node:crypto'
import { fastify, type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registerGraphql } from '../../src/server/graphql/register.ts'
import { answerError } from '../../src/server/http/errors.ts'
import type { Session } from '../../src/server/sessions/types.ts'
import { ownerText } from '../../src/server/store/scope.ts'
import { type Store, system } from '../../src/server/store/store.ts'
import { creationOf } from '../../src/server/tables/creation.ts'
import { generatedAreas } from '../support/generatedAreas.ts'
import { bareHost } from './support/bareHost.ts'
import type { Refused } from './support/http.ts'
import { addOrganisation } from './support/people.ts'
import { openTestStore } from './support/store.ts'

const many = generatedAreas(60)
/** Made of one mould, so that one in six tells of all. */
const tried = many.filter((_, index) => index % 6 === 0)

let store: Store
let app: FastifyInstance

beforeAll(async () => {
  store = await openTestStore()
  await store.transaction(system, async (sql) => {
    await sql.query(ownerText[store.engine])
    for (const statement of tried.flatMap(creationOf)) await sql.query(statement)
  })
  const organisation = { id: await addOrganisation(store, 'ALFA', 'broker'), kind: 'broker', name: 'Alfa' } as const
  const permissions = many.flatMap((area) => Object.values(area.permissions))
  const session = {
    caller: { organisation: organisation.id, kind: organisation.kind },
    actor: { userId: randomUUID(), name: 'Ann', roles: [], permissions, organisation },
  } as unknown as Session
  app = fastify()
  app.setErrorHandler(answerError)
  const host = { ...bareHost(store, () => new Date()), areas: many }
  await registerGraphql(app, host, { authenticate: async () => session, presume: () => null, forget: () => {} })
})

afterAll(async () => {
  await app.close()
  await store.close()
})

const input = { number: 'A/1', name: 'One', status: 'ACTIVE', currency: 'MYR', amount: 100, begins: '2026-03-02' }

const graphql = async (query: string, variables: object): Promise<unknown> => {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/graphql',
    payload: { query, persisted: true, variables },
  })
  return answer.json<{ data: { result: unknown } }>().data.result
}

const at = (id: string) => `/api/generated/v2/${id.replace('generated_', '')}`

it.each(tried)('$id is written by REST, and read by its number at both doors and in its list', async ({ id }) => {
  const path = at(id)
  const created = await app.inject({ method: 'POST', url: path, payload: { input } })
  expect(created.json()).toMatchObject({ data: { __typename: 'Saved', revision: 0 } })
  const read = await app.inject({ method: 'GET', url: `${path}/A%2F1` })
  expect(read.json()).toEqual({ data: await graphql(`${id}.detail`, { id: 'A/1' }) })
  expect(read.json()).toMatchObject({ data: { number: 'A/1', currency: 'MYR', amount: 100 } })
  expect(await graphql(`${id}.list`, { user_timezone: 'UTC' })).toMatchObject({
    data: [{ number: 'A/1', name: 'One', currency: 'MYR', amount: 100 }],
    meta: { limit: 10, next: null, previous: null, total: { count: 1, capped: false } },
  })
  const page = { limit: 50, next: null, previous: null, total: { count: 1, capped: false } }
  const past = (await app.inject({ method: 'GET', url: `${path}/A%2F1/histories?total=true` })).json<object>()
  expect(past).toMatchObject({ data: [{ revision: 0, kind: 'created' }], meta: page })
  expect(past).toEqual(await graphql(`${id}.history`, { id: 'A/1' }))
})

const [{ id }] = tried as [(typeof tried)[number]]
const path = at(id)
const zone = { user_timezone: 'UTC' }

describe('an alias with a shape of its own', () => {
  it('answers the columns that it names under its names, and nothing beside', async () => {
    expect(await graphql(`${id}.short`, { id: 'A/1' })).toEqual({ title: 'A/1', sum: 100 })
    const list = (await graphql(`${id}.active`, zone)) as { data: unknown }
    expect(list.data).toEqual([{ title: 'A/1', note: null }])
  })

  it('has the rows that it is of alone, whatever is asked for beside', async () => {
    const inactive = { ...input, number: 'A/2', status: 'INACTIVE' }
    await app.inject({ method: 'POST', url: path, payload: { input: inactive } })
    const titles = async (filter: object) =>
      ((await graphql(`${id}.active`, { ...zone, filter })) as { data: { title: string }[]; meta: object }).data.map(
        ({ title }) => title,
      )
    expect(await titles({})).toEqual(['A/1'])
    expect(await titles({ status: ['INACTIVE'] })).toEqual([])
    expect(await titles({ status: ['ACTIVE', 'INACTIVE'] })).toEqual(['A/1'])
    expect(await graphql(`${id}.active`, zone)).toMatchObject({ meta: { total: { count: 1 } } })
  })
})

describe('a path with several braces', () => {
  const listed = async (asked: string) => {
    const answer = await app.inject({ method: 'GET', url: `${path}/of/${asked}` })
    const { data, code, fields } = answer.json<{ data?: { number: string }[] } & Partial<Refused>>()
    return data?.map(({ number }) => number) ?? [answer.statusCode, code, fields?.[0]?.path]
  }

  it('filters by each of them, and by what is asked for beside', async () => {
    const open = { ...input, number: 'A/3', isOpen: true }
    await app.inject({ method: 'POST', url: path, payload: { input: open } })
    expect(await listed('ACTIVE/true?user_timezone=UTC')).toEqual(['A/3'])
    expect(await listed('INACTIVE/true?user_timezone=UTC')).toEqual([])
    const begins = (from: string) => encodeURIComponent(JSON.stringify({ begins: { from } }))
    expect(await listed(`ACTIVE/true?user_timezone=UTC&filter=${begins('2026-03-02')}`)).toEqual(['A/3'])
    expect(await listed(`ACTIVE/true?user_timezone=UTC&filter=${begins('2026-03-03')}`)).toEqual([])
  })

  it.each([
    ['GONE/true?user_timezone=UTC', 'state'],
    ['ACTIVE/yes?user_timezone=UTC', 'isOpen'],
    ['ACTIVE/true', 'user_timezone'],
    ['ACTIVE/true?user_timezone=UTC&user_timezone=UTC', 'user_timezone'],
    [`ACTIVE/true?user_timezone=UTC&filter=${encodeURIComponent('{"status":["INACTIVE"]}')}`, 'status'],
    ['ACTIVE/true?user_timezone=UTC&filter=x', 'filter'],
    ['ACTIVE/true?user_timezone=UTC&filter[]=x', 'filter'],
    [`ACTIVE/true?user_timezone=UTC&filter=${encodeURIComponent('['.repeat(4000))}`, 'filter'],
    [`ACTIVE/true?user_timezone=UTC&filter=${encodeURIComponent(`${'['.repeat(2000)}${']'.repeat(2000)}`)}`, undefined],
  ])('does not take %s, and names what is wrong', async (asked, named) =>
    expect(await listed(asked)).toEqual([400, 'BAD_INPUT', named]),
  )
})

describe('what is said in the path, the query and the body', () => {
  const edit = async (query: string, payload: object) => {
    const answer = await app.inject({ method: 'PUT', url: `${path}/A%2F1${query}`, payload })
    const { data, code } = answer.json<{ data?: { __typename: string; revision: number }; code?: string }>()
    return data ? [data.__typename, data.revision] : [answer.statusCode, code]
  }

  it('is said once, wherever', async () => {
    expect(await edit('?revision=0', { input })).toEqual(['Saved', 1])
    expect(await edit('', { input, revision: 1 })).toEqual(['Saved', 2])
    const asJson = encodeURIComponent(JSON.stringify(input))
    expect(await edit(`?revision=2&input=${asJson}`, {})).toEqual(['Saved', 3])
  })

  it.each([
    ['?revision=3', { input, revision: 3 }],
    ['?revision=3', { input, revision: 4 }],
    ['?id=x', { input, revision: 3 }],
    ['', { input, revision: 3, id: 'A/2' }],
    ['', { input, revision: 3, number: 'A/2' }],
    ['?other=1', { input, revision: 3 }],
    ['?__proto__=1', { input, revision: 3 }],
    ['?revision=0x3', { input }],
  ])('and otherwise nothing is done: %s %j', async (query, payload) => {
    expect(await edit(query, payload)).toEqual([400, 'BAD_INPUT'])
    expect(await graphql(`${id}.detail`, { id: 'A/1' })).toMatchObject({ revision: 3 })
  })
})

it('HEAD answers as GET does, without a body', async () => {
  for (const url of [`${path}/A%2F1`, `${path}/A%2F1/histories`, `${path}/nowhere`, `${path}/A%2F1?x=y`]) {
    const [got, head] = [await app.inject({ method: 'GET', url }), await app.inject({ method: 'HEAD', url })]
    expect([head.statusCode, head.body]).toEqual([got.statusCode, ''])
  }
})

it.each([
  [{ amount: 49 }, 'amount', 'validation:minAmount', { amount: 50, currency: 'MYR' }],
  [{ currency: 'IDR' }, 'amount', 'validation:minAmount', { amount: 1000, currency: 'IDR' }],
  [{ currency: 'EUR' }, 'currency', 'validation:invalid', {}],
  [{ currency: null }, 'currency', 'validation:required', {}],
])('the currency of its amounts is chosen, and they are judged in it: %j', async (typed, wrong, key, values) => {
  const created = await app.inject({
    method: 'POST',
    url: '/api/generated/v2/0',
    payload: { input: { ...input, number: 'A/2', ...typed } },
  })
  expect(created.json()).toEqual({ data: { __typename: 'Invalid', fields: [{ path: wrong, key, values }] } })
})
