import { randomUUID } from 'node:crypto'
import { fastify, type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { registerGraphql } from '../../src/server/graphql/register.ts'
import { answerError } from '../../src/server/http/errors.ts'
import type { Session } from '../../src/server/sessions/types.ts'
import { ownerText } from '../../src/server/store/scope.ts'
import { type Store, system } from '../../src/server/store/store.ts'
import { creationOf } from '../../src/server/tables/creation.ts'
import { generatedAreas } from '../support/generatedAreas.ts'
import { bareHost } from './support/bareHost.ts'
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
  await registerGraphql(app, host, async () => session)
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

it.each(tried)('$id is written by REST, and read by its number at both doors and in its list', async ({ id }) => {
  const path = `/api/generated/v2/${id.replace('generated_', '')}`
  const created = await app.inject({ method: 'POST', url: path, payload: { input } })
  expect(created.json()).toMatchObject({ data: { __typename: 'Saved', revision: 0 } })
  const read = await app.inject({ method: 'GET', url: `${path}/A%2F1` })
  expect(read.json()).toEqual({ data: await graphql(`${id}.detail`, { id: 'A/1' }) })
  expect(read.json()).toMatchObject({ data: { number: 'A/1', currency: 'MYR', amount: 100 } })
  expect(await graphql(`${id}.list`, { user_timezone: 'UTC' })).toMatchObject({
    data: [{ number: 'A/1', name: 'One', currency: 'MYR', amount: 100 }],
    meta: { limit: 10, next: null, previous: null, total: { count: 1, capped: false } },
  })
})

it.each([
  [{ amount: 49 }, 'amount', 'validation:minAmount', { amount: 50, currency: 'MYR' }],
  [{ currency: 'IDR' }, 'amount', 'validation:minAmount', { amount: 1000, currency: 'IDR' }],
  [{ currency: 'EUR' }, 'currency', 'validation:invalid', {}],
  [{ currency: null }, 'currency', 'validation:required', {}],
])('the currency of its amounts is chosen, and they are judged in it: %j', async (typed, path, key, values) => {
  const created = await app.inject({
    method: 'POST',
    url: '/api/generated/v2/0',
    payload: { input: { ...input, number: 'A/2', ...typed } },
  })
  expect(created.json()).toEqual({ data: { __typename: 'Invalid', fields: [{ path, key, values }] } })
})
