import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eachOf } from '../../machines/kernel/grants.ts'
import { bus } from '../../src/areas/lines/bus.ts'
import { train } from '../../src/areas/lines/train.ts'
import { agent } from '../../src/areas/parties/agent.ts'
import { partner } from '../../src/areas/parties/partner.ts'
import { client } from '../support/client.ts'
import { startTestHost, type TestHost } from './support/host.ts'
import { call, type Refused, signIn } from './support/http.ts'
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

const aPartner = {
  legal_name: 'PT Kereta',
  legal_address: 'Jl. Sudirman 1',
  country: 'ID',
  business_description: 'Travel',
  categories: '["TRAVEL"]',
  colour: '#101010',
  logo_big: '{}',
  logo_small: '{}',
  pic_name: 'Siti',
  pic_phone: '+62811',
  pic_email: 'siti@kita.test',
  created_at: '2026-03-01T00:00:00.000Z',
  updated_at: '2026-03-01T00:00:00.000Z',
}

beforeAll(async () => {
  server = await startTestHost()
  const { store } = server.host
  const permissions = [
    ...[train, bus, partner, agent].flatMap((area) => [area.permissions.list, area.permissions.detail]),
    agent.permissions.create!,
  ]
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
  const insert = (table: string, values: object) =>
    asOwner(
      store,
      `insert into ${table} (${Object.keys(values).join(', ')}) values (${Object.keys(values)
        .map((_, index) => `$${index + 1}`)
        .join(', ')})`,
      Object.values(values),
    )
  await insert('train_policies', row)
  const sold = await asOwner<{ id: string; slug: string }>(
    store,
    `insert into insurance_categories (created_at, updated_at, code, name, slug, industry)
     select now(), now(), slug, slug, slug, (select id from risk_industries limit 1)
     from unnest(array['bus', 'train', 'flight']) slug returning id, slug`,
  )
  const idsOf = (slugs: readonly string[]) => sold.flatMap(({ id, slug }) => (slugs.includes(slug) ? id : []))
  const [template] = await asOwner<{ id: string }>(store, `select id from role_templates where code = 'PARTNER'`)
  for (const [code, branding_name, lines, byAgents] of [
    ['KERETA', 'Kereta Kita', ['bus', 'train'], false],
    ['TERBANG', 'angkasa', ['flight'], true],
    ['KAPAL', 'Zamrud', [], false],
    ['ANGKOT', 'berkah Bumi', [], false],
    ['BECAK', 'Berkah Abadi', [], false],
  ] as const)
    await insert('partners', {
      role_template: template!.id,
      ...aPartner,
      code,
      branding_name,
      agent: byAgents,
      product_categories: idsOf(lines),
      organisation_id: row.broker_id,
    })
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

  it.each([
    [undefined, 'user_timezone'],
    [null, 'body'],
    [[], 'body'],
    [{}, 'user_timezone'],
    [{ ...zone, broker_id: 'x' }, 'broker_id'],
    [{ ...zone, filter: { partner_id: 'x' } }, 'filter.partner_id'],
  ])('does not take %j, and names %s', async (body, path) => {
    const answer = await call<Refused>(server.url, '/api/train/v2/policies/list', {
      method: 'POST',
      token: tokens.NUSA,
      body,
    })
    expect([answer.status, answer.body]).toMatchObject([400, { code: 'BAD_INPUT', fields: [{ path }] }])
  })
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

describe('what has happened to a policy', () => {
  const page = { limit: 50, next: null, previous: null, total: { count: 0, capped: false } }
  const histories = (number: string, as = 'NUSA') =>
    call<{ data?: object[]; code?: string }>(
      server.url,
      `/api/train/v2/policies/${encodeURIComponent(number)}/histories`,
      { token: tokens[as] },
    )

  it('is asked for by its number: nothing, as long as it is only read', async () => {
    expect((await histories('TRN/1')).body).toEqual({ data: [], meta: page })
  })

  it('is told to who may read the policy', async () => {
    expect((await histories('TRN/1', 'GRIYA')).body.code).toBe('FORBIDDEN')
    for (const number of ['TRN/1', 'TRN/2']) expect((await histories(number, 'SAMUDRA')).status).toBe(404)
    const ofBus = await client(server.url, tokens['SAMUDRA']!).call('bus.claimsHistoriesPolicy', { id: 'TRN/1' })
    expect(ofBus.body.errors?.[0]?.extensions?.code).toBe('NOT_FOUND')
  })
})

describe('partners', () => {
  const byName = ['angkasa', 'Berkah Abadi', 'berkah Bumi', 'Kereta Kita', 'Zamrud']
  const names = (answer: unknown) =>
    (answer as { data: { brandingName: string }[] }).data.map(({ brandingName }) => brandingName)

  it.each(['partner.list', 'user.partners'])(
    'B091 B097 are sorted by name where nobody asks otherwise: %s',
    async (name) => {
      expect(names((await client(server.url, tokens['NUSA']!).call(name, zone)).result)).toEqual(byName)
    },
  )

  it('B091 are sorted by name by the path of organisations too', async () => {
    const path = '/v2/organizations/self/relations?user_timezone=UTC'
    expect(names((await call(server.url, path, { token: tokens['NUSA'] })).body)).toEqual(byName)
  })
})

describe('the partners of a line', () => {
  const partners = (path: string, as = 'NUSA') =>
    call<{ data?: object[]; code?: string }>(server.url, path, { token: tokens[as] })
  const ofTrain = '/api/train/v2/partners?user_timezone=UTC'

  it('are those that sell it, with what they are called and nothing beside', async () => {
    const id = expect.any(String) as string
    expect((await partners(ofTrain)).body).toEqual({
      data: [{ id, code: 'KERETA', name: 'Kereta Kita' }],
      meta: { limit: 10, next: null, previous: null, total: { count: 1, capped: false } },
    })
    const { result } = await client(server.url, tokens['NUSA']!).call('bus.listPartners', zone)
    expect(result).toMatchObject({ data: [{ id, code: 'KERETA', name: 'Kereta Kita' }] })
  })

  it('are the reader’s own, and shown to who may list partners', async () => {
    expect((await partners(ofTrain, 'SAMUDRA')).body.data).toEqual([])
    expect((await partners(ofTrain, 'GRIYA')).body.code).toBe('FORBIDDEN')
  })
})

describe('an agent', () => {
  const ask = (name: string, variables: object) => client(server.url, tokens['NUSA']!).call(name, variables)
  const partnerWith = async (filter: { agent: boolean }) => {
    const { result } = await ask('partner.list', { ...zone, filter })
    return (result as unknown as { data: { id: string }[] }).data[0]!.id
  }
  const add = async (fields: object) => {
    const input = { name: 'Dewi', loginType: 'OTP', bankBranch: 'KC Bandung', phone: '+6281234567', ...fields }
    return (await ask('agent.create', { input })).result
  }

  it('is of a partner with the flag for agents, and of no other', async () => {
    expect(await add({ email: 'a@kita.test', partner: await partnerWith({ agent: false }) })).toMatchObject({
      fields: [{ path: 'partner', key: 'validation:noAgency' }],
    })
    expect(await add({ email: 'a@kita.test', partner: await partnerWith({ agent: true }) })).toMatchObject({
      revision: 0,
    })
  })

  it('has an address that nobody else has, however it is written', async () => {
    const withAgents = { partner: await partnerWith({ agent: true }) }
    expect(await add({ email: 'B@Kita.test', ...withAgents })).toMatchObject({ revision: 0 })
    expect(await add({ email: 'b@kita.TEST', ...withAgents })).toMatchObject({
      fields: [{ path: 'email', key: 'validation:taken' }],
    })
    const { result } = await ask('smartphone.listAgent', { ...zone, search: 'b@kita' })
    const id = expect.any(String) as string
    expect(result).toMatchObject({ data: [{ id, name: 'Dewi', email: 'b@kita.test', phone: '+6281234567' }] })
  })
})
