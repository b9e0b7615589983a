// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bank } from '../../src/areas/parties/bank.ts'
import { user } from '../machines/session/support.ts'
import { locks } from './support/locks.ts'
import { cookies, forgetBrowser, visit } from './support/visit.ts'
import { granted, ok, onTheWire, refused, type Sent } from './support/wire.ts'

const refreshPath = '/v2/sessions/refresh'
const opened: { stop(): unknown }[] = []

beforeEach(() => {
  forgetBrowser()
  vi.useFakeTimers()
  Object.defineProperty(navigator, 'locks', { value: locks(), configurable: true })
})

afterEach(() => {
  opened.splice(0).forEach((session) => session.stop())
  Reflect.deleteProperty(navigator, 'locks')
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A server that gives each refresh token once. */
const server = () => {
  let number = 1
  return onTheWire(({ url, body }) => {
    if (url !== refreshPath) return ok({ result: 'answer' })
    if (body?.refresh !== `refresh-${number}`) return refused(401, 'INVALID_REFRESH')
    return ok(granted(user, ++number))
  })
}

/** Two tabs of one browser, both signed in. */
const twoTabs = async () => {
  document.cookie = 'refresh=refresh-1; Path=/'
  const sent = server()
  const tabs = [await visit('/bank'), await visit('/bank')] as const
  opened.push(...tabs.map(({ session }) => session))
  for (const { settled } of tabs) await settled()
  sent.length = 0
  return { tabs, sent }
}

const refreshes = (sent: Sent[]) => sent.filter(({ url }) => url === refreshPath)

/** What another tab has written is heard of here. */
const heardElsewhere = () => dispatchEvent(new StorageEvent('storage', { key: 'exam' }))

describe('two tabs', () => {
  it('B052 that are both due refresh once between them', async () => {
    const { tabs, sent } = await twoTabs()
    await vi.advanceTimersByTimeAsync(600_000)
    expect(refreshes(sent).map(({ body }) => body)).toEqual([{ refresh: 'refresh-3', idle: 600 }])
    expect(cookies()).toMatchObject({ access: 'access-4', refresh: 'refresh-4' })
    for (const { session } of tabs) expect(session.getSnapshot().context.user).toEqual(user)
    await vi.advanceTimersByTimeAsync(600_000)
    expect(refreshes(sent)).toHaveLength(2)
  })

  it('B057 C039 whose tokens expire at once share one refresh, and each repeats its call once', async () => {
    const { tabs } = await twoTabs()
    let number = 3
    const sent = onTheWire(({ url, headers }) => {
      if (url === refreshPath) return ok(granted(user, ++number))
      return headers.authorization === 'Bearer access-4' ? ok({ result: 'answer' }) : refused(401, 'QUS-AUTH-008')
    })
    const calls = tabs.flatMap(({ ask }) => [ask(bank, 'list', {}), ask(bank, 'counts', {})])
    expect(await Promise.all(calls)).toEqual(['answer', 'answer', 'answer', 'answer'])
    expect(refreshes(sent)).toHaveLength(1)
    expect(sent.filter(({ url }) => url === '/api/graphql')).toHaveLength(8)
  })

  it('B060 stay signed in as long as somebody works in one of them', async () => {
    const { tabs } = await twoTabs()
    for (let hour = 0; hour < 12; hour += 1) {
      await vi.advanceTimersByTimeAsync(3_600_000)
      dispatchEvent(new Event('mousemove'))
    }
    for (const { session } of tabs) expect(session.getSnapshot().context.user).toEqual(user)
    await vi.advanceTimersByTimeAsync(6 * 3_600_000)
    for (const { session } of tabs)
      expect(session.getSnapshot().context).toMatchObject({ user: null, reason: 'inactive' })
    expect(cookies()).toEqual({})
  })

  it('are signed out together, and only one of them tells the server', async () => {
    const { tabs, sent } = await twoTabs()
    tabs[0].session.send({ type: 'signOut.requested' })
    tabs[0].session.send({ type: 'signOut.confirmed' })
    heardElsewhere()
    expect(tabs[1].session.getSnapshot().value).toEqual({ signedOut: 'silent' })
    expect(sent.map(({ method, url }) => [method, url])).toEqual([['DELETE', '/v2/sessions/access-3']])
  })

  it.each([
    ['another organisation', { organization: { ...user.organization, id: 'o2' } }],
    ['another person', { email: 'other@covergate.test' }],
  ])('open the entrance anew when one of them works for %s', async (_, other) => {
    const { tabs } = await twoTabs()
    const { storeSession } = await import('../../src/data/sessionStore.ts')
    storeSession(granted({ ...user, ...other }, 9) as Parameters<typeof storeSession>[0])
    heardElsewhere()
    expect(tabs[0].session.getSnapshot().value).toBe('reentering')
    expect(cookies()).toMatchObject({ access: 'access-9', refresh: 'refresh-9' })
  })
})
