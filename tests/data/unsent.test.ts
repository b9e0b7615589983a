// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { deleteCookie, writeCookie } from '../../src/data/cookies.ts'

/** Each still hears when the page is left. */
const visits: { forgetUnsent(): void }[] = []

const visit = async () => {
  vi.resetModules()
  const visited = await import('../../src/data/unsent.ts')
  visited.startUnsent()
  visits.push(visited)
  return visited
}
const leave = () => dispatchEvent(new Event('pagehide'))

beforeEach(() => {
  visits.forEach(({ forgetUnsent }) => forgetUnsent())
  writeCookie('user', '{"email":"ann@covergate.test"}')
})

it('what was typed and not sent is there again after a reload, and the storage is empty while the page is there', async () => {
  const first = await visit()
  first.keepUnsent('credit_life q1 quotation.rejected', { reason: 'Too high' })
  expect(sessionStorage.length).toBe(0)
  leave()
  const second = await visit()
  expect(sessionStorage.length).toBe(0)
  expect(second.recallUnsent('credit_life q1 quotation.rejected')).toEqual({ reason: 'Too high' })
  expect(second.recallUnsent('credit_life q2 quotation.rejected')).toBeNull()
})

it('is not there for another person, and not after the session', async () => {
  const first = await visit()
  first.keepUnsent('a', { reason: 'Too high' })
  leave()
  writeCookie('user', '{"email":"budi@covergate.test"}')
  const second = await visit()
  expect(second.recallUnsent('a')).toBeNull()
  second.keepUnsent('b', { reason: 'Too low' })
  visits.forEach(({ forgetUnsent }) => forgetUnsent())
  deleteCookie('user')
  leave()
  expect([second.recallUnsent('b'), sessionStorage.length]).toEqual([null, 0])
})
