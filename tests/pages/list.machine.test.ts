import { type ListQuery, readQuery } from '../../src/shared/endpoints/listQuery.ts'
import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { areas } from '../../src/areas/registry.ts'
import { listMachine } from '../../src/pages/list/list.machine.ts'
import type { Row, TabCount } from '../../src/shared/endpoints/answers/records.ts'
import type { ListInput, Page } from '../../src/pages/list/list.types.ts'
import { arrivals, counts, failure, isBusy, selection, shownPage } from '../../src/pages/list/list.view.ts'
import { narrowed } from '../../src/pages/list/query.ts'

const quotations = areas.find((area) => area.lifecycle)!
const query = readQuery(quotations, new URLSearchParams())

const row = (id: string, status = 'INITIATED', revision = 0): Row => ({
  id,
  revision,
  status,
  created_at: '',
  updated_at: '',
})
const page = (...rows: Row[]): Page => ({ rows, next: null, previous: null })
const shown = (list: ReturnType<typeof open>) =>
  shownPage(list.actor.getSnapshot())?.rows.map(({ id, status }) => `${id} ${status}`)

const settled = () => new Promise((resolve) => setImmediate(resolve))

/** A list whose server the test plays. */
const open = (input: Partial<ListInput> = {}) => {
  const clock = new SimulatedClock()
  const pages: { query: ListQuery; answer(page: Page): Promise<unknown>; fail(error: unknown): Promise<unknown> }[] = []
  const asked: ((counts: TabCount[]) => Promise<unknown>)[] = []
  const actor = createActor(
    listMachine.provide({
      actors: {
        loadPage: fromPromise(
          ({ input: wanted }) =>
            new Promise<Page>((resolve, reject) =>
              pages.push({
                query: wanted,
                answer: (found) => (resolve(found), settled()),
                fail: (error) => (reject(error), settled()),
              }),
            ),
        ),
        loadCounts: fromPromise(
          () => new Promise<TabCount[]>((resolve) => asked.push((known) => (resolve(known), settled()))),
        ),
      },
    }),
    { clock, input: { query, remembered: null, ...input } },
  ).start()
  const hear = (id: string | null, status: string | null = null) =>
    actor.send({ type: 'row.changed', change: { id, status } })
  return { actor, clock, pages, asked, hear, last: () => pages.at(-1)! }
}

const opened = async (...rows: Row[]) => {
  const list = open()
  await list.last().answer(page(...rows))
  await list.asked.at(-1)!([])
  return list
}

describe('a list that is opened', () => {
  it('B080 shows the rows that the server answers', async () => {
    const list = open()
    expect(isBusy(list.actor.getSnapshot())).toBe(true)
    expect(shown(list)).toBe(undefined)
    await list.last().answer({ ...page(row('a'), row('b')), next: 'further' })
    expect(shown(list)).toEqual(['a INITIATED', 'b INITIATED'])
    expect(shownPage(list.actor.getSnapshot())).toMatchObject({ next: 'further', previous: null })
    expect(isBusy(list.actor.getSnapshot())).toBe(false)
  })

  it('keeps the rows that a renewal tells as they were, so that only others are drawn again', async () => {
    const list = await opened(row('a'), row('b'))
    const [a] = shownPage(list.actor.getSnapshot())!.rows
    list.actor.send({ type: 'load.retried' })
    await list.last().answer(page(row('a'), row('b', 'APPROVED', 1)))
    expect(shownPage(list.actor.getSnapshot())!.rows[0]).toBe(a)
    expect(shown(list)).toEqual(['a INITIATED', 'b APPROVED'])
    list.hear('b', 'ISSUED')
    list.clock.increment(1_000)
    await list.last().answer(page(row('a'), row('b', 'ISSUED', 2)))
    expect(shownPage(list.actor.getSnapshot())!.rows[0]).toBe(a)
    expect(shown(list)).toEqual(['a INITIATED', 'b ISSUED'])
  })

  it('shows remembered rows at once and renews them', async () => {
    const list = open({ remembered: { page: page(row('a')), counts: [{ tab: null, count: 1, capped: false }] } })
    expect(shown(list)).toEqual(['a INITIATED'])
    expect(isBusy(list.actor.getSnapshot())).toBe(false)
    expect(counts(list.actor.getSnapshot())).toHaveLength(1)
    await list.last().answer(page(row('b')))
    expect(shown(list)).toEqual(['b INITIATED'])
  })

  it('B081 is emptied by a failure, and opened again by another try', async () => {
    const list = open()
    await list.last().fail('away')
    expect([shownPage(list.actor.getSnapshot()), failure(list.actor.getSnapshot())]).toEqual([null, 'away'])
    list.actor.send({ type: 'load.retried' })
    await list.last().answer(page(row('a')))
    expect([shown(list), failure(list.actor.getSnapshot())]).toEqual([['a INITIATED'], null])
  })
})

describe('another query', () => {
  it('keeps the rows in sight until the new ones are there, and drops a late answer', async () => {
    const list = await opened(row('a'))
    list.actor.send({ type: 'query.changed', query: narrowed(query, { tab: 'ACTIVE' }), remembered: null })
    const late = list.last()
    list.actor.send({ type: 'query.changed', query: narrowed(query, { tab: 'APPROVED' }), remembered: null })
    expect([shown(list), isBusy(list.actor.getSnapshot())]).toEqual([['a INITIATED'], true])
    expect(list.last().query.tab).toBe('APPROVED')
    await late.answer(page(row('late')))
    expect(shown(list)).toEqual(['a INITIATED'])
    await list.last().answer(page(row('b')))
    expect(shown(list)).toEqual(['b INITIATED'])
  })

  it('counts anew only when it chooses from another set', async () => {
    const list = await opened(row('a'))
    list.actor.send({ type: 'query.changed', query: narrowed(query, { tab: 'ACTIVE' }), remembered: null })
    expect(list.asked).toHaveLength(1)
    list.actor.send({ type: 'query.changed', query: narrowed(query, { search: 'budi' }), remembered: null })
    expect(list.asked).toHaveLength(2)
  })

  it('keeps the chosen rows over pages, and lets them go with the set', async () => {
    const list = await opened(row('a'))
    list.actor.send({ type: 'rows.selected', rows: [row('a')], selected: true })
    list.actor.send({ type: 'query.changed', query: { ...query, after: 'x', page: 2 }, remembered: null })
    expect(Object.keys(selection(list.actor.getSnapshot()))).toEqual(['a'])
    list.actor.send({ type: 'query.changed', query: narrowed(query, { tab: 'ACTIVE' }), remembered: null })
    expect(selection(list.actor.getSnapshot())).toEqual({})
  })
})

describe('a change made elsewhere', () => {
  it('asks once for a burst and changes rows in their places', async () => {
    const list = await opened(row('a'), row('b'))
    for (const id of ['b', 'z', 'b']) list.hear(id, 'ACTIVE')
    list.clock.increment(249)
    expect(list.pages).toHaveLength(1)
    list.clock.increment(1)
    expect([list.pages.length, list.asked.length]).toEqual([2, 2])
    await list.last().answer(page(row('new'), row('b', 'ACTIVE', 1), row('a')))
    expect(shown(list)).toEqual(['a INITIATED', 'b ACTIVE'])
    expect(arrivals(list.actor.getSnapshot())).toBe(1)
  })

  it('leaves a row in its place that the page would not hold any more', async () => {
    const list = await opened(row('a'), row('b'))
    list.hear('a', 'REJECTED')
    list.clock.increment(250)
    await list.last().answer(page(row('b'), row('c')))
    expect(shown(list)).toEqual(['a REJECTED', 'b INITIATED'])
    list.actor.send({ type: 'arrivals.wanted' })
    await list.last().answer(page(row('b'), row('c')))
    expect([shown(list), arrivals(list.actor.getSnapshot())]).toEqual([['b INITIATED', 'c INITIATED'], 0])
  })

  it('is not lost while an answer is under way', async () => {
    const list = await opened(row('a'))
    list.hear('a', 'CONFIRMED')
    list.clock.increment(250)
    list.hear('a', 'ACTIVE')
    await list.last().answer(page(row('a', 'CONFIRMED', 1)))
    await list.asked.at(-1)!([])
    list.clock.increment(250)
    expect([list.pages.length, list.asked.length]).toEqual([3, 3])
    await list.last().answer(page(row('a', 'ACTIVE', 2)))
    expect(shown(list)).toEqual(['a ACTIVE'])
  })

  it('renews the chosen rows', async () => {
    const list = await opened(row('a'))
    list.actor.send({ type: 'rows.selected', rows: [row('a')], selected: true })
    list.hear('a', 'ACTIVE')
    list.clock.increment(250)
    await list.last().answer(page(row('a', 'ACTIVE', 1)))
    expect(selection(list.actor.getSnapshot()).a).toMatchObject({ status: 'ACTIVE', revision: 1 })
  })

  it('that cannot be read leaves the rows and says that they are old', async () => {
    const list = await opened(row('a'))
    list.hear('a', 'ACTIVE')
    list.clock.increment(250)
    await list.last().fail('away')
    expect([shown(list), failure(list.actor.getSnapshot())]).toEqual([['a INITIATED'], 'away'])
  })
})
