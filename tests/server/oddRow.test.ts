import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { creditLife } from '../../machines/creditLife/creditLife.ts'
import { creditLife as area } from '../../src/areas/lines/creditLife.ts'
import { client, type Client } from '../support/client.ts'
import { insertCase } from './creditLife/case.ts'
import { startTestHost, type TestHost } from './support/host.ts'
import { signIn } from './support/http.ts'
import { addOrganisation, addPerson, asOwner } from './support/people.ts'

let server: TestHost
let door: Client
let odd: string
let even: string

const zone = { user_timezone: 'Asia/Jakarta' }
const table = 'credit_life_quotations'

/** Two cases, one of which the database holds as nothing of ours could have written it. */
beforeAll(async () => {
  server = await startTestHost()
  const { store } = server.host
  const bank = await addOrganisation(store, 'BANK', 'bank')
  const memberships = [{ organisation: bank, permissions: ['superadmin.root'] }]
  await addPerson(store, { email: 'a@bank.test', memberships })
  door = client(server.url, (await signIn(server.url, 'a@bank.test')).token)
  const organisation = { id: bank, kind: 'bank', name: 'BANK' }
  const by = { userId: randomUUID(), name: 'n', roles: [], permissions: [], organisation }
  const parties = { broker: bank, insurer: bank, bank, partner: bank }
  odd = await insertCase(server.host, parties, by)
  even = await insertCase(server.host, parties, by)
  const checks = await asOwner<{ conname: string }>(
    store,
    `select conname from pg_constraint where conrelid = '${table}'::regclass and contype = 'c'`,
  )
  for (const { conname } of checks) await asOwner(store, `alter table ${table} drop constraint "${conname}"`)
  await asOwner(
    store,
    `update ${table} set loan_amount = 9007199254740993, premium = 9223372036854775807, total_premium = -9223372036854775808,
       machine_version = 77, body_mass_index = 'NaN' where id = $1`,
    [odd],
  )
})
afterAll(() => server.close())

const listOf = async (query: object) => {
  const { status, result } = await door.call('credit_life.list', { ...zone, limit: 10, ...query })
  return {
    status,
    ...(result as { data: { id: string; loan_amount: number | null }[]; meta: { next: string | null } }),
  }
}

it.each(area.list.sorts.flatMap((sort) => [sort, `-${sort}`]))(
  'a list in the order %s shows the odd row without what cannot be told, and the others',
  async (sort) => {
    const { status, data } = await listOf({ sort })
    expect(status).toBe(200)
    expect(data.find(({ id }) => id === odd)?.loan_amount).toBeNull()
    expect(data.find(({ id }) => id === even)?.loan_amount).toBe(25_000_000_000)
  },
)

it('a list goes on behind an odd row, and before it', async () => {
  const cursor = (of: string) => Buffer.from(JSON.stringify([of, '9007199254740993', odd])).toString('base64url')
  const sorted = async (sort: string) => {
    const { status, data } = await listOf({ sort, after: cursor(sort) })
    return [status, data.map(({ id }) => id)]
  }
  expect(await sorted('-loan_amount')).toEqual([200, [even]])
  expect(await sorted('loan_amount')).toEqual([200, []])
})

it('a page of the odd row, and several cases with it, are answered', async () => {
  const kept = { revision: 0, version: 77 }
  const detail = await door.call('credit_life.detail', { id: odd })
  const told = { id: odd, loan_amount: null, premium: null, totalPremium: null, body_mass_index: null, case: kept }
  expect([detail.status, detail.result]).toMatchObject([200, told])
  const cases = await door.call('credit_life.cases', { ids: [odd, even] })
  const both = [
    { id: odd, case: kept },
    { id: even, case: { revision: 0, version: creditLife.version } },
  ]
  expect([cases.status, cases.result]).toMatchObject([200, both])
})

it('a case that another version of its workflow has kept is decided by nobody, and says why', async () => {
  const { status, result } = await door.send('credit_life', odd, 0, { type: 'quotation.cancelled', reason: 'No' })
  expect([status, result]).toMatchObject([200, { __typename: 'Refused', code: 'VERSION', legal: [] }])
})

it('none of it was a fault of the server', () => {
  expect(server.log.filter((line) => line.includes('"level":50'))).toEqual([])
})
