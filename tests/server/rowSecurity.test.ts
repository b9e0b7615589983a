import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ownerText } from '../../src/server/store/scope.ts'
import { type Caller, type Store, system } from '../../src/server/store/store.ts'
import { addPerson, asOwner } from './support/people.ts'
import { openWorld, type World } from './creditLife/world.ts'

let world: World
let store: Store

/** Names and hashes of files that everybody has. */
const open = ['migrations']

/** What may be added and never changed. */
const lasting = ['timeline', 'history', 'audit', 'performed']

/** What the server's own work needs and nobody's list shows. */
const inner = [
  'attempts',
  'audit',
  'codes',
  'identities',
  'installation',
  'mails',
  'memberships',
  'quotas',
  'sessions',
  'spent_proofs',
  'users',
]

const seeds = [
  "insert into quotas values ('bucket', 1, 1, now())",
  "insert into attempts values ('bucket', 1, now(), now())",
  "insert into audit (at, event, result) values (now(), 'signIn', 'accepted')",
  "insert into codes (id, purpose, address_hash, expires_at) values (gen_random_uuid(), 'activation', 'hash', now())",
  "insert into identities select 'issuer', 'subject', id, now() from users",
  "insert into installation values ('seed', 'value')",
  "insert into mails (id, recipient, subject, created_at) values (gen_random_uuid(), 'a@b.test', 'Hello', now())",
  `insert into sessions (user_id, organisation_id, access_hash, access_expires_at, refresh_hash, created_at, refreshed_at, expires_at, ends_by)
   select user_id, organisation_id, '', now(), '', now(), now(), now(), now() from memberships`,
  "insert into history values ('bank', gen_random_uuid(), 0, now(), 'created', '{}', '{}', '{}')",
  "insert into performed values (gen_random_uuid(), 'key', gen_random_uuid(), now(), 'bank', 'updateStatus', null, null, 'hash')",
  "insert into spent_proofs values ('proof', now())",
]

beforeAll(async () => {
  world = await openWorld()
  store = world.store
  const { broker } = world.organisations
  await addPerson(store, {
    email: 'one@covergate.example',
    memberships: [{ organisation: broker.id, permissions: [] }],
  })
  for (const seed of seeds) await store.run(system, seed).catch(() => asOwner(store, seed))
  await world.addCase()
})
afterAll(() => world.close())

const tables = async () =>
  store.run<{ name: string; guarded: boolean; writes: string[] }>(
    system,
    `select relname as name, relrowsecurity as guarded, array(
       select privilege from unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER']) privilege
       where has_table_privilege('covergate_app', c.oid, privilege)
         or (privilege not in ('DELETE', 'TRUNCATE', 'TRIGGER') and has_any_column_privilege('covergate_app', c.oid, privilege))
     ) as writes
     from pg_class c where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f') order by relname`,
  )

const count = async (caller: Caller, table: string): Promise<number> =>
  (await store.run<{ count: number }>(caller, `select count(*) from ${table}`))[0]!.count

describe('every table of the database', () => {
  it('is under row-level security', async () => {
    const unguarded = (await tables()).filter(({ name, guarded }) => !guarded && !open.includes(name))
    expect(unguarded).toEqual([])
  })

  it('has no rule that shows or changes rows for everybody', async () => {
    const loose = await store.run(
      system,
      `select tablename as table, policyname as policy from pg_policies
       where schemaname = 'public' and cmd <> 'INSERT' and coalesce(qual, 'true') = 'true'`,
    )
    expect(loose).toEqual([])
  })

  it('that lasts can be read and added to by the application, and nothing else', async () => {
    const found = (await tables()).filter(({ name }) => lasting.includes(name))
    expect(found.map(({ name, writes }) => ({ name, writes }))).toEqual(
      lasting.toSorted().map((name) => ({ name, writes: ['SELECT', 'INSERT'] })),
    )
  })
})

describe('a caller', () => {
  const broker = (): Caller => ({ organisation: world.organisations.broker.id, kind: 'broker' })
  const platform = (): Caller => ({ organisation: world.organisations.platform.id, kind: 'platform' })

  it.each(inner)('sees nothing of %s, though there is something', async (table) => {
    expect(await count(system, table)).toBeGreaterThan(0)
    expect(await count(broker(), table)).toBe(0)
    expect(await count(platform(), table)).toBe(0)
  })

  it('changes nobody', async () => {
    const changed = await store.run(broker(), "update users set full_name = 'Other' returning id")
    expect(changed).toEqual([])
    await expect(
      store.run(
        broker(),
        "insert into codes (id, purpose, address_hash, expires_at) values ($1, 'activation', '', now())",
        [randomUUID()],
      ),
    ).rejects.toMatchObject({ code: '42501' })
  })

  it('adds nothing to the audit', async () => {
    const forged = "insert into audit (at, event, result) values (now(), 'signIn', 'accepted')"
    const before = await count(system, 'audit')
    for (const caller of [broker(), platform()])
      await expect(store.run(caller, forged)).rejects.toMatchObject({ code: '42501' })
    expect(await count(system, 'audit')).toBe(before)
  })

  it('sees their own organisation, and the platform all', async () => {
    const seen = await store.run<{ id: string }>(broker(), 'select id from organisations')
    expect(seen).toEqual([{ id: world.organisations.broker.id }])
    expect(await count(platform(), 'organisations')).toBe(6)
  })

  it('learns who somebody is by their number alone', async () => {
    const [person] = await store.run<{ id: string }>(system, 'select id from users')
    const ask = 'select known_person($1, $2) as person'
    expect(await store.run(broker(), ask, [person!.id, world.organisations.broker.id])).toEqual([
      {
        person: {
          userId: person!.id,
          name: 'Name of one@covergate.example',
          organisation: 'The BROKER',
          kind: 'broker',
        },
      },
    ])
    expect(await store.run(broker(), ask, [randomUUID(), world.organisations.broker.id])).toEqual([])
  })
})

describe.each(lasting)('what is in %s', (table) => {
  it.each([
    `update ${table} set at = now()`,
    `update ${table} set at = now() where false`,
    `delete from ${table}`,
    `truncate ${table}`,
  ])('stays, whoever says: %s', async (statement) => {
    const rows = () => store.run(system, `select * from ${table} order by at`)
    const before = await rows()
    expect(before.length).toBeGreaterThan(0)
    await expect(store.run(system, statement)).rejects.toMatchObject({ code: '42501' })
    await expect(asOwner(store, statement)).rejects.toMatchObject({
      code: '42501',
      message: `Rows of ${table} are added and never changed`,
    })
    expect(await rows()).toEqual(before)
  })

  it('stays for an owner who switches triggers off for the session', async () => {
    const quietly = store.transaction(system, async (sql) => {
      await sql.query(ownerText[store.engine])
      await sql.query('set local session_replication_role = replica')
      await sql.query(`delete from ${table}`)
    })
    await expect(quietly).rejects.toMatchObject({ message: `Rows of ${table} are added and never changed` })
  })
})
