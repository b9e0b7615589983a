import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eachOf } from '../../machines/kernel/grants.ts'
import { client } from '../support/client.ts'
import { documents } from '../support/documents.ts'
import { upload } from '../support/upload.ts'
import { insertCase } from './creditLife/case.ts'
import { startTestHost } from './support/host.ts'
import type { TestHost } from './support/host.ts'
import { call, signIn } from './support/http.ts'
import { addOrganisation, addPerson } from './support/people.ts'

let server: TestHost
let token: string
let viewer: string
let uploader: string
let bank: string

beforeAll(async () => {
  server = await startTestHost()
  const { store } = server.host
  bank = await addOrganisation(store, 'BANK', 'bank')
  const permissions = [...new Set(documents.flatMap(({ permission }) => eachOf(permission!)))]
  await addPerson(store, { email: 'all@bank.test', memberships: [{ organisation: bank, permissions }] })
  await addPerson(store, {
    email: 'none@bank.test',
    memberships: [{ organisation: bank, permissions: ['something.else'] }],
  })
  const uploading = [...permissions, 'product.creditLife.quotation.upload']
  await addPerson(store, { email: 'up@bank.test', memberships: [{ organisation: bank, permissions: uploading }] })
  token = (await signIn(server.url, 'all@bank.test')).token
  uploader = (await signIn(server.url, 'up@bank.test')).token
  viewer = (await signIn(server.url, 'none@bank.test')).token
})

afterAll(() => server.close())

interface GraphqlAnswer {
  data: { result: Record<string, unknown> | null } | null
  errors?: { message: string; extensions: { code: string; reference: string; details?: string[] } }[]
  code?: string
  reference?: string
  fields?: { path: string; message: string }[]
}

const post = (body: unknown, as = token) => call<GraphqlAnswer>(server.url, '/api/graphql', { token: as, body })

const ask = (name: string, variables: Record<string, unknown> = {}, as = token) =>
  post({ query: name, persisted: true, variables }, as)

const query = (source: string, variables: Record<string, unknown> = {}) => post({ query: source, variables })

const zone = { user_timezone: 'Asia/Jakarta' }

const sending = { id: randomUUID(), revision: 0, key: randomUUID() }

const aBank = { code: 'BRI', name: 'Bank Rakyat', status: 'ACTIVE', accountDigitsMin: 10, accountDigitsMax: 15 }

describe('the GraphQL door', () => {
  it('offers what a case is begun of to who may begin one', async () => {
    const permissions = [
      'product.creditLife.quotation.list',
      'product.creditLife.quotation.detail',
      'cancellation.list',
    ]
    await addPerson(server.host.store, {
      email: 'reads@bank.test',
      memberships: [{ organisation: bank, permissions }],
    })
    const reader = (await signIn(server.url, 'reads@bank.test')).token
    const asked = async (beginning: string | null, as: string) => {
      const { data, errors } = (await ask('credit_life.lookup', { beginning }, as)).body
      return errors?.[0]!.extensions.code ?? data!.result
    }
    expect(await asked('cancellation', token)).toEqual([])
    expect([await asked(null, reader), await asked('cancellation', reader)]).toEqual([[], 'FORBIDDEN'])
    expect([await asked('bank', token), await asked('nothing', token)]).toEqual(['BAD_INPUT', 'BAD_INPUT'])
  })

  it('takes a record through its life by the catalogue alone', async () => {
    const created = await ask('bank.create', { input: aBank })
    expect(created.body.data!.result).toMatchObject({ __typename: 'Saved', revision: 0 })
    const { id } = created.body.data!.result as { id: string }
    expect((await ask('bank.detail', { id })).body.data!.result).toMatchObject({ ...aBank, id, revision: 0 })
    expect(
      (await ask('bank.edit', { id, revision: 0, input: { ...aBank, name: 'Bank Rakyat Indonesia' } })).body.data!
        .result,
    ).toMatchObject({
      __typename: 'Saved',
      id,
      revision: 1,
      entry: { changes: { name: [aBank.name, 'Bank Rakyat Indonesia'] } },
    })
    const history = (await ask('bank.history', { id })).body.data!.result
    expect(history).toMatchObject({
      data: [
        { revision: 1, kind: 'edited' },
        { revision: 0, kind: 'created' },
      ],
      meta: { limit: 50, next: null, previous: null },
    })
    const list = await ask('bank.list', { ...zone, total: true })
    expect(list.body.data!.result).toEqual({
      data: [
        {
          ...aBank,
          id,
          revision: 1,
          owner: 'The BANK',
          name: 'Bank Rakyat Indonesia',
          created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as unknown,
          updated_at: expect.any(String) as unknown,
        },
      ],
      meta: { limit: 10, next: null, previous: null, total: { count: 1, capped: false } },
    })
    expect((await ask('bank.checkAccountNumber', { id, input: { accountNumber: '123' } })).body.data!.result).toEqual({
      __typename: 'Verdict',
      valid: false,
      reason: 'isLongEnough',
      reasons: [{ guard: 'isLongEnough', key: 'bank:actions.checkAccountNumber.reasons.isLongEnough', values: {} }],
    })
    expect((await ask('bank.delete', { id, revision: 1 })).body.data!.result).toMatchObject({ __typename: 'Saved' })
    expect((await ask('bank.detail', { id })).body.errors![0]!.extensions.code).toBe('NOT_FOUND')
  })

  it.each(documents)('needs a permission for $name', async ({ name, document }) => {
    const id = randomUUID()
    const input = name === 'bank.checkAccountNumber' ? { accountNumber: '1' } : {}
    const variables = {
      ...zone,
      id,
      // Records to find, or whether a list tells its own.
      ids: document.includes('$ids: Boolean') ? true : [id],
      parent: id,
      revision: 0,
      key: id,
      event: { type: 'quotation.approved' },
      input,
      search: 'abc',
      columns: ['created_at'],
      format: 'csv',
    }
    const used = Object.fromEntries(
      Object.entries(variables).filter(([variable]) => document.includes(`$${variable}:`)),
    )
    const { status, body } = await ask(name, used, viewer)
    expect([status, body.errors?.[0]?.extensions.code]).toEqual([403, 'FORBIDDEN'])
    expect((await ask(name, used, '')).status).toBe(401)
  })

  it('answers wrong variables, documents and bodies with BAD_INPUT and the reason', async () => {
    const wrong = [
      await ask('bank.list', {}),
      await ask('bank.list', { ...zone, limit: 'ten' }),
      await ask('bank.edit', { id: randomUUID(), revision: 2 ** 40, input: aBank }),
      await ask('bank.create', { input: { ...aBank, organisation_id: randomUUID() } }),
      await ask('bank.list', { ...zone, search: 'abc\u0000' }),
      await ask('bank.list', { ...zone, search: 'ab' }),
      await ask('no.such'),
      await query('{ nonsense'),
      await query('{"kind":"Document","definitions":[]}'),
      await query('{ bankDetail(id: 1) { nme } }'),
      await post({ query: 7 }),
      await post([{ query: '{ __typename }' }, { query: '{ __typename }' }]),
      await post({ query: '{ __typename }', variables: [], extra: true }),
    ]
    expect(wrong.map(({ status, body }) => [status, body.code])).toEqual(wrong.map(() => [400, 'BAD_INPUT']))
    expect(wrong.every(({ body }) => typeof body.reference === 'string')).toBe(true)
    expect(JSON.stringify(wrong)).not.toMatch(/Did you mean| at .*\.ts/)
    expect(wrong[5]!.body.errors![0]!.message).toBe('Search length must be at least 3 characters long')
  })

  it('keeps its answer when a document is compiled', async () => {
    const answers = []
    for (let time = 0; time < 4; time += 1) answers.push(await ask('bank.list', { ...zone, search: 'ab' }))
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(answers.map(() => [400, 'BAD_INPUT']))
    const missing = []
    for (let time = 0; time < 4; time += 1) missing.push(await ask('broker.detail', {}))
    expect(missing.map(({ status, body }) => [status, body.code])).toEqual(missing.map(() => [400, 'BAD_INPUT']))
    const unknown = []
    for (let time = 0; time < 4; time += 1) unknown.push(await ask('broker.detail', { id: 'x' }))
    expect(unknown.map(({ status, body }) => [status, body.code])).toEqual(unknown.map(() => [404, 'NOT_FOUND']))
  })

  it('sends a case on and answers both ways', async () => {
    const parties = { broker: bank, insurer: bank, bank, partner: bank }
    const organisation = { id: bank, kind: 'bank', name: 'The BANK' }
    const by = { userId: randomUUID(), name: 'Applicant', roles: [], permissions: [], organisation }
    const id = await insertCase(server.host, parties, by)
    const fileId = await upload(client(server.url, uploader), 'credit_life', id, { name: 'mcu.pdf' })
    const event = { type: 'examination.uploaded', kind: 'mcuResult', fileId, name: 'mcu.pdf' }
    const send = (revision: number, permissions = token) =>
      ask('credit_life.send', { id, revision, event, key: randomUUID() }, permissions)
    expect((await send(0)).body.data!.result).toMatchObject({
      __typename: 'Refused',
      code: 'REFUSED',
      reasons: [{ guard: 'mayUpload', key: 'creditLife:reasons.mayUpload' }],
      fields: [],
      revision: 0,
      since: [],
    })
    expect((await send(0, uploader)).body.data!.result).toMatchObject({
      __typename: 'Moved',
      id,
      revision: 1,
      status: 'INITIATED',
      case: { machine: 'creditLife', revision: 1 },
    })
    expect((await send(0, uploader)).body.data!.result).toMatchObject({
      __typename: 'Refused',
      code: 'STALE',
      revision: 1,
      since: [
        {
          revision: 1,
          type: 'examination.uploaded',
          payload: { kind: 'mcuResult', fileId, name: 'mcu.pdf' },
          by: { name: 'Name of up@bank.test', kind: 'bank' },
        },
      ],
    })
    const timeline = (await ask('credit_life.timeline', { id, ...zone })).body.data!.result as { data: object[] }
    expect(timeline.data).toMatchObject([{ revision: 0, type: 'created', payload: {} }, { revision: 1 }])
    const cases = (await ask('credit_life.cases', { ids: [id, randomUUID(), 'nonsense', id] })).body.data!.result
    expect(cases).toMatchObject([{ id, revision: 1, status: 'INITIATED', case: { revision: 1 } }])
    const tabs = (await ask('credit_life.counts', zone)).body.data!.result
    expect(tabs).toContainEqual({ tab: 'INITIATED', count: 1, capped: false })
  })

  it.each([
    ['deep', `{ ${'bankList(user_timezone: "UTC") { data { '.repeat(1)}${'x { '.repeat(9)} id ${'}'.repeat(9)} } } }`],
    ['wide', `{ ${Array.from({ length: 6 }, (_, index) => `a${index}: __typename`).join(' ')} }`],
    [
      'renaming',
      `{ bankList(user_timezone: "UTC") { data { ${Array.from({ length: 21 }, (_, index) => `a${index}: id`).join(' ')} } } }`,
    ],
    ['long', `{ ${'__typename '.repeat(2001)} }`],
    [
      'multiplying',
      `${Array.from({ length: 12 }, (_, i) => `fragment f${i} on Query { ...f${i + 1} ...f${i + 1} }`).join(' ')} fragment f12 on Query { __typename } { ...f0 }`,
    ],
    ['endless', 'fragment f on Query { ...f } { ...f }'],
    [
      'hiding',
      `fragment f on Query { ${Array.from({ length: 6 }, (_, index) => `a${index}: __typename`).join(' ')} } { ...f }`,
    ],
    ['piling', `{ ${'... { __typename '.repeat(3)} ${'... { __typename } '.repeat(3)} ${'}'.repeat(3)} }`],
    ['nesting', `{ bankList(user_timezone: "UTC", filter: ${'['.repeat(900)}${']'.repeat(900)}) { data { id } } }`],
  ])('does not even validate a %s document', async (_, source) => {
    const { status, body } = await query(source)
    expect([status, body.code, body.errors![0]!.extensions.details]).toEqual([400, 'BAD_INPUT', undefined])
  })

  it('reads no body above 256 kB, and none that a form of another page could send', async () => {
    const large = await post({
      query: 'bank.create',
      persisted: true,
      variables: { input: { ...aBank, name: 'x'.repeat(257 * 1024) } },
    })
    expect(large.status).toBe(413)
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'text/plain' }
    const form = await fetch(`${server.url}/api/graphql`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ query: '{ __typename }' }),
    })
    expect(form.status).toBeGreaterThanOrEqual(400)
    expect(form.status).toBeLessThan(500)
    expect((await call(server.url, '/api/graphql?query={__typename}', { token })).status).toBe(404)
  })

  it.each([6_000, 60_000])('takes no event whose note is %i arrays within each other', async (levels) => {
    const note = `${'['.repeat(levels)}${']'.repeat(levels)}`
    const variables = `{"id":"${randomUUID()}","revision":0,"key":"${randomUUID()}","event":{"type":"confirmation.asked","notes":${note}}}`
    const answer = await fetch(`${server.url}/api/graphql`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: `{"query":"credit_life.send","persisted":true,"variables":${variables}}`,
    })
    expect([answer.status, ((await answer.json()) as GraphqlAnswer).code]).toEqual([400, 'BAD_INPUT'])
  })

  it('says it in the language of the reader', async () => {
    const body = { query: 'bank.list', persisted: true, variables: { ...zone, search: 'ab' } }
    const answer = await call<GraphqlAnswer>(server.url, '/api/graphql', {
      token,
      body,
      headers: { 'accept-language': 'id' },
    })
    expect(answer.body.errors![0]!.message).toBe('Teks pencarian minimal 3 karakter')
    expect(answer.body.fields).toEqual([{ path: 'search', message: 'Teks pencarian minimal 3 karakter' }])
  })

  it.each([
    ['bank.list', { ...zone, limit: 11 }, 'limit', 'limit is invalid'],
    ['bank.list', { ...zone, limit: 'ten' }, 'limit', 'limit is invalid'],
    ['bank.list', { user_timezone: 'Mars/Base' }, 'user_timezone', 'user_timezone is invalid'],
    ['bank.list', {}, 'user_timezone', 'user_timezone is required.'],
    ['bank.list', { ...zone, sort: 'secret' }, 'sort', 'sort is invalid'],
    ['bank.list', { ...zone, tab: 'GONE' }, 'tab', 'tab is invalid'],
    ['bank.list', { ...zone, after: 'x' }, 'after', 'after is invalid'],
    ['bank.list', { ...zone, before: 'x' }, 'before', 'before is invalid'],
    ['bank.list', { ...zone, filter: { status: ['GONE'] } }, 'filter.status', 'filter.status is invalid'],
    ['bank.list', { ...zone, filter: { gone: true } }, 'filter.gone', 'filter.gone is not asked for here'],
    ['bank.create', { input: { gone: 1 } }, 'input.gone', 'input.gone is not asked for here'],
    ['bank.history', { id: randomUUID(), after: '-1' }, 'after', 'after is invalid'],
    ['bank.lookup', { ids: ['x'] }, 'ids', 'ids is invalid'],
    ['cancellation.begin', { input: { gone: 1 }, key: randomUUID() }, 'input.gone', 'input.gone is not asked for here'],
    ['cancellation.begin', { input: {}, key: '1' }, 'key', 'key is invalid'],
    ['credit_life.send', { ...sending, event: { type: 'gone' } }, 'event.type', 'event.type is invalid'],
    ['no.such', {}, 'query', 'query is invalid'],
  ])('names the variable of %s that is wrong: %j', async (name, variables, path, message) => {
    const { status, body } = await ask(name, variables)
    expect([status, body.code, body.fields]).toEqual([400, 'BAD_INPUT', [{ path, message }]])
    expect(body.errors![0]!.extensions).toMatchObject({ fields: [{ path, message }] })
  })
})

describe('the GraphQL door in production', () => {
  it('knows the documents of the catalogue only, and tells nothing of its schema', async () => {
    const live = await startTestHost({ production: true })
    const organisation = await addOrganisation(live.owner, 'BANK', 'bank')
    const memberships = [{ organisation, permissions: ['superadmin.root'] }]
    await addPerson(live.owner, { email: 'root@bank.test', memberships })
    const { token: root } = await signIn(live.url, 'root@bank.test')
    const put = (body: unknown) => call<GraphqlAnswer>(live.url, '/api/graphql', { token: root, body })
    const answers = [
      await put({ query: 'bank.list', persisted: true, variables: zone }),
      await put({ query: '{ __schema { types { name } } }' }),
      await put({ query: '{ bankList(user_timezone: "UTC") { data { id } } }' }),
      await put({ query: '{ bankList(user_timezone: "UTC") { data { id } } }', persisted: true }),
      await put({ query: 'bank.create', persisted: true, variables: { input: { cod: 'X' } } }),
    ]
    await live.close()
    expect(answers.map(({ status }) => status)).toEqual([200, 400, 400, 400, 400])
    expect(JSON.stringify(answers)).not.toContain('Did you mean')
  })
})
