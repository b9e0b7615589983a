import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Store } from '../../src/server/store/store.ts'
import { accountCalls, codeIn, mailsTo, newPassword } from './support/accounts.ts'
import { type Doors, openDoors } from './support/doors.ts'
import { startTestHost, type TestHost } from './support/host.ts'
import { call, signIn, type SignedIn, solveCaptcha } from './support/http.ts'
import { addOrganisation, addPerson, asOwner, password } from './support/people.ts'

/** A store, and how often somebody who waits for it has had to wait: what is asked at the same time counts once. */
const waitedFor = (store: Store) => {
  let waits = 0
  let underWay = 0
  const trip = async <T>(work: Promise<T>): Promise<T> => {
    if (underWay === 0) waits += 1
    underWay += 1
    try {
      return await work
    } finally {
      underWay -= 1
    }
  }
  const watched: Store = {
    ...store,
    run: (...asked) => trip(store.run(...asked)) as never,
    notify: (...told) => trip(store.notify(...told)),
    transaction: (caller, work, limits) =>
      trip(
        store.transaction(
          caller,
          (sql) => {
            // The beginning is one trip, and the end another.
            waits += 1
            return work({
              query: (...asked) => {
                waits += 1
                return sql.query(...asked) as never
              },
            })
          },
          limits,
        ),
      ),
  }
  const of = async <T>(work: () => Promise<T>): Promise<{ waits: number; answer: T }> => {
    waits = 0
    const answer = await work()
    return { waits, answer }
  }
  return { watched, of }
}

let running: TestHost
let doors: Doors
let waited: ReturnType<typeof waitedFor>
const email = 'one@people.test'

beforeAll(async () => {
  running = await startTestHost()
  waited = waitedFor(running.host.store)
  doors = await openDoors(running, waited.watched)
})

beforeEach(async () => {
  const { store } = running.host
  await asOwner(store, 'truncate attempts, codes, mails')
  await asOwner(store, 'alter table audit_entries disable trigger audit_entries_last')
  await asOwner(store, 'truncate users, organisations cascade')
  await asOwner(store, 'alter table audit_entries enable trigger audit_entries_last')
  const organisation = await addOrganisation(store, 'ALFA', 'broker')
  const memberships = [{ organisation, permissions: [] }]
  await addPerson(store, { email, memberships })
  await addPerson(store, { email: 'new@people.test', memberships, activated: false })
})

afterAll(async () => {
  await doors.close()
  await running.close()
})

const calls = () => accountCalls({ ...running, url: doors.url })

const enter = async (who: string, typed = password) => {
  const headers = { 'x-captcha-token': await solveCaptcha(doors.url) }
  return waited.of(() =>
    call<{ data: SignedIn }>(doors.url, '/v2/sessions', { body: { email: who, password: typed }, headers }),
  )
}

const told = ({ waits, answer: { status } }: { waits: number; answer: { status: number } }) => ({ waits, status })

/** What overlaps by chance is waited for once. */
const atMost = (waits: number) => expect.toSatisfy((count: number) => count <= waits)

test('a sign-in waits three times for the database, also one that is refused or begins an activation', async () => {
  expect(told(await enter(email))).toEqual({ waits: atMost(3), status: 200 })
  for (const who of [email, 'nobody@people.test'])
    expect(told(await enter(who, 'guess'))).toEqual({ waits: atMost(3), status: 401 })
  const begun = await enter('new@people.test')
  expect(begun.answer.status).toBe(200)
  expect(begun.waits).toBeLessThanOrEqual(4)
})

test('a refresh waits once', async () => {
  const { refresh } = await signIn(doors.url, email)
  const refreshed = await waited.of(() => call(doors.url, '/v2/sessions/refresh', { body: { refresh } }))
  expect(told(refreshed)).toEqual({ waits: 1, status: 200 })
})

test('a forgotten password waits three times at each of its calls', async () => {
  const asked = await waited.of(() => calls().ask('forgotPassword', email))
  expect(told(asked)).toEqual({ waits: 3, status: 200 })
  const { ticket } = asked.answer.body.data
  const [mail] = await mailsTo(running.host, email)
  const answered = await waited.of(() => calls().answer('forgotPassword', ticket, codeIn(mail!)))
  expect(told(answered)).toEqual({ waits: 3, status: 200 })
  const set = await waited.of(() => calls().setPassword(answered.answer.body.data.grant, newPassword))
  expect(told(set)).toEqual({ waits: 3, status: 204 })
})

test('a change of the password waits four times', async () => {
  const [{ token }] = [await signIn(doors.url, email), await signIn(doors.url, email)]
  const body = { current: password, password: newPassword }
  const changed = await waited.of(() => call(doors.url, '/v2/profile/password', { method: 'PUT', token, body }))
  expect(told(changed)).toEqual({ waits: 4, status: 204 })
})
