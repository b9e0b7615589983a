import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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

it('none of it was a fault of the server', () => {
  expect(server.log.filter((line) => line.includes('"level":50'))).toEqual([])
})
