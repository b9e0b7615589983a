import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { actions, samples } from '../../machines/creditLife/creditLife.alphabet.ts'
import { creditLife } from '../../machines/creditLife/creditLife.ts'
import { advance, begin } from '../../machines/kernel/advance.ts'
import { systemActor } from '../../machines/kernel/actors.ts'
import { explain } from '../../machines/kernel/explain.ts'
import { everyPath } from '../../machines/kernel/paths.ts'
import type { Actor, CaseEvent, CaseRecord } from '../../machines/kernel/types.ts'
import { areas } from '../../src/areas/registry.ts'
import { catalogue } from '../../src/shared/endpoints/catalogue.ts'
import { client, type Client } from '../support/client.ts'
import { withFile } from '../support/upload.ts'
import { insertCase, type Parties } from './support/case.ts'
import { startTestHost, type TestHost } from './support/host.ts'
import { call, signIn } from './support/http.ts'
import { addOrganisation, addPerson } from './support/people.ts'

const seeing = ['product.creditLife.quotation.list', 'product.creditLife.quotation.detail']
const deciding = [...seeing, ...actions.map((action) => `product.creditLife.quotation.${action}`)]

const people = {
  broker: { at: 'broker', permissions: deciding },
  insurer: { at: 'insurer', permissions: deciding },
  bank: { at: 'bank', permissions: deciding },
  partner: { at: 'partner', permissions: deciding },
  viewer: { at: 'broker', permissions: seeing },
  root: { at: 'platform', permissions: ['superadmin.root'] },
  blind: { at: 'broker', permissions: ['something.else'] },
  stranger: { at: 'stranger', permissions: deciding },
} as const
type Role = keyof typeof people

let server: TestHost
let parties: Parties
const doors = {} as Record<Role, Client>
const actors = {} as Record<Role, Actor>

beforeAll(async () => {
  server = await startTestHost()
  const { store } = server.host
  const kinds = {
    broker: 'broker',
    insurer: 'insurer',
    bank: 'bank',
    partner: 'partner',
    platform: 'platform',
    stranger: 'broker',
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
  for (const [role, { at, permissions }] of Object.entries(people)) {
    const email = `${role}@doors.test`
    await addPerson(store, { email, memberships: [{ organisation: places[at]!, permissions: [...permissions] }] })
    const { user, token } = await signIn(server.url, email)
    doors[role as Role] = client(server.url, token)
    const { id, name, kind } = user.organization
    actors[role as Role] = {
      userId: user.id,
      name: user.fullName,
      roles: user.roles,
      permissions: user.permissions,
      organisation: { id, name, kind },
    }
  }
})

afterAll(() => server.close())

/** Each state that the lifecycle can be in, once, as the first generated path leaves it. */
const standing = (): { state: string; record: CaseRecord }[] => {
  const found = new Map<string, CaseRecord>()
  for (const { input, at, steps } of everyPath(creditLife)) {
    const { record: begun } = begin(creditLife, input, { by: systemActor, at })
    const record = steps.reduce((before, { event }) => {
      const step = advance(creditLife, before, event)
      if (!step.ok) throw new Error(`${event.type} is refused on a generated path`)
      return step.record
    }, begun)
    const state = JSON.stringify(record.snapshot.value)
    if (!found.has(state)) found.set(state, record)
  }
  return [...found].map(([state, record]) => ({ state, record }))
}

/** The record as one of these organisations' cases, with all the time in the world. */
const ours = (record: CaseRecord): CaseRecord => {
  const context = { ...record.snapshot.context, parties: { ...parties } }
  return { ...record, snapshot: { ...record.snapshot, context, deadlines: [] } }
}

/** One event of each kind that the lifecycle knows, with a payload that its schema takes. */
const eventsFor = (record: CaseRecord): Record<string, unknown>[] => {
  const letters = creditLife.alphabet(record, server.host.clock().toISOString())
  return Object.keys(creditLife.events).map((type) => {
    const {
      by: _by,
      at: _at,
      verified: _verified,
      ...event
    } = letters.find((letter) => letter.type === type) ?? ({ type } as CaseEvent)
    return event
  })
}

const roles = Object.keys(people) as Role[]
const states = standing()
const decided = { Moved: 0, Refused: 0, FORBIDDEN: 0, NOT_FOUND: 0 }

describe('the server accepts what machine and permissions allow, and nothing else', () => {
  it.each(states)('in $state, for every event and role', async ({ record: found }) => {
    const record = ours(found)
    const wrong: string[] = []
    const fresh = () => insertCase(server.host, parties, actors.partner, {}, samples[0], record)
    const untouched = await fresh()
    const judge = async (event: Record<string, unknown>, role: Role) => {
      const stamp = { by: actors[role], at: server.host.clock().toISOString() }
      const allowed = explain(creditLife, record, { ...event, ...stamp } as CaseEvent).length === 0
      const id = allowed ? await fresh() : untouched
      const { body, result } = await doors[role].send(
        'credit_life',
        id,
        record.revision,
        await withFile(doors.partner, 'credit_life', id, event),
      )
      const got = (body.errors?.[0]?.extensions?.code ?? result?.__typename) as keyof typeof decided
      const expected =
        role === 'stranger' ? 'NOT_FOUND' : role === 'blind' ? 'FORBIDDEN' : allowed ? 'Moved' : 'Refused'
      decided[got] += 1
      if (got !== expected) wrong.push(`${String(event.type)} by ${role}: ${got} instead of ${expected}`)
    }
    for (const event of eventsFor(record)) await Promise.all(roles.map((role) => judge(event, role)))
    expect(wrong).toEqual([])
  })

  it('of which all four answers were seen, in every state of the machine', () => {
    expect(states.length).toBeGreaterThan(10)
    expect(decided.Moved).toBeGreaterThan(50)
    expect(decided.Refused).toBeGreaterThan(500)
    expect(decided.FORBIDDEN).toBe(decided.NOT_FOUND)
  })
})

describe.each(catalogue(areas).filter(({ transport }) => transport === 'graphql'))('$name', ({ name }) => {
  const variables = {
    id: randomUUID(),
    ids: [randomUUID()],
    revision: 0,
    input: {},
    event: { type: 'x' },
    key: randomUUID(),
    user_timezone: 'Asia/Jakarta',
  }
  const used = (document: string) =>
    Object.fromEntries(Object.entries(variables).filter(([variable]) => document.includes(`$${variable}:`)))
  const { document } = catalogue(areas).find((endpoint) => endpoint.name === name)!

  it('is shut for nobody, a forged token, an ended session and a refresh token', async () => {
    const { token, refresh } = await signIn(server.url, 'viewer@doors.test')
    await call(server.url, `/v2/sessions/${token}`, { method: 'DELETE', token })
    for (const bearer of ['', `${token.slice(0, -2)}xx`, token, refresh, 'null']) {
      const { status, body } = await call<{ code?: string; errors?: { extensions: { code: string } }[] }>(
        server.url,
        '/api/graphql',
        {
          token: bearer,
          body: { persisted: true, query: name, variables: used(document!) },
        },
      )
      expect([status, body.code ?? body.errors?.[0]?.extensions.code]).toEqual([401, 'UNAUTHENTICATED'])
    }
  })
})

it('a foreign case and a missing one look the same at every door that takes an id', async () => {
  const foreign = await insertCase(server.host, parties, actors.partner)
  const answers = async (id: string) => {
    const { call: ask, send } = doors.stranger
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
