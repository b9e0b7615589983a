import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Impact, Matrix, Ways, Why } from '../../src/shared/endpoints/answers/rights.ts'
import { client } from '../support/client.ts'
import { startTestHost, type TestHost } from './support/host.ts'
import { call, signIn } from './support/http.ts'
import { addOrganisation, addPerson, asOwner } from './support/people.ts'

let server: TestHost
let house: string
const ids: Record<string, string> = {}
const tokens: Record<string, string> = {}

const inserted = async (name: string, text: string, values: unknown[]): Promise<string> => {
  const [row] = await asOwner<{ id: string }>(server.owner, text, values)
  ids[name] = row!.id
  return row!.id
}

const permissions = (...codes: string[]) =>
  asOwner<{ id: string }>(
    server.owner,
    'select id from access_permissions where code = any($1::text[]) order by code',
    [`{${codes.join()}}`],
  ).then((rows) => rows.map(({ id }) => id))

const addRole = async (name: string, codes: string[], more: { higher?: string; privileges?: string[] } = {}) =>
  inserted(
    name,
    `insert into access_roles (created_at, updated_at, organisation_id, code, name, permissions, privileges, higher)
     values (now(), now(), $1, $2, $2, $3, $4, $5) returning id`,
    [house, name, await permissions(...codes), more.privileges ?? [], more.higher ?? null],
  )

const addAccount = (name: string, roles: string[], status = 'ACTIVE') =>
  inserted(
    name,
    `insert into user_accounts (created_at, updated_at, organisation_id, machine, machine_version, status, snapshot, full_name, email, roles)
     values (now(), now(), $1, 'account', 1, $2, '{}', $3, $3 || '@insight.test', $4) returning id`,
    [house, status, name, roles.map((role) => ids[role])],
  )

const ask = async <A>(who: string, path: string, body?: unknown): Promise<A> => {
  const answer = await call<{ data: A }>(server.url, path, { token: tokens[who], ...(body ? { body } : {}) })
  return answer.body.data
}
const statusOf = async (who: string, path: string) => (await call(server.url, path, { token: tokens[who] })).status

beforeAll(async () => {
  server = await startTestHost()
  house = await addOrganisation(server.owner, 'BROKER', 'broker')
  await inserted(
    'basic',
    `insert into privileges (created_at, updated_at, organisation_id, code, name, permissions)
     values (now(), now(), $1, 'BASIC', 'Basic', $2) returning id`,
    [house, await permissions('bank.list', 'bank.detail')],
  )
  await addRole('chief', [
    'user.detail',
    'user.edit',
    'role.list',
    'role.edit',
    'privilege.edit',
    'audit.list',
    'bank.list',
    'broker.list',
  ])
  await addRole('desk', ['bank.list'], { higher: ids['chief'], privileges: [ids['basic']!] })
  await addRole('view', ['broker.list'], { higher: ids['chief'] })
  await addRole('rich', ['partner.list'], { higher: ids['chief'] })
  for (const name of ['Ani', 'Budi', 'Citra']) await addAccount(name, ['desk'])
  await addAccount('Dewi', ['desk', 'view'])
  await addAccount('Eka', ['view'], 'LOCKED')
  for (const [name, role] of [
    ['chief', 'chief'],
    ['clerk', 'view'],
  ] as const) {
    const email = `${name}@insight.test`
    await addPerson(server.owner, { email, memberships: [{ organisation: house, permissions: [] }] })
    await asOwner(server.owner, 'insert into member_roles select id, $2, $3 from users where email = $1', [
      email,
      house,
      ids[role],
    ])
    tokens[name] = (await signIn(server.url, email)).token
  }
})
afterAll(() => server.close())

describe('why somebody may do something', () => {
  const whyOf = async (account: string, code: string) => {
    const why = await ask<Why>('chief', `/v2/rights/accounts/${ids[account]}`)
    const { sources } = why.permissions.find((one) => one.code === code)!
    return { ...why, sources: sources.map(({ role, privilege }) => [role.name, privilege?.name ?? null]) }
  }

  it('is each role that has it, by itself and by a privilege', async () => {
    const { status, sources } = await whyOf('Ani', 'bank.list')
    expect({ status, sources }).toEqual({
      status: 'ACTIVE',
      sources: expect.arrayContaining([
        ['desk', null],
        ['desk', 'Basic'],
      ]) as unknown,
    })
    expect((await whyOf('Ani', 'broker.list')).sources).toEqual([])
    expect((await whyOf('Dewi', 'broker.list')).sources).toEqual([['view', null]])
  })

  it('is told with the status of an account that is locked', async () => {
    expect(await whyOf('Eka', 'broker.list')).toMatchObject({ status: 'LOCKED', sources: [['view', null]] })
  })

  it('is what would give it, and who could, as the reader may', async () => {
    const waysTo = async (account: string, code: string) => {
      const [permission] = await permissions(code)
      const ways = await ask<Ways>('chief', `/v2/rights/accounts/${ids[account]}/permissions/${permission}`)
      return {
        roles: Object.fromEntries(ways.roles.map(({ role, against }) => [role.name, against])),
        givers: ways.givers.map(({ name }) => name),
      }
    }
    expect(await waysTo('Ani', 'broker.list')).toEqual({
      roles: { chief: 'own', view: null },
      givers: ['Name of chief@insight.test'],
    })
    expect(await waysTo('Ani', 'partner.list')).toEqual({ roles: { rich: 'notHeld' }, givers: [] })
  })

  it('is not told to who may not open accounts, nor of one that is not seen', async () => {
    expect(await statusOf('clerk', `/v2/rights/accounts/${ids['Ani']}`)).toBe(403)
    expect(await statusOf('chief', `/v2/rights/accounts/${house}`)).toBe(404)
  })
})

describe('the matrix of roles', () => {
  it('has of each role what is its own and by which privilege it has the rest', async () => {
    const matrix = await ask<Matrix>('chief', '/v2/rights/matrix')
    const code = (index: number) => matrix.permissions[index]!.code
    expect(
      matrix.roles.filter(({ id }) => Object.values(ids).includes(id)).map(({ name, people }) => [name, people]),
    ).toEqual([
      ['chief', 1],
      ['desk', 4],
      ['rich', 0],
      ['view', 2],
    ])
    const desk = matrix.roles.find(({ name }) => name === 'desk')!
    expect(desk.permissions.map(code)).toEqual(['bank.list'])
    expect(matrix.privileges.map((one) => [one.id, one.permissions.map(code)])).toEqual([
      [desk.privileges[0], ['bank.detail', 'bank.list']],
    ])
  })

  it('is not told to who may not list roles', async () => {
    expect(await statusOf('clerk', '/v2/rights/matrix')).toBe(403)
  })
})

describe('what would become of people', () => {
  const impactOf = async (body: object) => {
    const { lose, gain, permissions: told } = await ask<Impact>('chief', '/v2/rights/impact', body)
    return {
      lose,
      gain,
      told: Object.fromEntries(told.map((one) => [one.code, [one.lose.names, one.gain.names]])),
    }
  }

  it('is counted by who really loses and gains, however else they hold it', async () => {
    const kept = await permissions('broker.list', 'partner.list')
    expect(await impactOf({ kind: 'role', id: ids['desk'], permissions: kept, privileges: [] })).toEqual({
      lose: 4,
      gain: 4,
      told: {
        'bank.detail': [['Ani', 'Budi', 'Citra', 'Dewi'], []],
        'bank.list': [['Ani', 'Budi', 'Citra', 'Dewi'], []],
        'broker.list': [[], ['Ani', 'Budi', 'Citra']],
        'partner.list': [[], ['Ani', 'Budi', 'Citra', 'Dewi']],
      },
    })
  })

  it('is nothing where a role still has by itself what its privilege loses', async () => {
    expect(
      await impactOf({ kind: 'privilege', id: ids['basic'], permissions: await permissions('bank.detail') }),
    ).toEqual({ lose: 0, gain: 0, told: {} })
  })
})

describe('the audit', () => {
  const asked = { limit: 10, total: false, user_timezone: 'UTC' }

  it('is told to whom may list it: of their own organisation, newest first, and never changed', async () => {
    const other = await addOrganisation(server.owner, 'OTHER', 'broker')
    const memberships = [{ organisation: other, permissions: ['audit.list'] }]
    await addPerson(server.owner, { email: 'other@insight.test', memberships })
    const token = (await signIn(server.url, 'other@insight.test')).token
    const told = async (of: string) => {
      const { result } = await client(server.url, of).call('audit_log.list', asked)
      return (result as { data: { person: string; event: string; result: string }[] }).data
    }
    expect(await told(token)).toMatchObject([
      { person: 'Name of other@insight.test', event: 'signIn', result: 'accepted' },
    ])
    const ours = await told(tokens['chief']!)
    expect(ours).toContainEqual(expect.objectContaining({ person: 'Name of clerk@insight.test', event: 'signIn' }))
    expect(ours.filter(({ person }) => person.includes('other@'))).toEqual([])
    expect((await client(server.url, tokens['clerk']!).call('audit_log.list', asked)).status).toBe(403)
    await expect(asOwner(server.owner, "update audit_entries set person = ''")).rejects.toThrow('never changed')
  })
})
