import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { User } from '../../machines/session/session.types.ts'
import { type Store } from '../../src/server/store/store.ts'
import { accountCalls, codeIn, mailsTo, newPassword } from './support/accounts.ts'
import { type Doors, openDoors } from './support/doors.ts'
import { startTestHost, type TestHost } from './support/host.ts'
import { call, signIn, type SignedIn, solveCaptcha } from './support/http.ts'
import { addOrganisation, addPerson, asOwner, password, setRights } from './support/people.ts'

/** A store, how often somebody who waits for it has had to wait, where what is asked at the same time counts once, and what was asked. */
const waitedFor = (store: Store) => {
  let waits = 0
  let asked: string[] = []
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
    run: (caller, text, ...values) => {
      asked.push(text)
      return trip(store.run(caller, text, ...values)) as never
    },
    notify: (...told) => trip(store.notify(...told)),
    transaction: (caller, work, limits) =>
      trip(
        store.transaction(
          caller,
          (sql) => {
            // The beginning is one trip, and the end another.
            waits += 1
            return work({
              query: (text, values) => {
                waits += 1
                asked.push(text)
                return sql.query(text, values) as never
              },
            })
          },
          limits,
        ),
      ),
  }
  const of = async <T>(work: () => Promise<T>): Promise<{ waits: number; asked: string[]; answer: T }> => {
    waits = 0
    asked = []
    const answer = await work()
    return { waits, asked, answer }
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

test('who somebody is and what all their roles let them do comes in one statement', async () => {
  const { store } = running.host
  for (const held of ['turn.detail', 'turn.list']) await setRights(store, email, [held])
  await asOwner(
    store,
    `with given as (
      insert into access_roles (created_at, updated_at, organisation_id, code, name, permissions)
      select now(), now(), organisation_id, 'SECOND', 'Second', array(select id from access_permissions where code = 'turn.detail')
      from memberships join users on users.id = user_id where email = $1 returning id, organisation_id
    ) insert into member_roles select users.id, organisation_id, given.id from given join users on email = $1`,
    [email],
  )
  const { token } = await signIn(doors.url, email)
  const { asked, answer } = await waited.of(() =>
    call<{ data: { user: User } }>(doors.url, '/v2/sessions/check', { method: 'POST', token }),
  )
  expect(answer.body.data.user.permissions.toSorted()).toEqual(['turn.detail', 'turn.list'])
  expect(asked).toHaveLength(1)
})
