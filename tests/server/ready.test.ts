import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { StoreUnavailable } from '../../src/server/store/unavailable.ts'
import { type Doors, openDoors } from './support/doors.ts'
import { startTestHost, type TestHost } from './support/host.ts'
import { call, type Refused } from './support/http.ts'

let running: TestHost
let doors: Doors
let isAway = true
let looks = 0

beforeAll(async () => {
  running = await startTestHost()
  const { store } = running.host
  doors = await openDoors(running, {
    ...store,
    run: (...asked) => {
      looks += 1
      return isAway ? Promise.reject(new StoreUnavailable('away')) : store.run(...asked)
    },
  })
})

afterAll(async () => {
  await doors.close()
  await running.close()
})

const ready = () => call<Refused>(doors.url, '/ready')

test('GET /ready asks the database, once a second however many ask, and tells no more than whether it answers', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const answers = await Promise.all(Array.from({ length: 50 }, ready))
  for (const { status, body } of answers)
    expect({ status, body }).toEqual({
      status: 503,
      body: {
        code: 'UNAVAILABLE',
        message: 'The service is not available at the moment. Please try again.',
        reference: expect.any(String),
      },
    })
  expect(looks).toBe(1)
  expect(await call(doors.url, '/health')).toMatchObject({ status: 200, body: { status: 'ready' } })
  isAway = false
  vi.advanceTimersByTime(999)
  expect((await ready()).status).toBe(503)
  vi.advanceTimersByTime(1)
  expect(await ready()).toMatchObject({ status: 200, body: { status: 'ready' } })
  expect(looks).toBe(2)
  vi.useRealTimers()
  expect((await call(running.url, '/ready')).status).toBe(200)
})
