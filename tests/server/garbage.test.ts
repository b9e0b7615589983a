import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { areas } from '../../src/areas/registry.ts'
import { system } from '../../src/server/store/store.ts'
import { catalogue } from '../../src/shared/endpoints/catalogue.ts'
import { insertCase } from './support/case.ts'
import { startTestHost, type TestHost } from './support/host.ts'
import { call, signIn } from './support/http.ts'
import { addOrganisation, addPerson } from './support/people.ts'

let server: TestHost
let token: string
let caseId: string

beforeAll(async () => {
  server = await startTestHost()
  const { store } = server.host
  const broker = await addOrganisation(store, 'BROKER', 'broker')
  await addPerson(store, {
    email: 'root@garbage.test',
    memberships: [{ organisation: broker, permissions: ['superadmin.root'] }],
  })
  const signedIn = await signIn(server.url, 'root@garbage.test')
  token = signedIn.token
  const organisation = { id: broker, kind: 'broker', name: 'Broker' }
  const by = { userId: signedIn.user.id, name: 'Root', roles: [], permissions: [], organisation }
  caseId = await insertCase(server.host, { broker, insurer: broker, bank: broker, partner: broker }, by)
})

afterAll(() => server.close())

/** A hash over everything that a person may write. */
const stored = async (): Promise<unknown> => {
  const tables = [
    ...areas.map(({ table }) => table),
    'timeline',
    'outbox',
    'files',
    'users',
    'memberships',
    'organisations',
  ]
  const sums = tables.map(
    (table) => `(select count(*) || coalesce(md5(string_agg(t::text, '' order by t::text)), '') from ${table} t)`,
  )
  return (await server.host.store.run(system, `select array[${sums.join(', ')}] as sums`))[0]
}

const nasty = fc.constantFrom(
  '',
  ' ',
  '\u0000',
  '\u202e',
  "'; drop table users; --",
  "' or 1=1 --",
  '%',
  '_',
  '\\',
  '{{7*7}}',
  '${7*7}',
  '<script>',
  '../..',
  'null',
  'NaN',
  '1e309',
  '-1',
  '9007199254740993',
  '2026-02-30',
  '0000-00-00T00:00:00Z',
  '\ud800',
  'a'.repeat(5000),
  '__proto__',
  'constructor',
  'end',
)
const scalar = fc.oneof(
  nasty,
  fc.string({ unit: 'binary' }),
  fc.integer(),
  fc.double(),
  fc.bigInt().map(String),
  fc.boolean(),
  fc.constant(null),
)
const garbage = fc.oneof(
  scalar,
  fc.array(scalar, { maxLength: 4 }),
  fc.dictionary(
    fc.oneof(
      nasty,
      fc.string(),
      fc.constantFrom('type', 'kind', 'by', 'at', 'verified', 'id', 'revision', 'status', 'organisation_id'),
    ),
    scalar,
    { maxKeys: 5 },
  ),
)

const readsOnly = (document: string) => document.startsWith('query')
const clear = (body: unknown) =>
  expect(JSON.stringify(body)).not.toMatch(
    /node_modules|\.ts:\d|syntax error|pg_catalog|violates|SELECT |select .* from /,
  )

describe('GraphQL', () => {
  const endpoints = catalogue(areas).flatMap(({ name, document }) => (document ? [{ name, document }] : []))

  it.each(endpoints)('$name answers garbage with a clear refusal and stores nothing', async ({ name, document }) => {
    const names = [...document.slice(0, document.indexOf('{')).matchAll(/\$(\w+)/g)].map((match) => match[1]!)
    const sound: Record<string, unknown> = {
      id: caseId,
      ids: [caseId],
      revision: 0,
      key: randomUUID(),
      user_timezone: 'Asia/Jakarta',
      event: { type: 'quotation.cancelled' },
      input: {},
    }
    const before = await stored()
    await fc.assert(
      fc.asyncProperty(
        fc.record(
          Object.fromEntries(
            names.map((variable) => [
              variable,
              fc.oneof({ weight: 2, arbitrary: fc.constant(sound[variable]) }, { weight: 3, arbitrary: garbage }),
            ]),
          ),
        ),
        async (variables) => {
          const { status, body } = await call<{ code?: string; errors?: { extensions: { code: string } }[] }>(
            server.url,
            '/api/graphql',
            { token, body: { persisted: true, query: name, variables } },
          )
          const code = body.code ?? body.errors?.[0]?.extensions.code
          expect(status).toBeLessThan(500)
          expect(['INTERNAL', 'UNAVAILABLE']).not.toContain(code)
          clear(body)
        },
      ),
      { numRuns: 60 },
    )
    expect(await stored(), readsOnly(document) ? 'a query wrote' : 'a refused mutation wrote').toEqual(before)
  })

  it('documents that are none', async () => {
    await fc.assert(
      fc.asyncProperty(garbage, garbage, async (query, variables) => {
        const { status, body } = await call(server.url, '/api/graphql', { token, body: { query, variables } })
        expect(status).toBeGreaterThanOrEqual(400)
        expect(status).toBeLessThan(500)
        clear(body)
      }),
      { numRuns: 80 },
    )
  })
})

describe('REST', () => {
  const endpoints = catalogue(areas).filter(({ transport }) => transport === 'rest')

  it.each(endpoints)(
    '$method $path answers garbage with a clear refusal and stores nothing',
    async ({ method, path }) => {
      const before = await stored()
      await fc.assert(
        fc.asyncProperty(garbage, scalar, fc.boolean(), async (body, part, signedIn) => {
          const text = Buffer.from(String(part)).toString()
          const filled = path.replaceAll(/:\w+/g, encodeURIComponent(text.slice(0, 200) || 'x'))
          if (method === 'DELETE' && text === token) return
          const answer = await call(server.url, filled, {
            method,
            ...(signedIn && { token }),
            ...(method !== 'GET' && method !== 'DELETE' && { body }),
          })
          const known = answer.status < 400 && method !== 'GET' && !path.endsWith('/check')
          expect({ status: answer.status, known }).toEqual({ status: expect.any(Number) as number, known: false })
          expect(answer.status).toBeLessThan(500)
          clear(answer.body)
        }),
        { numRuns: 40 },
      )
      expect(await stored()).toEqual(before)
    },
  )
})

it('the process has written no stack of its own errors', () => {
  expect(server.log.filter((line) => (JSON.parse(line) as { level: number }).level >= 50)).toEqual([])
})
