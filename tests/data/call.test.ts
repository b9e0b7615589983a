// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { waitFor } from 'xstate'
import { train } from '../../src/areas/lines/train.ts'
import { agentClaim } from '../../src/areas/parties/agentClaim.ts'
import { bank } from '../../src/areas/parties/bank.ts'
import { broker } from '../../src/areas/parties/broker.ts'
import { user } from '../machines/session/support.ts'
import { cookies, forgetBrowser, visit } from './support/visit.ts'
import { granted, ok, onTheWire, refused, type Answer, type Sent } from './support/wire.ts'

beforeEach(forgetBrowser)
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const refreshPath = '/v2/sessions/refresh'

/** Signed in with the tokens of number 1, then answered as the test says. */
const signedIn = async (answer: (sent: Sent) => Answer | Promise<Answer>) => {
  document.cookie = 'refresh=refresh-0; Path=/'
  onTheWire(() => ok(granted(user, 1)))
  const visited = await visit('/bank')
  await visited.settled()
  return { ...visited, sent: onTheWire(answer) }
}

const bearer = ({ headers }: Sent) => headers.authorization

describe('a named call', () => {
  it('B068 carries the bearer token and the trusted name of its document', async () => {
    const { ask, sent } = await signedIn(() => ok({ result: { id: '17' } }))
    expect(await ask(bank, 'detail', { id: '17' })).toEqual({ id: '17' })
    expect(sent).toEqual([
      {
        method: 'POST',
        url: '/api/graphql',
        headers: expect.objectContaining({ authorization: 'Bearer access-1', 'content-type': 'application/json' }),
        body: { query: 'bank.detail', persisted: true, variables: { id: '17' } },
      },
    ])
  })

  it('B084 carries user_timezone when it is a list', async () => {
    const { ask, sent } = await signedIn(() => ok({ result: {} }))
    await ask(bank, 'list', { tab: 'ACTIVE' })
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
    expect(sent[0]!.body?.variables).toEqual({ tab: 'ACTIVE', user_timezone: zone })
  })

  it('B174 of claims, and of what has moved in a claim pool, carries it in the body', async () => {
    const { ask, call, sent } = await signedIn(() => ok({ data: [], result: {} }))
    await ask(agentClaim, 'list', { tab: 'APPROVED' })
    await call('partnership.claimPoolHistories', { code: 'POOL' })
    const { timeZone: user_timezone } = Intl.DateTimeFormat().resolvedOptions()
    expect(sent.map(({ body }) => body?.variables ?? body)).toEqual([
      { tab: 'APPROVED', user_timezone },
      { code: 'POOL', user_timezone },
    ])
    expect(sent[1]).toMatchObject({ method: 'POST', url: '/api/v2/products/finance/internal/stoploss/histories' })
  })

  it('goes to the REST path that the specification gives', async () => {
    const { ask, sent } = await signedIn(() => ok({ id: '17' }))
    expect(await ask(train, 'detail', { id: 'TRN/1' })).toEqual({ id: '17' })
    expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual(['GET /api/train/v2/policies/detail/TRN%2F1'])
  })

  it('B204 passes what it brings and what it is answered through unchanged, as deep as that is', async () => {
    const answer = { id: '17', titles: { a: 'A ' }, rows: [{ n: 0, text: '', none: null, yes: false }] }
    const { ask, sent } = await signedIn(() => ok({ result: answer }))
    const input = { code: ' BCA ', status: null, accountDigitsMin: 0, rows: [{ deep: [1, [2]] }] }
    expect(await ask(bank, 'create', { input })).toEqual(answer)
    expect(sent[0]!.body).toEqual({ query: 'bank.create', persisted: true, variables: { input } })
  })

  it('is not made of what an area does not offer', async () => {
    const { ask } = await signedIn(() => ok({}))
    expect(() => ask(bank, 'timeline', { id: '17' })).toThrow('bank offers no timeline')
  })
})

describe('what is asked for ahead', () => {
  it('answers who asks for the same next, once', async () => {
    let answers = 0
    const { ask, askAhead, sent } = await signedIn(() => ok({ result: (answers += 1) }))
    askAhead(bank, 'list', { tab: 'ACTIVE' })
    expect(await ask(bank, 'list', { tab: 'ACTIVE' })).toBe(1)
    expect(await ask(bank, 'list', { tab: 'ACTIVE' })).toBe(2)
    expect(sent).toHaveLength(2)
  })

  it('is there without waiting once it has come, and stays for who asks', async () => {
    const { ask, askAhead, answeredAhead } = await signedIn(() => ok({ result: 'rows' }))
    askAhead(bank, 'list', {})
    expect(answeredAhead(bank, 'list', {})).toBeUndefined()
    await vi.waitUntil(() => answeredAhead(bank, 'list', {}) !== undefined)
    expect(answeredAhead(bank, 'list', {})).toBe('rows')
    expect(await ask(bank, 'list', {})).toBe('rows')
    expect(answeredAhead(bank, 'list', {})).toBeUndefined()
  })

  it('is asked for once', async () => {
    const { askAhead, ask, sent } = await signedIn(() => ok({ result: 'rows' }))
    askAhead(bank, 'list', {})
    askAhead(bank, 'list', {})
    await ask(bank, 'list', {})
    expect(sent).toHaveLength(1)
  })

  it('answers nobody who asks for something else', async () => {
    const { ask, askAhead, sent } = await signedIn(() => ok({ result: {} }))
    askAhead(bank, 'list', { tab: 'ACTIVE' })
    await ask(bank, 'list', { tab: 'INACTIVE' })
    await ask(broker, 'list', { tab: 'ACTIVE' })
    expect(sent).toHaveLength(3)
  })

  it('is asked for again where it failed', async () => {
    const answers = [refused(500, 'INTERNAL'), ok({ result: 'rows' })]
    const { ask, askAhead } = await signedIn(() => answers.shift()!)
    askAhead(bank, 'list', {})
    expect(await ask(bank, 'list', {})).toBe('rows')
  })

  it('is asked for again where nobody took it while it was fresh', async () => {
    let answers = 0
    const { ask, askAhead } = await signedIn(() => ok({ result: (answers += 1) }))
    vi.useFakeTimers()
    askAhead(bank, 'list', {})
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await ask(bank, 'list', {})).toBe(2)
  })

  it('is forgotten when the session ends', async () => {
    const { ask, askAhead, session, sent } = await signedIn(() => ok({ result: 'rows' }))
    askAhead(bank, 'list', {})
    session.send({ type: 'session.endedElsewhere' })
    await expect(ask(bank, 'list', {})).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    expect(sent.map(({ body }) => body?.query)).toEqual(['bank.list'])
  })

  it('is kept elsewhere as it comes, but not for who signs in next', async () => {
    const { session } = await signedIn(() => ok({}))
    const { keepAhead } = await import('../../src/data/ahead.ts')
    const kept: string[] = []
    const keepAs = (answer: Promise<string>) => {
      keepAhead('who is k1', answer, (come) => kept.push(come))
      return answer
    }
    await keepAs(Promise.resolve('BCA'))
    let come!: (answer: string) => void
    const answer = keepAs(new Promise((resolve) => (come = resolve)))
    session.send({ type: 'session.endedElsewhere' })
    come('BCA of who was there before')
    await answer
    expect(kept).toEqual(['BCA'])
  })
})

describe('a call that fails', () => {
  it('B085 B090 throws what the server answered', async () => {
    const { call } = await signedIn(() => refused(500, 'INTERNAL'))
    await expect(call('auth.check')).rejects.toMatchObject({
      name: 'ApiError',
      status: 500,
      code: 'INTERNAL',
      reference: 'r1',
      body: { code: 'INTERNAL', message: 'INTERNAL', reference: 'r1' },
    })
  })

  it('throws what GraphQL answered', async () => {
    const errors = [{ message: 'No such bank', extensions: { code: 'NOT_FOUND' } }]
    const { ask } = await signedIn(() => ({ status: 200, body: { data: null, errors } }))
    await expect(ask(bank, 'detail', { id: '17' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'No such bank',
    })
  })

  it('B090 throws a message when no answer came', async () => {
    const { ask } = await signedIn(() => Promise.reject(new TypeError('Failed to fetch')))
    await expect(ask(bank, 'list', {})).rejects.toMatchObject({
      status: 0,
      code: 'UNREACHABLE',
      message: 'Failed to fetch',
    })
  })
})

describe('an expired token', () => {
  const expiredUnless = (token: string) => (sent: Sent) => {
    if (sent.url === refreshPath) return ok(granted(user, 2))
    return bearer(sent) === `Bearer ${token}` ? ok({ result: 'answer' }) : refused(401, 'QUS-AUTH-008')
  }

  it('B057 is refreshed, and the call made once more', async () => {
    const { ask, sent } = await signedIn(expiredUnless('access-2'))
    expect(await ask(bank, 'list', {})).toBe('answer')
    expect(sent.map(({ url }) => url)).toEqual(['/api/graphql', refreshPath, '/api/graphql'])
  })

  it('is known from GraphQL too', async () => {
    const errors = [{ message: 'jwt expired', extensions: { code: 'QUS-AUTH-008' } }]
    const { ask } = await signedIn((sent) => {
      if (sent.url === refreshPath) return ok(granted(user, 2))
      return bearer(sent) === 'Bearer access-2'
        ? ok({ result: 'answer' })
        : { status: 200, body: { data: null, errors } }
    })
    expect(await ask(bank, 'list', {})).toBe('answer')
  })

  it('B057 parallel calls share one refresh', async () => {
    const { ask, sent } = await signedIn(expiredUnless('access-2'))
    expect(await Promise.all([ask(bank, 'list', {}), ask(bank, 'counts', {}), ask(broker, 'list', {})])).toEqual([
      'answer',
      'answer',
      'answer',
    ])
    expect(sent.filter(({ url }) => url === refreshPath)).toHaveLength(1)
  })

  it('a refusal that comes after the refresh needs no other', async () => {
    let release = () => {}
    const late = new Promise<void>((resolve) => (release = resolve))
    const answer = expiredUnless('access-2')
    const { ask, sent } = await signedIn(async (message) => {
      if (message.body?.query === 'broker.list' && bearer(message) === 'Bearer access-1') await late
      return answer(message)
    })
    const slow = ask(broker, 'list', {})
    await ask(bank, 'list', {})
    release()
    expect(await slow).toBe('answer')
    expect(sent.filter(({ url }) => url === refreshPath)).toHaveLength(1)
  })

  it('is retried once only', async () => {
    const { ask, sent } = await signedIn(expiredUnless('none'))
    await expect(ask(bank, 'list', {})).rejects.toMatchObject({ code: 'QUS-AUTH-008' })
    expect(sent.filter(({ url }) => url === '/api/graphql')).toHaveLength(2)
  })

  it('B058 a refresh that is refused destroys the session and the first error is thrown; it is not refreshed itself', async () => {
    const { ask, session, sent } = await signedIn(() => refused(401, 'QUS-AUTH-008'))
    await expect(ask(bank, 'list', {})).rejects.toMatchObject({ code: 'QUS-AUTH-008' })
    await waitFor(session, (snapshot) => snapshot.matches('signedOut'))
    expect(sent.filter(({ url }) => url === refreshPath)).toHaveLength(1)
    expect(session.getSnapshot().context.message).toBe('jwt expired')
    expect(cookies()).toEqual({})
  })
})

describe('a session that is over', () => {
  it('B065 a missing cookie logs out without a call', async () => {
    const { ask, session, sent } = await signedIn(() => ok({}))
    document.cookie = 'access=; Path=/; Max-Age=0'
    await expect(ask(bank, 'list', {})).rejects.toMatchObject({ status: 401 })
    expect(session.getSnapshot().value).toEqual({ signedOut: 'announcing' })
    expect(sent).toEqual([])
  })

  it('a session the server has ended is over here', async () => {
    const { ask, session } = await signedIn(() => refused(401, 'UNAUTHENTICATED'))
    await expect(ask(bank, 'list', {})).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    expect(session.getSnapshot().value).toEqual({ signedOut: 'announcing' })
  })
})
