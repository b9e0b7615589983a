// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { waitFor } from 'xstate'
import { version } from '../../package.json'
import { user } from '../machines/session/support.ts'
import { cookies, forgetBrowser, visit } from './support/visit.ts'
import { granted, ok, onTheWire, refused, type Answer, type Sent } from './support/wire.ts'

const sevenDays = 604_800

beforeEach(forgetBrowser)
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const choose = { type: 'organisation.chosen', organization: 'o1' } as const

describe('what a browser keeps', () => {
  it('B054 B045 a stored refresh token is traded for a new pair, which is stored with the user', async () => {
    document.cookie = 'refresh=refresh-1; Path=/'
    const sent = onTheWire(() => ok(granted(user, 2)))
    const { session, settled } = await visit('/bank')
    await settled()
    expect(session.getSnapshot().context.user).toEqual(user)
    expect(sent).toEqual([
      expect.objectContaining({ method: 'POST', url: '/v2/sessions/refresh', body: { refresh: 'refresh-1', idle: 0 } }),
    ])
    const { fullName, email, profileImage, role, organizations } = user
    const { user: kept, ...tokens } = cookies()
    expect(tokens).toEqual({ access: 'access-2', refresh: 'refresh-2' })
    expect(JSON.parse(kept!)).toEqual({ fullName, email, profileImage, role, organizations })
  })

  it('B046 the cookies live 7 days and go to no other site', async () => {
    document.cookie = 'refresh=refresh-1; Path=/'
    onTheWire(() => ok(granted(user, 2)))
    const write = vi.spyOn(document, 'cookie', 'set')
    const { settled } = await visit('/bank')
    await settled()
    const written = write.mock.calls.map(([cookie]) => cookie)
    expect(written.map((cookie) => cookie.split('=')[0])).toEqual(['access', 'refresh', 'user'])
    for (const cookie of written) expect(cookie).toMatch(new RegExp(`; Path=/; Max-Age=${sevenDays}; SameSite=Strict$`))
  })

  it("B070 the rest is in one store, 'exam'", async () => {
    document.cookie = 'refresh=refresh-1; Path=/'
    onTheWire(() => ok(granted(user, 2)))
    const { settled } = await visit('/bank')
    await settled()
    expect(Object.keys(localStorage)).toEqual(['exam'])
    expect(JSON.parse(localStorage.getItem('exam')!)).toEqual({
      organisation: user.organization,
      appPersisted: { lastRefresh: expect.any(Number), version },
    })
  })

  it('B055 B069 a refused refresh leaves nothing behind', async () => {
    document.cookie = 'refresh=refresh-1; Path=/'
    document.cookie = 'access=access-1; Path=/'
    onTheWire(() => refused(401, 'INVALID_REFRESH'))
    const { session, settled } = await visit('/bank')
    await settled()
    expect(cookies()).toEqual({})
    expect(session.getSnapshot().context).toMatchObject({ user: null, reason: 'expired' })
  })

  it('a refresh that a reload has interrupted is waited for, since its token is used up', async () => {
    document.cookie = 'refresh=refresh-1; Path=/'
    const renewing = { ending: 'efresh-1', until: Date.now() + 3_000 }
    localStorage.setItem('exam', JSON.stringify({ organisation: null, appPersisted: { renewing } }))
    const sent = onTheWire(() => ok(granted(user, 3)))
    const { settled } = await visit('/bank')
    document.cookie = 'refresh=refresh-2; Path=/'
    await settled()
    expect(sent.map(({ body }) => body)).toEqual([{ refresh: 'refresh-2', idle: 0 }])
    expect(cookies()).toMatchObject({ refresh: 'refresh-3' })
  })

  it('B062 a last-refresh time that is past ends the session without a call', async () => {
    document.cookie = 'refresh=refresh-1; Path=/'
    localStorage.setItem('exam', JSON.stringify({ organisation: null, appPersisted: { lastRefresh: Date.now() - 1 } }))
    const sent = onTheWire(() => ok(granted(user, 2)))
    const { session, settled } = await visit('/bank')
    await settled()
    expect(sent).toEqual([])
    expect(cookies()).toEqual({})
    expect(session.getSnapshot().context.reason).toBe('inactive')
  })
})

describe('the page', () => {
  it('B066 C037 stored by another version drops what it has kept, but not the session, and asks nothing', async () => {
    document.cookie = 'refresh=refresh-1; Path=/'
    const older = { organisation: null, appPersisted: { version: '0.0.9', scheme: 'dark' } }
    localStorage.setItem('exam', JSON.stringify(older))
    const sent = onTheWire(() => ok(granted(user, 2)))
    const { session } = await visit('/bank')
    expect(session.getSnapshot().value).toBe('reloading')
    expect(JSON.parse(localStorage.getItem('exam')!)).toEqual({ organisation: null, appPersisted: { version } })
    expect(cookies()).toEqual({ refresh: 'refresh-1' })
    expect(sent).toEqual([])
  })

  it('B007 is loaded anew when the window crosses 768 px, even within a refresh, and the session goes on; magnifying is no crossing', async () => {
    document.cookie = 'refresh=refresh-1; Path=/'
    let answer = () => {}
    const sent = onTheWire(async () => {
      await new Promise<void>((resolve) => (answer = resolve))
      return ok(granted(user, 2))
    })
    const { session, viewport } = await visit('/bank')
    await vi.waitUntil(() => sent.length === 1)
    viewport.resize(768)
    viewport.resize(720, 1440)
    expect(session.getSnapshot().value).toBe('resuming')
    viewport.resize(767)
    expect(session.getSnapshot().value).toBe('reloading')
    answer()
    await vi.waitUntil(() => cookies().refresh === 'refresh-2')
    expect(sent.map(({ method }) => method)).toEqual(['POST'])
  })

  it('B064 of the internal portal knows no inactivity', async () => {
    document.body.innerHTML = '<script type="application/json" id="portal">{"kind":"internal"}</script>'
    document.cookie = 'refresh=refresh-1; Path=/'
    localStorage.setItem('exam', JSON.stringify({ organisation: null, appPersisted: { lastRefresh: Date.now() - 1 } }))
    onTheWire(() => ok(granted(user, 2)))
    const { session, settled } = await visit('/bank')
    document.body.innerHTML = ''
    await settled()
    expect(session.getSnapshot().context.user).toEqual(user)
  })
})

describe('a page that has asked on its way who is there', () => {
  const told = (beginning: Answer | Response) => {
    document.cookie = 'access=access-1; Path=/'
    document.cookie = 'refresh=refresh-1; Path=/'
    let renew = () => {}
    const renewing = new Promise<void>((resolve) => (renew = resolve))
    const sent = onTheWire(async ({ url }) => {
      if (url === '/api/beginning') return beginning
      if (url === '/v2/sessions/refresh') await renewing
      return ok(url === '/v2/sessions/refresh' ? granted(user, 2) : { profile: 1 })
    })
    return { sent, renew: () => renew() }
  }
  const nothing = () => new Response(null, { status: 204 })

  it('works at once for them, while the token is traded and every call waits for the new one', async () => {
    const { sent, renew } = told(ok({ user }))
    const { session, call } = await visit('/bank')
    await waitFor(session, (snapshot) => snapshot.matches('signedIn'))
    expect(session.getSnapshot().context.user).toEqual(user)
    const called = call('auth.check')
    await vi.waitUntil(() => sent.length === 2)
    expect(sent.map(({ url }) => url)).toEqual(['/api/beginning', '/v2/sessions/refresh'])
    expect(sent[1]!.body).toEqual({ refresh: 'refresh-1', idle: 0 })
    renew()
    await called
    expect(sent[2]!.headers.authorization).toBe('Bearer access-2')
    expect(sent).toHaveLength(3)
  })

  it('resumes the session as ever where it was told nothing, or of somebody whom another tab has replaced', async () => {
    const other = JSON.stringify({ ...user, email: 'insurer@covergate.test' })
    for (const [answer, stored] of [
      [nothing(), ''],
      [refused(503, 'UNAVAILABLE'), ''],
      [ok({ user }), other],
    ] as const) {
      forgetBrowser()
      document.cookie = `user=${encodeURIComponent(stored || JSON.stringify(user))}; Path=/`
      const { renew } = told(answer)
      const { session, settled } = await visit('/bank')
      await waitFor(session, (snapshot) => snapshot.matches('resuming'))
      renew()
      await settled()
      expect(cookies()).toMatchObject({ access: 'access-2' })
    }
  })

  it('takes rows that were told for the same person at work for the same organisation, and no others', async () => {
    const list = { data: [{ id: 'b1' }], meta: { next: null, previous: null } }
    history.replaceState(null, '', '/id/bank?search=merapi')
    document.documentElement.lang = 'id'
    for (const [whom, rows] of [
      [user, list],
      [{ ...user, id: 'u2' }, null],
      [{ ...user, organization: { ...user.organization, id: 'o2' } }, null],
    ] as const) {
      const { beginList, rowsOf } = await import('../../src/data/beginning.ts')
      delete globalThis.begun
      document.cookie = 'access=access-1; Path=/'
      document.cookie = 'refresh=refresh-1; Path=/'
      const sent = onTheWire(() => ok({ user, list }))
      expect(await rowsOf(beginList(), whom)).toEqual(rows)
      expect(sent.map(({ url, headers }) => [url, headers])).toEqual([
        ['/api/beginning?at=%2Fbank%3Fsearch%3Dmerapi&locale=id', {}],
      ])
    }
  })
})

describe('signing in', () => {
  it('B050 the way back from the identity provider trades its cookie, without captcha', async () => {
    const sent = onTheWire(() => ok(granted(user, 1)))
    const { session, settled } = await visit('/?sso')
    await settled()
    expect(sent).toEqual([expect.objectContaining({ method: 'POST', url: '/v2/sessions/sso', body: {} })])
    expect(sent[0]!.headers).not.toHaveProperty('x-captcha-token')
    expect(session.getSnapshot().context.user).toEqual(user)
    expect(cookies()).toMatchObject({ access: 'access-1', refresh: 'refresh-1' })
  })

  it('B051 B050 a provider that knows nobody fails as a wrong password does', async () => {
    onTheWire(() => refused(401, 'INVALID_CREDENTIALS'))
    const { session, settled } = await visit('/?sso')
    await settled()
    expect(session.getSnapshot().value).toEqual({ signedOut: 'silent' })
    expect(session.getSnapshot().context.failure).toEqual({
      code: 'INVALID_CREDENTIALS',
      message: 'INVALID_CREDENTIALS',
    })
  })

  it('B049 only the login request carries the captcha, the choice of an organisation the ticket', async () => {
    const organizations = [...user.organizations, { id: 'o2', code: 'BM', name: 'Bank Melati', kind: 'bank' }]
    vi.stubGlobal('Worker', SolvingWorker)
    const sent = onTheWire(({ url, body }) => {
      if (url === '/api/captcha') return { status: 200, body: { parameters: { algorithm: 'SHA-256' }, signature: 's' } }
      return ok(body?.ticket ? granted(user, 1) : { organizations, ticket: 't1' })
    })
    const { session, settled } = await visit('/')
    const credentials = { email: user.email, password: 'Covergate#26' }
    session.send({ type: 'credentials.submitted', credentials })
    await settled()
    session.send(choose)
    await settled()
    const [, login, choice] = sent
    expect(login).toMatchObject({ method: 'POST', url: '/v2/sessions', body: credentials })
    expect(JSON.parse(atob(login!.headers['x-captcha-token']!))).toEqual({
      challenge: { parameters: { algorithm: 'SHA-256' }, signature: 's' },
      solution: { counter: 7, derivedKey: '00' },
    })
    expect(choice).toMatchObject({ url: '/v2/sessions', body: { organization: 'o1', ticket: 't1' } })
    expect(choice!.headers).not.toHaveProperty('x-captcha-token')
    expect(cookies()).toMatchObject({ access: 'access-1', refresh: 'refresh-1' })
  })

  it('B051 keeps what the server says of a refusal', async () => {
    vi.stubGlobal('Worker', SolvingWorker)
    onTheWire(({ url }) =>
      url === '/api/captcha'
        ? { status: 200, body: { parameters: { algorithm: 'SHA-256' }, signature: 's' } }
        : { status: 401, body: { code: 'INVALID_CREDENTIALS', message: 'Invalid Credentials', reference: 'r1' } },
    )
    const { session, settled } = await visit('/')
    session.send({ type: 'credentials.submitted', credentials: { email: user.email, password: 'wrong' } })
    await settled()
    expect(session.getSnapshot().context.failure).toEqual({
      code: 'INVALID_CREDENTIALS',
      message: 'Invalid Credentials',
    })
  })
})

describe('working', () => {
  const signedIn = async (answer: (sent: Sent) => Answer) => {
    document.cookie = 'refresh=refresh-1; Path=/'
    const sent = onTheWire((each) => (each.url === '/v2/sessions/refresh' ? ok(granted(user, 2)) : answer(each)))
    const visited = await visit('/bank')
    await visited.settled()
    sent.length = 0
    return { ...visited, sent }
  }

  it('a changed profile changes the stored user', async () => {
    const { session } = await signedIn(() => refused(404, 'NOT_FOUND'))
    session.send({ type: 'profile.changed', user: { fullName: 'Sri Rahayu' } })
    expect(JSON.parse(cookies().user!)).toMatchObject({ fullName: 'Sri Rahayu', email: user.email })
  })

  it('another organisation brings tokens of its own, which are kept for the page that is loaded anew', async () => {
    const other = { ...user, organization: { ...user.organization, id: 'o2' } }
    const { session, sent } = await signedIn(() => ok(granted(other, 5)))
    session.send({ type: 'session.switched', to: { organization: 'o2' } })
    await waitFor(session, (snapshot) => snapshot.matches('reentering'))
    expect(sent).toEqual([
      expect.objectContaining({
        method: 'POST',
        url: '/v2/sessions/organization',
        body: { organization: 'o2' },
        headers: expect.objectContaining({ authorization: 'Bearer access-2' }),
      }),
    ])
    expect(cookies()).toMatchObject({ access: 'access-5', refresh: 'refresh-5' })
  })

  it('an organisation that is refused leaves everything as it was', async () => {
    const { session } = await signedIn(() => refused(403, 'FORBIDDEN'))
    const heard = vi.fn<(event: unknown) => void>()
    session.on('switch.failed', heard)
    session.send({ type: 'session.switched', to: { organization: 'o2' } })
    await vi.waitUntil(() => heard.mock.calls.length === 1)
    expect(heard.mock.calls[0]![0]).toMatchObject({ failure: { code: 'FORBIDDEN', message: 'FORBIDDEN' } })
    expect(cookies()).toMatchObject({ access: 'access-2', refresh: 'refresh-2' })
  })
})

describe('ending', () => {
  const signedIn = async () => {
    document.cookie = 'refresh=refresh-1; Path=/'
    const sent = onTheWire(({ method }) =>
      method === 'DELETE' ? new Response(null, { status: 204 }) : ok(granted(user, 2)),
    )
    const visited = await visit('/bank')
    await visited.settled()
    return { ...visited, sent }
  }

  it('B010 B040 Yes ends it on the server by its access token and forgets it here', async () => {
    const { session, sent } = await signedIn()
    const { rememberOpened } = await import('../../src/data/opened.ts')
    rememberOpened('/bank/1', '/bank?search=merapi')
    session.send({ type: 'signOut.requested' })
    session.send({ type: 'signOut.confirmed' })
    expect(sent.at(-1)).toMatchObject({
      method: 'DELETE',
      url: '/v2/sessions/access-2',
      headers: { authorization: 'Bearer access-2' },
    })
    expect(cookies()).toEqual({})
    expect(sessionStorage.length).toBe(0)
  })

  it('a refresh under way does not bring the session back', async () => {
    const { session, sent, renewToken } = await signedIn()
    void renewToken('access-2')
    session.send({ type: 'signOut.requested' })
    session.send({ type: 'signOut.confirmed' })
    await vi.waitUntil(() => sent.filter(({ method }) => method === 'DELETE').length === 2)
    expect(cookies()).toEqual({})
  })

  it('a refresh tells the server how long nobody has been seen, in any tab', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { sent, renewToken } = await signedIn()
    const lastRefresh = Date.now() - 3_600_000 + 21_600_000
    localStorage.setItem('exam', JSON.stringify({ organisation: null, appPersisted: { lastRefresh } }))
    await renewToken('access-2')
    expect(sent.at(-1)).toMatchObject({ url: '/v2/sessions/refresh', body: { refresh: 'refresh-2', idle: 3_600 } })
    vi.useRealTimers()
  })

  it('a log-out in another tab ends it here', async () => {
    const { session, onSignedOut } = await signedIn()
    const heard = vi.fn<() => void>()
    onSignedOut(heard)
    document.cookie = 'refresh=; Path=/; Max-Age=0'
    dispatchEvent(new StorageEvent('storage', { key: 'exam' }))
    expect(session.getSnapshot().value).toEqual({ signedOut: 'silent' })
    expect(heard).toHaveBeenCalledTimes(1)
  })

  it('B061 activity in another tab counts here', async () => {
    const { session } = await signedIn()
    const later = Date.now() + 30_000_000
    localStorage.setItem('exam', JSON.stringify({ organisation: null, appPersisted: { lastRefresh: later } }))
    dispatchEvent(new StorageEvent('storage', { key: 'exam' }))
    expect(session.getSnapshot().context.lastRefresh).toBe(later)
  })

  it.each(['mousemove', 'keydown', 'click', 'load'])('B061 %s extends the last-refresh time', async (sign) => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { session } = await signedIn()
    vi.setSystemTime(Date.now() + 60_000)
    dispatchEvent(new Event(sign))
    expect(session.getSnapshot().context.lastRefresh).toBe(Date.now() + 21_600_000)
    vi.useRealTimers()
  })
})

/** Solves every proof of work at once. */
class SolvingWorker extends EventTarget {
  postMessage({ type }: { type: string }) {
    if (type === 'work') this.dispatchEvent(new MessageEvent('message', { data: { counter: 7, derivedKey: '00' } }))
  }

  terminate() {}
}
