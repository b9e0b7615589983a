import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eachOf } from '../../machines/kernel/grants.ts'
import { train } from '../../src/areas/lines/train.ts'
import { startTestHost, type TestHost } from './support/host.ts'
import { call, signIn } from './support/http.ts'
import { addOrganisation, addPerson, asOwner } from './support/people.ts'

let server: TestHost
const tokens: Record<string, string> = {}

const policy = {
  policy_number: 'TRN/1',
  status: 'active',
  product_name: 'Train Travel Basic',
  product_code: 'TRN-1',
  customer_name: 'Siti Rahma',
  ticket_number: 'K7H2QP1',
  operator: 'Nusantara Rail',
  origin: 'Gambir',
  destination: 'Bandung',
  departure_date: '2026-03-02',
  premium: 5000,
  total_sum_insured: 25_000_000,
}

beforeAll(async () => {
  server = await startTestHost()
  const { store } = server.host
  const permissions = [train.permissions.list, train.permissions.detail]
  const ids = new Map<string, string>()
  for (const [code, kind, held] of [
    ['NUSA', 'broker', permissions],
    ['GARDA', 'insurer', permissions],
    ['GRIYA', 'partner', ['something.else']],
    ['SAMUDRA', 'broker', permissions],
  ] as const) {
    ids.set(code, await addOrganisation(store, code, kind))
    const email = `one@${code.toLowerCase()}.test`
    await addPerson(store, {
      email,
      memberships: [{ organisation: ids.get(code)!, permissions: held.flatMap(eachOf) }],
    })
    tokens[code] = (await signIn(server.url, email)).token
  }
  const row = {
    ...policy,
    broker_id: ids.get('NUSA'),
    insurer_id: ids.get('GARDA'),
    partner_id: ids.get('GRIYA'),
    created_at: '2026-03-01T00:00:00.000Z',
    updated_at: '2026-03-01T00:00:00.000Z',
  }
  const names = Object.keys(row)
  await asOwner(
    store,
    `insert into train_policies (${names.join(', ')}) values (${names.map((_, index) => `$${index + 1}`).join(', ')})`,
    Object.values(row),
  )
})
afterAll(() => server.close())

const list = (body: unknown, as = 'NUSA') =>
  call<{ data: object[]; code?: string }>(server.url, '/api/train/v2/policies/list', { token: tokens[as], body })

const detail = (number: string, as = 'NUSA') =>
  call<{ data?: object; code?: string; reference?: string }>(
    server.url,
    `/api/train/v2/policies/detail/${encodeURIComponent(number)}`,
    { token: tokens[as] },
  )

const zone = { user_timezone: 'Asia/Jakarta' }

describe('a list at its REST path', () => {
  it('answers rows, and where the page stands among how many', async () => {
    const { status, body } = await list({ ...zone, search: 'rahma', filter: { status: ['active'] } })
    expect([status, body]).toMatchObject([
      200,
      {
        data: [{ policyNumber: 'TRN/1', customer_name: 'Siti Rahma', premium: 5000, currency: 'IDR' }],
        meta: { limit: 10, next: null, previous: null, total: { count: 1, capped: false } },
      },
    ])
  })

  it('is of what the person may see', async () => {
    expect((await list(zone, 'GARDA')).body.data).toHaveLength(1)
    expect((await list(zone, 'SAMUDRA')).body.data).toEqual([])
    expect([(await list(zone, 'GRIYA')).status, (await list(zone, 'GRIYA')).body.code]).toEqual([403, 'FORBIDDEN'])
  })

  it.each([[undefined], [null], [[]], [{}], [{ ...zone, broker_id: 'x' }], [{ ...zone, filter: { partner_id: 'x' } }]])(
    'does not take %j',
    async (body) => {
      const answer = await call<{ code: string }>(server.url, '/api/train/v2/policies/list', {
        method: 'POST',
        token: tokens.NUSA,
        body,
      })
      expect([answer.status, answer.body.code]).toEqual([400, 'BAD_INPUT'])
    },
  )
})

describe('a record at its REST path', () => {
  it('is read by its number', async () => {
    expect((await detail('TRN/1')).body.data).toMatchObject({ policyNumber: 'TRN/1', ticketNumber: 'K7H2QP1' })
  })

  it('looks to others as if there were no such number', async () => {
    const [foreign, missing] = [await detail('TRN/1', 'SAMUDRA'), await detail('TRN/2', 'SAMUDRA')]
    expect([foreign.status, missing.status]).toEqual([404, 404])
    expect({ ...foreign.body, reference: '' }).toEqual({ ...missing.body, reference: '' })
    expect((await detail('TRN/1', 'GRIYA')).body.code).toBe('FORBIDDEN')
  })

  it('takes no query that its call does not know', async () => {
    const { status } = await call(server.url, '/api/train/v2/policies/detail/x?id=y', { token: tokens.NUSA })
    expect(status).toBe(400)
  })
})
