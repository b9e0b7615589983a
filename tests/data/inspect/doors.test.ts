// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { assign, createActor, setup } from 'xstate'
import type { CaseRecord, Lifecycle } from '../../../machines/kernel/types.ts'
import type { Received } from '../../../src/data/inspect/receiver.ts'
import { forgetBrowser } from '../support/visit.ts'
import { shown, told } from './support.ts'

beforeEach(() => {
  forgetBrowser()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Another window, with what was posted to it and to which origin. */
const windowApart = () => {
  const posted: { data: Record<string, unknown>; origin: string }[] = []
  const page = {
    closed: false,
    postMessage: (data: Record<string, unknown>, origin: string) => posted.push({ data, origin }),
  }
  return { page: page as unknown as Window, posted, types: () => posted.map(({ data }) => data['type']) }
}

const say = (source: Window | null, origin: string, data: unknown) =>
  dispatchEvent(new MessageEvent('message', { source, origin, data }))

describe('the page of the inspector', () => {
  const listen = async (opener: Window | null) => {
    vi.stubGlobal('opener', opener)
    const { receiveFromOpener } = await import('../../../src/data/inspect/receiver.ts')
    const heard: Received[] = []
    const onEnd = vi.fn<() => void>()
    const stop = receiveFromOpener((received) => heard.push(received), onEnd)
    return { heard, onEnd, stop }
  }

  it('hears the page that opened it, what comes at about the same time together', async () => {
    const { page } = windowApart()
    const { heard, onEnd } = await listen(page)
    say(page, location.origin, shown('a', 'idle'))
    say(page, location.origin, told('a', 'begun'))
    say(page, location.origin, { type: 'covergate.leftOut', count: 3 })
    expect(heard).toEqual([])
    vi.advanceTimersByTime(200)
    expect(heard).toEqual([{ messages: [shown('a', 'idle'), told('a', 'begun')], missed: 3 }])
    say(page, location.origin, told('a', 'ended'))
    say(page, location.origin, { type: '@statelyai.disconnected' })
    expect(heard[1]).toEqual({ messages: [told('a', 'ended')], missed: 0 })
    expect(onEnd).toHaveBeenCalledOnce()
  })

  it.each([
    ['another window of the same origin', () => [windowApart().page, location.origin] as const],
    ['the opener, once it shows a page of another origin', (page: Window) => [page, 'https://hostile.test'] as const],
    ['a page without an origin', (page: Window) => [page, 'null'] as const],
    ['itself', () => [window, location.origin] as const],
  ])('hears nothing of %s', async (_, sender) => {
    const { page } = windowApart()
    const { heard, onEnd } = await listen(page)
    const [source, origin] = sender(page)
    say(source, origin, shown('a', 'idle'))
    say(source, origin, { type: 'covergate.leftOut', count: 3 })
    say(source, origin, { type: '@statelyai.disconnected' })
    vi.advanceTimersByTime(1_000)
    expect([heard, onEnd.mock.calls]).toEqual([[], []])
  })

  it.each([
    [{ type: 'covergate.leftOut', count: '3' }],
    [{ type: 'covergate.leftOut' }],
    [null],
    ['x'],
    [{ type: 'other' }],
  ])('makes nothing of %j', async (data) => {
    const { page } = windowApart()
    const { heard } = await listen(page)
    say(page, location.origin, data)
    vi.advanceTimersByTime(1_000)
    expect(heard).toEqual([])
  })

  it('tells the page that opened it that it is there, and nothing else', async () => {
    const { page, posted } = windowApart()
    await listen(page)
    expect(posted.map(({ data }) => data)).toEqual([{ type: '@statelyai.connected' }])
  })

  it('receives nothing where the opener is severed', async () => {
    const { heard } = await listen(null)
    say(null, location.origin, shown('a', 'idle'))
    vi.advanceTimersByTime(1_000)
    expect(heard).toEqual([])
  })
})

const machine = setup({
  types: { context: {} as { customer: string; asked: number }, events: {} as { type: 'asked'; reason: string } },
}).createMachine({
  id: 'desk',
  context: { customer: 'Siti Rahma', asked: 0 },
  on: { asked: { actions: assign({ asked: ({ context }) => context.asked + 1 }) } },
})
const lifecycle = { id: 'claim', machine } as unknown as Lifecycle
const record = { revision: 1, snapshot: { value: 'open', status: 'active', context: { customer: 'Siti Rahma' } } }

/** A page that is inspected, and the window that it has opened to be. */
const inspected = async (url: string) => {
  const { page, posted, types } = windowApart()
  vi.stubGlobal('open', () => page)
  const { openStream } = await import('../../../src/data/inspect/stream.ts')
  const { inspectable } = await import('../../../src/data/inspect/inspectable.ts')
  const actor = createActor(machine).start()
  const withdraw = inspectable({
    actor,
    mirrored: () => ({
      id: 'claim 1',
      lifecycle,
      sight: () => new Set(['customer']),
      record: record as unknown as CaseRecord,
      event: { type: 'claim.reported', payload: {} },
    }),
  })
  const stream = openStream(url, () => {})!
  const end = () => {
    stream.stop()
    withdraw()
    actor.stop()
  }
  return { page, posted, types, actor, end }
}

const settle = () => vi.advanceTimersByTime(2_000)

describe('a page that is inspected', () => {
  it.each([
    ['before the inspector has said that it is there', null],
    ['when another window says so', 'another'],
    ['when its window says so from a hostile page', 'hostile'],
  ])('posts nothing %s', async (_, who) => {
    const { page, posted, actor, end } = await inspected('/inspector')
    if (who === 'another') say(windowApart().page, location.origin, { type: '@statelyai.connected' })
    if (who === 'hostile') say(page, 'https://hostile.test', { type: '@statelyai.connected' })
    actor.send({ type: 'asked', reason: 'The customer is ill' })
    settle()
    expect(posted).toEqual([])
    end()
  })

  it('posts to the origin of the inspector alone, so that a page which takes its window over gets nothing', async () => {
    const { page, posted, actor, end } = await inspected('/inspector')
    say(page, location.origin, { type: '@statelyai.connected' })
    actor.send({ type: 'asked', reason: 'The customer is ill' })
    settle()
    expect(posted.length).toBeGreaterThan(0)
    expect(new Set(posted.map(({ origin }) => origin))).toEqual(new Set([location.origin]))
    end()
  })

  it('tells of a person what the reader may be told, and of everything else its shape', async () => {
    const { page, posted, actor, end } = await inspected('/inspector')
    say(page, location.origin, { type: '@statelyai.connected' })
    actor.send({ type: 'asked', reason: 'The customer is ill' })
    settle()
    const [mirrored] = posted.flatMap(({ data }) => (data['name'] === 'claim' ? [data['snapshot']] : []))
    expect(mirrored).toMatchObject({ value: 'open', context: { customer: 'Siti Rahma' } })
    const desk = posted.filter(({ data }) => data['sessionId'] === actor.sessionId)
    expect(desk.map(({ data }) => data['type'])).toEqual(['@xstate.actor', '@xstate.event', '@xstate.snapshot'])
    expect(JSON.stringify(desk)).not.toMatch(/Siti|ill/)
    end()
  })

  it('tells strangers no value at all', async () => {
    const { page, posted, types, end } = await inspected('https://stately.ai/inspect')
    say(page, 'https://stately.ai', { type: '@statelyai.connected' })
    settle()
    expect(types()).toContain('@xstate.actor')
    expect(JSON.stringify(posted)).not.toContain('Siti')
    expect(new Set(posted.map(({ origin }) => origin))).toEqual(new Set(['https://stately.ai']))
    end()
  })

  it('leaves out what comes while too much waits, says how much, and how the actor stands by then', async () => {
    const { page, posted, actor, end } = await inspected('/inspector')
    say(page, location.origin, { type: '@statelyai.connected' })
    settle()
    posted.length = 0
    for (let time = 0; time < 3_000; time += 1) actor.send({ type: 'asked', reason: 'again' })
    settle()
    const types = posted.map(({ data }) => data['type'])
    expect(types.slice(0, 1_000)).toEqual(
      Array.from({ length: 1_000 }, (_, index) => (index % 2 ? '@xstate.snapshot' : '@xstate.event')),
    )
    expect(posted[1_000]!.data).toEqual({ type: 'covergate.leftOut', count: 5_000 })
    expect(posted.slice(1_001).filter(({ data }) => data['sessionId'] === actor.sessionId)).toMatchObject([
      { data: { type: '@xstate.actor', name: 'desk' } },
    ])
    actor.send({ type: 'asked', reason: 'again' })
    settle()
    expect(posted.at(-1)!.data['type']).toBe('@xstate.snapshot')
    end()
  })
})
