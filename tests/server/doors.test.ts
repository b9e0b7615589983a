import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eachOf } from '../../machines/kernel/grants.ts'
import type { Actor, CaseRecord, Context, Reason } from '../../machines/kernel/types.ts'
import { areas } from '../../src/areas/registry.ts'
import { uniqueFields } from '../../src/server/records/taken.ts'
import { snake } from '../../src/shared/area/names.ts'
import type { Area } from '../../src/shared/area/types.ts'
import type { TimelineEntry } from '../../src/shared/endpoints/answers/cases.ts'
import { type Cell, cellsOf } from '../machines/decisions/cells.ts'
import { placeOf } from '../machines/decisions/compare.ts'
import { partiesOf, peopleFor, permissionsOf, type Person } from '../machines/decisions/people.ts'
import { tables } from '../machines/decisions/registry.ts'
import { grouped, words } from '../machines/decisions/values.ts'
import { type Answer, client, type Client } from '../support/client.ts'
import { documents } from '../support/documents.ts'
import type { Insert } from './cases/types.ts'
import { addFile, insertCase } from './creditLife/case.ts'
import { insertOf, type Parties } from './support/case.ts'
import { startTestHost, type TestHost } from './support/host.ts'
import { call, signIn } from './support/http.ts'
import { addOrganisation, addPerson, asOwner } from './support/people.ts'

/** The server's day goes on: what ends at the very instant of the table does not there. */
const endsNow = ({ snapshot }: CaseRecord, at: string): boolean =>
  JSON.stringify(snapshot.context).includes(JSON.stringify({ until: at }).slice(1, -1))

/** Each letter that brings a file brings one of its own here. */
const isForItsFileAlone = (expected: Cell['expected']): boolean =>
  !expected.ok && expected.against.every((rule) => rule === 'isPaperNew')

/** What the table's people send; the system has no door, who has no account another, nobody one for what nobody in particular sends or the server sends in their name, and a code is only ever verified by the server. */
const cells = tables.map((table) => ({
  table,
  area: areas.find(({ lifecycle }) => lifecycle?.id === table.lifecycle.id)!,
  cells: cellsOf(table).filter(
    ({ letter, person, record, event, situation, expected }) =>
      table.letters[letter]?.verified === undefined &&
      letter in table.letters &&
      table.rights[event.type] !== null &&
      table.lifecycle.events[event.type]!.from !== 'host' &&
      person.name !== 'system' &&
      !Object.hasOwn(table.correspondents ?? {}, person.name) &&
      !table.situations[situation]!.at &&
      record.snapshot.deadlines.every(({ at }) => Date.parse(event.at) < Date.parse(at)) &&
      !endsNow(record, event.at) &&
      !isForItsFileAlone(expected),
  ),
}))
type Doors = (typeof cells)[number]

/** What it takes to see a case and what it moves. */
const seeing = ({ table, area: { permissions } }: Doors): string[] => [
  ...[permissions.list, permissions.detail].flatMap(eachOf),
  ...(table.along ?? []),
]

/** Of each party two people share the permissions, so that each event finds one who has what it asks for, and one who has not. */
const accounts = (one: Doors): Record<string, { at: string; permissions: string[] }> => {
  const { table } = one
  const parties = partiesOf(table)
  const all = permissionsOf(table)
  return {
    ...Object.fromEntries(
      parties.flatMap((party) =>
        [0, 1].map((half) => [
          `${party}-${half}`,
          { at: party, permissions: [...seeing(one), ...all.filter((_, index) => index % 2 === half)] },
        ]),
      ),
    ),
    root: { at: 'platform', permissions: ['superadmin.root'] },
    viewer: { at: parties[0]!, permissions: seeing(one) },
    blind: { at: parties[0]!, permissions: ['something.else'] },
    stranger: { at: 'elsewhere', permissions: [...seeing(one), ...all] },
  }
}

/** Who brings a lifecycle's cases and their files. */
const bringerOf = ({ table }: Doors): Actor => actors[table.lifecycle.id]![`${partiesOf(table)[0]}-0`]!

/** Whose door a person of the table goes through. */
const accountOf = ({ table }: Doors, { name, party }: Person, type: string): string => {
  if (!party || name === 'viewer') return name
  const half = permissionsOf(table).indexOf(table.rights[type]![0]) % 2
  return `${party}-${name === party ? half : 1 - half}`
}

let server: TestHost
let parties: Parties
const doors: Record<string, Record<string, Client>> = {}
const actors: Record<string, Record<string, Actor>> = {}
const inserts: Record<string, Insert> = {}

beforeAll(async () => {
  server = await startTestHost()
  const { store } = server.host
  server.pass((Date.parse(NOON) - server.host.clock().getTime()) / 1000)
  const kinds = {
    broker: 'broker',
    insurer: 'insurer',
    bank: 'bank',
    partner: 'partner',
    platform: 'platform',
    elsewhere: 'broker',
  } as const
  const places = Object.fromEntries(
    await Promise.all(
      Object.entries(kinds).map(
        async ([name, kind]) => [name, await addOrganisation(store, name.toUpperCase(), kind)] as const,
      ),
    ),
  )
  const { broker, insurer, bank, partner } = places as Record<string, string>
  parties = { broker: broker!, insurer: insurer!, bank: bank!, partner: partner! }
  for (const one of cells) {
    const { id } = one.table.lifecycle
    inserts[id] = await insertOf(id)
    const [clients, people]: [Record<string, Client>, Record<string, Actor>] = [{}, {}]
    for (const [name, { at, permissions }] of Object.entries(accounts(one))) {
      const email = `${id}-${name}@doors.test`.toLowerCase()
      await addPerson(store, { email, memberships: [{ organisation: places[at]!, permissions }] })
      const { user, token } = await signIn(server.url, email)
      clients[name] = client(server.url, token)
      people[name] = {
        userId: user.id,
        name: user.fullName,
        roles: user.roles,
        permissions: user.permissions,
        organisation: { id: user.organization.id, name: user.organization.name, kind: user.organization.kind },
      }
    }
    doors[id] = clients
    actors[id] = people
  }
})

afterAll(() => server.close())

/** The table's usual day. */
const NOON = '2026-03-09T05:00:00.000Z'

/** The record of a cell as one of these organisations' cases, worked on by these people, with all the time in the world. */
const ours = (one: Doors, { record, event }: Cell): CaseRecord => {
  const people = peopleFor(one.table, one.table.rights[event.type]![0])
  const ids = new Map(
    people.map((person) => [
      person.actor.userId,
      actors[one.table.lifecycle.id]![accountOf(one, person, event.type)]?.userId ?? '',
    ]),
  )
  const context = JSON.parse(JSON.stringify({ ...record.snapshot.context, parties }), (_, value: unknown) =>
    typeof value === 'string' ? (ids.get(value) ?? value) : value,
  ) as CaseRecord['snapshot']['context']
  return { ...record, snapshot: { ...record.snapshot, context, deadlines: [] } }
}

const isKnown = ({ expected, unlisted }: Cell): boolean => expected.ok || !expected.against.includes(unlisted)

/** A correction is judged as what a record begins with before the record itself is asked. */
const isWrongByItself = ({ table: { lifecycle } }: Doors, { event }: Cell): boolean =>
  event.type === lifecycle.correction &&
  (lifecycle.refine?.({ typed: event as unknown as Context, at: NOON }) ?? []).length > 0

/** What the table says of a cell, as a door tells it: who does not see the case is not told that there is one, and a code is looked at last, of which none was sent here. */
const wanted = (one: Doors, cell: Cell): unknown[] => {
  const { table } = one
  const { expected, letter, person, record } = cell
  if (person.name === 'stranger') return ['NOT_FOUND']
  if (isWrongByItself(one, cell)) return ['Refused', record.revision, []]
  const { secret, lacks } = table.letters[letter]!
  if (!expected.ok) {
    const first = expected.against.filter((rule) => rule !== 'isPaperNew' && (!secret || !words(lacks).includes(rule)))
    return ['Refused', record.revision, first.length > 0 ? first : ['isCodeFresh']]
  }
  return ['Moved', expected.entry.to, expected.entry.entry, expected.record.snapshot.value]
}

/** Everybody in one situation of each state; in the others where the table says otherwise than there, the root and whom it says so of. */
const asked = (one: Doors): Map<string, Cell[]> => {
  const { table, cells: all } = one
  const first = new Map(
    Object.entries(table.situations)
      .toReversed()
      .map(([name, { state }]) => [state, name]),
  )
  const isFirst = ({ situation }: Cell) => [...first.values()].includes(situation)
  const nameOf = ({ situation, letter, person }: Cell) =>
    [table.situations[situation]!.state, letter, person.name].join('; ')
  const says = (cell: Cell) => JSON.stringify(wanted(one, cell))
  const there = new Map(all.filter(isFirst).map((cell) => [nameOf(cell), says(cell)]))
  const isOfInterest = ({ person, situation }: Cell) =>
    person.root || person.name in (table.situations[situation]!.lacksBy ?? {})
  return grouped(
    all.filter((cell) => {
      if (table.letters[cell.letter]!.inner || table.situations[cell.situation]!.inner) return false
      if (isFirst(cell)) return isKnown(cell) || cell.person.root
      return isOfInterest(cell) && says(cell) !== there.get(nameOf(cell))
    }),
    ({ situation }) => situation,
  )
}

const decided = { Moved: 0, Refused: 0, FORBIDDEN: 0, NOT_FOUND: 0 }

const told = ({ body, result }: Answer, { record }: Cell): unknown[] => {
  const refused = body.errors?.[0]?.extensions?.code
  decided[(refused ?? result.__typename) as keyof typeof decided] += 1
  if (refused) return [refused]
  if (result.__typename === 'Refused')
    return ['Refused', record.revision, (result.reasons as Reason[]).map(({ guard }) => guard).toSorted()]
  return ['Moved', result.status, (result.entry as TimelineEntry).entry, (result.case as CaseRecord).snapshot.value]
}

const storedIn = async ({ table }: Area, id: string, path: string): Promise<unknown> => {
  const [row] = await asOwner<{ value: unknown }>(
    server.host.store,
    `select ${snake(path)} as value from ${table} where id = $1`,
    [id],
  )
  return row!.value
}

describe.each(cells.map((one) => [one.table.lifecycle.id, one] as const))(
  'the doors of %s do what is decided',
  (lifecycle, one) => {
    it.each([...asked(one)].map(([situation, some]) => ({ situation, some })))('of: $situation', async ({ some }) => {
      const wrong: string[] = []
      const untouched = new Map<string, Promise<string>>()
      const caseFor = (cell: Cell): Promise<string> => {
        const record = ours(one, cell)
        const insert = () => inserts[lifecycle]!(server.host, parties, bringerOf(one), record)
        if (cell.expected.ok) return insert()
        const key = JSON.stringify(record)
        const known = untouched.get(key) ?? insert()
        untouched.set(key, known)
        return known
      }
      const judge = async (cell: Cell) => {
        const { event, record, person } = cell
        const { by: _by, at: _at, others: _others, ...letter } = event
        const id = await caseFor(cell)
        // Each of them is another loan, or another product; where nothing happens, it is the one that it was.
        for (const { path } of uniqueFields(one.area))
          if (path in letter) letter[path] = cell.expected.ok ? randomUUID() : await storedIn(one.area, id, path)
        if ('fileId' in letter)
          letter['fileId'] = await addFile(server.host, bringerOf(one), id, 'proof.pdf', one.area.id)
        const sent = (by: Client) => by.send(one.area.id, id, record.revision, letter)
        const answer = await sent(doors[lifecycle]![accountOf(one, person, event.type)]!)
        const [got, expected] = [told(answer, cell), wanted(one, cell)].map((says) => JSON.stringify(says))
        if (got !== expected) wrong.push(`${placeOf(cell)}: ${got} instead of ${expected}`)
        if (person.name !== 'viewer') return
        if (told(await sent(doors[lifecycle]!.blind!), cell)[0] !== 'FORBIDDEN')
          wrong.push(`${placeOf(cell)}: not forbidden to the blind`)
      }
      for (const batch of grouped(some, ({ letter }) => letter).values()) await Promise.all(batch.map(judge))
      expect(wrong).toEqual([])
    })
  },
)

it('all four answers of the doors were seen', () => {
  expect(decided.Moved).toBeGreaterThan(200)
  expect(decided.Refused).toBeGreaterThan(1000)
  expect(decided.FORBIDDEN).toBeGreaterThan(100)
  expect(decided.NOT_FOUND).toBeGreaterThan(100)
})

/** Of a session that has ended, and of one that goes on. */
const shut = async () => {
  const [ended, going] = await Promise.all([0, 1].map(() => signIn(server.url, 'creditlife-viewer@doors.test')))
  await call(server.url, `/v2/sessions/${ended!.token}`, { method: 'DELETE', token: ended!.token })
  return ['', `${going!.token.slice(0, -2)}xx`, ended!.token, ended!.refresh, going!.refresh, 'null']
}
let bearers: Promise<string[]> | undefined

/** Who asks is found before it is read what is asked: of each operation one area's is tried with all of them, each other's with one. */
const triedWithAll = new Set(
  [...grouped(documents, ({ operation }) => operation!).values()].map(([first]) => first!.name),
)

describe.each(documents.map((one, turn) => ({ ...one, turn })))('$name', ({ name, document, turn }) => {
  const variables = {
    id: randomUUID(),
    ids: [randomUUID()],
    parent: randomUUID(),
    revision: 0,
    input: {},
    event: { type: 'x' },
    key: randomUUID(),
    user_timezone: 'Asia/Jakarta',
  }
  const used = Object.fromEntries(Object.entries(variables).filter(([variable]) => document.includes(`$${variable}:`)))

  it('is shut for nobody, a forged token, an ended session and a refresh token', async () => {
    bearers ??= shut()
    const all = await bearers
    for (const bearer of triedWithAll.has(name) ? all : [all[turn % all.length]!]) {
      const { status, body } = await call<{ code?: string; errors?: { extensions: { code: string } }[] }>(
        server.url,
        '/api/graphql',
        {
          token: bearer,
          body: { persisted: true, query: name, variables: used },
        },
      )
      expect([status, body.code ?? body.errors?.[0]?.extensions.code]).toEqual([401, 'UNAUTHENTICATED'])
    }
  })
})

it('a foreign case and a missing one look the same at every door that takes an id', async () => {
  const foreign = await insertCase(server.host, parties, actors['creditLife']!['partner-0']!)
  const answers = async (id: string) => {
    const { call: ask, send } = doors['creditLife']!.stranger!
    const all = await Promise.all([
      ask('credit_life.detail', { id }),
      ask('credit_life.timeline', { id, user_timezone: 'Asia/Jakarta' }),
      ask('credit_life.cases', { ids: [id] }),
      send('credit_life', id, 0, { type: 'quotation.approved' }),
    ])
    return JSON.parse(JSON.stringify(all).replaceAll(id, 'ID'), (key, value: unknown) =>
      key === 'reference' ? undefined : value,
    ) as unknown
  }
  expect(await answers(foreign)).toEqual(await answers(randomUUID()))
})
