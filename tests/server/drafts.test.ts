import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { neededByForms } from '../../src/server/drafts/form.ts'
import { clearDrafts } from '../../src/server/drafts/rows.ts'
import { system } from '../../src/server/store/store.ts'
import type { Draft, KeptDraft } from '../../src/shared/endpoints/answers/drafts.ts'
import { startTestHost, type TestHost } from './support/host.ts'
import { call, signIn } from './support/http.ts'
import { addOrganisation, addPerson, asOwner } from './support/people.ts'

const begins = 'product.creditLife.quotation.create'
const path = '/api/drafts/credit_life/new'
let server: TestHost
const tokens: Record<string, string> = {}

beforeAll(async () => {
  server = await startTestHost()
  const { store } = server.host
  const [ours, theirs] = [await addOrganisation(store, 'OURS', 'bank'), await addOrganisation(store, 'THEIRS', 'bank')]
  const people = {
    ann: [ours, [begins]],
    budi: [ours, [begins]],
    cara: [theirs, [begins]],
    dewi: [ours, ['bank.list']],
  } as const
  for (const [name, [organisation, permissions]] of Object.entries(people)) {
    const email = `${name}@drafts.test`
    await addPerson(store, { email, memberships: [{ organisation, permissions: [...permissions] }] })
    tokens[name] = (await signIn(server.url, email)).token
  }
})
afterAll(() => server.close())

const read = async (who: string, at = path) => {
  const { status, body } = await call<{ data: Draft | null }>(server.url, at, { token: tokens[who] })
  return status === 200 ? body.data : status
}
const keep = async (who: string, typed: object, seen = 0, at = path) => {
  const body = { typed, seen, base: null }
  const answer = await call<{ data: KeptDraft }>(server.url, at, { method: 'PUT', token: tokens[who], body })
  return answer.status === 200 ? answer.body.data : answer.status
}
const drop = async (who: string) => (await call(server.url, path, { method: 'DELETE', token: tokens[who] })).status
const count = async () =>
  (await server.host.store.run<{ count: number }>(system, 'select count(*) from drafts'))[0]!.count

it('is there again for its person on every device, and for nobody else', async () => {
  expect(await read('ann')).toBeNull()
  const identity = { identity_number: '3171020203910001', loan_amount: 5 }
  expect(await keep('ann', identity)).toMatchObject({ revision: 1, replaced: null })
  expect(await read('ann')).toMatchObject({ revision: 1, typed: identity, base: null })
  for (const other of ['budi', 'cara']) expect(await read(other)).toBeNull()
  const id = randomUUID()
  expect(await read('ann', `/api/drafts/credit_life/${id}`)).toBeNull()
  const rows = await server.host.store.run(
    { organisation: randomUUID(), kind: 'platform', permissions: ['superadmin.root'] },
    'select typed from drafts',
  )
  expect(rows).toEqual([])
  expect(await drop('ann')).toBe(204)
  expect(await read('ann')).toBeNull()
})

it('of two devices keeps what comes later, and tells what that has replaced', async () => {
  await keep('ann', { customer_name: 'Budi' })
  expect(await keep('ann', { customer_name: 'Budi Santoso' }, 1)).toMatchObject({ revision: 2, replaced: null })
  expect(await keep('ann', { customer_name: 'Siti' }, 1)).toMatchObject({
    revision: 3,
    replaced: { revision: 2, typed: { customer_name: 'Budi Santoso' } },
  })
  expect(await read('ann')).toMatchObject({ typed: { customer_name: 'Siti' } })
  await drop('ann')
})

it('takes what the form asks for, as much as a form may have, of who may submit it', async () => {
  expect(await keep('ann', { premium: 1 })).toBe(400)
  expect(await keep('ann', { address: 'x'.repeat(64 * 1024) })).toBe(400)
  expect(await keep('ann', { address: 'a\u0000b' })).toBe(400)
  expect(await keep('ann', {}, 0, '/api/drafts/nothing/new')).toBe(404)
  expect(await keep('ann', {}, 0, '/api/drafts/credit_life/elsewhere')).toBe(400)
  expect([await keep('dewi', { customer_name: 'x' }), await read('dewi')]).toEqual([403, 403])
  expect((await call(server.url, path)).status).toBe(401)
  expect(await count()).toBe(0)
})

it('ends after 30 days, with the permission, and where there are too many', async () => {
  const { store, clock } = server.host
  const sweep = (days = 0) =>
    clearDrafts(store, neededByForms(server.host), new Date(clock().getTime() + days * 86_400_000))
  await keep('ann', { customer_name: 'x' })
  await keep('budi', { customer_name: 'x' })
  expect([await sweep(), await sweep(29)]).toEqual([0, 0])
  await asOwner(
    store,
    `update memberships set permissions = '{}' where user_id = (select id from users where email = 'budi@drafts.test')`,
  )
  expect([await sweep(), await count()]).toEqual([1, 1])
  expect([await sweep(30), await count()]).toEqual([1, 0])
  for (let each = 0; each < 51; each++) await keep('cara', {}, 0, `/api/drafts/credit_life/${randomUUID()}`)
  expect(await count()).toBe(50)
})
