import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Actor } from '../../machines/kernel/types.ts'
import { type Store, system } from '../../src/server/store/store.ts'
import { client, type Client } from '../support/client.ts'
import { addFile, insertCase } from './creditLife/case.ts'
import { openDoors, type Doors } from './support/doors.ts'
import { startTestHost, type TestHost } from './support/host.ts'
import { call, signIn } from './support/http.ts'
import { newPassword } from './support/accounts.ts'
import { addOrganisation, addPerson, asOwner, password, setRights } from './support/people.ts'

let running: TestHost
let doors: Doors
let desk: Client
let by: Actor
let parties: Record<'broker' | 'insurer' | 'bank' | 'partner', string>
const email = 'desk@trips.test'
let trips: string[] = []
let underWay = 0

/** Counts how often somebody waits, what is asked at the same time once; and hears nothing of what others end. */
const watched = (store: Store): Store => {
  const trip = async <T>(what: string, work: Promise<T>): Promise<T> => {
    if (underWay === 0) trips.push(what)
    underWay += 1
    try {
      return await work
    } finally {
      underWay -= 1
    }
  }
  return {
    ...store,
    listen: async () => async () => {},
    run: (...asked) => trip(asked[3] ?? asked[1], store.run(...asked)) as never,
    transaction: (...asked) => {
      trips.push('begin', 'commit')
      return store.transaction(...asked)
    },
  }
}

beforeAll(async () => {
  running = await startTestHost()
  const { store } = running.host
  const one = await addOrganisation(store, 'ALL', 'broker')
  parties = { broker: one, insurer: one, bank: one, partner: one }
  await addPerson(store, { email, memberships: [{ organisation: one, permissions: ['superadmin.root'] }] })
  doors = await openDoors(running, watched(store))
  const signed = await signIn(doors.url, email)
  desk = client(doors.url, signed.token)
  const { user } = signed
  by = {
    userId: user.id,
    name: user.fullName,
    roles: [],
    permissions: user.permissions,
    organisation: { id: one, name: 'ALL', kind: 'broker' },
  }
})
afterAll(async () => {
  await doors.close()
  await running.close()
})

const decide = async (id: string, revision: number, event: object) => {
  trips = []
  const { result } = await desk.send('credit_life', id, revision, event)
  return { told: result.__typename, trips: trips.filter((name) => name !== 'select pg_notify($1, $2)') }
}

test('a decision waits for the database twice, taken or refused: for what it is judged by, and for what it writes', async () => {
  const newCase = () => insertCase(running.host, parties, by)
  const first = await newCase()
  await decide(first, 0, { type: 'confirmation.asked', notes: 'The first, which reads the session' })
  const id = await newCase()
  const asked = await decide(id, 0, { type: 'confirmation.asked', notes: 'Why?' })
  expect(asked).toMatchObject({ told: 'Moved', trips: { length: 2 } })
  const fileId = await addFile(running.host, by, id, 'mcu.pdf')
  const brought = await decide(id, 1, { type: 'examination.uploaded', kind: 'mcuResult', fileId, name: 'mcu.pdf' })
  expect(brought).toMatchObject({ told: 'Moved' })
  expect(brought.trips.length).toBeLessThanOrEqual(3)
  const refused = await decide(id, 2, { type: 'quotation.approved' })
  expect(refused).toMatchObject({ told: 'Refused', trips: { length: 1 } })
})

const list = { user_timezone: 'UTC', limit: 10 }
const ended: Record<
  string,
  [change: (person: { email: string; token: string; refresh: string }) => Promise<unknown>, status: number]
> = {
  'signs out': [({ token }) => call(running.url, `/v2/sessions/${token}`, { method: 'DELETE', token }), 401],
  'is locked': [
    ({ email: who }) => asOwner(running.host.store, 'update users set locked_at = now() where email = $1', [who]),
    401,
  ],
  'loses a permission': [({ email: who }) => setRights(running.host.store, who, []), 403],
  'changes the password elsewhere': [
    async ({ email: who }) => {
      const { token } = await signIn(running.url, who)
      return call(running.url, '/v2/profile/password', {
        method: 'PUT',
        token,
        body: { current: password, password: newPassword },
      })
    },
    401,
  ],
  'is given newer tokens': [({ refresh }) => call(running.url, '/v2/sessions/refresh', { body: { refresh } }), 401],
}

test.each(Object.entries(ended))(
  'who %s is refused by the next call, also where nobody has told that process',
  async (how, [change, status]) => {
    const who = `${how.replaceAll(' ', '-')}@trips.test`
    await addPerson(running.host.store, {
      email: who,
      memberships: [{ organisation: parties.broker, permissions: ['superadmin.root'] }],
    })
    const { token, refresh } = await signIn(running.url, who)
    const door = client(doors.url, token)
    const id = await insertCase(running.host, parties, by)
    for (let calls = 0; calls < 2; calls += 1) expect((await door.call('credit_life.list', list)).status).toBe(200)
    expect(await change({ email: who, token, refresh })).not.toMatchObject({ status: 400 })
    expect((await door.send('credit_life', id, 0, { type: 'confirmation.asked', notes: 'Why?' })).status).toBe(status)
    expect((await door.call('credit_life.list', list)).status).toBe(status)
    const [row] = await running.host.store.run<{ revision: number }>(
      system,
      'select revision from credit_life_quotations where id = $1',
      [id],
    )
    expect(row).toEqual({ revision: 0 })
  },
)
