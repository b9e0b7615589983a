import { printSchema } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callerOf } from '../../src/server/context.ts'
import { buildSchema } from '../../src/server/graphql/schema.ts'
import { countTabs, countViews } from '../../src/server/records/counts.ts'
import { readPage } from '../../src/server/records/page.ts'
import type { PageQuery } from '../../src/server/records/page.ts'
import { mostSummed, summarise, totalsOf } from '../../src/server/records/summary.ts'
import { system } from '../../src/server/store/store.ts'
import { gone, manyListed, whole } from '../support/lists.ts'
import { openWorld } from './creditLife/world.ts'
import type { World } from './creditLife/world.ts'

let world: World

const rows = [
  { status: 'REJECTED', application_type: 'NEW', customer_segment: 'Public', bank_branch_name: "KC O'Hara" },
  {
    status: 'REJECTED',
    application_type: 'NEW',
    customer_segment: 'Retiree',
    policy_number: "P'1",
    bank_branch_name: 'KC',
  },
  { status: 'CANCELLED', application_type: 'NEW', customer_segment: 'Public', bank_branch_name: "KC O'Hara" },
  { status: 'CANCELLED', application_type: 'TOP_UP', customer_segment: 'Public' },
  { status: 'INITIATED', application_type: 'NEW', customer_segment: 'Public' },
]

let ids: string[]

beforeAll(async () => {
  world = await openWorld()
  ids = []
  for (const [index, row] of rows.entries()) ids.push(await world.addCase({ ...row, loan_amount: index }))
})
afterAll(() => world.close())

const shown = async (query: Partial<PageQuery>, from: 'broker' | 'stranger' = 'broker', list = gone) => {
  const asked = { user_timezone: 'UTC', sort: 'loan_amount', ...query }
  const page = await readPage(world.store, callerOf(world.person(from)), list, asked)
  return page.rows.map((row) => ids.indexOf((JSON.parse(row) as { id: string }).id))
}

const counts = async (query: Partial<PageQuery> = {}) =>
  Object.fromEntries(
    (await countTabs(world.store, callerOf(world.person('broker')), gone, { user_timezone: 'UTC', ...query })).map(
      ({ tab, count, capped }) => [tab ?? 'all', capped ? `${count}+` : count],
    ),
  )

describe('a further list of the records of an area', () => {
  it('shows those that fulfil its condition, and of these no others than its area shows', async () => {
    expect(await shown({})).toEqual([0, 1, 2])
    expect(await shown({}, 'broker', whole)).toEqual([0, 1, 2, 3, 4])
    expect(await shown({}, 'stranger')).toEqual([])
    expect(await shown({ filter: { customer_segment: ['Public'] } })).toEqual([0, 2])
  })

  it('is divided as it says, by statuses or by what else its rows are', async () => {
    expect(await shown({ tab: 'rejected' })).toEqual([0, 1])
    expect(await shown({ tab: 'public' })).toEqual([0, 2])
    expect(await shown({ tab: 'unnumbered' })).toEqual([0, 2])
    expect(await shown({ tab: 'numbered' })).toEqual([1])
    await expect(shown({ tab: 'INITIATED' })).rejects.toMatchObject({ code: 'BAD_INPUT' })
  })

  it('counts its tabs alike, with a filter and without; a row may be in several', async () => {
    expect(await counts()).toEqual({ all: 3, rejected: 2, public: 2, unnumbered: 2, numbered: 1 })
    expect(await counts({ filter: { customer_segment: ['Public'] } })).toEqual({
      all: 2,
      rejected: 1,
      public: 2,
      unnumbered: 2,
      numbered: 0,
    })
  })

  it('counts its quick views, of what its reader may see', async () => {
    const counted = (from: 'broker' | 'stranger') =>
      countViews(world.store, callerOf(world.person(from)), gone, { user_timezone: 'UTC' })
    expect(await counted('broker')).toEqual([
      { view: 'newest', count: 2, capped: false },
      { view: 'topUps', count: 0, capped: false },
    ])
    expect((await counted('stranger')).map(({ count }) => count)).toEqual([0, 0])
  })

  it('adds up exactly what it is narrowed to, each currency by itself', async () => {
    const summed = (query: Partial<PageQuery>, list = gone, from: 'broker' | 'stranger' = 'broker') =>
      summarise(world.store, callerOf(world.person(from)), list, { user_timezone: 'UTC', ...query })
    expect(await summed({ tab: 'rejected' })).toEqual({
      count: 2,
      capped: false,
      sums: [
        { currency: 'IDR', field: 'loan_amount', sum: 1 },
        { currency: 'IDR', field: 'refundAmount', sum: null },
      ],
    })
    await world.store.run(system, `update credit_life_quotations set currency = 'MYR' where id = $1`, [ids[1]])
    expect((await summed({ tab: 'rejected' })).sums.filter(({ field }) => field === 'loan_amount')).toEqual([
      { currency: 'IDR', field: 'loan_amount', sum: 0 },
      { currency: 'MYR', field: 'loan_amount', sum: 1 },
    ])
    expect(await summed({ filter: { customer_segment: ['Retiree'] } })).toMatchObject({ count: 1 })
    expect(await summed({}, gone, 'stranger')).toEqual({ count: 0, capped: false, sums: [] })
    expect(mostSummed).toBe(10_000)
  })

  it('is narrowed to texts as they are written, and to these alone', async () => {
    const of = (...branches: string[]) => shown({ filter: { bank_branch_name: branches } })
    expect(await of("KC O'Hara")).toEqual([0, 2])
    expect(await of('KC', "KC O'Hara")).toEqual([0, 1, 2])
    expect([await of('kc'), await of('K%'), await of('')]).toEqual([[], [], []])
  })

  it('is counted and added up by its parts, as its reader sees it', async () => {
    const parts = (query: Partial<PageQuery> = {}, from: 'broker' | 'stranger' = 'broker') =>
      totalsOf(world.store, callerOf(world.person(from)), gone, { user_timezone: 'UTC', ...query })
    const part = (branch: string, currency: string, count: number, loan_amount: number) => ({
      values: [branch, null],
      currency,
      count,
      sums: { loan_amount, refundAmount: null },
    })
    expect(await parts()).toEqual({
      isWhole: true,
      parts: [part('KC', 'MYR', 1, 1), part("KC O'Hara", 'IDR', 2, 2)],
    })
    expect((await parts({ tab: 'rejected' })).parts).toEqual([part('KC', 'MYR', 1, 1), part("KC O'Hara", 'IDR', 1, 0)])
    expect(await parts({}, 'stranger')).toEqual({ isWhole: true, parts: [] })
  })

  it('has doors to itself, and none to a single record', () => {
    const [before, after] = [{ ...manyListed, lists: [] }, manyListed].map(
      (one) => new Set(printSchema(buildSchema([one])).match(/^ {2}\w+(?=\()/gm)),
    )
    expect([...after!].filter((door) => !before!.has(door)).toSorted()).toEqual(
      ['Counts', 'Export', 'List', 'Statuses', 'Summary', 'Text', 'Totals', 'Views'].map(
        (door) => `  goneCreditLife${door}`,
      ),
    )
  })
})
