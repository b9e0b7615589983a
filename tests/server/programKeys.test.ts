import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { areas } from '../../src/areas/registry.ts'
import { apiKeyTime } from '../../src/server/performers/apiKeyTime.ts'
import { workOnExports } from '../../src/server/exports/work.ts'
import { openFileStore } from '../../src/server/files/openFileStore.ts'
import { isRange, isWithin } from '../../src/server/sessions/keys/ranges.ts'
import { system } from '../../src/server/store/store.ts'
import { permissionsOf } from '../../src/shared/area/permissions.ts'
import { beginningPath } from '../../src/shared/endpoints/beginning.ts'
import type { Area } from '../../src/shared/area/types.ts'
import { areaEndpoints } from '../../src/shared/endpoints/areas.ts'
import { presignOf, previewOf } from '../../src/shared/endpoints/files.ts'
import { type Client, client } from '../support/client.ts'
import { type Doors, openDoors } from './support/doors.ts'
import { startTestHost, type TestHost } from './support/host.ts'
import { call, signIn } from './support/http.ts'
import { addOrganisation, addPerson, asOwner, setRights } from './support/people.ts'

const [minute, hour, day] = [60, 3_600, 86_400]
const email = 'maker@keys.test'
const managing = ['list', 'detail', 'create', 'edit', 'revoke'].map((one) => `api_key.${one}`)
const own = [...managing, 'organization.generateApiKey', 'permission.list', 'permission.detail']
const useful = ['bank.list', 'bank.detail', 'bank.create', 'bank.edit', 'bank.delete', 'bank.updateStatus']
const usual = [...own, ...useful, 'role.list', 'user.list']

let server: TestHost
let other: Doors
let house: string
let maker: Client
/** Every key that was told, none of which may be found anywhere. */
const secrets: string[] = []

const rows = <R>(text: string, values: unknown[] = []): Promise<R[]> => server.host.store.run<R>(system, text, values)
const idsOf = async (codes: readonly string[]): Promise<string[]> =>
  (
    await rows<{ id: string }>('select id from access_permissions where code = any($1::text[])', [`{${codes.join()}}`])
  ).map(({ id }) => id)

/** Signs in anew: what a person may do is read with each call, but a clock that is moved ends sessions. */
const enter = async (as = email): Promise<Client> => client(server.url, (await signIn(server.url, as)).token)

beforeAll(async () => {
  server = await startTestHost({ trustedProxies: ['loopback'] })
  other = await openDoors(server)
  house = await addOrganisation(server.owner, 'HOUSE', 'broker')
  await asOwner(
    server.owner,
    "update organisations set role_template = (select id from role_templates where code = 'BROKER') where id = $1",
    [house],
  )
  const elsewhere = await addOrganisation(server.owner, 'ELSEWHERE', 'broker')
  await addPerson(server.owner, { email, memberships: [{ organisation: house, permissions: usual }] })
  await addPerson(server.owner, {
    email: 'stranger@keys.test',
    memberships: [{ organisation: elsewhere, permissions: usual }],
  })
  await addPerson(server.owner, {
    email: 'colleague@keys.test',
    memberships: [{ organisation: house, permissions: [...own, 'bank.list'] }],
  })
  maker = await enter()
})
afterAll(async () => {
  await other.close()
  await server.close()
})

interface Made {
  id: string
  token: string
}

const made = async (input: object, by = maker): Promise<string> => {
  const { result } = await by.call('api_key.create', { input: { name: 'Nightly report', ...input } })
  expect(result).toMatchObject({ __typename: 'Saved' })
  return result['id'] as string
}

const revisionOf = async (id: string) =>
  (await rows<{ revision: number }>('select revision from api_keys where id = $1', [id]))[0]!.revision

const act = async (action: string, id: string, by = maker) =>
  by.call(action, { id, revision: await revisionOf(id), key: randomUUID() })

const generated = async (id: string, by = maker): Promise<string> => {
  const { result } = await act('organization.generateApiKey', id, by)
  expect(result).toMatchObject({ __typename: 'Saved', shown: expect.stringMatching(/^cvg_[\da-f]{8}_[\w-]{86}$/) })
  const shown = result['shown'] as string
  secrets.push(shown)
  return shown
}

const newKey = async (codes: readonly string[] = ['bank.list', 'bank.detail'], more: object = {}): Promise<Made> => {
  const id = await made({ permissions: await idsOf(codes), ...more })
  return { id, token: await generated(id) }
}

const banks = { limit: 10, total: false, user_timezone: 'UTC' }
const listing = (token: string, url = server.url, headers: Record<string, string> = {}) =>
  call<{ code?: string; message?: string }>(url, '/api/graphql', {
    token,
    headers,
    body: { persisted: true, query: 'bank.list', variables: banks },
  })
const statusOf = async (token: string, url?: string, headers?: Record<string, string>) =>
  (await listing(token, url, headers)).status

const revoke = async (id: string) =>
  expect((await act('api_key.revoke', id)).result).toMatchObject({ __typename: 'Saved' })

describe('B192 an API key', () => {
  it('does what it was made for, of that what its maker still holds, and no more', async () => {
    const { id, token } = await newKey(['bank.list', 'bank.detail', 'bank.create'])
    const key = client(server.url, token)
    const input = { code: 'BKEY', name: 'Bank Kunci', status: 'ACTIVE', accountDigitsMin: 5, accountDigitsMax: 10 }
    const { result } = await key.call('bank.create', { input })
    expect(result).toMatchObject({
      __typename: 'Saved',
      entry: { by: { name: `Name of ${email} · API “Nightly report”` } },
    })
    const place = { id: result['id'], revision: 0 }
    expect((await key.call('bank.delete', place)).body.errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
    expect((await maker.call('bank.delete', place)).result).toMatchObject({ __typename: 'Saved' })
    await setRights(server.owner, email, [...own, 'bank.detail'])
    expect(await statusOf(token)).toBe(403)
    await setRights(server.owner, email, usual)
    expect(await statusOf(token)).toBe(200)
    await asOwner(server.owner, 'update users set locked_at = now() where email = $1', [email])
    expect(await statusOf(token)).toBe(401)
    await asOwner(server.owner, 'update users set locked_at = null where email = $1', [email])
    await revoke(id)
  })

  it('is made by nobody for more than they hold, nor for what is for people alone', async () => {
    const lacking = await maker.call('api_key.create', {
      input: {
        name: 'More',
        permissions: await idsOf(['partner.list', 'broker.list', 'superadmin.root', 'role.list']),
      },
    })
    expect(lacking.result).toMatchObject({
      __typename: 'Invalid',
      fields: [
        { path: 'permissions', key: 'validation:forPeople' },
        {
          path: 'permissions',
          key: 'validation:beyondTemplate',
          values: {
            names: {
              en: 'broker.list (See the list “Brokers”), superadmin.root (Do everything, for every organisation)',
            },
          },
        },
        { path: 'permissions', key: 'validation:notHeld' },
      ],
    })
    const id = await made({ permissions: await idsOf(['bank.list', 'bank.create']) })
    const colleague = await enter('colleague@keys.test')
    expect((await act('organization.generateApiKey', id, colleague)).body.errors?.[0]?.message).toContain('bank.create')
    const stranger = await enter('stranger@keys.test')
    expect((await act('organization.generateApiKey', id, stranger)).status).toBe(404)
    const wide = { id, revision: 0, input: { name: 'x', permissions: await idsOf(['bank.list', 'partner.list']) } }
    expect((await maker.call('api_key.edit', wide)).result).toMatchObject({ __typename: 'Invalid' })
  })

  it('ends with its time, 90 days where nothing is said, and 365 at most', async () => {
    const { id, token } = await newKey()
    const [{ seconds }] = (await rows<{ seconds: number }>(
      'select extract(epoch from expires_at - issued_at)::int as seconds from api_keys where id = $1',
      [id],
    )) as [{ seconds: number }]
    expect(seconds).toBe(90 * day)
    const wanted = { name: 'Long', permissions: await idsOf(['bank.list']), days: 366 }
    expect((await maker.call('api_key.create', { input: wanted })).result).toMatchObject({
      __typename: 'Invalid',
      fields: [{ path: 'days' }],
    })
    server.pass(90 * day - minute)
    expect(await statusOf(token)).toBe(200)
    server.pass(minute)
    expect(await statusOf(token)).toBe(401)
    maker = await enter()
    expect((await act('organization.generateApiKey', id)).result).toMatchObject({ __typename: 'Declined' })
    await apiKeyTime(server.host)
    expect(await rows('select status from api_keys where id = $1', [id])).toEqual([{ status: 'EXPIRED' }])
    expect(await rows('select from api_key_secrets where key_id = $1', [id])).toEqual([])
  })

  it('is refused from an address that is in none of its ranges, as our proxies tell the address', async () => {
    const { id, token } = await newKey(undefined, { ranges: [{ range: '203.0.113.0/24' }, { range: '2001:db8::/32' }] })
    const from = async (address: string) => statusOf(token, server.url, { 'x-forwarded-for': address })
    expect(await from('203.0.113.9')).toBe(200)
    expect(await from('2001:db8::7')).toBe(200)
    expect(await from('203.0.114.9')).toBe(403)
    expect(await from('203.0.113.9, 198.51.100.1')).toBe(403)
    expect(await statusOf(token)).toBe(403)
    expect(await rows('select last_used_from from api_keys where id = $1', [id])).toEqual([
      { last_used_from: '203.0.113.9' },
    ])
    const ranges = [{ range: '999.0.0.1' }]
    const input = { name: 'Wrong', permissions: await idsOf(['bank.list']), ranges }
    expect((await maker.call('api_key.create', { input })).result).toMatchObject({
      __typename: 'Invalid',
      fields: [{ path: 'ranges[0].range' }],
    })
    await revoke(id)
  })

  it('may make 60 calls a minute, of whatever process, then 429 with Retry-After', async () => {
    const { id, token } = await newKey()
    const urls = [server.url, other.url]
    const first = await Promise.all(Array.from({ length: 70 }, (_, turn) => statusOf(token, urls[turn % 2])))
    expect(first.filter((status) => status === 200)).toHaveLength(60)
    const refused = await listing(token, other.url)
    expect(refused.status).toBe(429)
    const wait = Number(refused.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(minute)
    server.pass(wait)
    expect(await statusOf(token)).toBe(200)
    await revoke(id)
  })

  it('that is revoked opens nothing more, in no process, and no work goes on that it has begun', async () => {
    const { id, token } = await newKey()
    const key = client(server.url, token)
    const wanted = { columns: ['name'], format: 'csv', user_timezone: 'UTC' }
    const { result } = await key.call('bank.export', wanted)
    const asked = result['id'] as string
    const listed = async (by: string) =>
      (await call<{ data: { id: string }[] }>(server.url, '/api/exports', { token: by })).body.data.map((one) => one.id)
    expect(await listed(token)).toEqual([asked])
    expect(await listed(maker.token)).toEqual([])
    expect(await statusOf(token, other.url)).toBe(200)
    const files = await openFileStore(server.config)
    /** Until no process has it under way, this one or the host's own. */
    const ended = async () => {
      await expect
        .poll(async () => {
          await workOnExports(server.host, files)
          return (await rows<{ state: string }>('select state from exports where id = $1', [asked]))[0]!.state
        })
        .not.toBe('working')
    }
    await ended()
    await revoke(id)
    expect([await statusOf(token), await statusOf(token, other.url)]).toEqual([401, 401])
    const begun = `update exports set state = 'working', stage = 'rows', run_at = now() - interval '1 day' where id = $1`
    await asOwner(server.owner, begun, [asked])
    await ended()
    expect(await rows('select state from exports where id = $1', [asked])).toEqual([{ state: 'refused' }])
    expect((await act('organization.generateApiKey', id)).result).toMatchObject({
      __typename: 'Declined',
      reasons: [{ guard: 'isNotRevoked' }],
    })
  })

  it('that is generated anew goes on beside the new one for 24 hours, and the one before that no more', async () => {
    const { id, token: first } = await newKey()
    const second = await generated(id)
    expect([await statusOf(first), await statusOf(second)]).toEqual([200, 200])
    expect(await rows('select status from api_keys where id = $1', [id])).toEqual([{ status: 'ROTATING' }])
    server.pass(day - hour)
    expect(await statusOf(first)).toBe(200)
    server.pass(hour)
    expect([await statusOf(first), await statusOf(second)]).toEqual([401, 200])
    await apiKeyTime(server.host)
    expect(await rows('select status from api_keys where id = $1', [id])).toEqual([{ status: 'ACTIVE' }])
    maker = await enter()
    const [third, fourth] = [await generated(id), await generated(id)]
    expect(await Promise.all([second, third, fourth].map((token) => statusOf(token)))).toEqual([401, 200, 200])
    await revoke(id)
    expect(await Promise.all([third, fourth].map((token) => statusOf(token)))).toEqual([401, 401])
  })

  it('is one of ten at most that work', async () => {
    const ids = await Promise.all(
      Array.from({ length: 11 }, async () => made({ permissions: await idsOf(['bank.list']) })),
    )
    for (const id of ids.slice(0, 10)) await generated(id)
    expect((await act('organization.generateApiKey', ids[10]!)).body.errors?.[0]?.message).toContain('10')
    await revoke(ids[0]!)
    await generated(ids[10]!)
    for (const id of ids.slice(1)) await revoke(id)
  })

  it('is told of by letter when it is generated and a week before its end, once, to those who may generate keys', async () => {
    await asOwner(server.owner, 'delete from mails')
    const { id } = await newKey(undefined, { days: 30 })
    const letters = async () => {
      await apiKeyTime(server.host)
      const sent = await rows<{ recipient: string; subject: string }>(
        'select recipient, subject from mails order by id',
      )
      return sent.map(({ recipient, subject }) => `${recipient}: ${subject}`).toSorted()
    }
    const told = ['colleague@keys.test', email].map((one) => `${one}: A new API key for The HOUSE: Nightly report`)
    expect(await letters()).toEqual(told)
    server.pass(23 * day - minute)
    expect(await letters()).toEqual(told)
    server.pass(minute)
    const ending = ['colleague@keys.test', email].map((one) => `${one}: The API key Nightly report ends in a week`)
    expect(await letters()).toEqual([...told, ...ending].toSorted())
    expect(await letters()).toEqual([...told, ...ending].toSorted())
    maker = await enter()
    await revoke(id)
  })
})

describe('what is for people alone', () => {
  it('is shut to a key at every route that does not say otherwise', async () => {
    const { id, token } = await newKey()
    const open = other.routes.filter(({ config }) => config?.keys).map(({ method, url }) => `${String(method)} ${url}`)
    const rest = areas
      .flatMap(areaEndpoints)
      .flatMap(({ method, path, transport }) =>
        transport === 'rest' ? [`${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`] : [],
      )
    const ofFiles = areas
      .flatMap((area) => [...presignOf(area), ...previewOf(area)])
      .map(({ method, path }) => `${method} ${path.replace('{file}', ':id')}`)
    expect(open.filter((one) => !one.startsWith('HEAD') && !rest.includes(one)).toSorted()).toEqual(
      [
        'GET /api/endpoints',
        'GET /api/exports',
        'GET /api/exports/:id/content',
        'GET /api/files/:id',
        'POST /api/exports/:id/again',
        'POST /api/exports/:id/cancel',
        'POST /api/files/:id/confirm',
        'POST /api/files/presign',
        ...ofFiles,
        'POST /api/graphql',
        'PUT /api/files/:id/content',
      ].toSorted(),
    )
    const shut = other.routes.filter(({ config }) => !config?.keys)
    expect(shut.length).toBeGreaterThan(60)
    for (const { method, url } of shut)
      for (const one of [method].flat()) {
        const path = url.replace(/:\w+|\*/g, randomUUID())
        const { status } = await fetch(other.url + path, { method: one, headers: { authorization: `Bearer ${token}` } })
        // What a page asks before it has a script is answered by nothing, and the refusal is in the log.
        expect([one, url, status]).toEqual([one, url, url === beginningPath ? 204 : 403])
      }
    await revoke(id)
  })

  it('is shut to a key in every operation of the areas that say who may do what, whatever it was made for', async () => {
    const said = areas.filter(({ ofAccess }) => ofAccess)
    const places = ['accessManagement', 'hierarchyManagement', 'organisationManagement']
    const isThere = ({ menu }: Area) => menu.some((one) => 'group' in one && places.includes(one.group))
    const unsaid = areas.filter((area) => isThere(area.parent?.area ?? area) && !area.ofAccess)
    // Stores are places: they say nothing of what anybody may do.
    expect(unsaid.map(({ id }) => id)).toEqual(['partner_store'])
    const everything = areas.flatMap(permissionsOf)
    const root = { organisation: house, permissions: ['superadmin.root'] }
    await addPerson(server.owner, { email: 'root@keys.test', memberships: [root] })
    await setRights(server.owner, email, [...own, ...everything, 'superadmin.root'])
    const id = await made({ permissions: await idsOf(['bank.list']) })
    const token = await generated(id)
    await asOwner(
      server.owner,
      'update api_keys set permissions = array(select id from access_permissions) where id = $1',
      [id],
    )
    const operations = said.flatMap((area) => areaEndpoints(area).map(({ name }) => name))
    for (const name of operations) {
      await asOwner(server.owner, 'delete from quotas')
      const variables = {
        ...banks,
        id,
        ids: [id],
        revision: 0,
        key: randomUUID(),
        input: {},
        event: { type: 'account.closed', reason: 'x' },
      }
      const { status, body } = await call<{ code?: string; errors?: unknown[] }>(server.url, '/api/graphql', {
        token,
        body: { persisted: true, query: name, variables },
      })
      expect([name, status >= 400, JSON.stringify(body).includes('"data":{"result":{')]).toEqual([name, true, false])
    }
    await asOwner(server.owner, 'delete from quotas')
    expect(await statusOf(token)).toBe(200)
    await revoke(id)
    await setRights(server.owner, email, usual)
  })

  it('is not opened by a key in a cookie or an address, and a key that is not ours opens nothing', async () => {
    const { id, token } = await newKey()
    const cookies = await call(server.url, '/api/beginning', { headers: { cookie: `access=${token}` } })
    expect([cookies.status, cookies.body]).toEqual([204, ''])
    const body = { persisted: true, query: 'bank.list', variables: banks }
    for (const path of [`/api/graphql?access_token=${token}`, `/api/graphql?key=${token}`])
      expect((await call(server.url, path, { body, headers: { cookie: `access=${token}` } })).status).toBe(401)
    const forged = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`
    for (const one of [
      forged,
      token.slice(0, -4),
      token.replace('cvg_', 'cvg_0'),
      `cvg_${'0'.repeat(8)}_${token.slice(13)}`,
      'cvg_',
    ])
      expect(await statusOf(one)).toBe(401)
    await revoke(id)
  })
})

it('ranges are addresses and networks, and IPv4 is the same where IPv6 carries it', () => {
  expect(['10.0.0.1', '10.0.0.0/8', '::1', '2001:db8::/32', '0.0.0.0/0'].filter((one) => !isRange(one))).toEqual([])
  expect(
    ['', '10', '10.1', '10.0.0.0/33', '::/129', 'fe80::1%eth0', 'a.b.c.d', '010.0.0.1/8', '1.2.3.4/'].filter(isRange),
  ).toEqual([])
  expect(isWithin('::ffff:10.1.2.3', ['10.0.0.0/8'])).toBe(true)
  expect(isWithin('2001:db8:1::1', ['10.0.0.0/8', '2001:db8::/32'])).toBe(true)
  expect(isWithin('11.0.0.1', ['10.0.0.0/8', '2001:db8::/32'])).toBe(false)
  expect(isWithin('unknown', ['0.0.0.0/0'])).toBe(false)
})

it('no key stands in a log, a mail, the audit or any table, and whose call it was stands in the audit', async () => {
  const tables = await rows<{ name: string }>(
    `select format('%I', c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'public' and c.relkind = 'r'`,
  )
  const texts = [server.log.join('\n')]
  for (const { name } of tables) {
    const [row] = await asOwner<{ text: string | null }>(
      server.owner,
      `select string_agg(t::text, ' ') as text from ${name} t`,
    )
    texts.push(row!.text ?? '')
  }
  for (const token of secrets) {
    const parts = [token, token.slice(13)]
    expect(texts.filter((text) => parts.some((part) => text.includes(part)))).toEqual([])
  }
  const [named] = await rows<{ count: number }>(
    `select count(*)::int as count from audit where event = 'access' and detail ->> 'keyName' = 'Nightly report'`,
  )
  expect(named!.count).toBeGreaterThan(0)
})
