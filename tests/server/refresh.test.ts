import type { FastifyRequest } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSessions } from '../../src/server/sessions/sessions.ts'
import { type Store, system } from '../../src/server/store/store.ts'
import { startTestHost, type TestHost } from './support/host.ts'
import { call, type Refused, signIn, type SignedIn } from './support/http.ts'
import { addOrganisation, addPerson } from './support/people.ts'
import { rush } from './support/share.ts'

const email = 'one@covergate.test'
const hour = 60 * 60
let running: TestHost
let store: Store

beforeAll(async () => {
  running = await startTestHost({ portalHosts: { localhost: 'internal' } })
  store = running.host.store
  const organisation = await addOrganisation(store, 'ALFA', 'broker')
  await addPerson(store, { email, memberships: [{ organisation, permissions: [] }] })
})

afterAll(() => running.close())

const check = (token: string) => call<Refused>(running.url, '/v2/sessions/check', { method: 'POST', token })
const refresh = (value: string, { device = 'Firefox', idle, url = running.url }: Partial<Trade> = {}) =>
  call<{ data: SignedIn } & Refused>(url, '/v2/sessions/refresh', {
    body: { refresh: value, idle },
    headers: { 'user-agent': device },
  })
interface Trade {
  device: string
  idle: number
  url: string
}
const lastRefusal = async () => {
  const [row] = await store.run<{ reason: string }>(
    system,
    "select detail->>'reason' as reason from audit where event = 'refresh' order by id desc limit 1",
  )
  return row?.reason
}
const endReasons = async (token: string) => {
  const id = (await openSessions(running.host)).tokens.read('access', token)
  return store.run(system, 'select end_reason from sessions where id = $1', [id])
}

describe('two servers on one database', () => {
  /** Another server's sessions, and how often they were read from the store. */
  const elsewhere = async () => {
    let reads = 0
    const counted: Store = {
      ...store,
      run: (caller, text, values, name) => {
        if (name === 'session') reads += 1
        return store.run(caller, text, values, name)
      },
    }
    const sessions = await openSessions({ ...running.host, store: counted })
    const authenticate = (token: string) =>
      sessions.authenticate({
        headers: { authorization: `Bearer ${token}` },
        method: 'GET',
        ip: '127.0.0.1',
        routeOptions: { config: {} } as FastifyRequest['routeOptions'],
      })
    return { authenticate, reads: () => reads, close: sessions.close }
  }

  test('know a token that the other has just made', async () => {
    const other = await elsewhere()
    const before = await signIn(running.url, email)
    await other.authenticate(before.token)
    const { token } = (await refresh(before.refresh)).body.data
    await expect(other.authenticate(token)).resolves.toMatchObject({ user: { email } })
    await other.close()
  })

  test('read a session once for each token of ours, and never for one that is forged', async () => {
    const other = await elsewhere()
    const before = await signIn(running.url, email)
    await other.authenticate(before.token)
    const { token } = (await refresh(before.refresh)).body.data
    await Promise.all(Array.from({ length: 20 }, () => other.authenticate(token)))
    const replaced = Array.from({ length: 20 }, () => other.authenticate(before.token))
    for (const { status } of await Promise.allSettled(replaced)) expect(status).toBe('rejected')
    const forged = Array.from({ length: 20 }, () => other.authenticate(`${token.slice(0, -2)}xx`))
    for (const { status } of await Promise.allSettled(forged)) expect(status).toBe('rejected')
    expect(other.reads()).toBe(2)
    await other.close()
  })
})

describe('a refresh token', () => {
  test('gives the same client the very same tokens again for ten seconds, twenty times at once too', async () => {
    const before = await signIn(running.url, email)
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(before.refresh)))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
    const [first] = answers.map(({ body }) => body.data)
    for (const { body } of answers) expect(body.data).toEqual(first)
    running.pass(5)
    const again = await refresh(before.refresh)
    expect(again.body.data).toEqual(first)
    expect(again.headers.getSetCookie()[1]).toContain(`refresh=${first!.refresh};`)
    expect((await check(first!.token)).status).toBe(200)
    expect((await refresh(first!.refresh)).status).toBe(200)
  })

  test('leads to the present tokens when those that followed it have been replaced in the same moment', async () => {
    const before = await signIn(running.url, email)
    const second = (await refresh(before.refresh)).body.data
    const third = (await refresh(second.refresh)).body.data
    expect((await refresh(before.refresh)).body.data).toEqual(third)
    running.pass(6)
    const fourth = (await refresh(third.refresh)).body.data
    running.pass(6)
    expect((await refresh(third.refresh)).body.data).toEqual(fourth)
    expect((await refresh(second.refresh)).body.code).toBe('INVALID_REFRESH')
    expect((await check(fourth.token)).body.code).toBe('UNAUTHENTICATED')
  })

  test.each<[string, number, Partial<Trade>]>([
    ['from another device', 0, { device: 'Chrome' }],
    ['ten seconds later', 10, {}],
  ])('that comes again %s ends the session', async (_, seconds, trade) => {
    const before = await signIn(running.url, email)
    const { token, refresh: next } = (await refresh(before.refresh)).body.data
    running.pass(seconds)
    expect((await refresh(before.refresh, trade)).body.code).toBe('INVALID_REFRESH')
    expect(await lastRefusal()).toBe('reused')
    expect((await check(token)).body.code).toBe('UNAUTHENTICATED')
    expect((await refresh(next)).body.code).toBe('INVALID_REFRESH')
  })

  test('gives one of fifty clients new tokens, and ends since it was used by two', async () => {
    const { refresh: shared } = await signIn(running.url, email)
    const answers = await Promise.all(
      Array.from({ length: rush(50) }, (_, index) => refresh(shared, { device: `${index}` })),
    )
    const won = answers.filter(({ status }) => status === 200)
    expect(won).toHaveLength(1)
    expect((await check(won[0]!.body.data.token)).body.code).toBe('UNAUTHENTICATED')
    expect((await refresh(won[0]!.body.data.refresh)).body.code).toBe('INVALID_REFRESH')
  })
})

describe('a session of which nobody is seen', () => {
  test('ends after six hours, however often it is refreshed meanwhile', async () => {
    let { refresh: next, token } = await signIn(running.url, email)
    for (let passed = 0; passed < 6; passed++) {
      const renewed = await refresh(next, { idle: passed * hour })
      ;({ refresh: next, token } = renewed.body.data)
      running.pass(hour)
    }
    expect((await refresh(next, { idle: 6 * hour })).body.code).toBe('INVALID_REFRESH')
    expect((await check(token)).body.code).toBe('UNAUTHENTICATED')
    expect(await endReasons(token)).toEqual([{ end_reason: 'idle' }])
  })

  test('ends six hours after the sign-in for a client that never says that it has seen somebody', async () => {
    let { refresh: next } = await signIn(running.url, email)
    for (const passed of [5, 1]) {
      next = (await refresh(next)).body.data.refresh
      running.pass(passed * hour)
    }
    expect((await refresh(next)).body.code).toBe('INVALID_REFRESH')
  })

  test('B064 goes on at the internal portal', async () => {
    const internal = running.url.replace('127.0.0.1', 'localhost')
    const { refresh: first } = await signIn(internal, email)
    running.pass(7 * hour)
    expect((await refresh(first, { url: internal })).status).toBe(200)
  })
})

describe('a session that has ended', () => {
  test('stays ended when the clock goes back, whether it was idle or seven days old', async () => {
    const idle = await signIn(running.url, email)
    running.pass(6 * hour)
    expect((await check(idle.token)).body.code).toBe('UNAUTHENTICATED')
    running.pass(-6 * hour)
    expect((await check(idle.token)).body.code).toBe('UNAUTHENTICATED')
    expect((await refresh(idle.refresh)).body.code).toBe('INVALID_REFRESH')

    let old = await signIn(running.url, email)
    for (let passed = 0; passed < 7 * 24; passed += 4) {
      old = (await refresh(old.refresh, { idle: 0 })).body.data
      running.pass(4 * hour)
    }
    expect((await refresh(old.refresh, { idle: 0 })).body.code).toBe('INVALID_REFRESH')
    running.pass(-7 * 24 * hour)
    expect((await check(old.token)).body.code).toBe('UNAUTHENTICATED')
    expect((await refresh(old.refresh, { idle: 0 })).body.code).toBe('INVALID_REFRESH')
    expect(await endReasons(old.token)).toEqual([{ end_reason: 'aged' }])
    running.pass(7 * 24 * hour)
  })

  test('is put down as ended without anybody asking for it', async () => {
    const { token } = await signIn(running.url, email)
    running.pass(6 * hour)
    await expect.poll(() => endReasons(token), { timeout: 5000 }).toEqual([{ end_reason: 'idle' }])
  })
})
