import { randomUUID } from 'node:crypto'
import { expect, vi } from 'vitest'
import { system } from '../../../src/server/store/store.ts'
import { type Client, client } from '../../support/client.ts'
import { mailsTo } from './accounts.ts'
import { startOn, startTestHost } from './host.ts'
import { call, signIn, trySignIn } from './http.ts'
import { addOrganisation, addPerson, asOwner, hashed } from './people.ts'
import { engine } from './store.ts'

export const rootCode = 'superadmin.root'

/** Each opens one list. */
export const probes = ['bank', 'broker', 'partner', 'relation', 'agent', 'level', 'section', 'insurer'].map(
  (area) => `${area}.list`,
)
const given = ['editPermissions', 'addPermissions', 'deletePermissions', 'deletePermission']
const managing = {
  role: ['list', 'detail', 'create', 'edit', 'delete', ...given],
  privilege: ['list', 'detail', 'create', 'edit', 'delete', ...given],
  user: ['list', 'detail', 'create', 'edit', 'toggleLock', 'delete', 'actFor'],
}
export const bundles: readonly (readonly string[])[] = [
  ...probes.map((code) => [code]),
  ...Object.entries(managing).map(([area, operations]) => operations.map((operation) => `${area}.${operation}`)),
]
const all = bundles.flat()

interface RoleRow {
  id: string
  organisation_id: string
  revision: number
  code: string
  name: string
  higher: string | null
  level: string | null
  rank: number | null
  permissions: string[]
  privileges: string[]
}

interface PersonRow {
  email: string
  account: string
  organisation_id: string
  revision: number
  status: string
  live: boolean
  held: string[]
}

/** What the tables say, and what follows of it by the specification. */
export interface Standing {
  roles: ReadonlyMap<string, RoleRow>
  people: ReadonlyMap<string, PersonRow>
  privileges: ReadonlyMap<string, { id: string; revision: number; organisation_id: string; permissions: string[] }>
  /** Codes of a role: its own and those of its privileges. */
  codesOf(role: string): ReadonlySet<string>
  /** Of somebody, by address; nothing where they are no member. */
  rightsOf(email: string): ReadonlySet<string>
  /** Roles above one. */
  above(role: string): readonly string[]
}

const byId = <R extends { id: string }>(rows: readonly R[]): Map<string, R> => new Map(rows.map((row) => [row.id, row]))

/** Two servers of one database, where the engine allows it, and three houses: ours and theirs are alike, the third has the super admins. */
export const openRightsWorld = async () => {
  const server = await startTestHost({ publicUrl: 'https://gate.test' })
  const beside = engine === 'postgres' ? await startOn({ ...server.config, port: 0 }) : server
  const rows = <R>(text: string, values: unknown[] = []): Promise<R[]> => server.host.store.run<R>(system, text, values)
  const asHost = <R>(text: string, values: unknown[] = []): Promise<R[]> => asOwner<R>(server.owner, text, values)
  const house = {
    ours: await addOrganisation(server.owner, 'OURS', 'broker'),
    theirs: await addOrganisation(server.owner, 'THEIRS', 'broker'),
    platform: await addOrganisation(server.owner, 'ROOTS', 'platform'),
  }
  const permissionIds = new Map(
    (await rows<{ id: string; code: string }>('select id, code from access_permissions')).map(({ id, code }) => [
      code,
      id,
    ]),
  )
  const idsOf = (codes: readonly string[]): string[] => codes.map((code) => permissionIds.get(code)!)

  const addRole = async (organisation: string, code: string, codes: readonly string[], higher: string | null) => {
    const [row] = await asHost<{ id: string }>(
      `insert into access_roles (created_at, updated_at, organisation_id, code, name, permissions, higher)
       values (now(), now(), $1, $2, $2, $3, $4) returning id`,
      [organisation, code, idsOf(codes), higher],
    )
    return row!.id
  }
  const chain = async (organisation: string): Promise<Record<'head' | 'chief' | 'lead' | 'clerk', string>> => {
    const head = await addRole(organisation, 'HEAD', all, null)
    const chief = await addRole(organisation, 'CHIEF', all, head)
    const lead = await addRole(organisation, 'LEAD', [...bundles[8]!, ...bundles[10]!, ...probes.slice(0, 5)], chief)
    return { head, chief, lead, clerk: await addRole(organisation, 'CLERK', probes.slice(0, 2), lead) }
  }
  const roles = { ours: await chain(house.ours), theirs: await chain(house.theirs) }
  const root = await addRole(house.platform, 'ROOT', [rootCode], null)

  const clients = new Map<string, { here: Client; there: Client }>()
  const enter = async (email: string): Promise<void> => {
    await asHost('truncate attempts')
    const { token } = await signIn(server.url, email)
    clients.set(email, { here: client(server.url, token), there: client(beside.url, token) })
  }
  /** Somebody who was there before there were accounts. */
  const found = async (email: string, organisation: string, role: string): Promise<void> => {
    await addPerson(server.owner, { email, memberships: [{ organisation, permissions: [] }] })
    await asHost('insert into member_roles select id, $2, $3 from users where email = $1', [email, organisation, role])
    await enter(email)
  }
  /** Invited by somebody, has accepted by the link that was mailed, and has a password. */
  const invited = async (by: string, email: string, role: string): Promise<void> => {
    const input = { full_name: 'Budi Santoso', email, roles: [role] }
    const { result } = await clients.get(by)!.here.call('user.create', { input, key: randomUUID() })
    expect(result).toMatchObject({ __typename: 'Begun' })
    const link = async () => /\/answer#([\w-]{43})/.exec((await mailsTo(server.host, email))[0]?.body ?? '')?.[1]
    await vi.waitFor(async () => expect(await link()).toBeDefined(), { timeout: 10_000 })
    const body = { token: await link(), answer: 'accept', text: 'Budi Santoso' }
    expect((await call(server.url, '/api/inquiry/answer', { body })).status).toBe(204)
    await asHost('update users set activated_at = now() where email = $1', [email])
    await asHost('insert into passwords (user_id, hash) select id, $2 from users where email = $1', [
      email,
      await hashed,
    ])
    await enter(email)
  }

  await found('head@ours.test', house.ours, roles.ours.head)
  await found('head@theirs.test', house.theirs, roles.theirs.head)
  await found('first@roots.test', house.platform, root)
  for (const name of ['one', 'two']) await invited('head@ours.test', `${name}@ours.test`, roles.ours.chief)
  for (const name of ['three', 'four']) await invited('one@ours.test', `${name}@ours.test`, roles.ours.lead)
  await invited('three@ours.test', 'five@ours.test', roles.ours.clerk)
  await invited('head@theirs.test', 'one@theirs.test', roles.theirs.chief)
  for (const name of ['second', 'third']) await invited('first@roots.test', `${name}@roots.test`, root)
  // From now on the super admins are those whom others of them may lock.
  await asHost(`delete from users where email = 'first@roots.test'`)
  clients.delete('first@roots.test')

  const standing = async (): Promise<Standing> => {
    const [known, privileges, members, codes] = await Promise.all([
      rows<RoleRow>(
        `select r.id, r.organisation_id, r.revision, r.code, r.name, r.higher, r.level, l.rank,
           to_jsonb(r.permissions) as permissions, to_jsonb(r.privileges) as privileges
         from access_roles r left join role_levels l on l.id = r.level order by r.created_at, r.id`,
      ),
      rows<{ id: string; revision: number; organisation_id: string; permissions: string[] }>(
        'select id, revision, organisation_id, to_jsonb(permissions) as permissions from privileges order by created_at, id',
      ),
      rows<PersonRow>(
        `select a.email, a.id as account, a.organisation_id, a.revision, a.status,
           u.locked_at is null and u.activated_at is not null and m.user_id is not null as live,
           coalesce((select jsonb_agg(role_id) from member_roles where user_id = u.id and organisation_id = a.organisation_id), '[]') as held
         from user_accounts a join users u on u.email = a.email
           left join memberships m on m.user_id = u.id and m.organisation_id = a.organisation_id order by a.created_at, a.id`,
      ),
      rows<{ id: string; code: string }>('select id, code from access_permissions'),
    ])
    const codeOf = new Map(codes.map(({ id, code }) => [id, code]))
    const [role, privilege] = [byId(known), byId(privileges)]
    const people = new Map(members.map((row) => [row.email, row]))
    const codesOf = (id: string) => {
      const { permissions, privileges: bundled } = role.get(id)!
      const ids = [...permissions, ...bundled.flatMap((one) => privilege.get(one)!.permissions)]
      return new Set(ids.map((one) => codeOf.get(one)!))
    }
    const above = (id: string): string[] => {
      const { higher } = role.get(id)!
      return higher ? [higher, ...above(higher)] : []
    }
    const rightsOf = (email: string) => {
      const person = people.get(email)
      return new Set(person?.live ? person.held.flatMap((one) => [...codesOf(one)]) : [])
    }
    return { roles: role, people, privileges: privilege, codesOf, rightsOf, above }
  }

  const close = async (): Promise<void> => {
    if (beside !== server) await beside.close()
    await server.close()
  }
  const isLetIn = async (email: string): Promise<boolean> => {
    await asHost('truncate attempts')
    return (await trySignIn(server.url, { email, password: 'correct horse battery staple' })).status === 200
  }
  return { server, beside, rows, house, idsOf, roles, clients, enter, isLetIn, standing, close }
}

export type RightsWorld = Awaited<ReturnType<typeof openRightsWorld>>
