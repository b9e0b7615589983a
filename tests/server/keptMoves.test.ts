import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { statusOf } from '../../machines/kernel/status.ts'
import type { CaseRecord } from '../../machines/kernel/types.ts'
import { areas } from '../../src/areas/registry.ts'
import { commit } from '../../src/server/cases/commit.ts'
import { countingAnew } from '../../src/server/cases/counting.ts'
import { placeOf } from '../../src/server/cases/place.ts'
import { readCase } from '../../src/server/cases/readCase.ts'
import { callerOf } from '../../src/server/context.ts'
import { foldTotals } from '../../src/server/records/keptTotals.ts'
import { run } from '../../src/server/records/sql.ts'
import { type Caller, system } from '../../src/server/store/store.ts'
import { figuresOf } from '../../src/server/workflow/figures.ts'
import { countedMoves, keptMoves } from '../../src/server/workflow/moves.ts'
import { waysOf } from '../../src/server/workflow/ways.ts'
import type { FigureDays } from '../../src/shared/endpoints/answers/workflowFigures.ts'
import { decisions } from '../machines/creditLife/decisions.ts'
import { recordOf } from '../machines/decisions/situations.ts'
import { openWorld, type World } from './creditLife/world.ts'
import { asOwner } from './support/people.ts'

let world: World
let place: ReturnType<typeof placeOf>

beforeAll(async () => {
  world = await openWorld()
  place = placeOf(world.host, 'credit_life')
})
afterAll(() => world.close())

const minute = 60_000
const hour = 60 * minute
const began = Date.parse('2026-03-02T03:00:00Z')

/** One record for each status that there is. */
const standing = [
  ...new Map(
    Object.values(decisions.situations).map((one) => {
      const record = recordOf(decisions, one)
      return [statusOf(record.snapshot.value), record]
    }),
  ),
]
const recordIn = (status: string): CaseRecord => standing.find(([one]) => one === status)![1]

interface Standing {
  id: string
  revision: number
  status: string
  at: number
  record: CaseRecord
}

const add = async (): Promise<Standing> => {
  const id = await world.addCase()
  await asOwner(world.store, countingAnew(place.area))
  const { record } = (await readCase(world.store, place, system, id))!
  return { id, revision: 0, status: 'INITIATED', at: began, record }
}

/** Writes a move as it is always written, whatever a rule might say of it. */
const write = async (one: Standing, to: string, later: number, type = 'documents.confirmed', taken = `${type} 0`) => {
  one.at += later
  one.revision += 1
  const at = new Date(one.at).toISOString()
  const entry = { revision: one.revision, entry: type, event: { type, by: world.person('broker'), at }, at }
  const { value } = recordIn(to).snapshot
  const record = { ...one.record, revision: one.revision, snapshot: { ...one.record.snapshot, value, deadlines: [] } }
  const step = { ok: true as const, record, entry: { ...entry, taken, from: one.status, to }, effects: [] }
  const move = { place, id: one.id, revision: one.revision - 1, step, request: null }
  expect(await commit(world.store, system, move)).not.toBeNull()
  one.status = to
}

const callers = (): Caller[] =>
  (['broker', 'insurer', 'bank', 'partner', 'stranger', 'platform'] as const).map((from) =>
    callerOf(world.person(from)),
  )

const added = (caller: Caller, moves: ReturnType<typeof countedMoves>) =>
  run(
    world.store,
    caller,
    sql`select day, from_status, to_status, event, taken, stayed, is_back, sum(count)::integer as count
      from (${moves}) moves group by 1, 2, 3, 4, 5, 6, 7 order by 1, 2, 3, 4, 5, 6, 7`,
  )

const statuses = standing.slice(0, 4).map(([status]) => status)
const change = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      nth: fc.nat(2),
      to: fc.constantFrom(...statuses),
      later: fc.constantFrom(0, 30_000, 59 * minute, 7 * hour, 40 * hour),
      type: fc.constantFrom('documents.confirmed', 'xstate.after.expiry.creditLife.initiated'),
      taken: fc.constantFrom('one 0', 'one 1'),
    }),
  },
  fc.constant('folded' as const),
)

describe('the figures of a machine', () => {
  const figures = (from: Parameters<World['person']>[0], days: FigureDays = 30, isCompared = false) =>
    figuresOf(world.host, callerOf(world.person(from)), place.area, { days, isCompared })
  const ways = (from: Parameters<World['person']>[0]) =>
    waysOf(world.host, callerOf(world.person(from)), place.area, { days: 30, isCompared: false })
  const [, second, third] = statuses as [string, string, string]

  it('tell an organisation exactly of its own cases, and others nothing', async () => {
    const [one, other] = [await add(), await add()]
    await write(one, second, 2 * hour)
    await write(one, third, 10 * minute)
    await write(one, second, 10 * minute)
    await write(other, second, 2 * hour)
    const { moves, stays, isCoarse, latest } = await figures('broker')
    const confirmed = { event: 'documents.confirmed', taken: 'documents.confirmed 0', before: 0 }
    expect(new Set(moves)).toEqual(
      new Set([
        { from: null, to: 'INITIATED', event: 'created', taken: null, isBack: false, count: 2, before: 0 },
        { ...confirmed, from: 'INITIATED', to: second, isBack: false, count: 2 },
        { ...confirmed, from: second, to: third, isBack: false, count: 1 },
        { ...confirmed, from: third, to: second, isBack: true, count: 1 },
      ]),
    )
    // Two hours lie in the step from 6458 to 7680 seconds, ten minutes in that from 571 to 679.
    expect(stays.find(({ status }) => status === 'INITIATED')?.stay).toEqual({ median: 7069, p90: 7558 })
    expect(stays.find(({ status }) => status === second)?.stay).toEqual({ median: 625, p90: 668 })
    expect([isCoarse, latest]).toEqual([false, null])
    const nothing = { moves: [], stays: [], refusals: [], desks: [], due: [] }
    expect(await figures('stranger')).toMatchObject(nothing)
    expect(await ways('stranger')).toMatchObject({ ways: [], others: { count: 0, before: 0 } })
    expect(await ways('broker')).toMatchObject({
      ways: [
        { way: ['INITIATED', second], count: 1 },
        { way: ['INITIATED', second, third, second], count: 1 },
      ],
      others: { count: 0, before: 0 },
    })
  })

  it('tell who sees the cases of several no counts below five', async () => {
    for (let made = 0; made < 5; made += 1) await write(await add(), second, hour)
    await write(await add(), third, hour)
    const { moves, stays, isCoarse } = await figures('platform')
    const countOf = (to: string) => moves.find((move) => move.from === 'INITIATED' && move.to === to)?.count
    expect([isCoarse, countOf(second), countOf(third)]).toEqual([true, 7, null])
    expect(stays.map(({ status, stay }) => [status, stay !== null])).toEqual(
      expect.arrayContaining([
        ['INITIATED', true],
        [second, false],
      ]),
    )
    expect(await ways('platform')).toMatchObject({
      ways: [{ way: ['INITIATED', second], count: 6, before: 0 }],
      others: { count: null },
    })
  })

  it('compare a period with the one before it', async () => {
    const one = await add()
    await write(one, second, hour)
    world.pass(7)
    await write(one, third, 7 * 24 * hour)
    const compared = await figures('bank', 7, true)
    expect([compared.before, compared.from, compared.to]).toEqual([
      { from: '2026-02-24', to: '2026-03-02' },
      '2026-03-03',
      '2026-03-09',
    ])
    const of = (to: string) =>
      compared.moves.find((move) => !move.isBack && move.from !== 'INITIATED' && move.to === to)
    expect(of(third)).toMatchObject({ from: second, count: 1, before: 1 })
    expect(compared.stays.find(({ status }) => status === 'INITIATED')).toMatchObject({ stay: null })
    expect((await figures('bank', 7)).moves.map(({ to }) => to)).toEqual([third])
  })
})

it('what is kept of moves is what the timeline tells, whoever looks at it and whatever was put together', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 8, maxLength: 20 }), async (changes) => {
      const cases = [await add(), await add(), await add()]
      for (const one of changes) {
        if (one === 'folded') await foldTotals(world.host)
        else await write(cases[one.nth]!, one.to, one.later, one.type, one.taken)
      }
      for (const caller of callers()) {
        const counted = await added(caller, countedMoves(place.area, caller, '2026-01-01'))
        expect(await added(caller, keptMoves(place.area, caller, '2026-01-01')!)).toEqual(counted)
        expect(counted.length > 0).toBe(caller.organisation !== world.organisations.stranger.id)
      }
    }),
    { numRuns: 6 },
  )
})

it('who sees cases by several organisations is answered by the timeline, of those cases alone', () => {
  const invoice = areas.find(({ id }) => id === 'invoice')!
  const partner = callerOf(world.person('partner'))
  expect(keptMoves(invoice, partner, '2026-01-01')).not.toBeNull()
  const also = { ...partner, represents: [world.organisations.stranger.id] }
  expect(keptMoves(invoice, also, '2026-01-01')).toBeNull()
})
