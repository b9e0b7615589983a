import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../machines/kernel/types.ts'
import { areas } from '../../src/areas/registry.ts'
import { beginCase } from '../../src/server/cases/begin.ts'
import { move } from '../../src/server/cases/move.ts'
import { callerOf } from '../../src/server/context.ts'
import { figuresOfAreas } from '../../src/server/overview/figures.ts'
import { enterEntries, premiumSides } from './support/entries.ts'
import { listCalled } from '../../src/shared/area/lists.ts'
import { countRows } from '../../src/server/records/counts.ts'
import { system } from '../../src/server/store/store.ts'
import { figuresOf } from '../../src/server/workflow/figures.ts'
import type { FigurePeriod, Figures } from '../../src/shared/endpoints/answers/overview.ts'
import { decisions } from '../machines/creditLife/decisions.ts'
import { recordOf } from '../machines/decisions/situations.ts'
import { insertCase } from './creditLife/case.ts'
import { openWorld, type World } from './creditLife/world.ts'
import { withContext } from './support/case.ts'

let world: World

/** 2 March 2026 is a Monday; it is 10 o'clock in Jakarta. */
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const actions = ['request', 'approve', 'list', 'detail'].map((one) => `cancellation.${one}`)
const person = (from: Parameters<World['person']>[0], userId: string = randomUUID()): Actor => ({
  ...world.person(from, [...world.all, ...actions]),
  userId,
})

const partiesIn = () => {
  const { broker, insurer, bank, partner } = world.organisations
  return { parties: { broker: broker.id, insurer: insurer.id, bank: bank.id, partner: partner.id } }
}

const addAt = (state: string, fields: Record<string, unknown> = {}, context: Record<string, string> = {}) => {
  const situation = Object.values(decisions.situations).find((one) => one.state === state)!
  const { parties } = partiesIn()
  const stands = withContext(recordOf(decisions, situation), { parties, ...context })
  return insertCase(world.host, parties, person('partner'), fields, undefined, stands)
}

const figuresFor = async (
  actor: Actor,
  period: FigurePeriod = 'month',
  user_timezone = 'Asia/Jakarta',
  wanted = ['credit_life'],
): Promise<Figures | undefined> => {
  const session = { actor, caller: callerOf(actor) }
  const [told] = await figuresOfAreas({ host: world.host, session, wanted }, { period, user_timezone })
  return told?.answer ?? undefined
}

const stands = async (id: string, table = 'credit_life_quotations') => {
  const text = `select status, outcome, outcome_at, revision from ${table} where id = $1`
  const [row] = await world.store.run<Record<string, unknown> & { revision: number }>(system, text, [id])
  return row!
}

const send = async (by: Actor, id: string, event: object, area = 'credit_life', table = 'credit_life_quotations') => {
  const { revision } = await stands(id, table)
  return move(world.host, { area, id, revision, event, key: randomUUID() }, by)
}

const now = '2026-03-02T03:00:00.000Z'

describe('how a case was decided', () => {
  it('is kept with the move that decides it, and stays what it was when the case goes on', async () => {
    const rejected = await addAt('completed')
    expect(await stands(rejected)).toMatchObject({ outcome: null, outcome_at: null })
    await send(person('broker'), rejected, { type: 'quotation.rejected', reason: 'Not insurable' })
    expect(await stands(rejected)).toMatchObject({ status: 'REJECTED', outcome: 'refused', outcome_at: now })

    const before = '2026-01-05T03:00:00.000Z'
    const decided = { outcome: 'granted', outcome_at: before }
    const policy = await addAt('active', decided, { policyNumber: `POL-${randomUUID()}` })
    const input = { policy, reason: 'Repaid early' }
    const begun = await beginCase(world.host, { area: 'cancellation', input, key: randomUUID() }, person('partner'))
    if (begun.__typename !== 'Begun') throw new Error(JSON.stringify(begun))
    const approved = { type: 'request.approved' }
    await send(person('broker'), begun.id, approved, 'cancellation', 'cancellations')
    expect(await stands(begun.id, 'cancellations')).toMatchObject({ outcome: 'granted', outcome_at: now })
    expect(await stands(policy)).toMatchObject({ status: 'CANCELLED', ...decided })
  })
})

describe('the figures of an area', () => {
  const hour = 3_600_000
  const after = (instant: string, hours: number) => new Date(Date.parse(instant) + hours * hour).toISOString()
  const span = (figures: Figures | undefined, from: string) => figures!.spans.find((one) => one.from === from)!

  it('count what was begun and decided by the reader’s days, with the time that half of them and nine of ten took', async () => {
    const begun = '2026-02-09T18:00:00Z'
    for (let hours = 1; hours <= 10; hours += 1)
      await addAt('active', { created_at: begun, outcome: 'granted', outcome_at: after(begun, hours) })
    await addAt('rejected', { created_at: begun, outcome: 'refused', outcome_at: '2026-02-20T18:00:00Z' })
    const there = await figuresFor(person('broker'))
    expect(there!.spans).toHaveLength(30)
    expect([there!.spans[0]!.from, there!.spans.at(-1)!.to]).toEqual(['2026-02-01', '2026-03-02'])
    // In Jakarta it was one o'clock the next day; in UTC six of them were decided on the day itself.
    expect(span(there, '2026-02-10')).toEqual({
      from: '2026-02-10',
      to: '2026-02-10',
      begun: 11,
      granted: 10,
      refused: 0,
      times: { median: 5.5 * 3600, p90: 9.1 * 3600 },
    })
    expect(span(there, '2026-02-21')).toMatchObject({ refused: 1, times: { median: 264 * 3600, p90: 264 * 3600 } })
    const utc = await figuresFor(person('broker'), 'month', 'UTC')
    expect([span(utc, '2026-02-09'), span(utc, '2026-02-10')]).toMatchObject([
      { begun: 11, granted: 5 },
      { begun: 0, granted: 5 },
    ])
    await expect(figuresFor(person('broker'), 'month', 'Nowhere')).rejects.toMatchObject({ code: 'BAD_INPUT' })
  })

  it('divide the last weeks and months without gaps, up to today', async () => {
    const [weeks, months] = await Promise.all([
      figuresFor(person('broker'), 'quarter'),
      figuresFor(person('broker'), 'year'),
    ])
    expect(weeks!.spans.map(({ from, to }) => [from, to]).slice(-2)).toEqual([
      ['2026-02-17', '2026-02-23'],
      ['2026-02-24', '2026-03-02'],
    ])
    expect(weeks!.spans).toHaveLength(13)
    expect(months!.spans.map(({ from }) => from)).toEqual([
      '2025-04-01', '2025-05-01', '2025-06-01', '2025-07-01', '2025-08-01', '2025-09-01',
      '2025-10-01', '2025-11-01', '2025-12-01', '2026-01-01', '2026-02-01', '2026-03-01',
    ]) // prettier-ignore
    expect(months!.spans.slice(-2).map(({ to }) => to)).toEqual(['2026-02-28', '2026-03-02'])
    const counted = (figures: Figures) => figures.spans.reduce((sum, { begun }) => sum + begun, 0)
    expect(counted(weeks!)).toBe(counted(months!))
  })

  it('tell nobody of what is others’, and of no area that the reader may not list', async () => {
    const strange = await figuresFor(person('stranger'), 'year')
    expect(strange!.spans.every(({ begun, granted, refused }) => begun + granted + refused === 0)).toBe(true)
    expect([strange!.times, strange!.refusals, strange!.booked]).toEqual([null, [], []])
    const few = { ...person('broker'), permissions: ['cancellation.list'] }
    expect(await figuresFor(few)).toBeUndefined()
    expect(await figuresFor(person('broker'), 'month', 'UTC', ['bank'])).toBeUndefined()
  })

  it('count what a rule has refused to who might have sent it, once as long as the case stands so', async () => {
    const [one, other] = [await addAt('initiated'), await addAt('initiated')]
    const reasons = async (actor: Actor) =>
      new Map((await figuresFor(actor))!.refusals.map(({ guard, times }) => [guard, times]))
    const submit = { type: 'spk.submitted', date: '2026-03-02' }
    const missing = 'hasMcuResult'
    const before = await reasons(person('broker'))
    for (const id of [one, one, other]) {
      const refused = await send(person('partner'), id, submit)
      expect(refused).toMatchObject({ __typename: 'Refused', code: 'REFUSED' })
      expect((refused as { reasons: { guard: string }[] }).reasons.map(({ guard }) => guard)).toContain(missing)
    }
    const unable = { ...person('partner'), permissions: world.all.filter((name) => !name.endsWith('.upload')) }
    expect(await send(unable, await addAt('initiated'), submit)).toMatchObject({ __typename: 'Refused' })
    const later = await reasons(person('broker'))
    expect(later.get(missing)! - (before.get(missing) ?? 0)).toBe(2)
    const area = areas.find(({ id }) => id === 'credit_life')
    const { refusals } = await figuresOf(world.host, callerOf(person('broker')), area!, {
      days: 7,
      isCompared: false,
    })
    const told = { status: 'INITIATED', event: submit.type, guard: missing, before: 0 }
    expect(refusals.filter(({ guard }) => guard === missing)).toEqual([{ ...told, count: 2 }])
    expect([...later.keys()].filter((guard) => guard.startsWith('may'))).toEqual([])
    expect(await reasons(person('stranger'))).toEqual(new Map())
  })

  it('lead to lists that have as many', async () => {
    const [area] = areas.filter(({ id }) => id === 'credit_life')
    const count = async (filter: object, from: Parameters<World['person']>[0] = 'broker') => {
      const query = { filter: filter as never, user_timezone: 'Asia/Jakarta' }
      return (await countRows(world.store, callerOf(person(from)), area!, query)).count
    }
    const day = (from: string, to = from) => ({ from, to })
    expect(await count({ outcome: ['granted'], outcome_at: day('2026-02-10') })).toBe(10)
    expect(await count({ outcome: ['refused'], outcome_at: day('2026-02-10', '2026-02-21') })).toBe(1)
    const missing = { refused_by: ['hasMcuResult'] }
    expect(await count({ ...missing, refused_at: day('2026-03-02') })).toBe(2)
    expect(await count({ ...missing, refused_at: day('2026-03-01') })).toBe(0)
    expect(await count(missing)).toBe(2)
    expect(await count(missing, 'stranger')).toBe(0)
    expect(await count({ refused_by: ['nothing'] })).toBe(0)
    expect(await count({ ...missing, refused_event: ['spk.submitted'] })).toBe(2)
    expect(await count({ ...missing, refused_event: ['documents.confirmed'] })).toBe(0)
    const moved = { moved_by: ['creditLife.initiated documents.confirmed 0'] }
    const [before, id] = [await count(moved), await addAt('initiated')]
    await world.store.run(
      system,
      `insert into timeline (area, case_id, revision, entry, event, from_status, to_status, at, parties, taken)
        select area, case_id, revision + 1, 'confirmed', '{"type":"documents.confirmed"}', to_status, 'COMPLETED',
          '2026-03-02T20:00:00Z', parties, $2 from timeline where case_id = $1 order by revision desc limit 1`,
      [id, moved.moved_by[0]!],
    )
    expect(await count(moved)).toBe(before + 1)
    expect(await count({ ...moved, moved_at: day('2026-03-03') })).toBe(1)
    expect(await count({ ...moved, moved_at: day('2026-03-04') })).toBe(0)
    expect(await count(moved, 'stranger')).toBe(0)
  })

  it('count what comes after its time limit', async () => {
    const late = await addAt('completed', {})
    await world.store.run(
      system,
      `update credit_life_quotations set deadline_at = $2::text::timestamptz,
        snapshot = jsonb_set(snapshot, '{deadlines}', (select jsonb_agg(one || jsonb_build_object('at', $2::text)) from jsonb_array_elements(snapshot -> 'deadlines') one))
      where id = $1`,
      [late, '2026-03-01T00:00:00.000Z'],
    )
    expect(await send(person('broker'), late, { type: 'documents.confirmed' })).toMatchObject({ code: 'EXPIRED' })
    const { refusals } = (await figuresFor(person('bank')))!
    expect(refusals).toContainEqual({ guard: 'isBeforeDeadline', times: 1 })
  })

  it('add up what the cases have booked by month and bank, for who may list that', async () => {
    const policy = await addAt('active')
    const { broker, insurer, bank, partner } = world.organisations
    const book = (number: number, valued_on: string, amount: number) =>
      enterEntries(world.store, new Date(), {
        broker_id: broker.id,
        insurer_id: insurer.id,
        bank_id: bank.id,
        partner_id: partner.id,
        area: 'credit_life',
        case_id: policy,
        case_revision: 99,
        number,
        lines: premiumSides(broker.id, insurer.id, amount),
        valued_on,
        kind: 'PREMIUM',
        amount,
        reference: 'R',
        subject: 'Q',
        policy,
      })
    await book(1, '2026-01-31', 100)
    await book(2, '2026-02-01', 20)
    await book(3, '2026-02-28', 3)
    await book(4, '2025-03-31', 4_000)
    const row = { kind: 'PREMIUM', currency: 'IDR', organisation: bank.id, name: bank.name }
    expect((await figuresFor(person('bank')))!.booked).toEqual([
      { ...row, month: '2026-01', amount: 100 },
      { ...row, month: '2026-02', amount: 23 },
    ])
    const lines = async (...owner: string[]) => {
      const area = listCalled(areas, 'premium_book')!
      const query = { filter: { owner, booked_on: { from: '2026-02-01', to: '2026-02-28' } }, user_timezone: 'UTC' }
      return (await countRows(world.store, callerOf(person('broker')), area, query)).count
    }
    expect([await lines(bank.name), await lines('Nobody', bank.name), await lines(broker.name)]).toEqual([2, 2, 0])
    expect(await lines(`'}) or true --`)).toBe(0)
    const without = { ...person('bank'), permissions: world.all.filter((name) => name !== 'premiumBook.list') }
    expect((await figuresFor(without))!.booked).toBeNull()
  })
})
