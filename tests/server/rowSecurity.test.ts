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
  'passwords',
  'quotas',
  'sessions',
  'spent_proofs',
]

const seeds = [
  "insert into quotas values ('bucket', 1, 1, now())",
  "insert into attempts values ('bucket', 1, now(), now())",
  "insert into audit (at, event, result) values (now(), 'signIn', 'accepted')",
  "insert into codes (id, purpose, address_hash, expires_at) values (gen_random_uuid(), 'activation', 'hash', now())",
  "insert into identities select 'issuer', email, id, now() from users",
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
  const { insurer, bank } = world.organisations
  const members = (...organisations: { id: string }[]) =>
    organisations.map(({ id: organisation }) => ({ organisation, permissions: [] }))
  await addPerson(store, { email: 'one@covergate.example', memberships: members(broker) })
  await addPerson(store, { email: 'guest@covergate.example', memberships: members(insurer, broker) })
  await addPerson(store, { email: 'far@covergate.example', memberships: members(insurer, bank) })
  for (const seed of seeds) await store.run(system, seed).catch(() => asOwner(store, seed))
  await world.addCase()
})
afterAll(() => world.close())

const tables = async () =>
  store.run<{ name: string; guarded: boolean; writes: string[] }>(
    system,
    `select relname as name, relrowsecurity or 'security_invoker=true' = any(coalesce(reloptions, '{}')) as guarded, array(
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

  const people = ['far@covergate.example', 'guest@covergate.example', 'one@covergate.example']
  const emails = async (caller: Caller) =>
    (await store.run<{ email: string }>(caller, 'select email from users order by email')).map(({ email }) => email)

  it('sees who works in their organisation, at home or as a guest, and the platform everybody', async () => {
    expect(await emails(broker())).toEqual(people.slice(1))
    expect(await emails(platform())).toEqual(people)
    expect(await emails({ organisation: world.organisations.partner.id, kind: 'partner' })).toEqual([])
    expect(await emails({ ...broker(), represents: [world.organisations.bank.id] })).toEqual(people.slice(1))
  })

  it.each(['memberships', 'member_roles'])(
    'sees of %s those of their organisation, and the platform all',
    async (table) => {
      const seen = await store.run(broker(), `select distinct organisation_id from ${table}`)
      expect(seen).toEqual([{ organisation_id: world.organisations.broker.id }])
      expect(await count(broker(), table)).toBe(2)
      expect(await count(platform(), table)).toBe(5)
      await expect(store.run(broker(), `delete from ${table}`)).rejects.toMatchObject({ code: '42501' })
    },
  )

  it('changes nobody but themselves', async () => {
    const renamed = "update users set full_name = 'Other' returning email"
    for (const caller of [broker(), platform()]) expect(await store.run(caller, renamed)).toEqual([])
    const [one] = await store.run<{ id: string }>(system, "select id from users where email = 'one@covergate.example'")
    const own = await store.transaction(broker(), async (sql) => {
      await sql.query("select set_config('app.person', $1, true)", [one!.id])
      return sql.query(renamed)
    })
    expect(own).toEqual([{ email: 'one@covergate.example' }])
    await store.run(system, "update users set full_name = 'Name of ' || email")
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

  it('sees their own organisation, those they act for and those below it, and the platform all', async () => {
    const { broker: own, bank, partner } = world.organisations
    const seen = async (caller: Caller) =>
      (await store.run<{ id: string }>(caller, 'select id from organisations')).map(({ id }) => id).toSorted()
    expect(await seen(broker())).toEqual([own.id])
    expect(await seen({ ...broker(), represents: [bank.id], below: [partner.id] })).toEqual(
      [own.id, bank.id, partner.id].toSorted(),
    )
    expect(await count(platform(), 'organisations')).toBe(6)
  })

  it('learns who somebody is by their number alone', async () => {
    const [person] = await store.run<{ id: string }>(
      system,
      "select id from users where email = 'one@covergate.example'",
    )
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
