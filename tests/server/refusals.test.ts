import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { system } from '../../src/server/store/store.ts'
import { insertCase } from './creditLife/case.ts'
import { startTestHost, type TestHost } from './support/host.ts'
import { call, type Refused, signIn, type SignedIn } from './support/http.ts'
import { addOrganisation, addPerson, asOwner } from './support/people.ts'

interface Line {
  event: string
  reason: string
  reqId: string
  [field: string]: unknown
}

let running: TestHost
let organisations: Record<'broker' | 'insurer' | 'bank' | 'partner' | 'stranger', string>
let stranger: SignedIn
let partner: SignedIn
let caseId: string
let fileId: string

beforeAll(async () => {
  running = await startTestHost()
  const { store } = running.host
  organisations = {
    broker: await addOrganisation(store, 'BROKER', 'broker'),
    insurer: await addOrganisation(store, 'INSURER', 'insurer'),
    bank: await addOrganisation(store, 'BANK', 'bank'),
    partner: await addOrganisation(store, 'PARTNER', 'partner'),
    stranger: await addOrganisation(store, 'STRANGER', 'broker'),
  }
  const add = (name: string, organisation: string, permissions: string[]) =>
    addPerson(store, { email: `${name}@covergate.test`, memberships: [{ organisation, permissions }] })
  const detail = 'product.creditLife.quotation.detail'
  await add('stranger', organisations.stranger, [detail, 'product.train.policy.detail'])
  const partnerId = await add('partner', organisations.partner, [detail])
  stranger = await signIn(running.url, 'stranger@covergate.test')
  partner = await signIn(running.url, 'partner@covergate.test')
  const by = {
    userId: partnerId,
    name: 'Partner',
    roles: [],
    permissions: [],
    organisation: { id: organisations.partner, kind: 'partner', name: 'PARTNER' },
  }
  caseId = await insertCase(running.host, organisations, by)
  fileId = randomUUID()
  await asOwner(
    store,
    `insert into files (id, organisation_id, uploaded_by, storage_key, name, type, size, confirmed_at, area, case_id, created_at)
     values ($1, $2, $3, 'key', 'a.pdf', 'application/pdf', 1, now(), 'credit_life', $4, now())`,
    [fileId, organisations.partner, partnerId, caseId],
  )
})

afterAll(() => running.close())

const graphql = async (token: string, query: string, variables: object = {}) =>
  (await call<Refused>(running.url, '/api/graphql', { token, body: { query, variables } })).body
const sendAs = (token: string, event: object) =>
  call<{ data: { send: { __typename: string } } }>(running.url, '/api/graphql', {
    token,
    body: {
      query:
        'mutation ($id: ID!, $key: ID!, $event: JSON!) { send(area: "credit_life", id: $id, revision: 0, event: $event, key: $key) { __typename } }',
      variables: { id: caseId, key: randomUUID(), event },
    },
  })
const detailOf = (id: string) => graphql(stranger.token, `{ creditLifeQuotationDetail(id: "${id}") { id } }`)
const lines = () => running.log.map((line) => JSON.parse(line) as Line).filter(({ event }) => event === 'access')
/** The line of a refusal, which is written after its answer. */
const lineOf = async ({ reference }: Refused): Promise<Line> => {
  await expect.poll(() => lines().filter(({ reqId }) => reqId === reference)).toHaveLength(1)
  return lines().find(({ reqId }) => reqId === reference)!
}
const rowsOf = ({ reference }: Refused) =>
  running.host.store.run(
    system,
    'select event, result, user_id, organisation_id, address, detail from audit where request_id = $1',
    [reference],
  )

describe('a refusal', () => {
  test('of a permission is a line with who, where, what, whence and when, and a row of the audit', async () => {
    const answer = await graphql(stranger.token, '{ bankDetail(id: "x") { id } }')
    expect(answer.code).toBe('FORBIDDEN')
    expect(await lineOf(answer)).toEqual({
      level: 30,
      time: expect.any(Number),
      pid: expect.any(Number),
      hostname: expect.any(String),
      msg: 'security',
      event: 'access',
      result: 'refused',
      reason: 'permission',
      userId: stranger.user.id,
      organisationId: organisations.stranger,
      address: '127.0.0.1',
      reqId: answer.reference,
      detail: { door: 'POST /api/graphql', permission: 'bank.detail' },
    })
    await expect
      .poll(() => rowsOf(answer))
      .toEqual([
        {
          event: 'access',
          result: 'refused',
          user_id: stranger.user.id,
          organisation_id: organisations.stranger,
          address: '127.0.0.1',
          detail: { reason: 'permission', door: 'POST /api/graphql', permission: 'bank.detail' },
        },
      ])
  })

  test('of a record tells one of others from a missing one in the log alone', async () => {
    const [foreign, missing] = [await detailOf(caseId), await detailOf(randomUUID())]
    const seen = (answer: Refused) => JSON.stringify(answer).replaceAll(answer.reference, '')
    expect(seen(foreign)).toBe(seen(missing))
    expect(foreign.code).toBe('NOT_FOUND')
    const sought = `credit_life_quotations ${caseId}`
    expect(await lineOf(foreign)).toMatchObject({ reason: 'foreign', detail: { door: 'POST /api/graphql', sought } })
    expect(await lineOf(missing)).toMatchObject({ reason: 'missing', userId: stranger.user.id })
    await expect.poll(() => rowsOf(foreign)).toHaveLength(1)
    expect(await rowsOf(missing)).toEqual([])
  })

  test.each<[string, (id: string) => Promise<Refused>]>([
    [
      'the timeline',
      (id) =>
        graphql(
          stranger.token,
          `{ creditLifeQuotationTimeline(id: "${id}", user_timezone: "UTC") { data { revision } } }`,
        ),
    ],
    [
      'a move',
      (id) =>
        graphql(
          stranger.token,
          'mutation ($id: ID!, $key: ID!, $event: JSON!) { send(area: "credit_life", id: $id, revision: 0, event: $event, key: $key) { __typename } }',
          { id, key: randomUUID(), event: { type: 'spk.submitted' } },
        ),
    ],
  ])('of a foreign case is told by every door: %s', async (_, ask) => {
    expect(await lineOf(await ask(caseId))).toMatchObject({ reason: 'foreign', userId: stranger.user.id })
  })

  test('of a foreign record that is called by its number is told as foreign, of one that there is not as missing', async () => {
    const { broker, insurer, partner: seller } = organisations
    await asOwner(
      running.host.store,
      `insert into train_policies (created_at, updated_at, broker_id, insurer_id, partner_id, policy_number, status, product_name,
         product_code, customer_name, ticket_number, operator, origin, destination, departure_date, premium, total_sum_insured)
       values (now(), now(), $1, $2, $3, 'TRN-1', 'active', 'Train', 'T', 'Ani', '1', 'KAI', 'Gambir', 'Tugu', '2026-03-02', 1, 1)`,
      [broker, insurer, seller],
    )
    for (const [number, reason, said] of [
      ['TRN-1', 'foreign', 'TRN-1'],
      ['TRN-2', 'missing', 'TRN-2'],
      ['X'.repeat(10_000), 'missing', expect.stringMatching(/^X{40,100}$/)],
    ] as const) {
      const answer = await graphql(stranger.token, 'query ($id: ID!) { trainPolicyDetail(id: $id) { id } }', {
        id: number,
      })
      expect(answer.code).toBe('NOT_FOUND')
      const { reason: told, detail } = await lineOf(answer)
      const [table, id] = (detail as { sought: string }).sought.split(' ')
      expect([told, table, id]).toEqual([reason, 'train_policies', said])
    }
  })

  test('of a foreign file, and of a session of somebody else, is told', async () => {
    const file = await call<Refused>(running.url, `/api/files/${fileId}`, { token: stranger.token })
    expect(file.status).toBe(404)
    expect(await lineOf(file.body)).toMatchObject({
      reason: 'foreign',
      userId: stranger.user.id,
      detail: { door: 'GET /api/files/:id', sought: `files ${fileId}` },
    })
    const own = await call<{ data: { id: string }[] }>(running.url, '/v2/sessions', { token: partner.token })
    const ending = { method: 'DELETE', token: stranger.token }
    const session = await call<Refused>(running.url, `/v2/sessions/own/${own.body.data[0]!.id}`, ending)
    expect(await lineOf(session.body)).toMatchObject({ reason: 'foreign', userId: stranger.user.id })
  })

  test('of a move that the person has no part in is told', async () => {
    const sent = await sendAs(partner.token, { type: 'quotation.cancelled', reason: 'x' })
    expect(sent.body.data.send.__typename).toBe('Refused')
    const told = () => lines().filter(({ userId, reason }) => userId === partner.user.id && reason === 'rule')
    await expect.poll(told).toHaveLength(1)
    expect(told()[0]).toMatchObject({
      detail: {
        door: 'POST /api/graphql',
        sought: `credit_life ${caseId}`,
        event: 'quotation.cancelled',
        rules: 'mayCancel',
      },
    })
  })

  test('of a file of another case in an event is told as foreign, and of one that is nowhere as missing', async () => {
    const elsewhere = randomUUID()
    await asOwner(
      running.host.store,
      `insert into files (id, organisation_id, uploaded_by, storage_key, name, type, size, confirmed_at, area, case_id, created_at)
       select $1, organisation_id, uploaded_by, 'other key', name, type, size, confirmed_at, area, $2, created_at from files where id = $3`,
      [elsewhere, randomUUID(), fileId],
    )
    for (const [file, reason] of [
      [elsewhere, 'foreign'],
      [randomUUID(), 'missing'],
    ]) {
      const event = { type: 'examination.uploaded', kind: 'mcuResult', fileId: file, name: 'a.pdf' }
      const sent = await sendAs(partner.token, event)
      expect(sent.body.data.send.__typename).toBe('Refused')
      const told = () => lines().filter(({ detail }) => (detail as { sought?: string }).sought === `files ${file}`)
      await expect.poll(told).toHaveLength(1)
      expect(told()[0]).toMatchObject({ reason, userId: partner.user.id })
    }
  })

  test('of an upload for which there is no ticket is told', async () => {
    const path = `/api/files/${fileId}/content?ticket=forged`
    const answer = await fetch(running.url + path, { method: 'PUT', body: 'x' })
    expect(answer.status).toBe(400)
    expect(await lineOf((await answer.json()) as Refused)).toMatchObject({
      reason: 'token',
      detail: { door: 'PUT /api/files/:id/content' },
    })
  })

  test.each([
    ['/v2/profile', {}],
    ['/api/live', {}],
    ['/v2/profile', { token: 'forged' }],
  ])('for want of a good token is told: %s %j', async (path, more) => {
    const { status, body } = await call<Refused>(running.url, path, more)
    expect(status).toBe(401)
    const line = await lineOf(body)
    expect(line).toMatchObject({ reason: 'token', address: '127.0.0.1', detail: { door: `GET ${path}` } })
    expect(line).not.toHaveProperty('userId')
  })

  test('of a page of another origin is told, on one line whatever the origin says', async () => {
    const headers = { origin: 'https://evil.test"} {"event":"forged' }
    const { status, body } = await call<Refused>(running.url, '/v2/sessions/refresh', {
      body: { refresh: 'x' },
      headers,
    })
    expect(status).toBe(403)
    expect(await lineOf(body)).toMatchObject({
      reason: 'origin',
      detail: { door: 'POST /v2/sessions/refresh', origin: headers.origin },
    })
  })
})

test('a flood of refusals makes a line each, twenty rows a minute and one alarm', async () => {
  // To the beginning of a minute, which the flood may take on a busy machine.
  running.pass(60 - ((running.host.clock().getTime() / 1000) % 60))
  const { user, token } = await signIn(running.url, 'stranger@covergate.test')
  const rows = async () => {
    const counted = "select count(*)::int as rows from audit where event = 'access' and user_id = $1"
    return (await running.host.store.run<{ rows: number }>(system, counted, [user.id]))[0]!.rows
  }
  const alarms = () =>
    running.log.map((line) => JSON.parse(line) as Line).filter(({ event }) => event === 'accessBurst')
  const linesBefore = lines().length
  const rowsBefore = await rows()
  const answers = await Promise.all(Array.from({ length: 60 }, () => graphql(token, '{ bankDetail(id: "x") { id } }')))
  expect(answers.map(({ code }) => code)).toEqual(Array.from({ length: 60 }, () => 'FORBIDDEN'))
  await expect.poll(() => lines().length - linesBefore).toBe(60)
  await expect.poll(async () => (await rows()) - rowsBefore).toBe(20)
  expect(alarms()).toMatchObject([{ level: 40, msg: 'security', userId: user.id, address: '127.0.0.1' }])
  running.pass(60)
  await graphql(token, '{ bankDetail(id: "x") { id } }')
  await expect.poll(async () => (await rows()) - rowsBefore).toBe(21)
  expect(alarms()).toHaveLength(1)
})
