import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../machines/kernel/types.ts'
import { areas } from '../../src/areas/registry.ts'
import { beginCase } from '../../src/server/cases/begin.ts'
import { move } from '../../src/server/cases/move.ts'
import { callerOf } from '../../src/server/context.ts'
import { digest } from '../../src/server/jobs/digests.ts'
import { perform } from '../../src/server/jobs/outbox.ts'
import { remind } from '../../src/server/jobs/reminders.ts'
import { lookAt, readBell } from '../../src/server/overview/bell.ts'
import { readInbox } from '../../src/server/overview/inbox.ts'
import { type Addressee, clearNotifications, notify } from '../../src/server/notify.ts'
import { saveDetails } from '../../src/server/profile/rows.ts'
import { system } from '../../src/server/store/store.ts'
import type { Inbox, InboxOrder } from '../../src/shared/endpoints/answers/overview.ts'
import { decisions } from '../machines/creditLife/decisions.ts'
import { recordOf } from '../machines/decisions/situations.ts'
import { insertCase } from './creditLife/case.ts'
import { openWorld, type World } from './creditLife/world.ts'
import { withContext } from './support/case.ts'
import { addPerson } from './support/people.ts'

let world: World

beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const actions = ['request', 'approve', 'reject', 'recordPayment', 'list', 'detail'].map((one) => `cancellation.${one}`)
const area = areas.find(({ id }) => id === 'credit_life')!
/** Somebody of the broker, as they are told of something. */
const addressed = (id: string, caseMails: Addressee['caseMails'] = 'daily', name = 'reads@digest.test'): Addressee => ({
  id,
  organisationId: world.organisations.broker.id,
  email: name,
  locale: 'en',
  caseMails,
})
const person = (from: Parameters<World['person']>[0], userId: string = randomUUID()): Actor => ({
  ...world.person(from, [...world.all, ...actions]),
  userId,
})

/** A quotation as it stands in a state; `fields` are columns of its row. */
const addAt = (state: string, fields: Record<string, unknown> = {}): Promise<string> => {
  const { broker, insurer, bank, partner } = world.organisations
  const parties = { broker: broker.id, insurer: insurer.id, bank: bank.id, partner: partner.id }
  const situation = Object.values(decisions.situations).find((one) => one.state === state)!
  const stands = withContext(recordOf(decisions, situation), { parties, policyNumber: `POL-${randomUUID()}` })
  return insertCase(world.host, parties, person('partner'), fields, undefined, stands)
}

const requestEnd = async (policy: string): Promise<string> => {
  const request = { area: 'cancellation', input: { policy, reason: 'Repaid early' }, key: randomUUID() }
  const begun = await beginCase(world.host, request, person('partner'))
  if (begun.__typename !== 'Begun') throw new Error(JSON.stringify(begun))
  return begun.id
}

const minute = (index: number) => new Date(Date.UTC(2026, 1, 1, 8, index)).toISOString()

describe('the inbox', () => {
  let quotations: string[]
  let requests: string[]

  /** Every seven quotations share a minute, so that the id has to decide, and some have no deadline. */
  beforeAll(async () => {
    quotations = []
    for (let index = 0; index < 27; index += 1) {
      const at = minute(Math.floor(index / 7))
      quotations.push(
        await addAt('completed', {
          desk_since: at,
          deadline_at: index % 5 === 0 ? null : at,
          customer_name: `C ${index}`,
        }),
      )
    }
    requests = [await requestEnd(await addAt('active')), await requestEnd(await addAt('active'))]
    await world.store.run(system, 'update cancellations set desk_since = $1 where id = $2', [minute(2), requests[0]])
  })

  const read = (actor: Actor, page: Partial<Parameters<typeof readInbox>[1]> = {}, wanted?: string[]) =>
    readInbox(
      {
        host: world.host,
        session: { actor, caller: callerOf(actor) },
        wanted: wanted ?? ['credit_life', 'cancellation', 'bank'],
      },
      { order: 'deadline', ...page },
    )

  const walk = async (order: InboxOrder): Promise<Inbox[]> => {
    const pages = [await read(person('broker'), { order })]
    for (let { next } = pages[0]!; next; { next } = pages.at(-1)!)
      pages.push(await read(person('broker'), { order, after: next }))
    return pages
  }

  it.each(['deadline', 'age'] as const)(
    'has what waits in any area, by %s, page by page, there and back',
    async (order) => {
      const pages = await walk(order)
      expect(pages.map(({ rows, missing }) => [rows.length, missing])).toEqual([
        [25, []],
        [4, []],
      ])
      const rows = pages.flatMap((page) => page.rows)
      expect(rows.map(({ id }) => id).toSorted()).toEqual([...quotations, ...requests].toSorted())
      const places = rows.map((row) => (order === 'age' ? row.desk_since : (row.deadline_at ?? 'never')) + row.id)
      expect(places).toEqual(places.toSorted())
      const back = await read(person('broker'), { order, before: pages[1]!.previous! })
      expect(back).toEqual({ ...pages[0]!, next: expect.any(String) })
    },
  )

  it('says of a case what its area calls it, and since when and until when it waits', async () => {
    const { rows } = await read(person('broker'), { order: 'age' })
    const row = rows.find(({ subtitle }) => subtitle === 'C 8')!
    expect(row).toEqual({
      area: 'credit_life',
      id: quotations[8],
      status: 'DATA_COMPLETED',
      title: `CL-${quotations[8]!.slice(0, 8)}`,
      subtitle: 'C 8',
      stake: expect.any(Number),
      currency: 'IDR',
      deadline_at: minute(1),
      desk_since: minute(1),
    })
  })

  it('has one area alone where that is asked, and nothing of one that the person may not list', async () => {
    expect((await read(person('broker'), {}, ['cancellation'])).rows.map(({ id }) => id).toSorted()).toEqual(
      requests.toSorted(),
    )
    const few = { ...person('broker'), permissions: ['cancellation.list', 'cancellation.approve'] }
    expect((await read(few)).rows.map(({ id }) => id).toSorted()).toEqual(requests.toSorted())
    expect((await read(person('bank'))).rows).toEqual([])
  })

  it('says since when a case waits for what it waits for, not since it was touched', async () => {
    const [id] = quotations.slice(-1) as [string]
    const since = async () => {
      const text = 'select desk_id, desk_since, desk_by, revision from credit_life_quotations where id = $1'
      return (await world.store.run<Record<string, unknown>>(system, text, [id]))[0]!
    }
    const by = person('broker')
    const send = async (event: object) => {
      const { revision } = await since()
      const moved = await move(
        world.host,
        { area: 'credit_life', id, revision: Number(revision), event, key: randomUUID() },
        by,
      )
      expect(moved).toMatchObject({ __typename: 'Moved' })
    }
    expect(await since()).toMatchObject({ desk_since: minute(3), desk_by: null })
    await send({ type: 'confirmation.asked', notes: 'Which bank?' })
    expect(await since()).toMatchObject({ desk_since: minute(3), desk_by: null })
    await send({ type: 'quotation.rejected', reason: 'Not insurable' })
    expect(await since()).toMatchObject({ desk_id: null, desk_since: '2026-03-02T03:00:00.000Z', desk_by: by.userId })
  })
})

describe('the bell', () => {
  it('tells what has come to the desk but by one’s own hand and who mentioned one, and what of it is later than the last look', async () => {
    const { broker, stranger } = world.organisations
    const reader = await addPerson(world.store, {
      email: 'reader@bell.test',
      memberships: [{ organisation: broker.id, permissions: [] }],
    })
    const [mine, theirs] = [person('broker', reader), person('broker')]
    const asked = (actor: Actor) => ({
      host: world.host,
      session: { actor, caller: callerOf(actor) },
      wanted: ['credit_life'],
    })
    const at = world.host.clock().toISOString()
    const own = await addAt('completed', { desk_since: at, desk_by: reader })
    const others = await addAt('completed', { desk_since: at, desk_by: theirs.userId })
    const said = { kind: 'mentioned', id: randomUUID(), of: { area, id: own }, by: 'Sari', at } as const
    const tell = () =>
      world.store.transaction(callerOf(theirs), (sql) => notify(world.host, sql, [addressed(reader)], said))
    await tell()
    await tell()
    const keys = async (actor: Actor) => (await readBell(asked(actor))).items.map(({ kind, id }) => [kind, id])
    const news = await keys(mine)
    expect(news.filter(([, id]) => id === own)).toEqual([['mentioned', own]])
    expect(news.filter(([, id]) => id === others)).toEqual([['waiting', others]])
    expect((await keys(theirs)).filter(([, id]) => id === own || id === others)).toEqual([['waiting', own]])
    const elsewhere = { ...world.person('stranger'), userId: reader, organisation: stranger }
    expect(await keys(elsewhere)).toEqual([])
    expect((await readBell(asked(mine))).lookedAt).toBeNull()
    await lookAt(asked(mine), '2999-01-01T00:00:00Z')
    await lookAt(asked(mine), '2026-01-01T00:00:00Z')
    expect((await readBell(asked(mine))).lookedAt).toBe(at)
    expect((await readBell(asked(theirs))).lookedAt).toBeNull()
    const after = (days: number) => new Date(Date.parse(at) + days * 86_400_000 + 1)
    expect(await clearNotifications(world.store, after(89))).toBe(0)
    expect(await clearNotifications(world.store, after(90))).toBe(1)
    expect((await keys(mine)).filter(([, id]) => id === own)).toEqual([])
  })
})

describe('the reminder before a time limit', () => {
  it('goes once to those of the desk who may go on with the case, while the limit is ahead, and to nobody else', async () => {
    const { broker } = world.organisations
    const add = (name: string, permissions: string[]) =>
      addPerson(world.store, { email: `${name}@remind.test`, memberships: [{ organisation: broker.id, permissions }] })
    await add('decides', world.all)
    await add('looks', ['product.creditLife.quotation.detail'])
    const now = world.host.clock().getTime()
    const hours = (count: number) => new Date(now + count * 3_600_000).toISOString()
    const old = hours(-48)
    const near = await addAt('completed', { desk_since: old, deadline_at: hours(24) })
    await addAt('completed', { desk_since: old, deadline_at: hours(24.1) })
    await addAt('completed', { desk_since: old, deadline_at: hours(0) })
    await addAt('completed', { desk_since: hours(0), deadline_at: hours(23) })
    expect(await Promise.all([remind(world.host), remind(world.host)])).toContain(1)
    expect(await remind(world.host)).toBe(0)
    const mails = await world.store.run<{ recipient: string; subject: string; body: string }>(
      system,
      'select recipient, subject, body from mails where body like $1',
      [`%/credit-life/${near}%`],
    )
    expect(mails).toEqual([
      {
        recipient: 'decides@remind.test',
        subject: `CL-${near.slice(0, 8)} waits for you and expires soon`,
        body: expect.stringMatching(/Under investigation[^]*Budi Santoso[^]*03 Mar 2026 10:00/),
      },
    ])
    expect(await world.store.run(system, `select from mails where subject like '%expires soon'`)).toHaveLength(1)
  })
})

describe('a reminder of one time limit', () => {
  const near = async (reminders: Record<string, number>) => {
    const now = world.host.clock().getTime()
    const hours = (count: number) => new Date(now + count * 3_600_000).toISOString()
    const [id, other] = await Promise.all([
      addAt('confirmed', {
        desk_since: hours(-80),
        deadline_at: hours(40),
        deadline_event: 'xstate.after.escalationLimit.creditLife.confirmed',
      }),
      addAt('completed', {
        desk_since: hours(-80),
        deadline_at: hours(20),
        deadline_event: 'xstate.after.investigationLimit.creditLife.dataCompleted',
      }),
    ])
    await remind({ ...world.host, config: { ...world.host.config, reminders: { creditLife: reminders } } })
    const kept = await world.store.run<{ case_id: string }>(
      system,
      'select case_id from reminders where case_id = any($1::uuid[])',
      [[id, other]],
    )
    return [id, other].map((one) => kept.some(({ case_id }) => case_id === one))
  }

  it('goes by hours of its own, and the others by the usual', async () => {
    expect(await near({ escalationLimit: 48 })).toEqual([true, true])
    expect(await near({ escalationLimit: 39 })).toEqual([false, true])
    expect(await near({ investigationLimit: 0 })).toEqual([false, false])
  })
})

describe('the daily summary', () => {
  it('tells who chose it once a day, after seven by their own clock, what has come to them since, but by their own hand', async () => {
    const { broker } = world.organisations
    const add = async (name: string, permissions: string[], zone: string | null = null, mails = 'daily') => {
      const id = await addPerson(world.store, {
        email: `${name}@digest.test`,
        memberships: [{ organisation: broker.id, permissions }],
      })
      await world.store.run(system, 'update users set case_mails = $2, time_zone = $3 where id = $1', [id, mails, zone])
      return id
    }
    const reader = await add('reads', world.all)
    await add('looks', ['product.creditLife.quotation.detail'])
    await add('sleeps', world.all, 'UTC')
    await add('never', world.all, null, 'never')
    const now = world.host.clock().getTime()
    const hours = (count: number) => new Date(now + count * 3_600_000).toISOString()
    const near = await addAt('completed', { desk_since: hours(-1), desk_by: randomUUID(), customer_name: 'Wayan' })
    const own = await addAt('completed', { desk_since: hours(-1), desk_by: reader })
    const old = await addAt('completed', { desk_since: hours(-25) })
    const said = { kind: 'handedOver', id: randomUUID(), of: { area, id: old }, by: 'Sari', at: hours(-2) } as const
    await world.store.transaction(system, (sql) => notify(world.host, sql, [addressed(reader)], said))
    const at = (count: number) => ({ ...world.host, clock: () => new Date(now + count * 3_600_000) })
    const mails = () =>
      world.store.run<{ recipient: string; subject: string; body: string }>(
        system,
        `select recipient, subject, body from mails where recipient like '%@digest.test' order by created_at, recipient`,
      )
    expect(await Promise.all([digest(at(0)), digest(at(0))])).toContain(2)
    expect(await digest(at(1))).toBe(0)
    const [first, ...others] = await mails()
    expect([first!.recipient, others]).toEqual(['reads@digest.test', []])
    expect(first!.subject).toMatch(/^Covergate: \d+ new for you$/)
    expect(first!.body).toContain(`CL-${near.slice(0, 8)} · Wayan · Under investigation`)
    expect(first!.body).toContain(`/credit-life/${near}\n`)
    expect(first!.body).toContain(`Sari handed a case over to you\n`)
    expect(first!.body).not.toContain(own)

    const next = await addAt('completed', { desk_since: hours(20), desk_by: null })
    expect(await digest(at(20))).toBe(1)
    expect((await mails()).map(({ recipient }) => recipient)).toEqual(['reads@digest.test', 'sleeps@digest.test'])
    expect(await digest(at(21.5))).toBe(2)
    const last = (await mails()).filter(({ recipient }) => recipient === 'reads@digest.test').at(-1)!
    expect(last.subject).toBe('Covergate: 1 new for you')
    expect(last.body).toContain(next)
    expect(await digest(at(45.5))).toBe(2)
    expect(await mails()).toHaveLength(3)
  })

  it('tells nobody who chooses it of what they were mailed at once', async () => {
    const { broker } = world.organisations
    const email = 'turns@digest.test'
    const turns = await addPerson(world.store, { email, memberships: [{ organisation: broker.id, permissions: [] }] })
    const at = world.host.clock().toISOString()
    const told = {
      kind: 'handedOver',
      id: randomUUID(),
      of: { area, id: await addAt('completed') },
      by: 'Sari',
      at,
    } as const
    await world.store.transaction(system, (sql) => notify(world.host, sql, [addressed(turns, 'atOnce', email)], told))
    const theirs = { actor: person('broker', turns), caller: callerOf(person('broker', turns)) }
    await saveDetails(world.store, theirs, { caseMails: 'daily' }, at)
    await saveDetails(world.store, theirs, { caseMails: 'daily', locale: 'id' }, '2999-01-01T00:00:00Z')
    await digest({ ...world.host, clock: () => new Date(Date.parse(at) + 22 * 3_600_000) })
    const mails = await world.store.run(system, 'select subject from mails where recipient = $1', [email])
    expect(mails).toEqual([{ subject: expect.stringMatching(/^Sari has handed CL-.* over to you$/) as unknown }])
  })

  it('keeps who chose it, or nothing, out of the letters that come at once', async () => {
    const { broker } = world.organisations
    const choose = async (name: string, mails: string) => {
      const id = await addPerson(world.store, {
        email: `${name}@choice.test`,
        memberships: [{ organisation: broker.id, permissions: world.all }],
      })
      await world.store.run(system, 'update users set case_mails = $2 where id = $1', [id, mails])
    }
    await choose('once', 'atOnce')
    await choose('daily', 'daily')
    await choose('never', 'never')
    const id = await addAt('completed')
    const params = { organisation: broker.id, message: 'deskAssigned', quotesCode: 'CL-1' }
    const task = {
      id: 991,
      area: 'credit_life',
      case_id: id,
      revision: 0,
      type: 'notifyOrganisation',
      params,
      limits: [],
      call: null,
    }
    const read = { query: (text: string, values?: unknown[]) => world.store.run<never>(system, text, values) }
    const performed = await perform(world.host, null as never, read, task, world.host.clock().toISOString())
    await world.store.transaction(system, async (sql) => void (await performed.write!(sql)))
    const told = await world.store.run<{ recipient: string }>(
      system,
      `select recipient from mails where outbox_id = 991 and recipient like '%@choice.test'`,
    )
    expect(told.map(({ recipient }) => recipient)).toEqual(['once@choice.test'])
  })
})
