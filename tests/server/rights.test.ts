import { randomUUID } from 'node:crypto'
import { EventEmitter, once } from 'node:events'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Sql, system } from '../../src/server/store/store.ts'
import { ownerText } from '../../src/server/store/scope.ts'
import { type Client, client } from '../support/client.ts'
import { startTestHost, type TestHost } from './support/host.ts'
import { signIn } from './support/http.ts'
import { addOrganisation, addPerson, asOwner } from './support/people.ts'

let server: TestHost
const doors: Record<string, Client> = {}
const ids: Record<string, string> = {}
const house: Record<string, string> = {}

const rows = <R>(text: string, values: unknown[] = []): Promise<R[]> => server.host.store.run<R>(system, text, values)
const idOf = async (code: string): Promise<string> => {
  const [row] = await rows<{ id: string }>('select id from access_permissions where lower(code) = lower($1)', [code])
  return row!.id
}
const idsOf = (...codes: string[]): Promise<string[]> => Promise.all(codes.map(idOf))

const given = ['editPermissions', 'addPermissions', 'deletePermissions', 'deletePermission']
const managing = ['role', 'privilege'].flatMap((area) =>
  ['list', 'detail', 'create', 'edit', 'delete', ...given].map((operation) => `${area}.${operation}`),
)
const chiefs = [
  ...managing,
  'bank.list',
  'bank.detail',
  'permission.list',
  'permission.detail',
  'level.list',
  'level.detail',
]

/** A role of the organisation, put there by its owner. */
const addRole = async (name: string, of: string, codes: string[], more: Record<string, unknown> = {}) => {
  const [row] = await asOwner<{ id: string }>(
    server.owner,
    `insert into access_roles (created_at, updated_at, organisation_id, code, name, permissions, privileges, higher, level)
     values (now(), now(), $1, $2, $2, $3, $4, $5, $6) returning id`,
    [house[of], name, await idsOf(...codes), more['privileges'] ?? [], more['higher'] ?? null, more['level'] ?? null],
  )
  ids[name] = row!.id
}
const hold = (email: string, of: string, role: string) =>
  asOwner(server.owner, 'insert into member_roles select id, $2, $3 from users where email = $1', [
    email,
    house[of],
    ids[role],
  ])
const enter = async (name: string, of: string, role: string) => {
  const email = `${name}@rights.test`
  await addPerson(server.owner, { email, memberships: [{ organisation: house[of]!, permissions: [] }] })
  await hold(email, of, role)
  doors[name] = client(server.url, (await signIn(server.url, email)).token)
}

beforeAll(async () => {
  server = await startTestHost()
  house['broker'] = await addOrganisation(server.owner, 'BROKER', 'broker')
  house['other'] = await addOrganisation(server.owner, 'OTHER', 'broker')
  house['ours'] = await addOrganisation(server.owner, 'OURS', 'platform')
  for (const [code, rank] of [
    ['MGR', 20],
    ['OFC', 60],
  ] as const) {
    const [row] = await asOwner<{ id: string }>(
      server.owner,
      'insert into role_levels (created_at, updated_at, code, name, rank) values (now(), now(), $1, $1, $2) returning id',
      [code, rank],
    )
    ids[code] = row!.id
  }
  const [basic] = await asOwner<{ id: string }>(
    server.owner,
    `insert into privileges (created_at, updated_at, organisation_id, code, name, permissions)
     values (now(), now(), $1, 'BASIC', 'Basic', $2) returning id`,
    [house['broker'], await idsOf('broker.list', 'broker.detail')],
  )
  ids['BASIC'] = basic!.id
  await addRole('top', 'broker', ['role.edit', 'partner.list'])
  await addRole('chief', 'broker', chiefs, { higher: ids['top'], level: ids['MGR'] })
  await addRole('clerk', 'broker', ['bank.list'], {
    higher: ids['chief'],
    level: ids['OFC'],
    privileges: [ids['BASIC']],
  })
  await addRole('peer', 'broker', ['bank.list'], { higher: ids['top'], level: ids['OFC'] })
  await addRole('foreign', 'other', ['bank.list'])
  await addRole('root', 'ours', ['superadmin.root'])
  await addRole('keeper', 'ours', [
    'permission.list',
    'permission.detail',
    'permission.create',
    'permission.edit',
    'permission.delete',
  ])
  await enter('chief', 'broker', 'chief')
  await enter('clerk', 'broker', 'clerk')
  await enter('root', 'ours', 'root')
  await enter('keeper', 'ours', 'keeper')
})
afterAll(() => server.close())

const asked = { limit: 10, total: false, user_timezone: 'UTC' }
const may = async (name: string, list: string) => (await doors[name]!.call(list, asked)).status
const revisionOf = async (table: string, id: string) =>
  (await rows<{ revision: number }>(`select revision from ${table} where id = $1`, [id]))[0]!.revision

/** What a role has now, changed. */
const editRole = async (by: string, role: string, changes: object) => {
  const [now] = await rows<Record<string, unknown>>(
    `select code, name, description, higher, level, section, to_jsonb(privileges) as privileges, to_jsonb(permissions) as permissions
     from access_roles where id = $1`,
    [ids[role]],
  )
  const revision = await revisionOf('access_roles', ids[role]!)
  return doors[by]!.call('role.edit', { id: ids[role], revision, input: { ...now, ...changes } })
}
const editPrivilege = async (by: string, permissions: string[]) => {
  const revision = await revisionOf('privileges', ids['BASIC']!)
  const input = { code: 'BASIC', name: 'Basic', permissions }
  return doors[by]!.call('privilege.edit', { id: ids['BASIC'], revision, input })
}
type Answered = Awaited<ReturnType<Client['call']>>
const codeOf = ({ body }: Answered) => body.errors?.[0]?.extensions?.code
const saidOf = ({ result }: Answered) =>
  (result?.['fields'] as { path: string; key: string; values: object }[] | undefined)?.map(({ path, key, values }) => [
    path,
    key,
    values,
  ])

describe('what somebody may do', () => {
  it('B163 P22 comes of the permissions of their roles and of the roles’ privileges', async () => {
    expect([await may('clerk', 'bank.list'), await may('clerk', 'broker.list')]).toEqual([200, 200])
    expect([await may('clerk', 'partner.list'), await may('chief', 'broker.list')]).toEqual([403, 403])
  })

  it('B190 is over at once when a privilege loses a permission, and there again when it has it', async () => {
    const all = await idsOf('broker.list', 'broker.detail')
    expect((await editPrivilege('root', await idsOf('broker.detail'))).result).toMatchObject({ __typename: 'Saved' })
    expect(await may('clerk', 'broker.list')).toBe(403)
    expect((await editPrivilege('root', all)).result).toMatchObject({ __typename: 'Saved' })
    expect(await may('clerk', 'broker.list')).toBe(200)
  })
})

/** In English, and in the other languages. */
const saying = (en: string): unknown => expect.objectContaining({ en, id: expect.any(String), vi: expect.any(String) })

describe('who gives rights', () => {
  it('changes a role below with what they hold themselves', async () => {
    expect(
      (await editRole('chief', 'clerk', { permissions: await idsOf('bank.list', 'bank.detail') })).result,
    ).toMatchObject({
      __typename: 'Saved',
    })
  })

  it('gives nothing that they lack, neither by itself nor in a privilege', async () => {
    const partner = await idsOf('bank.list', 'partner.list')
    expect(saidOf(await editRole('chief', 'clerk', { permissions: partner }))).toEqual([
      ['permissions', 'validation:notHeld', { names: saying('partner.list (See the list “Partners”)') }],
    ])
    const input = { code: 'NEW', name: 'New', permissions: await idsOf('bank.list', 'superadmin.root') }
    expect(saidOf(await doors['chief']!.call('privilege.create', { input }))).toEqual([
      [
        'permissions',
        'validation:notHeld',
        { names: saying('superadmin.root (Do everything, for every organisation)') },
      ],
    ])
    const role = { code: 'NEW', name: 'New', higher: ids['chief'], privileges: [ids['BASIC']], permissions: [] }
    expect(saidOf(await doors['chief']!.call('role.create', { input: role }))).toEqual([
      [
        'privileges',
        'validation:notHeld',
        {
          names: saying('broker.detail (Open a record of “Brokers”), broker.list (See the list “Brokers”)'),
        },
      ],
    ])
  })

  it.each([
    ['chief', 'chief', { change: 'own', remove: 'own' }],
    ['chief', 'top', { change: 'notBelow', remove: 'notBelow' }],
    ['chief', 'clerk', {}],
    ['root', 'chief', {}],
  ])('tells %s with the role %s whether its buttons lead anywhere', async (name, role, against) => {
    const { result } = await doors[name]!.call('role.detail', { id: ids[role] })
    expect(result).toMatchObject({ id: ids[role] })
    expect((result as { against: unknown }).against).toEqual(against)
  })

  it('tells that a permission of the product may be described and not deleted, and a level changed by the platform alone', async () => {
    const detail = async (name: string, call: string, id: string) =>
      ((await doors[name]!.call(call, { id })).result as { against: unknown }).against
    expect(await detail('keeper', 'permission.detail', await idOf('bank.list'))).toEqual({ remove: 'asked' })
    expect(await detail('chief', 'level.detail', ids['MGR']!)).toEqual({ change: 'common', remove: 'common' })
  })

  it.each(['chief', 'top', 'peer'])('does not change the role %s, which is their own or not below it', async (role) => {
    expect(codeOf(await editRole('chief', role, { name: 'Mine' }))).toBe('FORBIDDEN')
    const revision = await revisionOf('access_roles', ids[role]!)
    expect(codeOf(await doors['chief']!.call('role.delete', { id: ids[role], revision }))).toBe('FORBIDDEN')
  })

  it('does not change a privilege that a role has which they may not change', async () => {
    await editRole('root', 'peer', { privileges: [ids['BASIC']] })
    expect(codeOf(await editPrivilege('chief', await idsOf('broker.detail')))).toBe('FORBIDDEN')
    await editRole('root', 'peer', { privileges: [] })
    expect((await editPrivilege('chief', await idsOf('broker.list', 'broker.detail'))).result).toMatchObject({
      __typename: 'Saved',
    })
  })

  it('makes a role below their own alone, in chain and in rank', async () => {
    const make = (more: object) =>
      doors['chief']!.call('role.create', {
        input: { code: 'NEW', name: 'New', privileges: [], permissions: [], higher: null, level: null, ...more },
      })
    const notBelow = [['higher', 'validation:notBelow', {}]]
    expect(saidOf(await make({}))).toEqual(notBelow)
    expect(saidOf(await make({ higher: ids['top'] }))).toEqual(notBelow)
    expect(saidOf(await make({ higher: ids['chief'], level: ids['MGR'] }))).toEqual(notBelow)
    expect((await make({ higher: ids['clerk'], level: ids['OFC'] })).result).toMatchObject({ __typename: 'Saved' })
  })

  it('closes no circle of roles, a super admin either', async () => {
    expect(saidOf(await editRole('root', 'top', { higher: ids['clerk'] }))).toEqual([
      ['higher', 'validation:circle', {}],
    ])
    expect(saidOf(await editRole('root', 'top', { higher: ids['top'] }))).toEqual([['higher', 'validation:circle', {}]])
  })

  it('closes none of two at once that would close it together', async () => {
    await addRole('one', 'broker', [])
    await addRole('two', 'broker', [])
    const answers = await Promise.all([
      editRole('root', 'one', { higher: ids['two'] }),
      editRole('root', 'two', { higher: ids['one'] }),
    ])
    expect(answers.map(({ result }) => String(result.__typename)).toSorted()).toEqual(['Invalid', 'Saved'])
  })

  it('does not know of the roles of other organisations', async () => {
    expect(codeOf(await editRole('chief', 'foreign', {}))).toBe('NOT_FOUND')
    expect(saidOf(await editRole('chief', 'clerk', { higher: ids['foreign'] }))).toMatchObject([
      ['higher', 'validation:noRecord', {}],
    ])
  })

  it('stands below none of another organisation and has none of its privileges, also for who sees both', async () => {
    expect(saidOf(await editRole('root', 'clerk', { higher: ids['foreign'] }))).toEqual([
      ['higher', 'validation:elsewhere', {}],
    ])
    expect(saidOf(await editRole('root', 'foreign', { privileges: [ids['BASIC']] }))).toEqual([
      ['privileges', 'validation:elsewhere', {}],
    ])
  })
})

describe('the permissions of a role', () => {
  const ask = async (by: string, role: string, action: string, input: object) =>
    doors[by]!.call(`role.${action}`, {
      id: ids[role],
      revision: await revisionOf('access_roles', ids[role]!),
      input,
      key: randomUUID(),
    })
  const held = async (role: string) => {
    const found = await rows<{ code: string }>(
      `select code from access_permissions
       where id in (select unnest(permissions) from access_roles where id = $1) order by code`,
      [ids[role]],
    )
    return found.map(({ code }) => code)
  }

  it('B190 C059 are replaced, added to, and taken away by several or one, by whom these may', async () => {
    await addRole('under', 'broker', ['bank.list'], { higher: ids['clerk'], level: ids['OFC'] })
    const detail = await idsOf('bank.detail', 'permission.list')
    expect((await ask('chief', 'under', 'addPermissions', { added: detail })).result).toMatchObject({
      __typename: 'Saved',
    })
    expect(await held('under')).toEqual(['bank.detail', 'bank.list', 'permission.list'])
    await ask('chief', 'under', 'deletePermission', { permission: await idOf('bank.detail') })
    expect(await held('under')).toEqual(['bank.list', 'permission.list'])
    await ask('chief', 'under', 'editPermissions', { permissions: await idsOf('level.list', 'bank.list') })
    expect(await held('under')).toEqual(['bank.list', 'level.list'])
    await ask('chief', 'under', 'deletePermissions', { removed: await idsOf('level.list', 'bank.list') })
    expect(await held('under')).toEqual([])
  })

  it('grow by nothing that the giver lacks, and not of their own role', async () => {
    const lacking = { names: saying('partner.list (See the list “Partners”)') }
    for (const [action, field] of [
      ['addPermissions', 'added'],
      ['editPermissions', 'permissions'],
    ] as const) {
      const input = { [field]: await idsOf('bank.list', 'partner.list') }
      expect(saidOf(await ask('chief', 'clerk', action, input))).toEqual([
        ['permissions', 'validation:notHeld', lacking],
      ])
    }
    const own = await ask('chief', 'chief', 'addPermissions', { added: await idsOf('bank.list') })
    expect(codeOf(own)).toBe('FORBIDDEN')
    expect(await held('chief')).toEqual(chiefs.toSorted())
  })
})

describe('the last super admin', () => {
  const lock = (sql: Sql, email: string) =>
    sql.query('update users set locked_at = now() where email = $1 returning id', [email])
  const inTransaction = (work: (sql: Sql) => Promise<unknown>) =>
    server.owner.transaction(system, async (sql) => {
      await sql.query(ownerText[server.owner.engine])
      return work(sql)
    })
  const said = 'Nobody would be super admin any more. Make somebody else super admin first.'

  it('keeps what makes them one, whichever way it would be taken', async () => {
    const taken = await editRole('root', 'root', { permissions: [] })
    expect([codeOf(taken), taken.body.errors?.[0]?.message]).toEqual(['FORBIDDEN', said])
    for (const text of [
      'delete from member_roles where role_id = $1',
      'delete from memberships where (user_id, organisation_id) in (select user_id, organisation_id from member_roles where role_id = $1)',
      'delete from users where id in (select user_id from member_roles where role_id = $1)',
      'update users set locked_at = now() where id in (select user_id from member_roles where role_id = $1)',
      'update users set activated_at = null where id in (select user_id from member_roles where role_id = $1)',
    ])
      await expect(asOwner(server.owner, text, [ids['root']])).rejects.toMatchObject({ code: 'FORBIDDEN' })
    expect(await may('root', 'bank.list')).toBe(200)
  })

  it('gives it up when somebody else has it, by a privilege too', async () => {
    const [all] = await asOwner<{ id: string }>(
      server.owner,
      `insert into privileges (created_at, updated_at, organisation_id, code, name, permissions)
       values (now(), now(), $1, 'ALL', 'All', $2) returning id`,
      [house['other'], await idsOf('superadmin.root')],
    )
    await addRole('second', 'other', [], { privileges: [all!.id] })
    await enter('second', 'other', 'second')
    expect(await inTransaction((sql) => lock(sql, 'root@rights.test'))).toHaveLength(1)
    await inTransaction((sql) => sql.query('update users set locked_at = null', []))
    doors['root'] = client(server.url, (await signIn(server.url, 'root@rights.test')).token)
  })

  it('is one of two that are locked at once', async () => {
    const arrived = new EventEmitter()
    const both = once(arrived, 'both')
    let waiting = 0
    // The one connection of the embedded database serves one after the other.
    const meet = () => {
      waiting += 1
      if (waiting === 2 || server.owner.engine === 'pglite') arrived.emit('both')
      return both
    }
    const locked = await Promise.allSettled(
      ['root', 'second'].map((name) =>
        inTransaction(async (sql) => {
          await lock(sql, `${name}@rights.test`)
          await meet()
        }),
      ),
    )
    expect(locked.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })
})

describe('a permission', () => {
  const create = (code: string) => doors['keeper']!.call('permission.create', { input: { code, description: '' } })

  it('that the product asks for keeps its name and stays', async () => {
    const id = await idOf('bank.list')
    const input = { code: 'bank.lists', description: '' }
    expect(codeOf(await doors['keeper']!.call('permission.edit', { id, revision: 0, input }))).toBe('FORBIDDEN')
    expect(codeOf(await doors['keeper']!.call('permission.delete', { id, revision: 0 }))).toBe('FORBIDDEN')
  })

  it('is no other one in other letters', async () => {
    expect(saidOf(await create('SuperAdmin.ROOT'))).toEqual([['code', 'validation:taken', {}]])
  })

  it('of others is deleted while nobody uses it', async () => {
    const { result } = await create('outside.claim')
    const id = result['id'] as string
    await asOwner(server.owner, 'update access_roles set permissions = permissions || $2::uuid where id = $1', [
      ids['foreign'],
      id,
    ])
    expect(codeOf(await doors['keeper']!.call('permission.delete', { id, revision: 0 }))).toBe('REFERRED')
    await asOwner(
      server.owner,
      'update access_roles set permissions = array_remove(permissions, $2::uuid) where id = $1',
      [ids['foreign'], id],
    )
    expect((await doors['keeper']!.call('permission.delete', { id, revision: 0 })).result).toMatchObject({
      __typename: 'Saved',
    })
  })
})
