import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { areas } from '../../src/areas/registry.ts'
import { catalogue } from '../../src/shared/endpoints/catalogue.ts'
import type { Seeable } from '../../src/shared/endpoints/answers/sessions.ts'
import { system } from '../../src/server/store/store.ts'
import { startTestHost, type TestHost } from './support/host.ts'
import { call, type Refused, signIn, type SignedIn } from './support/http.ts'
import { addOrganisation, addPerson, asOwner, setRights } from './support/people.ts'
import { shareOf } from './support/share.ts'

const minute = 60
const reason = 'Ticket 4711: sees no quotations'
const words = 'You see the product as somebody else and change nothing meanwhile. Please stop seeing as them first.'

let running: TestHost
let platform: string
let broker: string
const ids: Record<string, string> = {}

beforeAll(async () => {
  running = await startTestHost({ portalHosts: { localhost: 'internal' } })
  const { store } = running.host
  platform = await addOrganisation(store, 'CVG', 'platform')
  broker = await addOrganisation(store, 'ALFA', 'broker')
  const add = async (name: string, organisation: string, permissions: string[], more = {}) => {
    const memberships = [{ organisation, permissions }]
    ids[name] = await addPerson(store, { email: `${name}@covergate.test`, memberships, ...more })
  }
  await add('super', platform, ['SuperAdmin.Root'])
  await add('other', platform, ['superadmin.root'])
  await add('admin', platform, ['bank.list'])
  await add('broker', broker, ['bank.list'])
  await add('locked', broker, ['bank.list'], { locked: true })
  await add('fresh', broker, ['bank.list'], { activated: false })
})

afterAll(() => running.close())

const enter = (name: string) => signIn(running.url, `${name}@covergate.test`)
const see = (token: string, name: string, organization = broker) =>
  call<{ data: SignedIn } & Refused>(running.url, '/v2/sessions/as', {
    token,
    body: { user: ids[name], organization, reason },
  })
const seeing = async (name = 'broker') => (await see((await enter('super')).token, name)).body.data
const stop = (token: string) =>
  call<{ data: SignedIn } & Refused>(running.url, '/v2/sessions/as', { method: 'DELETE', token })
const check = (token: string) =>
  call<{ data: { user: SignedIn['user'] } } & Refused>(running.url, '/v2/sessions/check', { method: 'POST', token })
/** The latest of these that were told, of that reason where one is said. */
const audited = (event: string, why: string | null = null) =>
  running.host.store.run<{ result: string; user_id: string; organisation_id: string; detail: object }>(
    system,
    `select result, user_id, organisation_id, detail from audit
     where event = $1 and ($2::text is null or detail ->> 'reason' = $2) order by id desc limit 1`,
    [event, why],
  )

describe('a super admin', () => {
  it('finds whom to see the product as by words of name, address and organisation, and nobody who is out of it', async () => {
    const { token } = await enter('super')
    const find = async (search: string) => {
      const path = `/v2/people?search=${encodeURIComponent(search)}`
      return (await call<{ data: Seeable[] }>(running.url, path, { token })).body.data.map(({ email }) => email)
    }
    expect(await find('')).toEqual(['admin@covergate.test', 'broker@covergate.test'])
    expect(await find('alfa NAME')).toEqual(['broker@covergate.test'])
    expect(await find('nobody')).toEqual([])
  })

  it('reads what the person reads, is named beside them, and comes back to what was before', async () => {
    const own = await enter('super')
    const { user, token } = (await see(own.token, 'broker')).body.data
    expect(user).toMatchObject({ id: ids.broker, permissions: ['bank.list'], organization: { id: broker } })
    const until = new Date(running.host.clock().getTime() + 30 * minute * 1000).toISOString()
    expect(user.seenBy).toEqual({
      name: 'Name of super@covergate.test',
      until: expect.stringContaining(until.slice(0, 16)),
    })
    expect((await check(own.token)).status).toBe(401)
    expect((await check(token)).body.data.user).toEqual(user)
    expect(await audited('seeAs')).toMatchObject([
      {
        result: 'accepted',
        user_id: ids.super,
        organisation_id: platform,
        detail: { person: ids.broker, organisation: broker, why: reason },
      },
    ])
    const back = (await stop(token)).body.data
    expect(back.user).toMatchObject({ id: ids.super, organization: { id: platform } })
    expect(back.user.seenBy).toBeUndefined()
    expect((await check(token)).status).toBe(401)
    expect(await audited('seeAsEnd')).toMatchObject([{ user_id: ids.super, detail: { person: ids.broker } }])
    running.pass(40 * minute)
    const { status } = await call(running.url, '/v2/sessions/refresh', { body: { refresh: back.refresh } })
    expect(status).toBe(200)
  })

  it('is the same person to a refresh, and ends with the half hour', async () => {
    const first = await seeing()
    running.pass(20 * minute)
    const renewed = await call<{ data: SignedIn }>(running.url, '/v2/sessions/refresh', {
      body: { refresh: first.refresh },
    })
    expect(renewed.body.data.user).toEqual(first.user)
    running.pass(11 * minute)
    expect((await check(renewed.body.data.token)).status).toBe(401)
    const late = await call(running.url, '/v2/sessions/refresh', { body: { refresh: renewed.body.data.refresh } })
    expect(late.status).toBe(401)
  })

  it('signs out of it altogether', async () => {
    const { token } = await seeing()
    const { status } = await call(running.url, `/v2/sessions/${token}`, { method: 'DELETE', token })
    expect([status, (await check(token)).status]).toEqual([204, 401])
  })

  it.each([
    ['themselves', 'super', 'CVG'],
    ['another super admin', 'other', 'CVG'],
    ['a locked account', 'locked', 'ALFA'],
    ['one that is not activated', 'fresh', 'ALFA'],
    ['a member of another organisation', 'broker', 'CVG'],
  ])('does not see the product as %s, and goes on', async (_, name, code) => {
    const { token } = await enter('super')
    const { status } = await see(token, name, code === 'CVG' ? platform : broker)
    expect([status, (await check(token)).status]).toEqual([404, 200])
    expect(await audited('seeAs')).toMatchObject([
      { result: 'refused', user_id: ids.super, detail: { person: ids[name] } },
    ])
  })

  it('sees as one person at a time', async () => {
    const { token } = await seeing()
    expect((await see(token, 'admin', platform)).body).toMatchObject({ code: 'FORBIDDEN', message: words })
  })

  it.each([
    [
      'is locked',
      'update users set locked_at = now() where id = $1',
      'update users set locked_at = null where id = $1',
      'super',
    ],
    ['is none any more', ['bank.list'], ['superadmin.root'], 'super'],
    [
      'is locked, the person',
      'update users set locked_at = now() where id = $1',
      'update users set locked_at = null where id = $1',
      'broker',
    ],
    ['is one, the person', ['superadmin.root'], ['bank.list'], 'broker'],
  ])('sees nothing more once who %s', async (_, done, undone, name) => {
    const { store } = running.host
    const { token } = await seeing()
    const change = (to: string | string[]) =>
      typeof to === 'string' ? asOwner(store, to, [ids[name]]) : setRights(store, `${name}@covergate.test`, to)
    await change(done)
    const list = { query: '{ __typename }' }
    await expect.poll(async () => (await check(token)).status).toBe(401)
    expect((await call(running.url, '/api/graphql', { token, body: list })).status).toBe(401)
    await change(undone)
  })
})

it('nobody else sees the product as somebody, or finds whom', async () => {
  const { token } = await enter('admin')
  expect((await see(token, 'broker')).status).toBe(403)
  expect((await call(running.url, '/v2/people', { token })).status).toBe(403)
  expect((await stop(token)).status).toBe(404)
})

describe('who sees the product as somebody', () => {
  const reading =
    'list counts views summary statuses totals lookup open detail cases timeline history checkLoanNumber checkAccountNumber'.split(
      ' ',
    )
  const operations = catalogue(areas).filter(({ operation }) => operation !== undefined)
  let token: string
  beforeAll(async () => {
    token = (await seeing()).token
  })

  it.each(shareOf(operations))('asks by $name, and changes nothing by it', async ({ name, operation }) => {
    const { body } = await call<{ errors?: Refused[] }>(running.url, '/api/graphql', {
      token,
      body: { query: name, persisted: true, variables: {} },
    })
    const isRefused = JSON.stringify(body).includes(words)
    expect(isRefused).toBe(!reading.includes(operation!))
  })

  it('takes no file of theirs away', async () => {
    const { body } = await call<Refused>(running.url, `/api/exports/${ids.broker}/content`, { token })
    expect(body).toMatchObject({ code: 'FORBIDDEN', message: words })
  })

  it('is told of a refusal in the audit, both by name', async () => {
    await call(running.url, '/v2/sessions/own', { method: 'DELETE', token })
    await expect
      .poll(() => audited('access', 'seenAs'))
      .toMatchObject([{ result: 'refused', user_id: ids.super, detail: { seenAs: ids.broker } }])
  })
})
