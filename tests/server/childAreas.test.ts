import { randomUUID } from 'node:crypto'
import { fastify, type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plainRows } from '../../src/server/demo/plainRows.ts'
import { limitsOf } from '../../src/server/files/place.ts'
import { registerGraphql } from '../../src/server/graphql/register.ts'
import { answerError } from '../../src/server/http/errors.ts'
import { enter } from '../../src/server/records/parents.ts'
import type { Session } from '../../src/server/sessions/types.ts'
import { ownerText } from '../../src/server/store/scope.ts'
import { system, type Caller } from '../../src/server/store/store.ts'
import { compareTable } from '../../src/server/tables/compare.ts'
import { creationOf } from '../../src/server/tables/creation.ts'
import { bank } from '../../src/areas/parties/bank.ts'
import { permissionsOf } from '../../src/shared/area/permissions.ts'
import type { Area } from '../../src/shared/area/types.ts'
import { areaEndpoints } from '../../src/shared/endpoints/areas.ts'
import { openWorld, type World } from './creditLife/world.ts'
import { counter } from './support/counter.ts'

const held = [bank as unknown as Area, counter].flatMap(permissionsOf)

let world: World
let app: FastifyInstance
let differences: unknown
let session: Session

const as = (who: Parameters<World['person']>[0], permissions: readonly string[] = held) => {
  const actor = { ...world.person(who), permissions: [...permissions] }
  const caller: Caller = {
    organisation: actor.organisation.id,
    kind: actor.organisation.kind as Caller['kind'],
    permissions,
  }
  session = { id: randomUUID(), actor, caller, user: { id: actor.userId, permissions } } as unknown as Session
}

beforeAll(async () => {
  const opened = await openWorld()
  world = {
    ...opened,
    host: { ...opened.host, areas: [bank, counter], performers: { counter: { tally: () => ({}) } } },
  }
  differences = await world.store.transaction(system, async (sql) => {
    await sql.query(ownerText[world.store.engine])
    for (const statement of creationOf(counter)) await sql.query(statement)
    return compareTable(sql, counter)
  })
  app = fastify()
  app.setErrorHandler(answerError)
  await registerGraphql(app, world.host, { authenticate: async () => session, presume: () => null, forget: () => {} })
})

afterAll(async () => {
  await app.close()
  await world.close()
})

interface Answer {
  status: number
  data?: { result: Record<string, unknown> & { id: string; revision: number } }
  [key: string]: unknown
}

const ask = async (query: string, variables: object): Promise<Answer> => {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/graphql',
    payload: { query, persisted: true, variables: { ...variables } },
  })
  return { ...answer.json<Answer>(), status: answer.statusCode }
}

const aBank = (code: string) => ({ code, name: code, status: 'ACTIVE', accountDigitsMin: 5, accountDigitsMax: 9 })

const made = async (name: string, variables: object) => {
  const { data } = await ask(name, variables)
  expect(data?.result).toMatchObject({ __typename: 'Saved' })
  return data!.result.id
}

const counterOf = async (parent: string, number: string) => {
  const url = '/api/counters'
  const answer = await app.inject({ method: 'POST', url, payload: { parent, input: { number, name: number } } })
  return answer.json<{ data: { __typename: string; id: string } }>().data
}

const everything = async (parent: string, id: string): Promise<[string, Answer][]> => {
  const input = { number: 'X', name: 'X' }
  const asked: Record<string, object> = {
    list: { user_timezone: 'UTC' },
    counts: { user_timezone: 'UTC' },
    views: { user_timezone: 'UTC' },
    export: { columns: ['name'], format: 'csv', user_timezone: 'UTC' },
    detail: { id },
    open: { id },
    history: { id },
    edit: { id, revision: 0, input },
    ring: { id },
    tally: {},
    delete: { id, revision: 0 },
    create: { input },
  }
  const answers: [string, Answer][] = []
  for (const { name, operation } of areaEndpoints(counter))
    answers.push([operation!, await ask(name, { parent, ...asked[operation!] })])
  return answers
}

describe('a child area', () => {
  it('has a table that the declaration makes', () => expect(differences).toEqual([]))

  it('has a list within each record of its parent, and none beside', async () => {
    as('bank')
    const one = await made('bank.create', { input: aBank('ONE') })
    const two = await made('bank.create', { input: aBank('TWO') })
    for (const number of ['A', 'B']) expect(await counterOf(one, number)).toMatchObject({ __typename: 'Saved' })
    expect(await counterOf(two, 'C')).toMatchObject({ __typename: 'Saved' })
    const list = (parent: string) => ask('counter.list', { parent, user_timezone: 'UTC' })
    expect((await list(one)).data!.result).toMatchObject({
      data: [{ name: 'A' }, { name: 'B' }],
      meta: { total: { count: 2 } },
    })
    expect((await list(two)).data!.result).toMatchObject({ data: [{ name: 'C' }], meta: { total: { count: 1 } } })
    const counted = [{ count: 1, capped: false }]
    expect((await ask('counter.counts', { parent: two, user_timezone: 'UTC' })).data!.result).toMatchObject(counted)
    expect((await ask('counter.views', { parent: two, user_timezone: 'UTC' })).data!.result).toMatchObject(counted)
    expect(await ask('counter.list', { user_timezone: 'UTC' })).toMatchObject({ status: 400 })
    expect(areaEndpoints(counter).map(({ operation }) => operation)).not.toContain('lookup')
  })

  it('belongs to whom the parent belongs, whoever makes it, and stays with that parent', async () => {
    as('bank')
    const parent = await made('bank.create', { input: aBank('OWN') })
    const other = await made('bank.create', { input: aBank('OTHER') })
    as('platform')
    const { id } = await counterOf(parent, 'P')
    const owner =
      'select (select organisation_id from banks where id = $1) = organisation_id as same from counters where id = $2'
    expect(await world.store.run(system, owner, [parent, id])).toEqual([{ same: true }])
    const input = { number: 'P', name: 'Moved' }
    for (const foreign of [{ ofBank: other }, { organisation_id: randomUUID() }])
      for (const asked of [
        ask('counter.edit', { parent, id, revision: 0, input: { ...input, ...foreign } }),
        ask('counter.create', { parent, input: { number: 'Q', name: 'Q', ...foreign } }),
      ])
        expect((await asked).status).toBe(400)
    expect((await ask('counter.edit', { parent, id, revision: 0, input })).data!.result).toMatchObject({
      record: { name: 'Moved', ofBank: parent },
    })
  })

  it('is nowhere within another parent, by its id or by its number', async () => {
    as('bank')
    const parent = await made('bank.create', { input: aBank('MINE') })
    const other = await made('bank.create', { input: aBank('ELSE') })
    const { id } = await counterOf(parent, 'M')
    for (const called of [id, 'M'])
      for (const [operation, { status }] of await everything(other, called)) {
        const isOfRecord = ['detail', 'open', 'history', 'edit', 'ring', 'delete'].includes(operation)
        expect([operation, status]).toEqual([operation, isOfRecord ? 404 : 200])
      }
    expect((await ask('counter.detail', { parent, id: 'M' })).data!.result).toMatchObject({ id, name: 'M' })
    expect((await ask('counter.detail', { parent, id: 'no number' })).status).toBe(404)
    const sought = { table: 'counters', id: 'M', column: 'number' }
    await expect(enter(world.store, session.caller, counter, { parent: other, id: 'M' })).rejects.toMatchObject({
      refusal: { reason: 'record', sought },
    })
  })

  it('is closed to who may not open its parent, or does not see it', async () => {
    as('bank')
    const parent = await made('bank.create', { input: aBank('CLOSED') })
    const { id } = await counterOf(parent, 'Behind')
    const refused = async () => (await everything(parent, id)).map(([, { status }]) => status)
    as(
      'bank',
      held.filter((one) => one !== 'bank.detail'),
    )
    expect(new Set(await refused())).toEqual(new Set([403]))
    const plans = { type: 'files', kinds: ['application/pdf'], megabytes: 1, max: 1 } as const
    const fields = { ...counter.fields, plans }
    const withPlans = { ...counter, fields, sections: [{ id: 'all', fields: Object.keys(fields) }] } as Area
    for (const of of [null, id])
      expect(() => limitsOf(session, withPlans, { area: 'counter', id: of, field: 'plans' })).toThrow('access')
    const kept = await ask('bank.delete', { id: parent, revision: 0 })
    expect([kept.status, JSON.stringify(kept)]).toEqual([409, expect.not.stringContaining('Behind')])
    as('stranger')
    expect(new Set(await refused())).toEqual(new Set([404]))
    as('bank')
    const none = await everything(randomUUID(), id)
    expect(new Set(none.map(([, { status }]) => status))).toEqual(new Set([404]))
    expect(new Set((await everything('none', id)).map(([, { status }]) => status))).toEqual(new Set([404]))
  })

  it('keeps its parent from being deleted, which is told by its name', async () => {
    as('bank')
    const parent = await made('bank.create', { input: aBank('KEPT') })
    const { id } = await counterOf(parent, 'Front')
    const remove = () => ask('bank.delete', { id: parent, revision: 0 })
    const refused = await remove()
    expect([refused.status, JSON.stringify(refused)]).toEqual([409, expect.stringContaining('Front')])
    await made('counter.delete', { parent, id, revision: 0 })
    expect((await remove()).data!.result).toMatchObject({ __typename: 'Saved', record: null })
  })

  it('has demo records within those of its parent, of the same organisations', () => {
    const parents = ['o1', 'o2'].map((organisation_id) => ({ id: `bank of ${organisation_id}`, organisation_id }))
    const members = ['o1', 'o2', 'o3'].map((id) => ({ id, kind: 'bank' as const }))
    const rows = plainRows(counter, members as never, Date.now(), new Map([[counter.parent!.area, parents]]))
    expect(rows).toHaveLength(48)
    expect(rows.filter(({ of_bank, organisation_id }) => of_bank !== `bank of ${String(organisation_id)}`)).toEqual([])
  })
})
