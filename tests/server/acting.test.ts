import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { areas } from '../../src/areas/registry.ts'
import { system } from '../../src/server/store/store.ts'
import { permissionsOf } from '../../src/shared/area/permissions.ts'
import { areaEndpoints } from '../../src/shared/endpoints/areas.ts'
import type { MayActFor } from '../../src/shared/endpoints/answers/rights.ts'
import { client } from '../support/client.ts'
import { insertCase } from './creditLife/case.ts'
import { mailsTo } from './support/accounts.ts'
import { startTestHost, type TestHost } from './support/host.ts'
import { call, type Refused, signIn, type SignedIn } from './support/http.ts'
import { addOrganisation, addPerson, asOwner } from './support/people.ts'

const minute = 60
const reason = 'Ticket 4711: on leave'
const words =
  'You act for another person: this is done in one’s own name alone. End acting first, and do it as yourself.'
const quotation = 'product.creditLife.quotation'
const access = areas.filter(({ ofAccess }) => ofAccess)
const everything = [...new Set(areas.flatMap(permissionsOf).flat())]
const onCases = ['list', 'detail', 'ask', 'reject', 'approve'].map((action) => `${quotation}.${action}`)

let server: TestHost
const house: Record<string, string> = {}
const roles: Record<string, string> = {}
const people: Record<string, { id: string; account: string | null }> = {}

const own = <R>(text: string, values: unknown[] = []) => asOwner<R>(server.owner, text, values)

const addRole = async (name: string, of: string, codes: readonly string[], higher?: string, level?: string) => {
  await own(
    'insert into access_permissions (created_at, updated_at, code) select now(), now(), unnest($1::text[]) on conflict do nothing',
    [`{${codes.join()}}`],
  )
  const [row] = await own<{ id: string }>(
    `insert into access_roles (created_at, updated_at, organisation_id, code, name, permissions, higher, level)
     values (now(), now(), $1, $2, $2, array(select id from access_permissions where code = any($3::text[])), $4, $5) returning id`,
    [house[of], name, `{${codes.join()}}`, higher ? roles[higher] : null, level ?? null],
  )
  roles[name] = row!.id
}

const emailOf = (name: string) => `${name}@acting.test`

/** Somebody at home in an organisation, with an account there. */
const addAccount = async (name: string, of: string, held: string[], status = 'ACTIVE') => {
  const id = await addPerson(server.owner, { email: emailOf(name), memberships: [] })
  const [row] = await own<{ id: string }>(
    `insert into user_accounts (created_at, updated_at, organisation_id, machine, machine_version, status, snapshot, full_name, email, roles)
     values (now(), now(), $1, 'account', 2, $2, '{}', $3, $4, $5) returning id`,
    [house[of], status, `Name of ${emailOf(name)}`, emailOf(name), held.map((role) => roles[role])],
  )
  people[name] = { id, account: row!.id }
}

beforeAll(async () => {
  server = await startTestHost()
  house['broker'] = await addOrganisation(server.owner, 'BROKER', 'broker')
  house['other'] = await addOrganisation(server.owner, 'OTHER', 'broker')
  house['platform'] = await addOrganisation(server.owner, 'PLATFORM', 'platform')
  const [level] = await own<{ id: string }>(
    `insert into role_levels (created_at, updated_at, code, name, rank) values (now(), now(), 'MGR', 'Manager', 10) returning id`,
  )
  const chiefs = ['user.actFor', 'user.list', 'user.edit', 'bank.list', 'bank.detail', 'bank.create', ...onCases]
  await addRole('owner', 'broker', ['superadmin.root'])
  await addRole('chief', 'broker', chiefs, undefined, level!.id)
  await addRole('clerk', 'broker', [...everything, ...onCases], 'chief')
  await addRole('beside', 'broker', ['bank.list'])
  await addRole('away', 'other', ['bank.list'])
  await addRole('operator', 'platform', ['superadmin.root'])
  for (const [name, of, held] of [
    ['root', 'broker', ['owner']],
    ['chief', 'broker', ['chief']],
    ['twin', 'broker', ['chief']],
    ['clerk', 'broker', ['clerk']],
    ['mixed', 'broker', ['clerk', 'beside']],
    ['side', 'broker', ['beside']],
    ['away', 'other', ['away']],
    ['operator', 'platform', ['operator']],
    ['shut', 'broker', ['clerk']],
    ['guest', 'broker', ['clerk']],
  ] as const)
    await addAccount(name, of, [...held])
  await own('update users set home = $2 where email = $1', [emailOf('guest'), house['other']])
  await own(`update user_accounts set status = 'LOCKED', updated_at = now() where email = $1`, [emailOf('shut')])
})
beforeEach(() => own('truncate attempts'))
afterAll(() => server.close())

const enter = async (name: string) => (await signIn(server.url, emailOf(name))).token
const begin = (token: string, name: string, why = reason) =>
  call<{ data: SignedIn } & Refused>(server.url, '/v2/sessions/for', {
    token,
    body: { account: people[name]!.account, reason: why },
  })
const acting = async (by = 'chief', name = 'clerk') => {
  const { status, body } = await begin(await enter(by), name)
  expect([status, JSON.stringify(body).slice(0, 200)]).toEqual([200, expect.anything()])
  return body.data
}
const end = (token: string) =>
  call<{ data: SignedIn } & Refused>(server.url, '/v2/sessions/for', { method: 'DELETE', token })
const refresh = (token: string) =>
  call<{ data: SignedIn } & Refused>(server.url, '/v2/sessions/refresh', { body: { refresh: token, idle: 0 } })
const check = async (token: string) =>
  (await call<Partial<Refused>>(server.url, '/v2/sessions/check', { method: 'POST', token })).body.code ?? 'ok'
const audited = async (event: string) => {
  const text = 'select result, user_id, detail from audit where event = $1 order by id desc limit 1'
  const [row] = await server.host.store.run<{ result: string; user_id: string; detail: object }>(system, text, [event])
  return row
}
const addCase = () => {
  const { broker = '' } = house
  const by = {
    userId: randomUUID(),
    name: 'Partner',
    roles: [],
    permissions: [],
    organisation: { id: broker, kind: 'broker', name: 'B' },
  }
  return insertCase(server.host, { broker, insurer: house['other']!, bank: broker, partner: broker }, by)
}

describe('somebody acts for a colleague below them', () => {
  it('with rights of theirs that they hold too, and none that says who may do what; they come back without a sign-in', async () => {
    const before = await signIn(server.url, emailOf('chief'))
    const { user, token } = (await begin(before.token, 'clerk')).body.data
    expect(user).toMatchObject({ id: people['chief']!.id, email: emailOf('chief') })
    expect(user.actsFor).toMatchObject({ id: people['clerk']!.id, name: `Name of ${emailOf('clerk')}` })
    expect(user.permissions.toSorted()).toEqual(['bank.create', 'bank.detail', 'bank.list', ...onCases].toSorted())
    expect(await check(before.token)).toBe('UNAUTHENTICATED')
    expect(await audited('actFor')).toMatchObject({
      result: 'accepted',
      user_id: people['chief']!.id,
      detail: { person: people['clerk']!.id, why: reason },
    })
    const [mail] = await mailsTo(server.host, emailOf('clerk'))
    expect(mail!.subject).toContain(`Name of ${emailOf('chief')}`)
    expect(mail!.body).toContain(reason)

    const back = (await end(token)).body.data
    expect(back.user).toEqual(before.user)
    expect(await check(token)).toBe('UNAUTHENTICATED')
    expect(await audited('actForEnd')).toMatchObject({ detail: { person: people['clerk']!.id } })
  })

  it.each([
    ['themselves', 'chief', 'chief', 'self'],
    ['somebody of the same role', 'chief', 'twin', 'notBelow'],
    ['somebody beside them', 'chief', 'side', 'notBelow'],
    ['somebody one of whose roles is not below theirs', 'chief', 'mixed', 'notBelow'],
    ['a super admin', 'chief', 'root', 'superAdmin'],
    ['a guest, who is at home elsewhere', 'chief', 'guest', 'guest'],
    ['a locked account', 'chief', 'shut', 'inactive'],
    ['somebody elsewhere, whose account a super admin of the platform sees', 'operator', 'clerk', 'guest'],
  ])('never for %s', async (_, by, name, against) => {
    const token = await enter(by)
    const { status, body } = await begin(token, name)
    expect([status, body.code]).toEqual([403, 'FORBIDDEN'])
    const asked = await call<{ data: MayActFor }>(server.url, `/v2/rights/accounts/${people[name]!.account}/acting`, {
      token,
    })
    expect(asked.body.data).toEqual({ name: expect.any(String), against })
    expect(await audited('actFor')).toMatchObject({ result: 'refused', detail: { reason: against } })
    expect(await check(token)).toBe('ok')
  })

  it('a super admin too, and with no more than the other has', async () => {
    const { user, token } = await acting('root', 'clerk')
    expect(user.permissions).not.toContain('superadmin.root')
    const said = new Set(access.flatMap(permissionsOf).flat())
    expect(user.permissions.filter((code) => said.has(code))).toEqual([])
    expect(user.permissions).toEqual(expect.arrayContaining(['partner.list', ...onCases]))
    expect((await end(token)).body.data.user.permissions).toEqual(['superadmin.root'])
  })

  it('never upwards, sideways or elsewhere, and never without the permission', async () => {
    expect((await begin(await enter('clerk'), 'chief')).status).toBe(403)
    expect((await begin(await enter('side'), 'clerk')).status).toBe(403)
    expect((await begin(await enter('chief'), 'away')).status).toBe(404)
    expect((await begin(await enter('chief'), 'clerk', 'no')).status).toBe(400)
  })
})

describe('who acts for another', () => {
  let token: string
  beforeAll(async () => {
    await own('truncate attempts')
    token = (await acting()).token
  })

  it('is named with them in what becomes of a record, in its rows as in what is told', async () => {
    const input = { code: 'ACT', name: 'Acted', status: 'ACTIVE', accountDigitsMin: 10, accountDigitsMax: 12 }
    const made = await client(server.url, token).call('bank.create', { input })
    const by = {
      userId: people['chief']!.id,
      name: `Name of ${emailOf('chief')}`,
      actsFor: { userId: people['clerk']!.id, name: `Name of ${emailOf('clerk')}` },
    }
    expect(made.result).toMatchObject({ __typename: 'Saved', entry: { by } })
    const [row] = await own<{ by: object }>('select by from history where record_id = $1', [made.result['id']])
    expect(row!.by).toMatchObject(by)
  })

  it('moves a case under both names, and takes no decision', async () => {
    const id = await addCase()
    const ask = client(server.url, token)
    const decided = await ask.send('credit_life', id, 0, { type: 'quotation.rejected', reason: 'No' })
    expect(decided.result).toMatchObject({ __typename: 'Refused', reasons: [{ guard: 'isInOwnName' }] })
    const moved = await ask.send('credit_life', id, 0, { type: 'confirmation.asked', notes: 'Which?' })
    const actsFor = { userId: people['clerk']!.id, name: `Name of ${emailOf('clerk')}` }
    expect(moved.result).toMatchObject({ __typename: 'Moved', entry: { by: { userId: people['chief']!.id, actsFor } } })
    const [row] = await own<{ by: object }>(
      `select event -> 'by' as by from timeline where case_id = $1 and revision = 1`,
      [id],
    )
    expect(row!.by).toMatchObject({ userId: people['chief']!.id, actsFor })
    const himself = await client(server.url, await enter('chief')).send('credit_life', id, 1, {
      type: 'quotation.rejected',
      reason: 'No',
    })
    expect(himself.result).toMatchObject({ __typename: 'Moved', entry: { by: { actsFor: null } } })
  })

  it('is shut out of every operation that says who may do what, keys among them, with the reason', async () => {
    const operations = access.flatMap((area) => areaEndpoints(area).map(({ name }) => name))
    expect(operations).toContain('organization.generateApiKey')
    for (const name of operations) {
      const variables = {
        id: people['clerk']!.account,
        ids: [],
        revision: 0,
        key: randomUUID(),
        input: {},
        event: { type: 'account.closed', reason: 'x' },
        limit: 10,
        total: false,
        user_timezone: 'UTC',
      }
      const { status, body } = await client(server.url, token).call(name, variables)
      expect([name, status >= 400 || Boolean(body.errors)]).toEqual([name, true])
    }
    const { body } = await client(server.url, token).call('role.create', { input: {} })
    expect(JSON.stringify(body)).not.toContain('"data":{"result":{')
  })

  it('is told why: nobody gives rights or keys for another, whatever that one may do', async () => {
    const variables = { limit: 10, total: false, user_timezone: 'UTC' }
    const { body } = await client(server.url, token).call('user.list', variables)
    expect(body.errors?.[0]?.message).toContain('nobody does this for others')
  })

  it.each([
    ['PATCH', '/v2/profile', { phone: '' }],
    ['PUT', '/v2/profile/password', { current: 'x', password: 'y' }],
    ['GET', '/v2/sessions', undefined],
    ['POST', '/v2/sessions/organization', { organization: randomUUID() }],
    ['POST', '/v2/sessions/for', { account: randomUUID(), reason }],
  ])('reaches no account of anybody by %s %s, and goes on', async (method, path, body) => {
    const answer = await call<Refused>(server.url, path, { method, token, body })
    expect([answer.status, answer.body.message, await check(token)]).toEqual([403, words, 'ok'])
  })

  it('takes no list away', async () => {
    const { body } = await client(server.url, token).call('bank.export', {
      user_timezone: 'UTC',
      columns: ['name'],
      format: 'csv',
    })
    expect(body.errors?.[0]?.message).toBe(words)
  })

  it('is refused in the audit under both names', async () => {
    await call(server.url, '/v2/sessions/own', { method: 'DELETE', token })
    await expect
      .poll(() => audited('access'))
      .toMatchObject({ user_id: people['chief']!.id, detail: { reason: 'acting', actsFor: people['clerk']!.id } })
    const [told] = await own('select person, acted_for from audit_entries order by created_at desc, id limit 1')
    expect(told).toMatchObject({
      person: `Name of ${emailOf('chief')}`,
      acted_for: `Name of ${emailOf('clerk')}`,
    })
  })
})

describe('acting ends by itself', () => {
  it('after half an hour, and the session is one’s own again', async () => {
    const first = await acting()
    server.pass(20 * minute)
    const renewed = (await refresh(first.refresh)).body.data
    expect(renewed.user.actsFor).toEqual(first.user.actsFor)
    server.pass(11 * minute)
    expect(await check(renewed.token)).toBe('QUS-AUTH-008')
    const back = (await refresh(renewed.refresh)).body.data
    expect(back.user.actsFor).toBeUndefined()
    expect(back.user.permissions).toContain('user.actFor')
    expect(await check(back.token)).toBe('ok')
    expect(await audited('actForEnd')).toMatchObject({
      user_id: people['chief']!.id,
      detail: { reason: 'time', person: people['clerk']!.id },
    })
  })

  const [chief, clerk] = ['chief', 'clerk'].map(emailOf)
  it.each<[string, string, unknown[], string, unknown[]]>([
    [
      'the permission goes',
      `update access_roles set permissions = array_remove(permissions, (select id from access_permissions where code = 'user.actFor')) where code = $1`,
      ['chief'],
      `update access_roles set permissions = permissions || (select id from access_permissions where code = 'user.actFor') where code = $1`,
      ['chief'],
    ],
    [
      'the standing above goes',
      'update access_roles set higher = null where code = $1',
      ['clerk'],
      `update access_roles set higher = (select id from access_roles where code = 'chief') where code = $1`,
      ['clerk'],
    ],
    [
      'the other is locked',
      `update user_accounts set status = 'LOCKED' where email = $1`,
      [clerk],
      `update user_accounts set status = 'ACTIVE' where email = $1`,
      [clerk],
    ],
  ])('within a second when %s', async (_, done, doneOf, undone, undoneOf) => {
    const { token, refresh: kept } = await acting()
    const list = client(server.url, token)
    expect((await list.call('bank.list', { limit: 10, total: false, user_timezone: 'UTC' })).status).toBe(200)
    await own(done, doneOf)
    const code = async () =>
      (await list.call('bank.list', { limit: 10, total: false, user_timezone: 'UTC' })).body.code ?? 'ok'
    await expect.poll(code, { timeout: 1500 }).toBe('QUS-AUTH-008')
    const back = (await refresh(kept)).body.data
    expect([back.user.id, back.user.actsFor]).toEqual([people['chief']!.id, undefined])
    expect(await audited('actForEnd')).toMatchObject({ detail: { reason: 'standing' } })
    await own(undone, undoneOf)
  })

  it('with the sign-in of who acts', async () => {
    const { token } = await acting()
    await own(`update user_accounts set status = 'LOCKED', updated_at = now() where email = $1`, [chief])
    await expect.poll(() => check(token), { timeout: 1500 }).toBe('UNAUTHENTICATED')
  })
})
