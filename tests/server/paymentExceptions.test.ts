import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { keepException } from '../../src/server/performers/payments/exceptions.ts'
import { system } from '../../src/server/store/store.ts'
import { type Client, client } from '../support/client.ts'
import { startTestHost, type TestHost } from './support/host.ts'
import { signIn } from './support/http.ts'
import { addOrganisation, addPerson } from './support/people.ts'

let server: TestHost
let house: string
let finance: Client
let reader: Client
let stranger: Client

const enter = async (name: string, organisation: string, ...permissions: string[]) => {
  await addPerson(server.owner, { email: `${name}@pay.test`, memberships: [{ organisation, permissions }] })
  return client(server.url, (await signIn(server.url, `${name}@pay.test`)).token)
}
const all = ['list', 'detail', 'resolve'].map((name) => `payment_exception.${name}`)

beforeAll(async () => {
  server = await startTestHost()
  house = await addOrganisation(server.owner, 'HOUSE', 'broker')
  const other = await addOrganisation(server.owner, 'OTHER', 'broker')
  finance = await enter('finance', house, ...all)
  reader = await enter('reader', house, ...all.slice(0, 2))
  stranger = await enter('stranger', other, ...all)
})
afterAll(() => server.close())

const add = async (key: string): Promise<string> => {
  const one = { key, reference: key, kind: 'NOT_TAKEN', told: 'payment.settled', amount: 5, detail: {} } as const
  const keep = () =>
    server.host.store.transaction(system, (sql) => keepException(sql, house, one, new Date().toISOString()))
  await keep()
  await keep()
  const rows = await server.host.store.run<{ id: string }>(
    system,
    'select id from payment_exceptions where reference = $1',
    [key],
  )
  expect(rows).toHaveLength(1)
  return rows[0]!.id
}
const resolve = async (by: Client, id: string, revision = 0, note = 'Sent back to the payer') => {
  const { result, body } = await by.call('payment_exception.resolve', {
    id,
    revision,
    input: { note },
    key: randomUUID(),
  })
  return result?.__typename ?? body.code
}

it('is resolved once, with a note, by who may', async () => {
  const id = await add('INV-1-1')
  const standing = async () => {
    const text = 'select status, note, resolved_by from payment_exceptions where id = $1'
    return (await server.host.store.run<object>(system, text, [id]))[0]
  }
  expect([await resolve(reader, id), await resolve(stranger, id), await resolve(finance, id, 0, '')]).toEqual([
    'FORBIDDEN',
    'NOT_FOUND',
    'Invalid',
  ])
  expect(await standing()).toEqual({ status: 'OPEN', note: null, resolved_by: null })
  expect(await resolve(finance, id)).toBe('Saved')
  expect(await standing()).toMatchObject({ status: 'RESOLVED', note: 'Sent back to the payer' })
  await resolve(finance, id, 1, 'Otherwise')
  expect(await standing()).toMatchObject({ note: 'Sent back to the payer' })
})
