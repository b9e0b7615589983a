// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LiveEvent } from '../../src/data/live.ts'
import { user } from '../machines/session/support.ts'
import { forgetBrowser, visit } from './support/visit.ts'
import { granted, ok, onTheWire, refused, type Sent } from './support/wire.ts'

beforeEach(forgetBrowser)
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const moved = { area: 'bank', id: '17', revision: 3, status: 'ACTIVE', by: { name: 'Sri' } }

/** A signed-in browser whose live connections the test speaks through, newest last. */
const connected = async () => {
  document.cookie = 'refresh=refresh-0; Path=/'
  onTheWire(() => ok(granted(user, 1)))
  const visited = await visit('/bank')
  await visited.settled()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const streams: ReadableStreamDefaultController<Uint8Array>[] = []
  const answers: ((sent: Sent) => ReturnType<typeof refused>)[] = []
  const sent = onTheWire((message) => {
    const other = answers.shift()
    if (other) return other(message)
    return new Response(new ReadableStream({ start: (stream) => void streams.push(stream) }))
  })
  const { onLive } = await import('../../src/data/live.ts')
  const heard: LiveEvent[] = []
  const say = (text: string) => streams.at(-1)!.enqueue(new TextEncoder().encode(text))
  return { ...visited, onLive, heard, hear: (event: LiveEvent) => heard.push(event), say, streams, answers, sent }
}

const line = (type: string, data: object) => `event: ${type}\ndata: ${JSON.stringify(data)}\n\n`

describe('the live connection', () => {
  it('tells the hearers of an area, whatever pieces the bytes come in', async () => {
    const { onLive, heard, hear, say, streams, sent } = await connected()
    onLive('bank', hear)
    await vi.waitUntil(() => streams.length === 1)
    const bytes = line('hello', {}) + ': beat\n\n' + line('moved', { ...moved, area: 'broker' }) + line('moved', moved)
    for (const piece of bytes.match(/[^]{1,7}/g)!) say(piece)
    await vi.waitUntil(() => heard.length > 0)
    expect(heard).toEqual([{ type: 'moved', ...moved }])
    expect(sent[0]).toMatchObject({
      url: expect.stringMatching(/^.api.live.late=\d+$/),
      headers: { authorization: 'Bearer access-1' },
    })
  })

  it('is one for all hearers, and ends with the last', async () => {
    const { onLive, hear, streams, sent } = await connected()
    const stops = [onLive('bank', hear), onLive('broker', hear)]
    await vi.waitUntil(() => streams.length === 1)
    stops.forEach((stop) => stop())
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sent).toHaveLength(1)
  })

  it('is kept for the page that follows the one that is left', async () => {
    const { onLive, heard, hear, say, streams, sent } = await connected()
    const leave = onLive('bank', () => undefined)
    await vi.waitUntil(() => streams.length === 1)
    leave()
    onLive('bank', hear)
    await vi.advanceTimersByTimeAsync(60_000)
    say(line('moved', moved))
    await vi.waitUntil(() => heard.length > 0)
    expect(sent).toHaveLength(1)
  })

  it('is not kept for who signs in next', async () => {
    const { onLive, hear, streams, session } = await connected()
    const leave = onLive('bank', () => undefined)
    await vi.waitUntil(() => streams.length === 1)
    leave()
    session.send({ type: 'session.refused' })
    onLive('bank', hear)
    await vi.waitFor(() => expect(streams).toHaveLength(2))
  })

  it('comes back after a break and says that something may have been missed', async () => {
    const { onLive, heard, hear, streams } = await connected()
    onLive('bank', hear)
    await vi.waitUntil(() => streams.length === 1)
    streams[0]!.error(new TypeError('network error'))
    await vi.advanceTimersByTimeAsync(1_000)
    await vi.waitUntil(() => heard.length > 0)
    expect(heard).toEqual([{ type: 'resumed' }])
  })

  it('renews the token when the rights are other, and only then has read anew what is shown', async () => {
    const { session, onLive, heard, hear, say, streams, answers, sent } = await connected()
    onLive('bank', hear)
    await vi.waitUntil(() => streams.length === 1)
    answers.push(() => ok(granted({ ...user, role: 'Clerk' }, 2)))
    say(line('rights', {}))
    await vi.waitUntil(() => heard.length > 0)
    expect(heard).toEqual([{ type: 'resumed' }])
    expect(session.getSnapshot().context.user).toMatchObject({ role: 'Clerk' })
    expect(sent).toHaveLength(2)
    expect(streams).toHaveLength(1)
  })

  it('waits longer after each try that fails', async () => {
    const { onLive, hear, answers, sent } = await connected()
    for (let times = 0; times < 3; times++) answers.push(() => refused(503, 'INTERNAL'))
    onLive('bank', hear)
    await vi.advanceTimersByTimeAsync(999)
    expect(sent).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(sent).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(1_999)
    expect(sent).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(1)
    expect(sent).toHaveLength(3)
  })

  it('ends with the session', async () => {
    const { onLive, hear, answers, sent, session } = await connected()
    answers.push(() => refused(401, 'UNAUTHENTICATED'))
    onLive('bank', hear)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sent.filter(({ url }) => url.startsWith('/api/live'))).toHaveLength(1)
    expect(session.getSnapshot().matches('signedOut')).toBe(true)
  })
})

describe('B092 all records of an area', () => {
  const records = ['Bank Mandiri', 'Bank Đông Á'].map((title) => ({ id: title, title, subtitle: null, facts: {} }))
  const opened = async (result: unknown, arrival = () => Promise.resolve()) => {
    const { session, renewToken } = await connected()
    const streams: ReadableStreamDefaultController<Uint8Array>[] = []
    const sent = onTheWire(({ url }) => {
      if (url === '/api/graphql') return arrival().then(() => ok({ result }))
      if (!url.startsWith('/api/live')) return refused(401, 'UNAUTHENTICATED')
      return new Response(new ReadableStream({ start: (stream) => void streams.push(stream) }))
    })
    const { shortListOf, watchShortList, foundIn } = await import('../../src/pages/fields/shortLists.ts')
    const { areas } = await import('../../src/areas/registry.ts')
    const bank = { area: areas.find(({ id }) => id === 'bank')! }
    const asked = () => sent.filter(({ url }) => url === '/api/graphql').length
    const tellSaved = () =>
      streams.at(-1)!.enqueue(new TextEncoder().encode(line('saved', { area: 'bank', id: '17', revision: 1 })))
    const all = () => shortListOf(bank)
    return { session, renewToken, streams, asked, foundIn, all, tellSaved, watch: watchShortList.bind(null, bank) }
  }

  it('are asked for once and again when one has changed, and found however they are accented', async () => {
    const { asked, all, foundIn, tellSaved } = await opened(records)
    expect(foundIn((await all())!, 'DONG a')).toEqual({ records: [records[1]], more: false })
    await all()
    expect(asked()).toBe(1)
    tellSaved()
    await vi.waitUntil(async () => (await all()) && asked() === 2)
  })

  it('are shown anew while they are looked at, however many change at once asked for once more, and then no longer', async () => {
    const arrivals: (() => void)[] = []
    const { asked, tellSaved, watch } = await opened(records, () => new Promise((arrive) => arrivals.push(arrive)))
    let shown = 0
    const stop = watch(() => void shown++)
    await vi.waitUntil(() => asked() === 1)
    for (let index = 0; index < 5; index++) tellSaved()
    await vi.advanceTimersByTimeAsync(0)
    expect([asked(), shown]).toEqual([1, 0])
    arrivals[0]!()
    await vi.waitUntil(() => asked() === 2)
    arrivals[1]!()
    await vi.waitUntil(() => shown === 2)
    stop()
    tellSaved()
    await vi.advanceTimersByTimeAsync(1_000)
    expect([asked(), shown]).toEqual([2, 2])
  })

  it('are kept for nobody else', async () => {
    const { session, renewToken, asked, all } = await opened(records)
    const before = all()
    await before
    await renewToken('access-1')
    expect(session.getSnapshot().matches('signedOut')).toBe(true)
    expect([asked(), all() === before]).toEqual([1, false])
  })

  it('when they are too many, are asked for no second time', async () => {
    const { streams, asked, all } = await opened(null)
    expect(await all()).toBeNull()
    expect([await all(), asked(), streams.length]).toEqual([null, 1, 1])
  })
})
