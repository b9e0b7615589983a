import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { areas } from '../../src/areas/registry.ts'
import { catalogue } from '../../src/shared/endpoints/catalogue.ts'
import type { Endpoint } from '../../src/shared/endpoints/types.ts'
import { startTestHost, type TestHost } from './support/host.ts'
import { call, signIn } from './support/http.ts'
import { addOrganisation, addPerson } from './support/people.ts'

let server: TestHost
const email = 'one@doors.test'

beforeAll(async () => {
  server = await startTestHost()
  const organisation = await addOrganisation(server.host.store, 'ALFA', 'broker')
  await addPerson(server.host.store, { email, memberships: [{ organisation, permissions: [] }] })
})
afterAll(() => server.close())

const id = randomUUID()

const place = (endpoint: Endpoint, value: string) => endpoint.path.replace(/\{\w+\}/g, value)

/** What a call with a body is made with when it is made well. */
const wellMade: Record<string, unknown> = {
  'auth.switch': { organization: id },
  'user.editProfile': { phone: '' },
  'user.editPassword': { current: 'x', password: 'y' },
  'shared.getPresignUrl': { name: 'a.pdf', size: 1, type: 'application/pdf', area: 'bank', id },
  'overview.search': { areas: ['bank'], search: 'x' },
  'overview.counts': { areas: ['bank'] },
}

const rest = catalogue(areas).filter(({ transport }) => transport === 'rest')

describe.each(rest.filter(({ permission }) => permission !== null))('$name', (endpoint) => {
  it('is shut for nobody, a forged token, an ended session and a refresh token', async () => {
    const { token, refresh } = await signIn(server.url, email)
    await call(server.url, `/v2/sessions/${token}`, { method: 'DELETE', token })
    for (const bearer of ['', `${token.slice(0, -2)}xx`, token, refresh, 'null']) {
      const { status, body } = await call<{ code?: string }>(server.url, place(endpoint, id), {
        method: endpoint.method,
        token: bearer,
        body: wellMade[endpoint.name],
      })
      expect([status, body.code]).toEqual([401, 'UNAUTHENTICATED'])
    }
  })
})

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', '\u0000', '\ud800', '%', "'", '__proto__', 'null', 'UTC', email, id, 'x'.repeat(5000)),
)
const anything = fc.oneof(text, fc.integer(), fc.double(), fc.boolean(), fc.constant(null), fc.jsonValue())
const names = ['email', 'password', 'current', 'organization', 'ticket', 'code', 'grant', 'refresh']
const asked = ['tab', 'filter', 'search', 'sort', 'limit', 'after', 'before', 'user_timezone', 'total']
const fields = [...names, ...asked, 'fullName', 'phone', 'locale', 'timeZone', 'name', 'size', 'type', 'area', 'id']
const body = fc.oneof(
  fc.record(Object.fromEntries(fields.map((name) => [name, anything])), { requiredKeys: [] }),
  anything,
)

describe.each(rest)('$name', (endpoint) => {
  it('answers every garbage with less than a 500', async () => {
    const { token } = await signIn(server.url, email)
    await fc.assert(
      fc.asyncProperty(text, body, async (part, given) => {
        const path = place(endpoint, encodeURIComponent(Buffer.from(part).toString()) || 'x')
        const takesBody = endpoint.method !== 'GET' && endpoint.method !== 'DELETE'
        const { status, body: said } = await call<{ code?: string; reference?: string } | ''>(server.url, path, {
          method: endpoint.method,
          token,
          body: takesBody ? given : undefined,
        })
        const told = said !== '' && typeof said.code === 'string' && typeof said.reference === 'string'
        expect({ status, said, fine: status < 300 || (status < 500 && told) }).toMatchObject({ fine: true })
      }),
      { numRuns: 40 },
    )
  })
})

describe.each(rest.filter(({ method }) => method === 'GET'))('$name', (endpoint) => {
  it('is answered without a body to HEAD, and otherwise as to GET', async () => {
    const { token } = await signIn(server.url, email)
    const answered = (method: string, bearer: string) =>
      fetch(server.url + place(endpoint, id), { method, headers: { authorization: `Bearer ${bearer}` } })
    for (const bearer of [token, 'none']) {
      const [got, head] = [await answered('GET', bearer), await answered('HEAD', bearer)]
      expect([head.status, await head.text()]).toEqual([got.status, ''])
    }
  })
})

describe.each(rest.filter(({ method }) => method !== 'GET' && method !== 'DELETE'))('$name', (endpoint) => {
  it.each([6_000, 60_000])('takes no %i arrays within each other, wherever they stand', async (levels) => {
    const { token } = await signIn(server.url, email)
    const deep = `${'['.repeat(levels)}${']'.repeat(levels)}`
    const bodies = [deep, `{"deep":${deep}}`, ...fields.map((name) => `{"${name}":${deep}}`)]
    for (const given of bodies) {
      const answer = await fetch(server.url + place(endpoint, id), {
        method: endpoint.method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: given,
      })
      expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([400, 'BAD_INPUT'])
    }
  })
})

it('none of it was a fault of the server', () => {
  expect(server.log.filter((line) => line.includes('"level":50'))).toEqual([])
})
