import { randomUUID } from 'node:crypto'
import { fastify, type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bank } from '../../src/areas/parties/bank.ts'
import { callerOf, type Host, type MovedNotice } from '../../src/server/context.ts'
import { mayRead } from '../../src/server/files/reading.ts'
import { findConfirmed, listIssued } from '../../src/server/files/rows.ts'
import { registerGraphql } from '../../src/server/graphql/register.ts'
import { type Refusal, refusalsOf } from '../../src/server/http/refusals.ts'
import { answerError } from '../../src/server/http/errors.ts'
import { openStreams } from '../../src/server/live/streams.ts'
import { countAreas, searchAreas } from '../../src/server/overview/overview.ts'
import { createRecord } from '../../src/server/records/save.ts'
import type { Session } from '../../src/server/sessions/types.ts'
import { ownerText } from '../../src/server/store/scope.ts'
import { type Store, system } from '../../src/server/store/store.ts'
import { creationOf } from '../../src/server/tables/creation.ts'
import { permissionsOf } from '../../src/shared/area/permissions.ts'
import type { Saved } from '../../src/shared/endpoints/answers/records.ts'
import { bareHost } from './support/bareHost.ts'
import { addOrganisation, asOwner } from './support/people.ts'
import { openTestStore } from './support/store.ts'
import { survey, surveys } from './support/surveys.ts'

const kinds = { broker: 'broker', other: 'broker', alfa: 'serviceCentre', beta: 'serviceCentre' } as const
type House = keyof typeof kinds

let store: Store
let host: Host
let app: FastifyInstance
let session: Session
const ids = {} as Record<House, string>
/** What the security log is told. */
const refusals: Refusal[] = []
const notices: Pick<MovedNotice, 'id' | 'revision' | 'parties' | 'left'>[] = []

/** Who brings files and issues them. */
const clerk = randomUUID()

const permissions = [...permissionsOf(survey), ...permissionsOf(bank)]

const sessionOf = (house: House, represents: House[] = []): Session => {
  const actor = {
    userId: randomUUID(),
    name: `Person of ${house}`,
    roles: [],
    permissions,
    organisation: { id: ids[house], kind: kinds[house], name: house },
    seesFor: { represents: represents.map((one) => ids[one]), below: [] },
  }
  const user = { id: actor.userId, permissions }
  return { actor, caller: callerOf(actor), user } as unknown as Session
}

beforeAll(async () => {
  store = await openTestStore()
  for (const [house, kind] of Object.entries(kinds))
    ids[house as House] = await addOrganisation(store, house.toUpperCase(), kind)
  await asOwner(store, `insert into users (id, email, full_name) values ($1, 'clerk@covergate.test', 'Clerk')`, [clerk])
  await store.transaction(system, async (sql) => {
    await sql.query(ownerText[store.engine])
    for (const statement of creationOf(survey)) await sql.query(statement)
  })
  const moved = ({ id, revision, parties, left }: MovedNotice) => void notices.push({ id, revision, parties, left })
  host = {
    ...bareHost(store, () => new Date('2026-03-02T03:00:00Z'), {
      moved,
      saved: () => {},
      commented: () => {},
      due: () => {},
    }),
    areas: [bank, survey],
    lifecycles: new Map([['survey', surveys]]),
  }
  app = fastify()
  app.setErrorHandler(answerError)
  app.addHook('onResponse', async (request) => void refusals.push(...refusalsOf(request)))
  await registerGraphql(app, host, { authenticate: async () => session, presume: () => null, forget: () => {} })
})
beforeEach(() => void (notices.length = refusals.length = 0))
afterAll(async () => {
  await app.close()
  await store.close()
})

type Result = Record<string, unknown> & { data: unknown[] }

/** Asks at the door; the answer, or the status of a refusal. */
const ask = async (by: Session, query: string, variables: object): Promise<Result | number> => {
  session = by
  const payload = { query: `survey.${query}`, persisted: true, variables }
  const answer = await app.inject({ method: 'POST', url: '/api/graphql', payload })
  return answer.json<{ data?: { result: Result } }>().data?.result ?? answer.statusCode
}

const aBank = async (house: House): Promise<string> => {
  const input = {
    code: randomUUID().slice(0, 8),
    name: house,
    status: 'ACTIVE',
    accountDigitsMin: 5,
    accountDigitsMax: 9,
  }
  return ((await createRecord(host, sessionOf(house).actor, bank, input)) as Saved).id
}

const begin = async (name: string, of?: string) =>
  (await ask(sessionOf('broker'), 'begin', {
    input: { name, bank: of ?? (await aBank('broker')) },
    key: randomUUID(),
  })) as Result

const revisionOf = async (id: string) =>
  (await store.run<{ revision: number }>(system, 'select revision from surveys where id = $1', [id]))[0]!.revision

const send = async (by: Session, id: string, event: object) =>
  ask(by, 'send', { id, revision: await revisionOf(id), event, key: randomUUID() })

/** A file of a survey: one that the broker has brought, and one that the host has issued. */
const addFiles = async (id: string): Promise<string[]> => {
  const rows = await asOwner<{ id: string }>(
    store,
    `insert into files (organisation_id, uploaded_by, storage_key, name, type, size, ticket_expires_at, confirmed_at, area, case_id, parties, created_at)
     select $1, $3, gen_random_uuid()::text, 'proof.pdf', 'application/pdf', 1, expires, now(), 'survey', $2, array[$1::uuid], now()
     from unnest(array[now(), null]) expires returning id`,
    [ids.broker, id, clerk],
  )
  return rows.map((row) => row.id)
}

/** How much of one survey somebody is told at every door. */
const toldAt = async (by: Session, id: string, name: string, files: string[]): Promise<Record<string, unknown>> => {
  const zone = { user_timezone: 'UTC' }
  const lengthOf = async (query: string, variables: object) => {
    const answer = await ask(by, query, variables)
    return typeof answer === 'number' ? 0 : (Array.isArray(answer) ? answer : answer.data).length
  }
  const counted = async (query: string) => ((await ask(by, query, zone)) as unknown as { count: number }[])[0]!.count
  const overview = { host, session: by, wanted: ['survey'] }
  const read = async (file: string) => {
    const row = await findConfirmed(store, by, file)
    return row !== null && (await mayRead(host, by, row))
  }
  const heard: string[] = []
  const streams = openStreams(new Map([['survey', survey]]), () => new Date())
  const response = { write: (text: string) => heard.push(text), on: () => {}, writableLength: 0 } as never
  streams.add({ session: { id: 's', caller: by.caller }, response }, 0)
  for (const notice of notices.filter((one) => one.id === id))
    streams.ear.hear({ type: 'moved', area: 'survey', status: 'OPEN', by: { name: 'x' }, ...notice })
  return {
    list: await lengthOf('list', { ...zone, search: name }),
    counts: await counted('counts'),
    views: await counted('views'),
    picker: await lengthOf('lookup', { search: name }),
    'picker by ids': await lengthOf('lookup', { ids: [id] }),
    search: (await searchAreas(overview, name))[0]!.answer!.length,
    overview: (await countAreas(overview))[0]!.answer![0]!.count,
    detail: typeof (await ask(by, 'detail', { id })) === 'object',
    cases: await lengthOf('cases', { ids: [id] }),
    timeline: await lengthOf('timeline', { id, ...zone }),
    files: await Promise.all(files.map(read)),
    issued: (await listIssued(store, by.caller, 'survey', id)).length,
    heard: heard.filter((text) => text.startsWith('event: moved')).length,
    'that it is gone': heard.filter((text) => text === 'event: changed\ndata: {"area":"survey"}\n\n').length,
  }
}

const everything = (entries: number, heard: number) => ({
  ...Object.fromEntries(
    ['list', 'counts', 'views', 'picker', 'picker by ids', 'search', 'overview', 'cases'].map((door) => [door, 1]),
  ),
  detail: true,
  timeline: entries,
  files: [true, true],
  issued: 1,
  heard,
  'that it is gone': 0,
})
const nothing = {
  ...Object.fromEntries(Object.keys(everything(0, 0)).map((door) => [door, 0])),
  detail: false,
  files: [false, false],
}
const gone = { ...nothing, 'that it is gone': 1 }

describe('a party that an event puts in charge of a case', () => {
  it('sees at every door what was before, as does who represents it, until another takes its place', async () => {
    const name = 'The roof of the warehouse'
    const { id } = (await begin(name)) as unknown as { id: string }
    const files = await addFiles(id)
    const [broker, alfa, beta, agent] = [
      sessionOf('broker'),
      sessionOf('alfa'),
      sessionOf('beta'),
      sessionOf('other', ['alfa']),
    ]
    const seen = async () => {
      const told = []
      for (const by of [alfa, agent, beta]) told.push(await toldAt(by, id, name, files))
      return told
    }
    expect(await seen()).toEqual([nothing, nothing, nothing])
    expect(await toldAt(broker, id, name, files)).toEqual(everything(1, 1))

    notices.length = 0
    expect(await send(alfa, id, { type: 'survey.assigned', centre: ids.alfa })).toBe(404)
    expect(await send(broker, id, { type: 'survey.assigned', centre: ids.alfa })).toMatchObject({ __typename: 'Moved' })
    expect(await seen()).toEqual([everything(2, 1), everything(2, 1), nothing])

    notices.length = 0
    expect(await send(alfa, id, { type: 'survey.noted', note: 'It leaks' })).toMatchObject({ __typename: 'Moved' })
    expect(await seen()).toEqual([everything(3, 1), everything(3, 1), nothing])

    notices.length = 0
    await send(broker, id, { type: 'survey.assigned', centre: ids.beta })
    expect(await seen()).toEqual([gone, gone, everything(4, 1)])
    for (const by of [alfa, agent])
      for (const table of ['timeline', 'files'])
        expect(await store.run(by.caller, `select from ${table} where case_id = $1`, [id])).toEqual([])
    expect(await send(alfa, id, { type: 'survey.noted', note: 'Still' })).toBe(404)
    expect(await toldAt(broker, id, name, files)).toEqual(everything(4, 1))

    notices.length = 0
    expect(await send(beta, id, { type: 'survey.left' })).toMatchObject({ __typename: 'Moved' })
    expect(await seen()).toEqual([nothing, nothing, gone])
    expect(await toldAt(broker, id, name, files)).toEqual(everything(5, 1))
  })

  it('begins no case', async () => {
    for (const house of ['alfa', 'beta'] as const)
      expect(
        await ask(sessionOf(house), 'begin', { input: { name: 'x', bank: randomUUID() }, key: randomUUID() }),
      ).toBe(403)
  })
})

describe('what a case is told of others', () => {
  const noRecord = (path: string) => ({ fields: [{ path, key: 'validation:noRecord', values: {} }] })

  it('by its beginning is what the sender sees', async () => {
    const name = 'Foreign'
    const unseen = [await aBank('other'), randomUUID()]
    for (const of of unseen)
      expect(await begin(name, of)).toMatchObject({ __typename: 'NotBegun', code: 'INVALID', ...noRecord('bank') })
    expect(refusals).toEqual(unseen.map((of) => ({ reason: 'record', sought: { table: 'banks', id: of } })))
    expect(await begin(name, 'none')).toMatchObject({ code: 'INVALID', fields: [{ path: 'bank' }] })
    expect(await store.run(system, 'select from surveys where name = $1', [name])).toEqual([])
    expect(await begin('Own', (await aBank('broker')).toUpperCase())).toMatchObject({ __typename: 'Begun' })
  })

  it('by an event is what the sender sees, and nothing of the rest is kept', async () => {
    const { id } = (await begin('Noted')) as unknown as { id: string }
    const [broker, own, foreign] = [sessionOf('broker'), await aBank('broker'), await aBank('other')]
    const noted = (banks: string[]) => send(broker, id, { type: 'survey.noted', note: 'Seen', banks })
    for (const banks of [[foreign], [own, foreign]]) {
      const answer = await noted(banks)
      expect(answer).toMatchObject({ __typename: 'Refused', code: 'INVALID', ...noRecord('banks') })
    }
    const [foreignFile] = await addFiles(randomUUID())
    expect(await send(broker, id, { type: 'survey.proven', fileId: foreignFile, name: 'proof.pdf' })).toMatchObject({
      code: 'INVALID',
      fields: [{ path: 'fileId' }],
    })
    const told = (table: string, of?: string) => ({ reason: 'record', sought: { table, id: of } })
    expect(refusals).toEqual([told('banks', foreign), told('banks', foreign), told('files', foreignFile)])
    expect(await revisionOf(id)).toBe(0)
    expect(notices.map(({ revision }) => revision)).toEqual([0])
    expect(await noted([own])).toMatchObject({ __typename: 'Moved', entry: { payload: { banks: [own] } } })
  })

  it('is refused at its field when it is deleted before it is written, and nothing is', async () => {
    const { id } = (await begin('Passed')) as unknown as { id: string }
    const isWriting = (name = '') => name.startsWith('begin ') || name.startsWith('move survey ')
    const goingBeforeItIsWritten = async <T>(of: string, work: () => Promise<T>): Promise<T> => {
      const { run } = store
      store.run = async (caller, text, values, name) => {
        if (isWriting(name)) await asOwner(store, 'delete from banks where id = $1', [of])
        return run(caller, text, values, name)
      }
      return work().finally(() => (store.run = run))
    }
    const [lost, other] = [await aBank('broker'), await aBank('broker')]
    expect(
      await goingBeforeItIsWritten(lost, () => send(sessionOf('broker'), id, { type: 'survey.passed', bank: lost })),
    ).toMatchObject({ __typename: 'Refused', code: 'INVALID', ...noRecord('bank') })
    expect(await goingBeforeItIsWritten(other, () => begin('Begun of none', other))).toMatchObject({
      __typename: 'NotBegun',
      code: 'INVALID',
      ...noRecord('bank'),
    })
    expect(await revisionOf(id)).toBe(0)
    expect(await store.run(system, `select from surveys where name = 'Begun of none'`)).toEqual([])
  })
})
