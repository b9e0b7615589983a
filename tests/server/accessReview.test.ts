import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Review } from '../../src/shared/endpoints/answers/rights.ts'
import { system } from '../../src/server/store/store.ts'
import { client } from '../support/client.ts'
import { startTestHost, type TestHost } from './support/host.ts'
import { call, type Refused, signIn } from './support/http.ts'
import { addOrganisation, addPerson, asOwner } from './support/people.ts'

/** As the issue says: what was used within the last 90 days is used. */
const days = 90
const daySeconds = 86_400

let server: TestHost
let passed = 0
const house: Record<string, string> = {}
const roles: Record<string, string> = {}
const accounts: Record<string, string> = {}

const own = <R>(text: string, values: unknown[] = []) => asOwner<R>(server.owner, text, values)
const emailOf = (name: string) => `${name}@review.test`
const now = () => new Date(Date.now() + passed * daySeconds * 1000)
const dayBefore = (count: number) => new Date(now().getTime() - count * daySeconds * 1000).toISOString().slice(0, 10)
const pass = (count: number) => {
  server.pass(count * daySeconds)
  passed += count
}

const addRole = async (name: string, of: string, codes: string[], higher?: string) => {
  const [row] = await own<{ id: string }>(
    `insert into access_roles (created_at, updated_at, organisation_id, code, name, permissions, higher)
     values (now(), now(), $1, $2, $2, array(select id from access_permissions where code = any($3::text[])), $4) returning id`,
    [house[of], name, `{${codes.join()}}`, higher ? roles[higher] : null],
  )
  roles[name] = row!.id
}

/** Somebody who has had these roles for so many days. */
const addAccount = async (name: string, of: string, held: string[], heldFor: number) => {
  await addPerson(server.owner, { email: emailOf(name), memberships: [] })
  const [row] = await own<{ id: string }>(
    `insert into user_accounts (created_at, updated_at, organisation_id, machine, machine_version, status, snapshot, full_name, email, roles)
     values ($1, $1, $2, 'account', 2, 'ACTIVE', '{}', $3, $4, $5) returning id`,
    [
      new Date(now().getTime() - heldFor * daySeconds * 1000),
      house[of],
      `Name of ${name}`,
      emailOf(name),
      held.map((role) => roles[role]),
    ],
  )
  accounts[name] = row!.id
}

beforeAll(async () => {
  server = await startTestHost()
  house['broker'] = await addOrganisation(server.owner, 'BROKER', 'broker')
  house['other'] = await addOrganisation(server.owner, 'OTHER', 'broker')
  house['platform'] = await addOrganisation(server.owner, 'PLATFORM', 'platform')
  await addRole('root', 'platform', ['superadmin.root'])
  await addRole('owner', 'broker', ['user.list', 'user.edit'])
  await addRole(
    'chief',
    'broker',
    ['list', 'detail', 'create', 'edit', 'delete'].map((name) => `user.${name}`),
    'owner',
  )
  await addRole('clerk', 'broker', ['bank.list', 'bank.create'], 'chief')
  await addRole('looker', 'broker', ['user.list'], 'chief')
  await addRole('officer', 'broker', ['partner.list'], 'chief')
  await addRole('away', 'other', ['bank.list'])
  await addAccount('root', 'platform', ['root'], 1)
  await addAccount('owner', 'broker', ['owner'], days + 9)
  await addAccount('chief', 'broker', ['chief'], 1)
  await addAccount('looker', 'broker', ['looker'], 1)
  await addAccount('idle', 'broker', ['clerk'], days + 1)
  await addAccount('young', 'broker', ['clerk'], days)
  await addAccount('busy', 'broker', ['clerk', 'officer'], days + 5)
  await addAccount('away', 'other', ['away'], days + 1)
})
beforeEach(() => own('truncate attempts'))
afterAll(() => server.close())

const enter = async (name: string) => (await signIn(server.url, emailOf(name))).token
const review = async (by: string, after?: string): Promise<Review> => {
  const query = after ? `?after=${after}` : ''
  const { status, body } = await call<{ data: Review }>(server.url, `/v2/rights/review${query}`, {
    token: await enter(by),
  })
  expect(status).toBe(200)
  return body.data
}
const idleNow = async (by = 'chief') =>
  (await review(by)).accounts.map(({ name, roles: idle }) => [
    name.slice('Name of '.length),
    ...idle.map((one) => one.name),
  ])
const keep = async (by: string, name: string, reason = 'Stands in for the desk') =>
  call<{ data: { until: string } } & Refused>(server.url, `/v2/rights/accounts/${accounts[name]}/keep`, {
    token: await enter(by),
    body: { reason },
  })

describe('the review of what goes unused', () => {
  it('tells of roles held for more than 90 days of which nothing was used, the longest idle first, of the own organisation', async () => {
    expect(await idleNow()).toEqual([
      ['owner', 'owner'],
      ['busy', 'clerk', 'officer'],
      ['idle', 'clerk'],
    ])
    const { accounts: told, next } = await review('chief')
    expect(next).toBeNull()
    expect(told[2]).toMatchObject({
      id: accounts['idle'],
      email: emailOf('idle'),
      roles: [{ id: roles['clerk'], since: dayBefore(days + 1), used: null }],
      signedIn: null,
      used: null,
      against: null,
    })
    expect(told[0]!.against).toBe('person')
    expect((await review('looker')).accounts.map(({ against }) => against)).toEqual(Array(3).fill('notHeld'))
    expect(await idleNow('root')).toContainEqual(['away', 'away'])
  })

  it('counts one use of one permission for the whole role, and for no other', async () => {
    const busy = client(server.url, await enter('busy'))
    await busy.call('bank.list', { user_timezone: 'UTC' })
    await server.host.uses.flush()
    expect(await idleNow()).toEqual([
      ['owner', 'owner'],
      ['busy', 'officer'],
      ['idle', 'clerk'],
    ])
    const told = (await review('chief')).accounts[1]!
    expect(told.used).toBe(dayBefore(0))
    expect(told.signedIn?.slice(0, 10)).toBe(dayBefore(0))
  })

  it('notes what the rules of an event ask for, and nothing of what was refused', async () => {
    const chief = client(server.url, await enter('chief'))
    const input = { full_name: 'Budi Santoso', email: emailOf('asked'), roles: [roles['looker']] }
    const begun = await chief.call('user.create', { input, key: randomUUID() })
    const id = String(begun.result['id'])
    const close = { type: 'account.closed', reason: 'Asked by mistake' }
    const send = (revision: number) =>
      chief.call('user.delete', { area: 'user_account', id, revision, event: close, key: randomUUID() })
    const used = async () => {
      await server.host.uses.flush()
      const text = 'select permission from permission_uses where account = $1'
      return (await own<{ permission: string }>(text, [accounts['chief']])).map(({ permission }) => permission)
    }
    expect((await send(7)).result).toMatchObject({ __typename: 'Refused', code: 'STALE' })
    const before = await used()
    expect(before).toEqual(expect.arrayContaining(['user.create', 'user.list']))
    expect(before).not.toContain('user.delete')
    expect((await send(0)).result).toMatchObject({ __typename: 'Moved' })
    expect(await used()).toContain('user.delete')
  })

  it('notes nothing of who sees as somebody else, acts for another, or is a program', async () => {
    const using = {
      actor: {
        userId: randomUUID(),
        organisation: { id: house['broker']!, kind: 'broker', name: 'B' },
        permissions: ['bank.list'],
      },
      readsAlone: false,
    }
    const noted = (more: object) => {
      server.host.uses.note({ ...using, ...more }, 'bank.list')
      return server.host.uses.flush()
    }
    expect([await noted({ readsAlone: true }), await noted({ acting: {} }), await noted({ key: {} })]).toEqual([
      0, 0, 0,
    ])
    expect([await noted({}), await noted({})]).toEqual([1, 0])
  })

  it('is for who may list accounts', async () => {
    const { status } = await call(server.url, '/v2/rights/review', { token: await enter('busy') })
    expect(status).toBe(403)
  })
})

describe('keeping what goes unused', () => {
  it('is refused to who stands not above, for oneself, of foreign accounts, and without the permission', async () => {
    expect((await keep('chief', 'owner')).body).toMatchObject({
      code: 'FORBIDDEN',
      message: 'You manage only people whose roles all stand below yours.',
    })
    expect((await keep('owner', 'owner')).body).toMatchObject({
      code: 'FORBIDDEN',
      message: 'Nobody changes their own account. Ask somebody above you.',
    })
    expect((await keep('chief', 'away')).status).toBe(404)
    expect((await keep('looker', 'idle')).status).toBe(403)
    expect((await keep('chief', 'idle', '\u200b\u200b\u200b')).status).toBe(400)
    expect(await own('select 1 from access_keeps')).toEqual([])
  })

  it('hides an account for 90 days, and is in the audit with who and why', async () => {
    const { status, body } = await keep('chief', 'idle')
    expect([status, body.data.until.slice(0, 10)]).toEqual([200, dayBefore(-days)])
    expect(await idleNow()).toEqual([
      ['owner', 'owner'],
      ['busy', 'officer'],
    ])
    const [told] = await server.host.store.run<{ detail: object; email: string }>(
      system,
      `select detail, email from audit join users u on u.id = user_id where event = 'accessKeep'`,
    )
    expect(told).toMatchObject({
      email: emailOf('chief'),
      detail: { account: accounts['idle'], why: 'Stands in for the desk' },
    })
    pass(days)
    expect(await idleNow()).not.toContainEqual(['busy', 'clerk', 'officer'])
    pass(1)
    expect(await idleNow()).toEqual(
      expect.arrayContaining([
        ['idle', 'clerk'],
        ['busy', 'officer', 'clerk'],
      ]),
    )
  })
})

it('begins anew where an account was not active or a role was taken in between', async () => {
  const at = now()
  await own(`update user_accounts set status = 'LOCKED', updated_at = $2 where id = $1`, [accounts['idle'], at])
  await own(`update user_accounts set status = 'ACTIVE', updated_at = $2 where id = $1`, [accounts['idle'], at])
  await own(`update user_accounts set roles = $2, updated_at = $3 where id = $1`, [
    accounts['busy'],
    [roles['clerk']],
    at,
  ])
  const both = [roles['clerk'], roles['officer']]
  await own(`update user_accounts set roles = $2, updated_at = $3 where id = $1`, [accounts['busy'], both, at])
  const told = await idleNow()
  expect(told).toContainEqual(['busy', 'clerk'])
  expect(told.map(([name]) => name)).not.toContain('idle')
})

it('reads each account once over its pages', async () => {
  const names = Array.from({ length: 55 }, (_, index) => `many${index}`)
  await own(
    `insert into user_accounts (created_at, updated_at, organisation_id, machine, machine_version, status, snapshot, full_name, email, roles)
     select $2, $2, $1, 'account', 2, 'ACTIVE', '{}', name, name || '@many.test', $3 from unnest($4::text[]) name`,
    [house['other'], new Date(now().getTime() - 400 * daySeconds * 1000), [roles['away']], `{${names.join()}}`],
  )
  await addRole('list', 'other', ['user.list'])
  await addAccount('lister', 'other', ['list'], 1)
  const first = await review('lister')
  const rest = await review('lister', first.next!)
  expect([first.accounts.length, rest.next]).toEqual([50, null])
  const read = [...first.accounts, ...rest.accounts].map(({ name }) => name)
  expect(read.toSorted()).toEqual([...names, 'Name of away'].toSorted())
  const wrong = await call(server.url, '/v2/rights/review?after=x', { token: await enter('lister') })
  expect(wrong.status).toBe(400)
})
