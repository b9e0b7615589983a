import { afterAll, beforeAll, expect, test } from 'vitest'
import { openQuotasAhead } from '../../src/server/quotasAhead.ts'
import { type Store, system } from '../../src/server/store/store.ts'
import { openTestStore } from './support/store.ts'

let store: Store
let statements = 0

beforeAll(async () => {
  const opened = await openTestStore()
  store = {
    ...opened,
    run: (...asked) => {
      statements += 1
      return opened.run(...asked) as never
    },
  }
})
afterAll(() => store.close())

const noon = Date.parse('2026-03-02T12:00:00Z')
const at = (seconds = 0) => new Date(noon + seconds * 1000)
const one = (kind: string, most: number, seconds = 60) => [{ quota: { kind, most, seconds }, who: 'a' }]
const refused = (taking: Promise<void>) =>
  taking.then(
    () => false,
    (error: { code?: string }) => error.code === 'TOO_MANY',
  )
const usedOf = async (kind: string) => {
  const [row] = await store.run<{ used: number }>(system, 'select used from quotas where bucket = $1', [`${kind} a`])
  return row!.used
}

test('a process takes a fiftieth ahead, and asks the database once for as many takes', async () => {
  const ahead = openQuotasAhead(store)
  await ahead.take(one('large', 1000), at())
  expect(await usedOf('large')).toBe(20)
  statements = 0
  for (let count = 1; count < 20; count += 1) await ahead.take(one('large', 1000), at())
  expect(statements).toBe(0)
  await ahead.take(one('large', 1000), at())
  expect(await usedOf('large')).toBe(40)
})

test('of what many take at once no more is let in than there is, and all of it, also by two processes', async () => {
  const processes = [openQuotasAhead(store), openQuotasAhead(store)]
  const takes = Array.from({ length: 300 }, (_, index) => refused(processes[index % 2]!.take(one('few', 120), at())))
  expect((await Promise.all(takes)).filter((given) => !given)).toHaveLength(120)
})

test('what was taken ahead is worth nothing in the next window', async () => {
  const ahead = openQuotasAhead(store)
  await ahead.take(one('window', 100), at())
  await ahead.take(one('window', 100), at(60))
  expect(await usedOf('window')).toBe(2)
  expect(await Promise.all(Array.from({ length: 100 }, () => refused(ahead.take(one('window', 100), at(61)))))).toEqual(
    [...Array.from({ length: 99 }, () => false), true],
  )
})

test('of several quotas all are taken or none, and what is given back is there for the next', async () => {
  const ahead = openQuotasAhead(store)
  const both = [...one('wide', 100), ...one('narrow', 2)]
  await ahead.take(both, at())
  await ahead.take(both, at())
  expect(await refused(ahead.take(both, at()))).toBe(true)
  ahead.giveBack(both, at())
  await ahead.take(both, at())
  expect(await refused(ahead.take(both, at()))).toBe(true)
  for (let count = 2; count < 100; count += 1) await ahead.take(one('wide', 100), at())
  expect(await refused(ahead.take(one('wide', 100), at()))).toBe(true)
})
