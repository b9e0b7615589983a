import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { neededByForms } from '../../src/server/drafts/form.ts'
import { clearDrafts } from '../../src/server/drafts/rows.ts'
import { system } from '../../src/server/store/store.ts'
import type { Draft, KeptDraft } from '../../src/shared/endpoints/answers/drafts.ts'
import type { KeptView, SavedView } from '../../src/shared/endpoints/answers/views.ts'
import { startTestHost, type TestHost } from './support/host.ts'
import { call, signIn } from './support/http.ts'
import { addOrganisation, addPerson, asOwner, setRights } from './support/people.ts'

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
    erin: [ours, ['form_management.fill']],
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
const form = randomUUID()
const keep = async (who: string, typed: object, seen = 0, at = path, writer = `${form}.0`) => {
  const body = { typed, seen, base: null, writer }
  const answer = await call<{ data: KeptDraft }>(server.url, at, { method: 'PUT', token: tokens[who], body })
  return answer.status === 200 ? answer.body.data : answer.status
}
/** By another form than that which keeps. */
const drop = async (who: string, writer = `${randomUUID()}.0`) =>
  (await call(server.url, `${path}?writer=${writer}`, { method: 'DELETE', token: tokens[who] })).status
const count = async () =>
  (await server.host.store.run<{ count: number }>(system, 'select count(*) from drafts'))[0]!.count

it('that has ended is not there again by what its form had sent before, and goes on in another', async () => {
  const writer = randomUUID()
  expect(await keep('ann', { loan_amount: 1 }, 0, path, `${writer}.0`)).toMatchObject({ revision: 1 })
  expect(await drop('ann', `${writer}.0`)).toBe(204)
  expect(await keep('ann', { loan_amount: 2 }, 1, path, `${writer}.0`)).toBe(404)
  expect(await read('ann')).toBeNull()
  expect(await keep('budi', { loan_amount: 3 }, 0, path, `${writer}.0`)).toMatchObject({ revision: 1 })
  expect(await keep('ann', { loan_amount: 4 }, 0, path, `${writer}.1`)).toMatchObject({ revision: 1 })
  for (const who of ['ann', 'budi']) expect(await drop(who)).toBe(204)

  const late = randomUUID()
  const both = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      index === 10 ? drop('ann', `${late}.0`) : keep('ann', { loan_amount: index }, 0, path, `${late}.0`),
    ),
  )
  expect(both[10]).toBe(204)
  expect(await read('ann')).toBeNull()
  const { store, clock } = server.host
  const ends = async () => (await store.run(system, 'select from draft_ends')).length
  expect(await ends()).toBe(4)
  const after = new Date(clock().getTime() + 86_400_001)
  await clearDrafts(store, neededByForms(server.host), after)
  expect(await ends()).toBe(0)
})

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
  expect(await keep('ann', { address: 'x'.repeat(224 * 1024) })).toBe(400)
  for (const unkept of ['a\u0000b', 'a\ud800b']) {
    expect(await keep('ann', { address: unkept })).toBe(400)
    expect(await keep('ann', { address: { [unkept]: 1 } })).toBe(400)
  }
  expect(await keep('ann', {}, 0, '/api/drafts/nothing/new')).toBe(404)
  expect(await keep('ann', {}, 0, '/api/drafts/credit_life/elsewhere')).toBe(400)
  expect([await keep('dewi', { customer_name: 'x' }), await read('dewi')]).toEqual([403, 403])
  expect((await call(server.url, path)).status).toBe(401)
  expect(await count()).toBe(0)
})

it('of a form that is filled in has the version that it was typed into and the step that it was at', async () => {
  const at = `/api/drafts/form_version/fill.${randomUUID()}`
  const typed = { answers: { plate: 'B 1' }, version: randomUUID(), step: 'summary' }
  expect(await keep('erin', typed, 0, at)).toMatchObject({ revision: 1 })
  expect(await read('erin', at)).toMatchObject({ typed })
  expect(await keep('erin', { ...typed, form: 'x' }, 1, at)).toBe(400)
  await asOwner(server.owner, 'delete from drafts')
})

it('ends after 30 days, with the permission, and where there are too many', async () => {
  const { store, clock } = server.host
  const sweep = (days = 0) =>
    clearDrafts(store, neededByForms(server.host), new Date(clock().getTime() + days * 86_400_000))
  await keep('ann', { customer_name: 'x' })
  await keep('budi', { customer_name: 'x' })
  expect([await sweep(), await sweep(29)]).toEqual([0, 0])
  await setRights(store, 'budi@drafts.test', [])
  expect([await sweep(), await count()]).toEqual([1, 1])
  expect([await sweep(30), await count()]).toEqual([1, 0])
  for (let each = 0; each < 51; each++) await keep('cara', {}, 0, `/api/drafts/credit_life/${randomUUID()}`)
  expect(await count()).toBe(50)
})

describe('a saved view', () => {
  const view = (more: object = {}) => ({
    list: 'credit_life',
    name: 'Retirees',
    address: 'tab=APPROVAL_IN_PROGRESS&customer_segment=Retiree&sort=loan_amount&page=3&after=x&nothing=1',
    look: { columns: ['quotesCode', 'loan_amount'], widths: { loan_amount: 200 }, density: 'compact' },
    shared: false,
    seen: 0,
    ...more,
  })
  const save = async (who: string, id: string, more: object = {}) => {
    const asked = { method: 'PUT', token: tokens[who], body: view(more) }
    const { status, body } = await call<{ data: KeptView; message: string }>(server.url, `/api/views/${id}`, asked)
    return status === 200 ? body.data : [status, body.message]
  }
  const seen = async (who: string) =>
    (await call<{ data: SavedView[] }>(server.url, '/api/views', { token: tokens[who] })).body.data
  const mark = (who: string, id: string, body: { pinned: boolean; standard: boolean }) =>
    call(server.url, `/api/views/${id}/mark`, { method: 'PUT', token: tokens[who], body })
  const dropView = (who: string, id: string) =>
    call(server.url, `/api/views/${id}`, { method: 'DELETE', token: tokens[who] })
  const [own, shared] = [randomUUID(), randomUUID()]

  beforeAll(async () => {
    const { store } = server.host
    const people = {
      ema: ['OURS', ['product.creditLife.quotation.list']],
      fajar: ['OURS', ['product.creditLife.quotation.list']],
      gita: ['OURS', ['product.creditLife.quotation.list', 'savedView.manage']],
      hana: ['THEIRS', ['product.creditLife.quotation.list', 'savedView.manage']],
      iwan: ['OURS', ['bank.list']],
    } as const
    const ids = await store.run<{ id: string; code: string }>(system, 'select id, code from organisations')
    for (const [name, [code, permissions]] of Object.entries(people)) {
      const email = `${name}@views.test`
      const organisation = ids.find((one) => one.code === code)!.id
      await addPerson(store, { email, memberships: [{ organisation, permissions: [...permissions] }] })
      tokens[name] = (await signIn(server.url, email)).token
    }
  })

  it('is its person’s, and its organisation’s once it is shared, to who may see the list', async () => {
    expect(await save('ema', own)).toEqual({ revision: 1, replaced: null })
    const kept = { id: own, address: 'tab=APPROVAL_IN_PROGRESS&customer_segment=Retiree&sort=loan_amount' }
    expect(await seen('ema')).toMatchObject([{ ...kept, mayChange: true, look: view().look, pinned: false }])
    for (const other of ['fajar', 'gita', 'hana', 'iwan']) expect(await seen(other)).toEqual([])
    await save('ema', own, { shared: true, seen: 1 })
    expect(await seen('fajar')).toMatchObject([
      { ...kept, shared: true, mayChange: false, by: { name: 'Name of ema@views.test' } },
    ])
    for (const other of ['hana', 'iwan']) expect(await seen(other)).toEqual([])
    expect(await save('iwan', randomUUID())).toEqual([404, expect.anything()])
  })

  it('is changed and deleted by its person, and what is shared by who manages it', async () => {
    for (const other of ['fajar', 'hana'])
      expect(await save(other, own, { name: 'Mine' })).toEqual([404, expect.anything()])
    for (const other of ['fajar', 'hana']) expect((await dropView(other, own)).status).toBe(404)
    expect(await save('gita', own, { name: 'Retired', shared: true, seen: 2 })).toEqual({ revision: 3, replaced: null })
    expect(await save('ema', own, { name: 'Retirees', seen: 2 })).toEqual({
      revision: 4,
      replaced: { name: 'Retired', revision: 3 },
    })
    expect((await dropView('gita', own)).status).toBe(404)
    await save('ema', shared, { name: 'Ours', shared: true })
    await mark('fajar', shared, { pinned: true, standard: true })
    expect(await save('gita', shared, { name: 'Theirs', seen: 1 })).toEqual({ revision: 2, replaced: null })
    expect(await seen('fajar')).toMatchObject([{ name: 'Theirs', shared: true }])
    expect((await dropView('gita', shared)).status).toBe(204)
    expect((await seen('fajar')).length).toBe(0)
  })

  it('has a name of its own', async () => {
    expect(await save('ema', randomUUID(), { name: ' RETIREES ' })).toMatchObject([400, expect.stringContaining('You')])
    await save('ema', shared, { name: 'Everybody’s', shared: true })
    const sharedToo = await save('fajar', randomUUID(), { name: 'everybody’s', shared: true })
    expect(sharedToo).toMatchObject([400, expect.stringContaining('organisation')])
    expect(await save('fajar', randomUUID(), { name: ' ' })).toEqual([400, expect.anything()])
    expect(await save('fajar', own, { name: 'Taken id' })).toEqual([404, expect.anything()])
  })

  it('stands among the tabs of who wants it there, and one of a list opens from their menu', async () => {
    expect((await mark('fajar', own, { pinned: true, standard: false })).status).toBe(404)
    await mark('fajar', shared, { pinned: true, standard: true })
    await mark('ema', own, { pinned: true, standard: true })
    await mark('ema', shared, { pinned: true, standard: true })
    const marks = async (who: string) => (await seen(who)).map(({ id, pinned, standard }) => [id, pinned, standard])
    expect(await marks('fajar')).toEqual([[shared, true, true]])
    expect(await marks('ema')).toEqual([
      [shared, true, true],
      [own, true, false],
    ])
    expect(await marks('gita')).toEqual([[shared, false, false]])
    const asked = '/api/views/counts?list=credit_life&user_timezone=UTC'
    const { body } = await call<{ data: unknown[] }>(server.url, asked, { token: tokens['ema'] })
    const none = { count: 0, capped: false }
    expect(body.data).toEqual([own, shared].toSorted().map((id) => ({ view: id, ...none })))
    expect((await call(server.url, asked, { token: tokens['iwan'] })).status).toBe(404)
  })

  it('that asks for what its list does not have any more, is told and counted without it', async () => {
    const stored = `update saved_views set address = 'tab=GONE&customer_segment=GONE&loan_amount=x' where id = '${own}'`
    await asOwner(server.host.store, stored)
    expect((await seen('ema')).find(({ id }) => id === own)).toMatchObject({ address: expect.stringContaining('GONE') })
    const asked = '/api/views/counts?list=credit_life&user_timezone=UTC'
    expect((await call<{ data: unknown[] }>(server.url, asked, { token: tokens['ema'] })).body.data.length).toBe(2)
  })
})
