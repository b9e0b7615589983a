import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { disagreements } from '../support/agreement.ts'
import type { Answer } from '../support/client.ts'
import { call, type SignedIn } from './support/http.ts'
import { bundles, openRightsWorld, probes, type RightsWorld, rootCode, type Standing } from './support/rightsWorld.ts'
import { engine } from './support/store.ts'

let world: RightsWorld

beforeAll(async () => {
  world = await openRightsWorld()
})
afterAll(() => world.close())

const kinds = [
  'roleMade',
  'roleChanged',
  'roleGiven',
  'roleTaken',
  'roleDeleted',
  'privilegeMade',
  'privilegeChanged',
  'privilegeDeleted',
  'accountEdited',
  'accountEdited',
  'accountLocked',
  'accountUnlocked',
] as const

interface Step {
  kind: (typeof kinds)[number]
  by: number
  on: number
  higher: number
  held: number[]
  taken: number[]
}

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom(...kinds),
  by: fc.nat(1000),
  on: fc.nat(1000),
  higher: fc.nat(1000),
  held: fc.array(fc.nat(1000), { minLength: 1, maxLength: 2 }),
  taken: fc.uniqueArray(fc.nat(bundles.length - 1), { maxLength: 4 }),
})

/** One after the other, and now and then two at once, each through another server. */
const steps = fc.array(
  fc.oneof({ arbitrary: fc.tuple(step), weight: 4 }, { arbitrary: fc.tuple(step, step), weight: 1 }),
  {
    minLength: 12,
    maxLength: 12,
  },
)

const nth = <T>(all: Iterable<T>, number: number): T => {
  const list = [...all]
  return list[number % list.length]!
}
const minus = (one: ReadonlySet<string>, other: ReadonlySet<string>): string[] =>
  [...one].filter((code) => !other.has(code))

const actors = (now: Standing): string[] => [
  'head@ours.test',
  ...[...now.people.values()].filter(({ live }) => live).map(({ email }) => email),
]

const send = (
  now: Standing,
  { kind, on, higher, held, taken }: Step,
  by: string,
  door: 'here' | 'there',
): Promise<Answer> => {
  const ask = world.clients.get(by)![door]
  const role = nth(now.roles.values(), on)
  const person = nth(now.people.values(), on)
  const privilege = [...now.privileges.values()][on % Math.max(1, now.privileges.size)]
  const permissions = world.idsOf(taken.flatMap((one) => bundles[one]!))
  const given = held.map((one) => nth(now.roles.keys(), one))
  const bundled = [...now.privileges.keys()].filter((_, index) => held.includes(index))
  const none = { id: randomUUID(), revision: 0 }
  const code = `R${randomUUID().slice(0, 8)}`
  const input = {
    code,
    name: code,
    higher: nth([null, ...now.roles.keys()], higher),
    level: null,
    privileges: bundled,
    permissions,
  }
  const at = { id: role.id, revision: role.revision }
  const key = randomUUID()
  const about = { id: person.account, revision: person.revision, key }
  const reason = 'Tried'
  switch (kind) {
    case 'roleMade':
      return ask.call('role.create', { input })
    case 'roleChanged':
      return ask.call('role.edit', { ...at, input: { ...input, code: role.code } })
    case 'roleGiven':
      return ask.call('role.addPermissions', { ...at, key, input: { added: permissions } })
    case 'roleTaken':
      return ask.call('role.deletePermissions', { ...at, key, input: { removed: permissions } })
    case 'roleDeleted':
      return ask.call('role.delete', at)
    case 'privilegeMade':
      return ask.call('privilege.create', { input: { code, name: code, permissions } })
    case 'privilegeChanged':
      return ask.call('privilege.editPermissions', {
        ...(privilege ? { id: privilege.id, revision: privilege.revision } : none),
        key,
        input: { permissions },
      })
    case 'privilegeDeleted':
      return ask.call('privilege.delete', privilege ? { id: privilege.id, revision: privilege.revision } : none)
    case 'accountEdited':
      return ask.call('user.edit', {
        ...about,
        event: { type: 'account.edited', full_name: 'Budi S.', email: person.email, roles: [...new Set(given)] },
      })
    case 'accountLocked':
      return ask.call('user.toggleLock', { ...about, event: { type: 'account.locked', reason } })
    case 'accountUnlocked':
      return ask.call('user.toggleLock', { ...about, event: { type: 'account.unlocked' } })
  }
}

/** The rights that somebody gives by: of the one who was there before there were accounts, those of the house's first role. */
const holds = (now: Standing, email: string): ReadonlySet<string> =>
  email === 'head@ours.test' ? now.codesOf(world.roles.ours.head) : now.rightsOf(email)
const heldBy = (now: Standing, email: string): readonly string[] =>
  email === 'head@ours.test' ? [world.roles.ours.head] : (now.people.get(email)?.held ?? [])

/** By the words of the rule: below one of theirs in the chain; none of these roles has a level. */
const isBelow = (now: Standing, role: string, by: string): boolean =>
  heldBy(now, by).some((one) => now.above(role).includes(one))

const roleText = (now: Standing, id: string): string =>
  JSON.stringify([now.roles.get(id)?.higher, [...now.codesOf(id)].toSorted()])

const grown = (before: Standing, after: Standing, givers: readonly string[], isUnlocked: boolean): string[] => {
  const may = new Set(givers.flatMap((email) => [...holds(before, email)]))
  if (may.has(rootCode)) return []
  const ofRoles = [...after.roles.keys()].flatMap((id) =>
    minus(after.codesOf(id), before.roles.has(id) ? before.codesOf(id) : new Set()),
  )
  const ofPeople = isUnlocked
    ? []
    : [...after.people.keys()].flatMap((email) => minus(after.rightsOf(email), before.rightsOf(email)))
  return [...ofRoles, ...ofPeople].filter((code) => !may.has(code))
}

const touchedAbove = (before: Standing, after: Standing, by: string): string[] => {
  if (holds(before, by).has(rootCode)) return []
  const roles = [...before.roles.keys()].filter(
    (id) => !after.roles.has(id) || roleText(before, id) !== roleText(after, id),
  )
  const people = [...before.people.values()].filter(
    ({ email, revision }) => after.people.get(email)!.revision !== revision,
  )
  return [
    ...roles.filter((id) => !isBelow(before, id, by)),
    ...people
      .filter(({ email, held, live }) => email === by || (live && !held.every((id) => isBelow(before, id, by))))
      .map(({ email }) => email),
  ]
}

const asked = { limit: 10, total: false, user_timezone: 'UTC' }

const check = (email: string) => {
  const { url, token } = world.clients.get(email)!.here
  return call<{ data?: { user: { permissions: string[] } } }>(url, '/v2/sessions/check', { token, body: {} })
}
const isOpen = async (email: string): Promise<boolean> => (await check(email)).status === 200

/** What is shown to somebody, and what either server lets them do, is what the tables come to: at once where it was changed, and soon at the other. */
const isEnforced = async (now: Standing, email: string, probe: string): Promise<void> => {
  const { here, there } = world.clients.get(email)!
  const person = now.people.get(email)
  const rights = holds(now, email)
  const told = async () => {
    const { body, status } = await check(email)
    const statuses = await Promise.all([here, there].map(async (door) => (await door.call(probe, asked)).status))
    return { email, probe, shown: body.data?.user.permissions.toSorted() ?? status, statuses }
  }
  const may = rights.has(rootCode) || rights.has(probe) ? 200 : 403
  const expected =
    person && !person.live
      ? { email, probe, shown: 401, statuses: [401, 401] }
      : { email, probe, shown: [...rights].toSorted(), statuses: [may, may] }
  await expect.poll(told, { timeout: 10_000 }).toEqual(expected)
}

/** By the words of the rule: a colleague all of whose roles stand below, and nobody who may do everything. */
const mayActFor = (now: Standing, by: string, whose: string): boolean => {
  const [actor, other] = [now.people.get(by)!, now.people.get(whose)!]
  const isRooted = now.rightsOf(by).has(rootCode)
  return (
    by !== whose &&
    actor.organisation_id === other.organisation_id &&
    (isRooted || now.rightsOf(by).has('user.actFor')) &&
    other.live &&
    !now.rightsOf(whose).has(rootCode) &&
    other.held.every((id) => isRooted || (!actor.held.includes(id) && isBelow(now, id, by)))
  )
}

/** What gives nobody anything: levels and sections say who stands where. */
const harmless = probes.filter((code) => !['level.list', 'section.list'].includes(code))

/** Who acts for another does what both hold of what gives nobody anything; and is themselves again after that. */
const isActedFor = async (now: Standing, by: string, whose: string): Promise<void> => {
  if (!now.people.get(by)!.live) return
  // A session that began before may do, for a second, what its person did before: this one is of now.
  await world.enter(by)
  const shown = async () => (await check(by)).body.data?.user.permissions.toSorted()
  await expect.poll(shown, { timeout: 10_000 }).toEqual([...holds(now, by)].toSorted())
  const { url, token } = world.clients.get(by)!.here
  const { account } = now.people.get(whose)!
  const body = { account, reason: 'Tried' }
  const may = mayActFor(now, by, whose)
  const begun = await call<{ data?: SignedIn }>(url, '/v2/sessions/for', { token, body })
  expect([by, whose, begun.status === 200]).toEqual([by, whose, may])
  if (!may) return
  const both = [...now.rightsOf(whose)].filter((code) => now.rightsOf(by).has(code) || now.rightsOf(by).has(rootCode))
  const { user, token: acting } = begun.body.data!
  expect(user.permissions.toSorted()).toEqual(both.filter((code) => harmless.includes(code)).toSorted())
  const ended = await call<{ data: SignedIn }>(url, '/v2/sessions/for', { method: 'DELETE', token: acting })
  expect(ended.body.data.user.permissions.toSorted()).toEqual([...now.rightsOf(by)].toSorted())
}

const theirs = async (): Promise<unknown> =>
  world.rows(
    `select (select jsonb_agg(to_jsonb(r) - 'created_at' order by id) from access_roles r where organisation_id = $1) as roles,
       (select jsonb_agg(to_jsonb(p) order by id) from privileges p where organisation_id = $1) as privileges,
       (select jsonb_agg(to_jsonb(a) order by id) from user_accounts a where organisation_id = $1) as accounts,
       (select jsonb_agg(to_jsonb(m) order by m.user_id, m.role_id) from member_roles m where organisation_id = $1) as held`,
    [world.house.theirs],
  )

const live = (now: Standing): string[] =>
  [...now.people.values()].filter(({ email }) => now.rightsOf(email).has(rootCode)).map(({ email }) => email)

const ofOthers = async (): Promise<Set<string>> => {
  const found = await world.rows<{ id: string }>(
    ['access_roles', 'privileges', 'user_accounts']
      .map((table) => `select id from ${table} where organisation_id <> '${world.house.ours}'`)
      .join(' union all '),
  )
  return new Set(found.map(({ id }) => id))
}

it.each(['role', 'privilege', 'user'])(
  'of another house a %s is in no list, no picker, no count and no refusal',
  async (area) => {
    const { here } = world.clients.get('head@ours.test')!
    const others = await ofOthers()
    const table = { role: 'access_roles', privilege: 'privileges', user: 'user_accounts' }[area]
    const [own] = await world.rows<{ count: number }>(
      `select count(*)::integer as count from ${table} where organisation_id = $1`,
      [world.house.ours],
    )
    const { result } = await here.call(`${area}.list`, { ...asked, limit: 100, total: true })
    const { data, meta } = result as unknown as { data: { id: string }[]; meta: { total: { count: number } } }
    expect([data.length, meta.total.count]).toEqual([own!.count, own!.count])
    expect(data.filter(({ id }) => others.has(id))).toEqual([])
    const [foreign] = await world.rows<{ id: string }>(`select id from ${table} where organisation_id = $1 limit 1`, [
      world.house.theirs,
    ])
    const told = async (id: string) =>
      JSON.stringify((await here.call(`${area}.detail`, { id })).body)
        .replaceAll(id, '')
        .replaceAll(/"reference":"[^"]*"/g, '')
    if (foreign) expect(await told(foreign.id)).toBe(await told(randomUUID()))
  },
)

it('B191 of two super admins who lock each other at once, through two servers, one remains', async () => {
  const now = await world.standing()
  const [one, other] = live(now) as [string, string]
  const lock = (by: string, whom: string, door: 'here' | 'there') => {
    const { account: id, revision } = now.people.get(whom)!
    const event = { type: 'account.locked', reason: 'Struck first' }
    return world.clients.get(by)![door].call('user.toggleLock', { id, revision, event, key: randomUUID() })
  }
  const answers = await Promise.all([lock(one, other, 'here'), lock(other, one, 'there')])
  expect(answers.filter(({ result }) => result?.__typename === 'Moved')).toHaveLength(1)
  const [left, ...more] = live(await world.standing())
  expect(more).toEqual([])
  await expect.poll(async () => (await check(left!)).status).toBe(200)
  const locked = left === one ? other : one
  const { account: id, revision } = (await world.standing()).people.get(locked)!
  const unlocked = { id, revision, event: { type: 'account.unlocked' }, key: randomUUID() }
  expect((await world.clients.get(left!)!.here.call('user.toggleLock', unlocked)).result).toMatchObject({
    __typename: 'Moved',
  })
  await world.enter(locked)
})

it('nobody gets what its givers lack or touches what is not below them, a super admin stays, and what is shown is enforced', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (batches) => {
      for (const batch of batches) {
        const [first] = batch
        const before = await world.standing()
        const sent = batch.map((one, index) => ({
          one,
          by: nth(actors(before), one.by),
          door: index ? ('there' as const) : ('here' as const),
        }))
        for (const { by } of sent) if (before.people.get(by)?.live && !(await isOpen(by))) await world.enter(by)
        const foreign = sent.some(({ by }) => holds(before, by).has(rootCode) || by.endsWith('@theirs.test'))
          ? null
          : await theirs()
        await Promise.all(sent.map(({ one, by, door }) => send(before, one, by, door)))
        const after = await world.standing()
        const givers = sent.map(({ by }) => by)
        const isUnlocked = batch.some(({ kind }) => kind === 'accountUnlocked')
        expect(grown(before, after, givers, isUnlocked)).toEqual([])
        if (sent.length === 1) expect(touchedAbove(before, after, givers[0]!)).toEqual([])
        expect(live(after)).not.toEqual([])
        if (foreign) expect(await theirs()).toEqual(foreign)
        const whose = nth(after.people.keys(), first.higher)
        const isFresh = after.people.get(whose)!.live && !(await isOpen(whose))
        if (isFresh) await world.enter(whose)
        await isEnforced(after, whose, nth(probes, first.on))
        await isActedFor(after, nth(after.people.keys(), first.on), whose)
      }
    }),
    { numRuns: engine === 'postgres' ? 5 : 2, endOnFailure: true },
  )
})

it('replay of what happened to the accounts gives what they are', async () => {
  expect(await disagreements(world.server.host.store)).toEqual([])
})
