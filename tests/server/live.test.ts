import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PassThrough } from 'node:stream'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { areas } from '../../src/areas/registry.ts'
import type { MovedNotice, Parties } from '../../src/server/context.ts'
import { openStreams } from '../../src/server/live/streams.ts'
import { manyListed } from '../support/lists.ts'
import { startTestHost, type TestHost } from './support/host.ts'
import { call, type Refused, signIn } from './support/http.ts'
import { addOrganisation, addPerson, asOwner, setRights } from './support/people.ts'

const list = 'product.creditLife.quotation.list'
let running: TestHost
let alfa: string
let beta: string

beforeAll(async () => {
  running = await startTestHost()
  const { store } = running.host
  alfa = await addOrganisation(store, 'ALFA', 'broker')
  beta = await addOrganisation(store, 'BETA', 'broker')
  const platform = await addOrganisation(store, 'OURS', 'platform')
  await addPerson(store, {
    email: 'alfa@covergate.test',
    memberships: [{ organisation: alfa, permissions: [list, 'bank.list'] }],
  })
  await addPerson(store, {
    email: 'opener@covergate.test',
    memberships: [{ organisation: alfa, permissions: [list, list.replace('list', 'detail')] }],
  })
  await addPerson(store, { email: 'beta@covergate.test', memberships: [{ organisation: beta, permissions: [list] }] })
  await addPerson(store, {
    email: 'platform@covergate.test',
    memberships: [{ organisation: platform, permissions: ['superadmin.root'] }],
  })
  await addPerson(store, { email: 'nothing@covergate.test', memberships: [{ organisation: alfa, permissions: [] }] })
})

afterAll(() => running.close())

interface Heard {
  type: string
  data: Record<string, unknown>
}

interface Stream {
  response: IncomingMessage
  heard: Heard[]
  ended: boolean
}

const open: Stream[] = []
afterEach(() => open.splice(0).forEach(({ response }) => response.destroy()))

/** Listens as a browser does, from the greeting on. */
const listen = async (token: string, { url = running.url, late = 0 } = {}): Promise<Stream> => {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request(`${url}/api/live?late=${late}`, { headers: { authorization: `Bearer ${token}` } }, resolve)
      .on('error', reject)
      .end()
  })
  const stream: Stream = { response, heard: [], ended: false }
  open.push(stream)
  let rest = ''
  response.setEncoding('utf8').on('data', (text: string) => {
    const blocks = (rest + text).split('\n\n')
    rest = blocks.pop()!
    for (const block of blocks) {
      const [type, data] = block.split('\n')
      if (data)
        stream.heard.push({ type: type!.slice('event: '.length), data: JSON.parse(data.slice('data: '.length)) })
    }
  })
  response.on('end', () => (stream.ended = true)).on('error', () => (stream.ended = true))
  await expect.poll(() => stream.heard[0]).toEqual({ type: 'hello', data: {} })
  stream.heard.shift()
  return stream
}

const tokenOf = async (name: string) => (await signIn(running.url, `${name}@covergate.test`)).token

const moved = (parties: Parties, revision = 1): MovedNotice => ({
  area: 'credit_life',
  id: randomUUID(),
  revision,
  status: 'APPROVED',
  by: { name: 'Somebody' },
  parties,
})

const asHeard = ({ area, id, revision, status, by }: MovedNotice): Heard => ({
  type: 'moved',
  data: { area, id, revision, status, by },
})

describe('a move', () => {
  test('reaches the parties and the platform within a second, and nobody else', async () => {
    const [party, platform, other, powerless] = await Promise.all(
      ['alfa', 'platform', 'beta', 'nothing'].map(async (name) => listen(await tokenOf(name))),
    )
    const notice = moved({ broker_id: alfa })
    running.host.live.moved(notice)
    await expect.poll(() => party!.heard, { timeout: 1000 }).toEqual([asHeard(notice)])
    await expect.poll(() => platform!.heard, { timeout: 1000 }).toEqual([asHeard(notice)])
    const own = moved({ broker_id: beta })
    running.host.live.moved(own)
    await expect.poll(() => other!.heard, { timeout: 1000 }).toEqual([asHeard(own)])
    expect(party!.heard).toHaveLength(1)
    expect(powerless!.heard).toEqual([])
  })

  test('while a page was on its way is told to who says how late it comes, as far as it is for them', async () => {
    const witness = await listen(await tokenOf('alfa'))
    const notice = moved({ broker_id: alfa })
    running.host.live.moved(notice)
    await expect.poll(() => witness.heard).toEqual([asHeard(notice)])
    const late = await listen(await tokenOf('alfa'), { late: 9_000 })
    await expect.poll(() => late.heard).toContainEqual(asHeard(notice))
    const [inTime, other] = [await listen(await tokenOf('alfa')), await listen(await tokenOf('beta'), { late: 9_000 })]
    const [next, own] = [moved({ broker_id: alfa }), moved({ broker_id: beta })]
    for (const one of [next, own]) running.host.live.moved(one)
    await expect.poll(() => inTime.heard).toEqual([asHeard(next)])
    await expect.poll(() => other.heard.at(-1)).toEqual(asHeard(own))
    expect(other.heard).not.toContainEqual(asHeard(notice))
  })

  test('longer ago than is remembered is not known to who comes so late', async () => {
    const stream = await listen(await tokenOf('alfa'), { late: 60_000 })
    await expect.poll(() => stream.heard).toEqual([{ type: 'changed', data: {} }])
  })

  test('and a saved row are told apart, and neither tells its parties', async () => {
    const stream = await listen(await tokenOf('alfa'))
    const saved = { area: 'bank', id: randomUUID(), revision: 3 }
    running.host.live.saved({ ...saved, parties: { organisation_id: alfa } })
    await expect.poll(() => stream.heard).toEqual([{ type: 'saved', data: saved }])
  })

  test('of which a document came tells it to who may open the record, and no more than that there is something new to who may list it', async () => {
    const [opener, lister] = await Promise.all(['opener', 'alfa'].map(async (name) => listen(await tokenOf(name))))
    const saved = { area: 'credit_life', id: randomUUID(), revision: 3 }
    const by = { userId: randomUUID(), name: 'Ani', organisation: 'ALFA', kind: 'broker' }
    const issued = { id: randomUUID(), name: 'Policy.pdf', type: 'application/pdf', size: 9, at: '2026-03-02', by }
    running.host.live.saved({ ...saved, issued, parties: { broker_id: alfa } })
    await expect.poll(() => opener!.heard).toEqual([{ type: 'saved', data: { ...saved, issued } }])
    await expect.poll(() => lister!.heard).toEqual([{ type: 'saved', data: saved }])
  })

  test('among hundreds at once is not lost, and they stay in their order', async () => {
    const stream = await listen(await tokenOf('alfa'))
    const notices = Array.from({ length: 500 }, (_, revision) => moved({ broker_id: alfa, partner_id: null }, revision))
    for (const notice of notices) running.host.live.moved(notice)
    await expect.poll(() => stream.heard.length, { timeout: 5000 }).toBe(500)
    expect(stream.heard).toEqual(notices.map(asHeard))
  })
})

describe('a stream', () => {
  test('is opened for nobody who is not signed in, and for no page of another origin', async () => {
    expect(await call<Refused>(running.url, '/api/live')).toMatchObject({
      status: 401,
      body: { code: 'UNAUTHENTICATED' },
    })
    const headers = { origin: 'https://evil.test' }
    expect((await call(running.url, '/api/live', { token: await tokenOf('alfa'), headers })).status).toBe(403)
  })

  test('carries the headers of every answer', async () => {
    const { response } = await listen(await tokenOf('alfa'))
    expect(response.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
  })

  test('closes at once when its person logs out, and only theirs', async () => {
    const [token, other] = [await tokenOf('alfa'), await tokenOf('alfa')]
    const [mine, theirs] = [await listen(token), await listen(other)]
    await call(running.url, `/v2/sessions/${token}`, { method: 'DELETE', token })
    await expect.poll(() => mine.ended, { timeout: 1000 }).toBe(true)
    expect(theirs.ended).toBe(false)
  })

  test('closes within five seconds when its person is locked, and hears nothing more when a right or whom they represent is taken away', async () => {
    const { store } = running.host
    const policies = 'product.train.policy.list'
    const partner = await addOrganisation(store, 'PARTNER', 'partner')
    for (const name of ['locked', 'lessened', 'agent', 'dismissed'])
      await addPerson(store, {
        email: `${name}@covergate.test`,
        memberships: [{ organisation: alfa, permissions: [list, policies] }],
      })
    const change = (name: string, to: string) =>
      asOwner(store, `update memberships set ${to} from users where id = user_id and email = '${name}@covergate.test'`)
    for (const name of ['agent', 'dismissed']) await change(name, `represents = '{${partner}}'`)
    const [locked, lessened, sure, agent, dismissed] = await Promise.all(
      ['locked', 'lessened', 'alfa', 'agent', 'dismissed'].map(async (name) => listen(await tokenOf(name))),
    )
    await setRights(store, 'lessened@covergate.test', [])
    await change('dismissed', "represents = '{}'")
    await asOwner(store, "update users set locked_at = now() where email = 'locked@covergate.test'")
    await expect.poll(() => locked!.ended, { timeout: 5000 }).toBe(true)
    const saved = { area: 'train_policy', id: randomUUID(), revision: 1 }
    running.host.live.saved({ ...saved, parties: { partner_id: partner } })
    running.host.live.moved(moved({ broker_id: alfa }))
    await expect.poll(() => sure!.heard).toHaveLength(1)
    expect(agent!.heard[0]).toEqual({ type: 'saved', data: saved })
    expect(dismissed!.heard.map(({ type }) => type)).toEqual(['rights', 'moved'])
    expect(lessened!.heard).toEqual([{ type: 'rights', data: {} }])
    expect(lessened!.ended).toBe(false)
  })

  test('tells within a second, before any notice, that its person may do something else, and nobody whose rights stayed', async () => {
    const { store } = running.host
    await addPerson(store, {
      email: 'widened@covergate.test',
      memberships: [{ organisation: alfa, permissions: [] }],
    })
    const [widened, same] = await Promise.all(['widened', 'alfa'].map(async (name) => listen(await tokenOf(name))))
    await setRights(store, 'widened@covergate.test', [list])
    await expect.poll(() => widened!.heard, { timeout: 1000 }).toEqual([{ type: 'rights', data: {} }])
    const notice = moved({ broker_id: alfa })
    running.host.live.moved(notice)
    await expect.poll(() => widened!.heard.at(-1)).toEqual(asHeard(notice))
    await expect.poll(() => same!.heard).toEqual([asHeard(notice)])
  })

  test('tells within a second that its organisation sells something else, or that it is called otherwise, and no other organisation', async () => {
    const { store } = running.host
    const [ours, others] = await Promise.all(['alfa', 'beta'].map(async (name) => listen(await tokenOf(name))))
    const rights = { type: 'rights', data: {} }
    await asOwner(
      store,
      "insert into organisation_categories select $1, id from insurance_categories where slug = 'travel'",
      [alfa],
    )
    await expect.poll(() => ours!.heard, { timeout: 1000 }).toEqual([rights])
    await asOwner(store, "update insurance_categories set name = 'Journeys' where slug = 'travel'")
    await expect.poll(() => ours!.heard, { timeout: 1000 }).toEqual([rights, rights])
    await asOwner(store, 'delete from organisation_categories where organisation_id = $1', [alfa])
    await expect.poll(() => ours!.heard, { timeout: 1000 }).toEqual([rights, rights, rights])
    expect(others!.heard).toEqual([])
  })

  test('is one of at most twenty of its session', async () => {
    const token = await tokenOf('alfa')
    for (let count = 0; count < 20; count++) await listen(token)
    expect(await call<Refused>(running.url, '/api/live', { token })).toMatchObject({
      status: 429,
      body: { code: 'TOO_MANY' },
    })
    open.splice(0).forEach(({ response }) => response.destroy())
    await expect.poll(() => listen(token)).toBeDefined()
  })

  test('of who may see some records alone, in a further list, tells that something happened and no more', async () => {
    const streams = openStreams(new Map([[manyListed.id, manyListed]]), () => new Date())
    const written: Record<string, string[]> = { whole: [], gone: [], neither: [] }
    const permissions = { whole: [list], gone: ['gone.look'], neither: ['product.creditLife.quotation.detail'] }
    for (const [name, held] of Object.entries(permissions)) {
      const response = new PassThrough().on('data', (chunk: Buffer) => written[name]!.push(String(chunk)))
      const caller = { organisation: alfa, kind: 'broker', permissions: held } as const
      streams.add({ session: { id: randomUUID(), caller }, response: response as unknown as ServerResponse }, 0)
    }
    const notice = { type: 'moved', ...moved({ broker_id: alfa }), by: { name: 'Somebody' } } as const
    streams.ear.hear(notice)
    streams.ear.hear({ ...notice, parties: { broker_id: beta } })
    await expect.poll(() => written.whole!.length).toBe(2)
    expect(written.whole![1]).toContain('"status"')
    expect(written.gone!.slice(1)).toEqual(['event: changed\ndata: {"area":"credit_life"}\n\n'])
    expect(written.neither!.slice(1)).toEqual([])
  })

  test('whose reader has fallen asleep is closed, and the others hear on', async () => {
    const streams = openStreams(new Map(areas.map((area) => [area.id, area])), () => new Date())
    const caller = { organisation: alfa, kind: 'broker', permissions: [list] } as const
    const server = createServer((_, response) =>
      streams.add({ session: { id: randomUUID(), caller }, response }, 0),
    ).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const [asleep, awake] = [await listen('', { url }), await listen('', { url })]
    asleep.response.pause()
    const count = 300
    for (let revision = 1; revision <= count; revision++) {
      streams.ear.hear({ type: 'moved', ...moved({ broker_id: alfa }, revision), by: { name: 'x'.repeat(100_000) } })
      await expect.poll(() => awake.heard.length, { interval: 1 }).toBe(revision)
    }
    asleep.response.resume()
    await expect.poll(() => asleep.ended).toBe(true)
    expect(asleep.heard.length).toBeLessThan(count)
    server.close()
  })
})
