import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Devices } from '../../src/shared/endpoints/answers/rights.ts'
import { system } from '../../src/server/store/store.ts'
import { startOn, startTestHost, type TestHost } from './support/host.ts'
import { call, type Refused, type SignedIn, trySignIn } from './support/http.ts'
import { addOrganisation, addPerson, asOwner, password } from './support/people.ts'
import { engine } from './support/store.ts'

let server: TestHost
const house: Record<string, string> = {}
const roles: Record<string, string> = {}
const accounts: Record<string, string> = {}

const own = <R>(text: string, values: unknown[] = []) => asOwner<R>(server.owner, text, values)
const emailOf = (name: string) => `${name}@devices.test`

const addRole = async (name: string, of: string, codes: readonly string[], higher?: string) => {
  await own(
    'insert into access_permissions (created_at, updated_at, code) select now(), now(), unnest($1::text[]) on conflict do nothing',
    [`{${codes.join()}}`],
  )
  const [row] = await own<{ id: string }>(
    `insert into access_roles (created_at, updated_at, organisation_id, code, name, permissions, higher)
     values (now(), now(), $1, $2, $2, array(select id from access_permissions where code = any($3::text[])), $4) returning id`,
    [house[of], name, `{${codes.join()}}`, higher ? roles[higher] : null],
  )
  roles[name] = row!.id
}

/** What somebody has in an organisation, called by both where they have it in several. */
const addAccount = async (name: string, of: string, role: string, called = name) => {
  const [row] = await own<{ id: string }>(
    `insert into user_accounts (created_at, updated_at, organisation_id, machine, machine_version, status, snapshot, full_name, email, roles)
     values (now(), now(), $1, 'account', 2, 'ACTIVE', '{}', $2, $3, $4) returning id`,
    [house[of], `Name of ${name}`, emailOf(name), [roles[role]]],
  )
  accounts[called] = row!.id
}

const managing = ['user.list', 'user.detail', 'user.devices', 'user.actFor']

beforeAll(async () => {
  server = await startTestHost()
  house['ours'] = await addOrganisation(server.owner, 'OURS', 'broker')
  house['theirs'] = await addOrganisation(server.owner, 'THEIRS', 'broker')
  house['platform'] = await addOrganisation(server.owner, 'PLATFORM', 'platform')
  await addRole('admin', 'platform', ['superadmin.root'])
  await addRole('officer', 'platform', managing)
  await addRole('owner', 'ours', ['superadmin.root'])
  await addRole('chief', 'ours', managing, 'owner')
  await addRole('deputy', 'ours', managing, 'chief')
  await addRole('looker', 'ours', ['user.list', 'user.detail'], 'owner')
  await addRole('blind', 'ours', ['user.list', 'user.devices'], 'owner')
  await addRole('clerk', 'ours', ['bank.list'], 'deputy')
  await addRole('beside', 'ours', ['bank.list'])
  await addRole('head', 'theirs', managing)
  await addRole('away', 'theirs', ['bank.list'], 'head')
  const names = ['admin', 'officer', 'owner', 'chief', 'twin', 'deputy', 'looker', 'blind', 'clerk', 'beside', 'head']
  for (const name of [...names, 'both']) await addPerson(server.owner, { email: emailOf(name), memberships: [] })
  for (const name of ['admin', 'officer']) await addAccount(name, 'platform', name)
  for (const name of ['owner', 'chief', 'deputy', 'looker', 'blind', 'clerk', 'beside'])
    await addAccount(name, 'ours', name)
  await addAccount('twin', 'ours', 'chief')
  await addAccount('both', 'ours', 'clerk')
  await addAccount('head', 'theirs', 'head')
  await addAccount('both', 'theirs', 'away', 'both there')
})
beforeEach(() => own('truncate attempts'))
afterAll(() => server.close())

const enter = async (name: string, of?: string, device = 'Firefox on Linux'): Promise<SignedIn> => {
  const body = { email: emailOf(name), password, ...(of && { organization: house[of] }) }
  return (await trySignIn(server.url, body, { 'user-agent': device })).body.data
}
const isIn = async ({ token }: { token: string }, url = server.url) =>
  (await call(url, '/v2/sessions/check', { method: 'POST', token })).status === 200

const path = (account: string, id?: string) =>
  `/v2/rights/accounts/${accounts[account]}/sessions${id === undefined ? '' : `/${id}`}`
const read = ({ token }: { token: string }, account: string) =>
  call<{ data: Devices } & Refused>(server.url, path(account), { token })
const end = ({ token }: { token: string }, account: string, id?: string) =>
  call<Refused>(server.url, path(account, id), { method: 'DELETE', token })
const seen = async (by: { token: string }, account: string) => (await read(by, account)).body.data
const sessionsOf = async (name: string) =>
  server.host.store.run<{ id: string; ended: boolean }>(
    system,
    'select s.id, ended_at is not null as ended from sessions s join users u on u.id = user_id where email = $1 order by s.created_at',
    [emailOf(name)],
  )
const newestOf = async (name: string) => (await sessionsOf(name)).at(-1)!.id
const audited = async () => {
  const text = `select email, a.organisation_id, result, detail from audit a join users u on u.id = user_id where event = 'deviceEnd' order by a.id`
  return server.host.store.run<{ email: string; organisation_id: string; result: string; detail: object }>(system, text)
}

describe('where somebody is signed in', () => {
  it('is seen by who manages them: device, network, times and method, of their organisation alone', async () => {
    await enter('both', 'theirs', 'Safari on a phone')
    await enter('both', 'ours')
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
    const common = { id: expect.any(String), address: '127.0.0.1', createdAt: time, lastUsedAt: time, current: false }
    const here = { ...common, device: 'Firefox on Linux', method: 'password', organisation: 'The OURS' }
    const there = { ...common, device: 'Safari on a phone', method: 'password', organisation: 'The THEIRS' }
    expect(await seen(await enter('chief'), 'both')).toEqual({ sessions: [here], against: null })
    expect(await seen(await enter('head'), 'both there')).toEqual({ sessions: [there], against: null })
    const officer = await enter('officer')
    expect((await seen(officer, 'both')).sessions).toEqual([here])
    expect(await seen(await enter('admin'), 'both')).toEqual({ sessions: [here, there], against: null })
  })

  it('is told with why nothing of it may be ended, and with which of it asks', async () => {
    const chief = await enter('chief')
    await enter('owner')
    expect((await seen(chief, 'owner')).against).toBe('person')
    const mine = await seen(chief, 'chief')
    expect([mine.against, mine.sessions.filter(({ current }) => current).length]).toEqual(['self', 1])
  })
})

describe('what is ended by who manages them', () => {
  it('7.4.5 is one sign-in: it is over within a second, with its streams, and the others go on', async () => {
    const chief = await enter('chief')
    const [lost, kept] = [await enter('clerk', undefined, 'A lost phone'), await enter('clerk')]
    const { id } = (await seen(chief, 'clerk')).sessions.find(({ device }) => device === 'A lost phone')!
    // PGlite is of one process.
    const elsewhere = engine === 'postgres' ? await startOn({ ...server.config, port: 0 }) : server
    try {
      const stream = await fetch(`${elsewhere.url}/api/live`, { headers: { authorization: `Bearer ${lost.token}` } })
      expect([stream.status, await isIn(lost, elsewhere.url)]).toEqual([200, true])
      expect((await end(chief, 'clerk', id)).status).toBe(204)
      const ended = performance.now()
      await stream.text()
      expect(performance.now() - ended).toBeLessThan(1000)
      expect([await isIn(lost), await isIn(lost, elsewhere.url), await isIn(kept)]).toEqual([false, false, true])
    } finally {
      if (elsewhere !== server) await elsewhere.close()
    }
    const again = await call<Refused>(server.url, '/v2/sessions/refresh', { body: { refresh: lost.refresh } })
    expect(again.body.code).toBe('INVALID_REFRESH')
    expect((await seen(chief, 'clerk')).sessions.map((one) => one.id)).not.toContain(id)
    expect((await end(chief, 'clerk', id)).status).toBe(204)
    expect(await audited()).toEqual([
      {
        email: emailOf('chief'),
        organisation_id: house['ours'],
        result: 'accepted',
        detail: { account: accounts['clerk'], person: kept.user.id, personName: 'Name of clerk', session: id },
      },
    ])
  })

  it('7.4.5 are all of them in that organisation, and by a super admin of the platform everywhere', async () => {
    const elsewhere = await enter('both', 'theirs')
    const [one, two] = [await enter('both', 'ours'), await enter('both', 'ours')]
    expect((await end(await enter('chief'), 'both')).status).toBe(204)
    expect([await isIn(one), await isIn(two), await isIn(elsewhere)]).toEqual([false, false, true])
    expect((await audited()).at(-1)).toMatchObject({ email: emailOf('chief'), detail: { session: 'all' } })
    expect((await end(await enter('admin'), 'both')).status).toBe(204)
    expect(await isIn(elsewhere)).toBe(false)
  })

  it('is nothing in another organisation, nor of another person, and both look like nothing', async () => {
    const chief = await enter('chief')
    const elsewhere = await enter('both', 'theirs')
    const other = await enter('owner')
    for (const name of ['both', 'owner'])
      expect(await end(chief, 'both', await newestOf(name))).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    expect([await isIn(elsewhere), await isIn(other)]).toEqual([true, true])
  })

  it('is nothing by an account that is closed, whatever the one has that has followed it', async () => {
    await addPerson(server.owner, { email: emailOf('risen'), memberships: [] })
    await addAccount('risen', 'ours', 'clerk', 'risen before')
    await own(`update user_accounts set status = 'CLOSED', updated_at = now() where id = $1`, [
      accounts['risen before'],
    ])
    await addAccount('risen', 'ours', 'owner')
    const risen = await enter('risen')
    const chief = await enter('chief')
    expect((await seen(chief, 'risen before')).sessions).toEqual([])
    expect((await end(chief, 'risen before')).status).toBe(204)
    expect((await end(chief, 'risen before', await newestOf('risen'))).status).toBe(404)
    expect(await isIn(risen)).toBe(true)
  })
})

describe('the doors to it', () => {
  const doors = [
    ['reading', (by: { token: string }, account: string) => read(by, account)],
    ['ending one', async (by: { token: string }, account: string) => end(by, account, await newestOf(account))],
    ['ending all', (by: { token: string }, account: string) => end(by, account)],
  ] as const
  const ending = doors.slice(1)
  const refusedBy = async (by: { token: string }, account: string, some: typeof ending | typeof doors = doors) => {
    const kept = await enter(account)
    const answers: unknown[] = []
    for (const [, door] of some) {
      const { status, body } = await door(by, account)
      answers.push([status, body.message])
    }
    expect(await isIn(kept)).toBe(true)
    return answers
  }
  const times = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one)

  it('are shut without the permission, without that to see the account, and to nobody', async () => {
    for (const name of ['clerk', 'looker', 'blind'])
      expect(await refusedBy(await enter(name), 'deputy')).toEqual(times(3, [403, "You don't have access"]))
    expect(await refusedBy({ token: '' }, 'deputy')).toEqual(times(3, [401, expect.any(String)]))
  })

  it('lead to nothing from another organisation', async () => {
    expect(await refusedBy(await enter('head'), 'clerk')).toEqual(times(3, [404, expect.any(String)]))
  })

  it.each([
    ['chief', 'owner'],
    ['chief', 'twin'],
    ['chief', 'beside'],
    ['deputy', 'chief'],
    ['officer', 'admin'],
  ])('lead %s to no end for %s, who does not stand below', async (by, account) => {
    const message = 'You manage only people whose roles all stand below yours.'
    expect(await refusedBy(await enter(by), account, ending)).toEqual(times(2, [403, message]))
  })

  it('lead nobody to an end of their own', async () => {
    const message = 'Nobody changes their own account. Ask somebody above you.'
    expect(await refusedBy(await enter('chief'), 'chief', ending)).toEqual(times(2, [403, message]))
    expect(await refusedBy(await enter('admin'), 'admin', ending)).toEqual(times(2, [403, message]))
  })

  it('are shut to API keys, and to who acts for somebody who has the permission', async () => {
    const key = { token: `cvg_${'0'.repeat(8)}_${'k'.repeat(86)}` }
    expect(await refusedBy(key, 'clerk')).toEqual(times(3, [403, expect.stringContaining('key')]))
    const chief = await enter('chief')
    const body = { account: accounts['deputy'], reason: 'Ticket 4711' }
    const acting = await call<{ data: SignedIn }>(server.url, '/v2/sessions/for', { token: chief.token, body })
    expect(acting.status).toBe(200)
    expect(await refusedBy(acting.body.data, 'clerk')).toEqual(
      times(3, [403, expect.stringContaining('You act for another person')]),
    )
  })
})

it('keeps with a sign-in how its person showed who they are, also in what takes it over', async () => {
  const offer = await trySignIn<{ data: { ticket: string } }>(server.url, { email: emailOf('both'), password })
  const chosen = await call<{ data: SignedIn }>(server.url, '/v2/sessions', {
    body: { ticket: offer.body.data.ticket, organization: house['ours'] },
  })
  const methods = () =>
    server.host.store.run<{ method: string }>(
      system,
      `select method from sessions s join users u on u.id = user_id where email = $1 order by s.created_at desc limit 1`,
      [emailOf('both')],
    )
  expect(await methods()).toEqual([{ method: 'password' }])
  server.pass(1)
  const { token } = chosen.body.data
  await call(server.url, '/v2/sessions/organization', { token, body: { organization: house['theirs'] } })
  expect(await methods()).toEqual([{ method: 'password' }])
})
