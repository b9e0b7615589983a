import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createApp } from '../../src/server/http/createApp.ts'
import { heedDeadlines, keepDeadline } from '../../src/server/http/deadline.ts'
import { type Store, system } from '../../src/server/store/store.ts'
import { type Doors, openDoors } from './support/doors.ts'
import { startTestHost, type TestHost } from './support/host.ts'
import { call, type Refused, signIn, solveCaptcha } from './support/http.ts'
import { addOrganisation, addPerson, asOwner, password } from './support/people.ts'

/** A store that does not answer before it is told to, and then asks a database that does. */
const held = (store: Store) => {
  let gate: Promise<void> | null = null
  let open = () => {}
  let waiting = 0
  const later = async <T>(work: () => Promise<T>): Promise<T> => {
    waiting += 1
    await gate
    return work()
  }
  const slow: Store = {
    ...store,
    run: (...asked) => later(() => store.run(...asked)) as never,
    transaction: (caller, work, limits) =>
      store.transaction(
        caller,
        (sql) => work({ query: (...asked) => later(() => sql.query(...asked)) as never }),
        limits,
      ),
  }
  return {
    slow,
    hold: () => {
      waiting = 0
      gate = new Promise((resolve) => (open = resolve))
    },
    release: () => {
      open()
      gate = null
    },
    waiting: () => waiting,
  }
}

const email = 'one@late.test'
let running: TestHost
let doors: Doors
let wire: ReturnType<typeof held>

beforeAll(async () => {
  running = await startTestHost()
  wire = held(running.host.store)
  doors = await openDoors(running, wire.slow)
  const organisation = await addOrganisation(running.host.store, 'ALFA', 'platform')
  await addPerson(running.host.store, { email, memberships: [{ organisation, permissions: ['superadmin.root'] }] })
})

afterEach(() => {
  wire.release()
  vi.useRealTimers()
})

afterAll(async () => {
  await doors.close()
  await running.close()
})

const unavailable = { code: 'UNAVAILABLE', message: expect.any(String), reference: expect.any(String) }

/** Makes a call that the database leaves waiting, and lets nine seconds pass. */
const nineSecondsOf = async (work: () => Promise<{ status: number; body: unknown }>) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  wire.hold()
  let ended = false
  const answer = work().finally(() => (ended = true))
  while (wire.waiting() === 0) await new Promise(setImmediate)
  await vi.advanceTimersByTimeAsync(8_999)
  expect(ended).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  return answer
}

const rows = (table: string) => asOwner(running.host.store, `select * from ${table}`)

test('a sign-in that the database keeps waiting ends after nine seconds, and nothing of it is done later', async () => {
  await asOwner(running.host.store, 'truncate attempts')
  const headers = { 'x-captcha-token': await solveCaptcha(doors.url) }
  const { status, body } = await nineSecondsOf(() =>
    call<Refused>(doors.url, '/v2/sessions', { body: { email, password }, headers }),
  )
  expect({ status, body }).toEqual({ status: 503, body: unavailable })
  wire.release()
  await new Promise(setImmediate)
  expect(await rows('attempts')).toEqual([])
  expect(await rows('sessions')).toEqual([])
  expect(await rows('audit')).toEqual([])
})

test('a change by GraphQL that the database keeps waiting ends after nine seconds, and is not made later', async () => {
  const { token } = await signIn(doors.url, email)
  await call(doors.url, '/v2/sessions/check', { method: 'POST', token })
  const input = { code: 'LATE', name: 'Late Bank', status: 'ACTIVE', accountDigitsMin: 8, accountDigitsMax: 10 }
  const query = 'mutation ($input: BankInput!) { bankCreate(input: $input) { __typename } }'
  const { status, body } = await nineSecondsOf(() =>
    call<Refused>(doors.url, '/api/graphql', { token, body: { query, variables: { input } } }),
  )
  expect({ status, body }).toEqual({ status: 503, body: unavailable })
  wire.release()
  await new Promise(setImmediate)
  expect(await running.host.store.run(system, 'select code from banks')).toEqual([])
})

test('a transaction that is under way by then is not committed', async () => {
  const app = createApp(running.config, running.logTo)
  keepDeadline(app)
  const store = heedDeadlines(wire.slow)
  const began = vi.fn<() => void>()
  const ended = vi.fn<() => void>()
  app.post('/late', () =>
    store
      .transaction(system, async (sql) => {
        began()
        await sql.query("insert into spent_proofs (id, expires_at) values ('late', now())")
      })
      .finally(ended),
  )
  await app.listen({ port: 0, host: '127.0.0.1' })
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  const { status } = await nineSecondsOf(() => call(url, '/late', { method: 'POST' }))
  expect(status).toBe(503)
  wire.release()
  vi.useRealTimers()
  await vi.waitFor(() => expect(ended).toHaveBeenCalled())
  expect(began).toHaveBeenCalledTimes(1)
  expect(await rows('spent_proofs')).not.toContainEqual(expect.objectContaining({ id: 'late' }))
  await app.close()
})

test('none of that is sent after the answer', () => {
  expect(running.log.filter((line) => line.includes('FST_ERR_REP_ALREADY_SENT'))).toEqual([])
})
