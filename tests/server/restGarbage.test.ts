import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Endpoint } from '../../src/shared/endpoints/types.ts'
import type { TestHost } from './support/host.ts'
import { call, signIn } from './support/http.ts'
import { email, fields, place, rest, startDoors } from './support/rest.ts'

let server: TestHost

beforeAll(async () => {
  server = await startDoors()
})
afterAll(() => server.close())

const id = randomUUID()

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', '\u0000', '\ud800', '%', "'", '__proto__', 'null', 'UTC', email, id, 'x'.repeat(5000)),
)
const anything = fc.oneof(text, fc.integer(), fc.double(), fc.boolean(), fc.constant(null), fc.jsonValue())
const body = fc.oneof(
  fc.record(Object.fromEntries(fields.map((name) => [name, anything])), { requiredKeys: [] }),
  anything,
)

const takesBody = ({ method }: Endpoint): boolean => method !== 'GET' && method !== 'DELETE'

/** Doors of areas are one function over documents, which have garbage of their own; where nothing is brought each run would ask the same. */
const runsOf = (endpoint: Endpoint): number => {
  if (!takesBody(endpoint) && !endpoint.path.includes('{')) return 1
  return endpoint.operation ? 10 : 40
}

let held = ''

/** Some doors end the session of who asks. */
const goodToken = async (): Promise<string> => {
  const { status } = await call(server.url, '/v2/profile', { token: held })
  if (status !== 200) held = (await signIn(server.url, email)).token
  return held
}

describe.each(rest)('$name', (endpoint) => {
  it('answers every garbage with less than a 500', async () => {
    const token = await goodToken()
    await fc.assert(
      fc.asyncProperty(text, body, async (part, given) => {
        const path = place(endpoint, encodeURIComponent(Buffer.from(part).toString()) || 'x')
        const { status, body: said } = await call<{ code?: string; reference?: string } | ''>(server.url, path, {
          method: endpoint.method,
          token,
          body: takesBody(endpoint) ? given : undefined,
        })
        const told = said !== '' && typeof said.code === 'string' && typeof said.reference === 'string'
        expect({ status, said, fine: status < 300 || (status < 500 && told) }).toMatchObject({ fine: true })
      }),
      { numRuns: runsOf(endpoint) },
    )
  })
})

it('none of it was a fault of the server', () => {
  expect(server.log.filter((line) => line.includes('"level":50'))).toEqual([])
})
