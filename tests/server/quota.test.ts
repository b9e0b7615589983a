import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Quota } from '../../src/server/context.ts'
import { HttpError } from '../../src/server/http/httpError.ts'
import { takeQuota, takeQuotas } from '../../src/server/quota.ts'
import { type Store, system } from '../../src/server/store/store.ts'
import { openTestStore } from './support/store.ts'

let store: Store

beforeAll(async () => {
  store = await openTestStore()
})

afterAll(() => store.close())

const noon = Date.parse('2026-03-02T12:00:00Z')
const at = (seconds = 0) => new Date(noon + seconds * 1000)

const refusal = async (taking: Promise<unknown>) => {
  const error = await taking.then(
    () => null,
    (thrown: unknown) => thrown as HttpError,
  )
  return error && { code: error.code, message: error.message, headers: error.headers }
}

test('fifty at once are let in as often as there is something left', async () => {
  const quota: Quota = { kind: 'file', most: 7, seconds: 60 }
  const answers = await Promise.all(Array.from({ length: 50 }, () => refusal(takeQuota(store, quota, 'a', at()))))
  expect(answers.filter((answer) => answer === null)).toHaveLength(7)
  expect(answers.find((answer) => answer !== null)).toEqual({
    code: 'TOO_MANY',
    message: 'The limit for this has been reached. Please try again in 60 seconds.',
    headers: { 'retry-after': '60' },
  })
  expect(await refusal(takeQuota(store, quota, 'b', at()))).toBeNull()
})

test('a window begins with the first that is taken, and ends by the clock', async () => {
  const quota: Quota = { kind: 'window', most: 2, seconds: 6 * 3600 }
  await takeQuota(store, quota, 'a', at())
  await takeQuota(store, quota, 'a', at(3600))
  expect(await refusal(takeQuota(store, quota, 'a', at(3601)))).toEqual({
    code: 'TOO_MANY',
    message: 'The limit for this has been reached. Please try again in 5 hours.',
    headers: { 'retry-after': '17999' },
  })
  expect(await refusal(takeQuota(store, quota, 'a', at(6 * 3600)))).toBeNull()
})

test('an amount is taken whole or not at all, from several quotas from all or none', async () => {
  const mine: Quota = { kind: 'mine', most: 10, seconds: 600 }
  const ours: Quota = { kind: 'ours', most: 12, seconds: 900 }
  /** Past all that the windows before may still be cleared away by. */
  const later = at(7 * 3600)
  const take = (amount: number, who: string) =>
    refusal(
      takeQuotas(
        store,
        [
          { quota: mine, who, amount },
          { quota: ours, who: 'us', amount },
        ],
        later,
      ),
    )
  expect(await take(8, 'a')).toBeNull()
  expect((await take(3, 'a'))?.headers).toEqual({ 'retry-after': '600' })
  expect((await take(5, 'b'))?.message).toBe('The limit for this has been reached. Please try again in 15 minutes.')
  expect((await refusal(takeQuota(store, mine, 'c', later, 11)))?.headers).toEqual({ 'retry-after': '600' })
  expect(await take(4, 'b')).toBeNull()
})

test('windows that are over are cleared away', async () => {
  await takeQuota(store, { kind: 'short', most: 1, seconds: 1 }, 'a', at())
  await takeQuota(store, { kind: 'new', most: 1, seconds: 1 }, 'a', at(48 * 3600))
  await expect.poll(() => store.run(system, 'select bucket from quotas')).toEqual([{ bucket: 'new a' }])
})
