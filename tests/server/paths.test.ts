import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isSystem } from '../../machines/kernel/actors.ts'
import { advance } from '../../machines/kernel/advance.ts'
import { isDeadlineEvent } from '../../machines/kernel/chart.ts'
import { beginSample, paths, type Path } from '../../machines/kernel/paths.ts'
import type { Actor, CaseEvent, CaseRecord, Context, TriedLifecycle } from '../../machines/kernel/types.ts'
import { areas } from '../../src/areas/registry.ts'
import { codeFor } from '../../src/server/cases/codes.ts'
import { moveAsHost } from '../../src/server/cases/moveAsHost.ts'
import { placeOf } from '../../src/server/cases/place.ts'
import type { Store } from '../../src/server/store/store.ts'
import { eachOf } from '../../machines/kernel/grants.ts'
import { tables } from '../machines/decisions/registry.ts'
import { lifecycles } from '../machines/lifecycles.ts'
import { client, type Client } from '../support/client.ts'
import { withFile } from '../support/upload.ts'
import { insertOf, type Parties, withContext } from './support/case.ts'
import { startTestHost, type TestHost } from './support/host.ts'
import { signIn } from './support/http.ts'
import { addNeeded } from './support/needed.ts'
import { addOrganisation, addPerson, asOwner } from './support/people.ts'
import { shareOf } from './support/share.ts'

/** A step as its place among what the lifecycle's alphabet offers there: which is sent follows from the case as it stands on the server. */
interface Turn {
  event: CaseEvent
  letter: number
  status: string
  entry: string
  asksCode: boolean
}

const turnsOf = (lifecycle: TriedLifecycle, { input, at, steps }: Path): Turn[] => {
  let { record } = beginSample(lifecycle, input, at)
  return steps.map(({ event, status, entry }) => {
    const letter = lifecycle.alphabet(record, event.at).findIndex((one) => isDeepStrictEqual(one, event))
    const step = advance(lifecycle, record, event)
    if (!step.ok) throw new Error(`${event.type} does not follow`)
    record = step.record
    return { event, letter, status, entry, asksCode: step.effects.some(({ type }) => type === 'sendCode') }
  })
}

const kinds = ['broker', 'insurer', 'bank', 'partner'] as const

/** The host takes the steps of who has no account in their name. */
const isOfHost = (by: Actor) => isSystem(by) || !kinds.some((kind) => kind === by.organisation.kind)

const isDeadline = ({ event }: { event: CaseEvent }) => isDeadlineEvent(event.type)

const driven = await Promise.all(
  lifecycles.map(async (lifecycle) => ({
    id: lifecycle.id,
    lifecycle,
    area: areas.find((area) => area.lifecycle?.id === lifecycle.id)!,
    insert: await insertOf(lifecycle.id),
    along: tables.find((table) => table.lifecycle.id === lifecycle.id)?.along ?? [],
    ways: paths(lifecycle).map((path) => {
      const turns = turnsOf(lifecycle, path)
      return { path, turns, name: turns.map(({ event }) => event.type).join(' > ') }
    }),
  })),
)
type Driven = (typeof driven)[number]
type Way = Driven['ways'][number]

/** Who takes the steps of a lifecycle's paths. */
const staffOf = ({ ways }: Driven): Actor[] => {
  const actors = ways.flatMap(({ turns }) => turns.map(({ event }) => event.by)).filter((by) => !isOfHost(by))
  return [...new Map(actors.map((by) => [by.userId, by])).values()]
}

let server: TestHost
let parties: Parties
/** By lifecycle, and by the ids that its alphabet gives its people. */
const doors = new Map<string, Promise<Client>>()

const emailOf = ({ id }: Driven, { userId }: Pick<Actor, 'userId'>) => `${id}-${userId}@paths.test`.toLowerCase()

/** What a record knows of its alphabet's people it knows of those who take their steps here. */
const people = new Map<string, string>()
const withPeople = ({ id }: Driven, record: CaseRecord): CaseRecord => {
  const text = JSON.stringify(record.snapshot.context)
  const named = [...people].reduce((known, [of, here]) => {
    const [lifecycle, userId] = of.split(' ')
    return lifecycle === id ? known.replaceAll(JSON.stringify(userId), JSON.stringify(here)) : known
  }, text)
  return withContext(record, JSON.parse(named) as Context)
}

/** Somebody of an alphabet as they are here, where the host sends in their name. */
const here = ({ id }: Driven, by: Actor): Actor => {
  const userId = people.get(`${id} ${by.userId}`)
  if (userId === undefined) return by
  return { ...by, userId, organisation: { ...by.organisation, id: parties[by.organisation.kind as keyof Parties] } }
}

/** Where cases are in somebody's hands, these have the roles and work in the sections that the alphabet says. */
const placeIn = async (store: Store, person: string, { roles, sections = [] }: Actor) => {
  for (const section of sections) await addNeeded(store, 'role_sections', section)
  const text = `
    update access_roles set code = $2, section = $3::uuid where id in (select role_id from member_roles where user_id = $1)`
  await asOwner(store, text, [person, roles[0]!, sections[0] ?? null])
}

/** Somebody signs in when they first have something to do, since nobody's token is good after a long wait. */
const doorOf = async (one: Driven, by: Pick<Actor, 'userId'>): Promise<Client> => {
  const email = emailOf(one, by)
  const open = doors.get(email) ?? signIn(server.url, email).then(({ token }) => client(server.url, token))
  doors.set(email, open)
  return open
}

/** Nor does the host check anything of its own accord. */
const withoutChecks = [
  "create function unchecked() returns trigger language plpgsql as 'begin return null; end'",
  "create trigger unchecked before insert on outbox for each row when (new.type = 'checkForm') execute function unchecked()",
]

beforeAll(async () => {
  // Who prices says nothing of its own: the paths answer for it.
  // Nobody outside answers but who is driven.
  const nowhere = 'http://127.0.0.1:1'
  server = await startTestHost({ pricingUrl: nowhere, payment: { url: nowhere, key: 'key', secrets: [] } })
  server.pass((Date.parse(driven[0]!.ways[0]!.path.at) - Date.now()) / 1000)
  const { store } = server.host
  for (const statement of withoutChecks) await asOwner(server.owner, statement)
  const ids = await Promise.all(kinds.map((kind) => addOrganisation(store, kind.toUpperCase(), kind)))
  parties = Object.fromEntries(kinds.map((kind, index) => [kind, ids[index]!])) as Parties
  for (const one of driven)
    for (const by of staffOf(one)) {
      const { list, detail } = one.area.permissions
      const permissions = [...by.permissions, ...[list, detail].flatMap(eachOf), ...one.along]
      const organisation = parties[by.organisation.kind as keyof Parties]
      const person = await addPerson(store, { email: emailOf(one, by), memberships: [{ organisation, permissions }] })
      people.set(`${one.id} ${by.userId}`, person)
      if (one.lifecycle.hands) await placeIn(store, person, by)
    }
})

afterAll(() => server.close())

/** Seconds from one step of a path to the next, where the step need not wait. */
const usual = 60

const detail = async (one: Driven, id: string) =>
  (await (await doorOf(one, staffOf(one)[0]!)).call(`${one.area.id}.detail`, { id })).result as {
    revision: number
    status: string
    case: CaseRecord
  }

/** Puts a case where a path begins, among these organisations. */
const place = async (one: Driven, { path }: Way): Promise<string> => {
  const { lifecycle, insert } = one
  const begun = beginSample(lifecycle, path.input, server.host.clock().toISOString())
  const record = withPeople(one, begun.record)
  const by = {
    userId: randomUUID(),
    name: 'Test',
    roles: [],
    permissions: [],
    organisation: { id: parties.partner, kind: 'partner', name: 'Partner' },
  }
  return insert(server.host, parties, by, withContext(record, 'parties' in record.snapshot.context ? { parties } : {}))
}

/** Sends the steps of a path through the door of whoever takes them, the system's as the host does, up to its deadline if it ends in one. */
const drive = async (one: Driven, way: Way): Promise<string> => {
  const { area, lifecycle } = one
  const id = await place(one, way)
  let { revision, case: record } = await detail(one, id)
  let codeRevision = 0
  let before = Date.parse(way.path.at)
  for (const turn of way.turns) {
    if (isDeadline(turn)) break
    const waited = (Date.parse(turn.event.at) - before) / 1000
    before += waited * 1000
    if (waited > usual) {
      server.pass(waited)
      doors.clear()
    }
    const at = server.host.clock().toISOString()
    const { by, at: _at, verified: _verified, others: _others, ...event } = lifecycle.alphabet(record, at)[turn.letter]!
    if ('code' in event) event['code'] = codeFor(server.host.secret, id, codeRevision)
    if (isOfHost(by) || lifecycle.events[event.type]!.from === 'host') {
      const { type, ...payload } = event
      const sent = { type, payload, key: `path ${revision}` }
      expect(await moveAsHost(server.host, placeOf(server.host, area.id), id, sent, here(one, by))).toBe('taken')
      ;({ revision, case: record } = await detail(one, id))
      continue
    }
    const door = await doorOf(one, by)
    const { result, body } = await door.send(area.id, id, revision, await withFile(door, area.id, id, event))
    expect({ event: event.type, ...(result ?? body) }).toMatchObject({
      __typename: 'Moved',
      event: turn.event.type,
      status: turn.status,
      entry: { entry: turn.entry },
    })
    ;({ revision, case: record } = result as unknown as { revision: number; case: CaseRecord })
    if (turn.asksCode) codeRevision = revision
  }
  return id
}

describe.each(driven)('$id', (one) => {
  it.each(shareOf(one.ways.filter(({ turns }) => !turns.some(isDeadline))))('$name', async (way) => {
    const id = await drive(one, way)
    expect(await detail(one, id)).toMatchObject({ status: way.path.status, revision: way.turns.length })
  })
})

it('B143 the deadlines of all other paths are fired by the scheduler, or found by the next who decides', async () => {
  const timed = driven.flatMap((one) =>
    one.ways.filter(({ turns }) => turns.some(isDeadline)).map((way) => ({ one, way })),
  )
  expect(timed.length).toBeGreaterThan(5)
  const ids = await Promise.all(timed.map(({ one, way }) => drive(one, way)))
  const firstOf = ({ turns }: Way): Turn => turns.find(isDeadline)!
  const last = Math.max(...timed.map(({ way }) => Date.parse(firstOf(way).event.at)))
  server.pass((last - server.host.clock().getTime()) / 1000 + 86_400)
  doors.clear()
  const found = timed.findIndex(({ way }) => !isSystem(firstOf(way).event.by))
  const { one } = timed[found]!
  const { revision, case: record } = await detail(one, ids[found]!)
  const letter = one.lifecycle
    .alphabet(record, server.host.clock().toISOString())
    .find(({ type, by }) => !isOfHost(by) && !one.lifecycle.events[type]!.schema)!
  const { result } = await (
    await doorOf(one, letter.by)
  ).send(one.area.id, ids[found]!, revision, {
    type: letter.type,
  })
  expect(result.__typename).toBe('Refused')
  // What was asked before may be answered first, and what follows the deadline may have followed too.
  const reached = async ({ one: of, way }: (typeof timed)[number], index: number): Promise<string | undefined> => {
    const text =
      "select to_status from timeline where area = $1 and case_id = $2 and event ->> 'type' = $3 order by revision limit 1"
    const entry = [of.area.id, ids[index]!, firstOf(way).event.type]
    return (await asOwner<{ to_status: string }>(server.owner, text, entry))[0]?.to_status
  }
  await expect
    .poll(() => Promise.all(timed.map(reached)), { timeout: 20_000 })
    .toEqual(timed.map(({ way }) => firstOf(way).status))
})
