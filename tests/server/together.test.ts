import { randomUUID } from 'node:crypto'
import { fastify } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { replay } from '../../machines/kernel/advance.ts'
import { answerCase } from '../../src/server/cases/answerCase.ts'
import { beginCase } from '../../src/server/cases/begin.ts'
import { fireDue } from '../../src/server/cases/fireDue.ts'
import { move } from '../../src/server/cases/move.ts'
import { knownBeside } from '../../src/server/cases/others.ts'
import { placeOf } from '../../src/server/cases/place.ts'
import { readCase } from '../../src/server/cases/readCase.ts'
import { newest, readEntries } from '../../src/server/cases/timeline.ts'
import { registerGraphql } from '../../src/server/graphql/register.ts'
import { answerError } from '../../src/server/http/errors.ts'
import type { Session } from '../../src/server/sessions/types.ts'
import type { QuotasAhead } from '../../src/server/context.ts'
import { system } from '../../src/server/store/store.ts'
import { booking, type Bookings, openBookings, room } from './support/bookings.ts'

let world: Bookings

beforeAll(async () => {
  world = await openBookings()
})

beforeEach(() => void (world.notices.length = 0))

afterAll(() => world.close())

const guards = (answer: Awaited<ReturnType<Bookings['send']>>) =>
  answer.__typename === 'Refused' ? [answer.code, ...answer.reasons.map(({ guard }) => guard)] : [answer.__typename]

it('moves both cases at once, keeps what the other was, and tells of each', async () => {
  const theRoom = await world.addRoom()
  const id = await world.addBooking(theRoom)
  const answer = await world.send(booking, id, 'booking.confirmed')
  expect(answer).toMatchObject({
    __typename: 'Moved',
    status: 'CONFIRMED',
    others: [{ id: theRoom, status: 'TAKEN', revision: 1, against: {} }],
    legal: ['booking.ended'],
  })
  expect([await world.standing(booking, id), await world.standing(room, theRoom)]).toEqual(['CONFIRMED 1', 'TAKEN 1'])
  expect(world.notices.map(({ area, id: of, revision, by }) => [area, of, revision, by.name])).toEqual([
    ['booking', id, 1, 'Guest of ours'],
    ['room', theRoom, 1, 'Guest of ours'],
  ])
  const entries = await readEntries(world.store, system, 'booking', id, -1, newest)
  expect(entries[1]!.event.others).toEqual({
    room: { lifecycle: 'room', id: theRoom, revision: 0, status: 'FREE', facts: { floor: '2' } },
  })
  const place = placeOf(world.host, 'booking')
  expect(replay(place.lifecycle, entries)).toEqual((await readCase(world.store, place, system, id))!.record)
  expect(await world.entries(room, theRoom)).toEqual(['created', 'room.taken'])
})

it('refuses both where the other refuses, and says which', async () => {
  const theRoom = await world.addRoom()
  const id = await world.addBooking(theRoom)
  await world.store.run(system, `update rooms set snapshot = jsonb_set(snapshot, '{value}', '"taken"') where id = $1`, [
    theRoom,
  ])
  const answer = await world.send(booking, id, 'booking.confirmed')
  expect(guards(answer)).toEqual(['REFUSED', 'isKnownInState'])
  expect(answer).toMatchObject({
    of: { area: 'room', lifecycle: 'room', id: theRoom, title: '2' },
    reasons: [{ key: 'room:reasons.isKnownInState' }],
  })
  expect([await world.standing(booking, id), await world.standing(room, theRoom)]).toEqual(['ASKED 0', 'FREE 0'])
})

it('judges by the row, not by what was sent, and finds nothing that the sender may not open', async () => {
  const theRoom = await world.addRoom()
  const id = await world.addBooking(theRoom)
  await expect(world.send(booking, id, 'booking.confirmed', { others: { room: {} } } as never)).rejects.toMatchObject({
    code: 'BAD_INPUT',
  })
  await world.send(room, theRoom, 'room.closed')
  const closed = await world.send(booking, id, 'booking.confirmed')
  expect(guards(closed)).toEqual(['REFUSED', 'isRoomFree'])
  expect(closed).toMatchObject({ of: null, reasons: [{ values: { floor: '2' } }] })

  const foreign = await world.addRoom(world.houses.theirs)
  expect(guards(await world.send(booking, await world.addBooking(foreign), 'booking.confirmed'))).toEqual([
    'REFUSED',
    'isInvolvedKnown',
  ])
  const blind = { ...world.guest, permissions: ['booking.detail', 'room.book'] }
  const ours = await world.addBooking(await world.addRoom())
  expect(guards(await world.send(booking, ours, 'booking.confirmed', { by: blind }))).toEqual([
    'REFUSED',
    'isInvolvedKnown',
  ])
})

it('is moved by its number as by its id, by who may move it', async () => {
  const [ours, foreign] = [await world.addRoom(), await world.addRoom(world.houses.theirs)]
  const numbered = (id: string, number: string) =>
    world.store.run(system, 'update rooms set floor = $2 where id = $1', [id, number])
  await Promise.all([numbered(ours, '7A'), numbered(foreign, '8B')])
  const send = (called: string, by = world.guest, key = randomUUID()) =>
    move(world.host, { area: 'room', id: called, revision: 0, event: { type: 'room.closed' }, key }, by)
  const answers = await Promise.allSettled(['8B', 'none', foreign, randomUUID()].map((called) => send(called)))
  for (const answer of answers) expect(answer).toMatchObject({ status: 'rejected', reason: { code: 'NOT_FOUND' } })
  const blind = { ...world.guest, permissions: ['room.close'] }
  for (const called of ['7A', 'none', ours])
    await expect(send(called, blind)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  const key = randomUUID()
  const moved = await send('7A', world.guest, key)
  expect(moved).toMatchObject({ __typename: 'Moved', id: ours, status: 'CLOSED' })
  expect(await send(ours, world.guest, key)).toEqual(moved)
  expect(await world.standing(room, foreign)).toBe('FREE 0')
})

it('is moved at the path of its lifecycle, by its number, and by what the body says of the event alone', async () => {
  const [theRoom, other] = [await world.addRoom(), await world.addRoom()]
  await world.store.run(system, 'update rooms set floor = $2 where id = $1', [theRoom, '9/C'])
  const { guest } = world
  const caller = { organisation: guest.organisation.id, kind: 'broker', permissions: guest.permissions }
  const app = fastify()
  app.setErrorHandler(answerError)
  await registerGraphql(app, world.host, {
    authenticate: async () => ({ caller, actor: guest }) as unknown as Session,
    presume: () => null,
    forget: () => {},
  })
  const url = '/api/rooms/9%2FC'
  const put = async (payload: object, query = '') => {
    const answer = await app.inject({ method: 'PUT', url: url + query, payload })
    const { data, code } = answer.json<{ data?: { __typename: string }; code?: string }>()
    return data?.__typename ?? code
  }
  const asked = { revision: 0, event: { type: 'room.closed' }, key: randomUUID() }
  for (const more of [{ id: other }, { number: other }, { area: 'booking' }, { status: 'CLOSED' }, { by: guest }])
    expect(await put({ ...asked, ...more })).toBe('BAD_INPUT')
  for (const query of [`?id=${other}`, '?revision=0']) expect(await put(asked, query)).toBe('BAD_INPUT')
  const standing = () => Promise.all([theRoom, other].map((id) => world.standing(room, id)))
  expect(await standing()).toEqual(['FREE 0', 'FREE 0'])
  expect(await put(asked)).toBe('Moved')
  expect(await standing()).toEqual(['CLOSED 1', 'FREE 0'])
  const read = await app.inject({ method: 'GET', url })
  expect(read.json()).toMatchObject({ data: { id: theRoom, floor: '9/C', status: 'CLOSED' } })
  await app.close()
})

it('takes no event of the host’s from a person', async () => {
  const theRoom = await world.addRoom()
  const taken = { by_whom: 'me' } as never
  await expect(world.send(room, theRoom, 'room.taken', taken)).rejects.toMatchObject({ code: 'BAD_INPUT' })
})

it('gives the same answer to the same key, and takes a move of each from the quotas once', async () => {
  const id = await world.addBooking(await world.addRoom())
  const taken: (number | undefined)[][] = []
  const moves: QuotasAhead = {
    ...world.host.moves,
    take: (takes, now) => {
      taken.push(takes.map(({ amount }) => amount))
      return world.host.moves.take(takes, now)
    },
  }
  const host = { ...world.host, moves }
  const request = { area: 'booking', id, revision: 0, event: { type: 'booking.confirmed' }, key: randomUUID() }
  const first = await move(host, request, world.guest)
  expect(await move(host, request, world.guest)).toEqual(first)
  expect(taken).toEqual([[2, 2, 2, 2]])
})

it('of many at once for one room gives it to one, and the others are told why; nobody waits for ever', async () => {
  const theRoom = await world.addRoom()
  const ids = await Promise.all(Array.from({ length: 8 }, () => world.addBooking(theRoom)))
  const answers = await Promise.all(ids.map((id) => world.send(booking, id, 'booking.confirmed')))
  expect(answers.filter(({ __typename }) => __typename === 'Moved')).toHaveLength(1)
  for (const answer of answers.filter(({ __typename }) => __typename === 'Refused'))
    expect(['REFUSED isRoomFree', 'STALE']).toContain(guards(answer).join(' '))
  expect(await world.standing(room, theRoom)).toBe('TAKEN 1')
  expect(await world.entries(room, theRoom)).toEqual(['created', 'room.taken'])
})

it('holds what is read alone until all is written', async () => {
  const theRoom = await world.addRoom()
  const id = await world.addBooking(theRoom)
  expect(guards(await world.send(booking, id, 'booking.noted'))).toEqual(['Moved'])
  expect([await world.standing(booking, id), await world.standing(room, theRoom)]).toEqual(['ASKED 1', 'FREE 0'])
})

it('a deadline takes the other along, and is not held up by one that is gone', async () => {
  const theRoom = await world.addRoom()
  const id = await world.addBooking(theRoom)
  await world.send(booking, id, 'booking.confirmed')
  const homeless = await world.addBooking(randomUUID())
  await world.store.run(system, `update bookings set deadline_at = now() where id = $1`, [homeless])
  world.pass(61)
  expect(await fireDue(world.host, 'booking', id)).toBe(true)
  expect(await fireDue(world.host, 'booking', homeless)).toBe(true)
  expect([await world.standing(booking, id), await world.standing(room, theRoom)]).toEqual(['OVER 2', 'FREE 2'])
})

it('tells beside a case what its events involve, with why that would refuse, to who may open it', async () => {
  const theRoom = await world.addRoom()
  const id = await world.addBooking(theRoom)
  const place = placeOf(world.host, 'booking')
  const beside = async (by = world.guest) => {
    const { record } = (await readCase(world.store, place, system, id))!
    return (await knownBeside(world.host, place, [record], { by, at: world.host.clock().toISOString() }))[0]!
  }
  const known = { lifecycle: 'room', id: theRoom, title: '2', facts: { floor: '2' } }
  expect(await beside()).toEqual([{ ...known, revision: 0, status: 'FREE', against: {} }])
  await world.send(room, theRoom, 'room.closed')
  expect(await beside()).toEqual([
    {
      ...known,
      revision: 1,
      status: 'CLOSED',
      against: {
        'booking.confirmed': [
          { guard: 'isUnfinished', key: 'room:reasons.isUnfinished', values: { state: 'room:states.closed' } },
        ],
      },
    },
  ])
  expect(await beside({ ...world.guest, permissions: ['booking.detail'] })).toEqual([])
  expect(await beside(world.person('theirs'))).toEqual([])
})

describe('a beginning', () => {
  const newKey = (): string => randomUUID()
  const begin = (of: string, { by = world.guest, key = newKey(), ...more } = {}) =>
    beginCase(world.host, { area: 'booking', input: { room: of, ...more }, key }, by)

  it('makes a case that belongs to who began it, and whose timeline begins with them and with what they saw', async () => {
    const theRoom = await world.addRoom()
    const answer = await begin(theRoom)
    const id = answer.__typename === 'Begun' ? answer.id : ''
    const rows = await world.store.run(
      system,
      'select broker_id, machine, room, guest, status from bookings where id = $1',
      [id],
    )
    expect(rows).toEqual([
      { broker_id: world.houses.ours, machine: 'booking', room: theRoom, guest: 'Guest of ours', status: 'ASKED' },
    ])
    const [created] = await readEntries(world.store, system, 'booking', id, -1, newest)
    expect(created).toMatchObject({
      entry: 'created',
      from: null,
      to: 'ASKED',
      event: {
        type: 'created',
        input: { room: theRoom },
        recordId: id,
        by: { name: 'Guest of ours', permissions: ['room.book'] },
        others: { room: { id: theRoom, facts: { floor: '2' } } },
      },
    })
    expect(world.notices.map(({ area, id: of, revision }) => [area, of, revision])).toEqual([['booking', id, 0]])
    expect((await world.send(booking, id, 'booking.confirmed')).__typename).toBe('Moved')
  })

  it('is one for all tries with a key, also at once, and none for another with it', async () => {
    const theRoom = await world.addRoom()
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 5 }, () => begin(theRoom, { key })))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]).toMatchObject({ __typename: 'Begun' })
    await expect(begin(await world.addRoom(), { key })).rejects.toMatchObject({ code: 'KEY_USED' })
    expect(await begin(theRoom, { key, by: world.person('theirs') })).toMatchObject({ code: 'REFUSED' })
  })

  it('is refused by its rules, by its shape, and to who may not', async () => {
    const closed = await world.addRoom()
    await world.send(room, closed, 'room.closed')
    const reasons = async (of: string, by = world.guest) => {
      const answer = await begin(of, { by })
      return answer.__typename === 'NotBegun' ? [answer.code, ...answer.reasons.map(({ guard }) => guard)] : []
    }
    expect(await reasons(closed)).toEqual(['REFUSED', 'isRoomFree'])
    expect(await reasons(await world.addRoom(world.houses.theirs))).toEqual(['REFUSED', 'isInvolvedKnown'])
    expect(await begin('')).toMatchObject({ code: 'INVALID', fields: [{ path: 'room' }] })
    await expect(begin(closed, { owner: 'me' } as never)).rejects.toMatchObject({ code: 'BAD_INPUT' })
    await expect(begin('x'.repeat(20_000))).rejects.toMatchObject({ code: 'BAD_INPUT' })
    await expect(begin(closed, { key: '1' })).rejects.toMatchObject({ code: 'BAD_INPUT' })
    const barred = { ...world.guest, permissions: ['booking.detail', 'room.detail', 'room.book'] }
    await expect(begin(closed, { by: barred })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    const bank = { ...world.guest, organisation: { ...world.guest.organisation, kind: 'bank' } }
    await expect(begin(closed, { by: bank })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })
})

describe('the answer of an effect', () => {
  const answer = (id: number, of: string, event: { type: string; by_whom?: string }) =>
    answerCase(world.host, { id, area: 'room', case_id: of, call: null }, event)

  it('moves the case in the name of the system, once an effect', async () => {
    const theRoom = await world.addRoom()
    const taken = { type: 'room.taken', by_whom: 'Maid' }
    expect([await answer(1, theRoom, taken), await answer(1, theRoom, taken)]).toEqual([null, null])
    expect(await world.standing(room, theRoom)).toBe('TAKEN 1')
    const [, entry] = await readEntries(world.store, system, 'room', theRoom, -1, newest)
    expect(entry!.event).toMatchObject({ ...taken, by: { userId: 'system' } })
  })

  it('is told why when it is refused, and is no person’s event', async () => {
    const theRoom = await world.addRoom()
    expect(await answer(2, theRoom, { type: 'room.left' })).toBe('room.left is refused: room:reasons.isKnownInState')
    expect(await world.standing(room, theRoom)).toBe('FREE 0')
    await expect(answer(3, theRoom, { type: 'room.closed' })).rejects.toThrow('not the host’s')
    await expect(answer(4, theRoom, { type: 'room.taken' })).rejects.toThrow('by_whom')
  })
})
