// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { forgetSentFrom, rememberSentFrom, sentFrom } from '../../src/app/sentFrom.ts'
import { cookies, forgetBrowser } from '../data/support/visit.ts'

beforeEach(forgetBrowser)

const kept = (value: string) => {
  document.cookie = `from=${encodeURIComponent(value)}; Path=/`
  return sentFrom()
}

it('B025 a cookie holds the page the person was sent away from, until it is forgotten', () => {
  rememberSentFrom('/bank?tab=ACTIVE')
  expect(cookies()).toEqual({ from: '/bank?tab=ACTIVE' })
  expect(sentFrom()).toBe('/bank?tab=ACTIVE')
  forgetSentFrom()
  expect(cookies()).toEqual({})
  expect(sentFrom()).toBeNull()
})

it.each([
  '//evil.test/',
  '/\\evil.test/',
  '\\\\evil.test/',
  '/\t/evil.test/',
  '/\n\\evil.test/',
  '/..//evil.test/',
  '/.//evil.test/',
  'https://evil.test/',
  'https:/evil.test/',
  'javascript:alert(1)',
  'data:text/html,hello',
  ' //evil.test/',
  '//',
  '',
])('B025 C041 leads to no other origin: %j', (value) => {
  expect(kept(value)).toBeNull()
})

it.each([
  ['/%2F/evil.test', '/%2F/evil.test'],
  ['/%5Cevil.test', '/%5Cevil.test'],
  ['/@evil.test', '/@evil.test'],
  ['/bank/../broker', '/broker'],
  ['/bank?next=//evil.test', '/bank?next=//evil.test'],
  ['/credit-life/17?tab=ACTIVE#comments', '/credit-life/17?tab=ACTIVE#comments'],
])('B025 C041 %j stays within the own origin', (value, path) => {
  expect(kept(value)).toBe(path)
})

it('B025 a cookie that is not ours is none', () => {
  document.cookie = 'from=%E0%A4%A; Path=/'
  expect(sentFrom()).toBeNull()
})
