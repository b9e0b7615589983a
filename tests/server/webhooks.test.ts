import { randomUUID } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import fastify, { type FastifyInstance } from 'fastify'
import { Webhook } from 'standardwebhooks'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { answerCase } from '../../src/server/cases/answerCase.ts'
import { newest, readEntries } from '../../src/server/cases/timeline.ts'
import { webhookRoutes } from '../../src/server/cases/webhooks.ts'
import { readConfig } from '../../src/server/config.ts'
import type { Host } from '../../src/server/context.ts'
import type { FileStore } from '../../src/server/files/fileStore.ts'
import { answerError } from '../../src/server/http/errors.ts'
import { performEffects } from '../../src/server/jobs/outbox.ts'
import { system } from '../../src/server/store/store.ts'
import { bareHost } from './support/bareHost.ts'
import { booking, type Bookings, openBookings, room } from './support/bookings.ts'
import { asOwner } from './support/people.ts'

const keyOf = (letter: string) => `whsec_${Buffer.from(letter.repeat(32)).toString('base64')}`
const [key, next, ofAnother] = ['k', 'n', 'a'].map(keyOf) as [string, string, string]

let world: Bookings
let app: FastifyInstance
const open = async (secrets: string, host: Host = world.host) => {
  const opened = fastify()
  opened.setErrorHandler(answerError)
  const { webhooks } = readConfig({ WEBHOOK_SECRETS: secrets })
  await webhookRoutes(opened, { ...host, config: { ...host.config, webhooks } })
  return opened
}

beforeAll(async () => {
  world = await openBookings()
  app = await open(`room=${key},room=${next}`)
})

afterEach(() => asOwner(world.store, 'truncate quotas, outbox'))

afterAll(async () => {
  await app.close()
  await world.close()
})

const now = () => Math.floor(world.host.clock().getTime() / 1_000)
const signature = (id: string, body: unknown, { at = now(), by = key } = {}) =>
  new Webhook(by).sign(id, new Date(at * 1_000), JSON.stringify(body))

const post = async (id: string, body: unknown, at: number, signed: string, area = 'room') => {
  const { statusCode } = await app.inject({
    method: 'POST',
    url: `/api/webhooks/${area}`,
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(at),
      'webhook-signature': signed,
    },
    payload: JSON.stringify(body),
  })
  return statusCode
}
const call = (id: string, body: unknown, { at = now(), by = key, area = 'room' } = {}) =>
  post(id, body, at, signature(id, body, { at, by }), area)
const cleaned = (of: string, note = 'All is clean') => ({ case: of, event: { type: 'room.cleaned', note } })

const apply = (host = world.host) => performEffects(host, {} as FileStore, 'applyCall')
const standing = (id: string) => world.standing(room, id)
const kept = async (id: string) => {
  const [row] = await world.store.run<{ state: string; attempts: number; error: string | null }>(
    system,
    `select case when done_at is not null then 'done' when failed_at is not null then 'failed' else 'waiting' end as state,
       attempts, error from outbox where area = 'room' and call = $1`,
    [id],
  )
  return row
}

it('keeps a call, once however often and at once it comes, and a job moves the case', async () => {
  const theRoom = await world.addRoom()
  const one = cleaned(theRoom)
  expect(await Promise.all([call('call-1', one), call('call-1', one), call('call-1', one)])).toEqual([204, 204, 204])
  expect(await standing(theRoom)).toBe('FREE 0')
  expect([await apply(), await apply()]).toEqual([1, 0])
  expect(await call('call-1', one)).toBe(204)
  expect([await apply(), await standing(theRoom)]).toEqual([0, 'FREE 1'])
  const [, entry] = await readEntries(world.store, system, 'room', theRoom, -1, newest)
  expect(entry!.event).toMatchObject({ ...one.event, by: { userId: 'system' } })
})

it('takes an id once, for one case and one event', async () => {
  const [theRoom, another] = [await world.addRoom(), await world.addRoom()]
  expect([
    await call('call-1', cleaned(theRoom)),
    await call('call-1', cleaned(another)),
    await call('call-1', cleaned(theRoom, 'Not at all')),
  ]).toEqual([204, 409, 409])
  await apply()
  expect([await standing(theRoom), await standing(another)]).toEqual(['FREE 1', 'FREE 0'])
})

it('takes nothing that is not signed by a key of its area, for its id, time and bytes, within five minutes', async () => {
  const one = cleaned(await world.addRoom())
  const at = now()
  const late = now() - 1
  const right = signature('call-1', one)
  const unsigned = await app.inject({ method: 'POST', url: '/api/webhooks/room', payload: one })
  expect([
    await call('call-1', one, { by: ofAnother }),
    await post('call-2', one, at, right),
    await post('call-1', one, late, right),
    await post('call-1', cleaned(one.case, 'Otherwise'), at, right),
    await post('call-1', one, at, right.replace('v1,', 'v2,')),
    await post('call-1', one, at, right.slice(0, -1)),
    await post('call-1', one, at, `${'v1,x '.repeat(8)}${right}`),
    await call('call-1', one, { at: at - 301 }),
    await call('call-1', one, { at: at + 301 }),
    await call('not an id', one),
    await call('call-1', one, { area: 'booking' }),
    await call('call-1', one, { area: 'nowhere' }),
    unsigned.statusCode,
  ]).toEqual(Array.from({ length: 13 }, () => 401))
  expect(await kept('call-1')).toBeUndefined()
  expect([await call('call-1', one, { at: at - 300 }), await call('call-2', one, { at: at + 300 })]).toEqual([204, 204])
})

it('takes the calls of both keys while one is changed, and of a sender that signs with both', async () => {
  const one = cleaned(await world.addRoom())
  expect(await call('call-1', one, { by: next })).toBe(204)
  const both = `${signature('call-2', one, { by: ofAnother })} ${signature('call-2', one, { by: next })}`
  expect(await post('call-2', one, now(), both)).toBe(204)
})

it('takes what its schema admits of the events that come from outside, and says nothing of what cases there are', async () => {
  const theRoom = await world.addRoom()
  const event = (type: string, more: object = {}) => call('call-1', { case: theRoom, event: { type, ...more } })
  expect([
    await event('room.taken', { by_whom: 'Nobody' }),
    await event('room.closed'),
    await event('toString'),
    await event('room.cleaned'),
    await event('room.cleaned', { note: 'x'.repeat(21) }),
    await event('room.cleaned', { note: 'Clean', takenBy: 'Nobody' }),
    await event('room.cleaned', { note: 'Cle\u0000an' }),
    await event('room.cleaned', { note: 'Clean \ud800' }),
    await call('call-1', cleaned('nowhere')),
    await call('call-1', null),
    await call('call-1', cleaned(randomUUID())),
  ]).toEqual([...Array.from({ length: 10 }, () => 400), 204])
})

it('tries a call that comes too early again, until the case takes it', async () => {
  const theRoom = await world.addRoom()
  const theBooking = await world.addBooking(theRoom)
  await world.send(booking, theBooking, 'booking.confirmed')
  await call('call-1', cleaned(theRoom))
  await apply()
  const refused = 'room.cleaned is refused: room:reasons.isKnownInState'
  expect(await kept('call-1')).toEqual({ state: 'waiting', attempts: 1, error: refused })
  await world.send(booking, theBooking, 'booking.ended')
  world.pass(1)
  await apply()
  expect([(await kept('call-1'))!.state, await standing(theRoom)]).toEqual(['done', 'FREE 3'])
})

it('gives up a call that a finished case refuses at once, one for no case in the end, and says why in the log', async () => {
  const theRoom = await world.addRoom()
  await world.send(room, theRoom, 'room.closed')
  const nobody = randomUUID()
  await call('call-1', cleaned(theRoom))
  await call('call-2', cleaned(nobody))
  const lines = new PassThrough()
  const host = { ...world.host, log: fastify({ logger: { stream: lines, level: 'error' } }).log }
  await apply(host)
  const refused = 'room.cleaned is refused: room:reasons.isUnfinished'
  expect(await kept('call-1')).toEqual({ state: 'failed', attempts: 1, error: refused })
  expect(await kept('call-2')).toMatchObject({ state: 'waiting', attempts: 1 })
  for (let attempt = 2; attempt <= 8; attempt++) {
    world.pass(60)
    await apply(host)
  }
  expect(await kept('call-2')).toEqual({ state: 'failed', attempts: 8, error: `There is no room ${nobody}` })
  lines.end()
  const told = (await text(lines)).trim().split('\n')
  expect(told.map((line) => (JSON.parse(line) as { err: { message: string } }).err.message)).toEqual([
    refused,
    `There is no room ${nobody}`,
  ])
})

it('applies once what a process has kept, or has applied, before it was gone', async () => {
  const [unapplied, applied] = [await world.addRoom(), await world.addRoom()]
  await call('call-1', cleaned(unapplied))
  await call('call-2', cleaned(applied))
  const [task] = await world.store.run<{ id: number; run_at: string }>(
    system,
    `update outbox set run_at = run_at + interval '2 minutes' where call = 'call-2' returning id, run_at`,
  )
  await answerCase(world.host, { id: task!.id, area: 'room', case_id: applied, call: 'call-2' }, cleaned(applied).event)
  await apply()
  expect([await standing(unapplied), await standing(applied)]).toEqual(['FREE 1', 'FREE 1'])
  world.pass(2)
  await apply()
  expect([(await kept('call-2'))!.state, await standing(applied)]).toEqual(['done', 'FREE 1'])
})

it('takes 600 calls of an area in a minute, of whoever has its key and whatever their ids', async () => {
  await world.store.run(
    system,
    `insert into quotas (bucket, used, most, ends_at) values ('webhook minute room', 599, 600, $1)`,
    [new Date((now() + 60) * 1_000).toISOString()],
  )
  const one = cleaned(await world.addRoom())
  const forged = await Promise.all(['call-1', 'call-2', 'call-3'].map((id) => call(id, one, { by: ofAnother })))
  expect(forged).toEqual([401, 401, 401])
  const answers = await Promise.all([call('call-4', one), call('call-5', one), call('call-6', one, { by: next })])
  expect(answers.toSorted()).toEqual([204, 429, 429])
  world.pass(1)
  expect(await call('call-7', one)).toBe(204)
})

it('is there where its lifecycle declares an event from outside, and nowhere else', async () => {
  const host = bareHost(world.store, world.host.clock)
  for (const { id, of } of host.areas) {
    const events = Object.values(host.lifecycles.get(id)?.events ?? {})
    const opened = open(`${id}=${key}`, host)
    if (events.some(({ from }) => from === 'outside') && !of) await (await opened).close()
    else await expect(opened).rejects.toThrow(`names ${id}, which takes no events from outside`)
  }
})
