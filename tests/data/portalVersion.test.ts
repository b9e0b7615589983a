// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { version } from '../../package.json'
import { dropPersisted, isVersionChanged } from '../../src/data/portalVersion.ts'
import { cookies, forgetBrowser } from './support/visit.ts'

beforeEach(forgetBrowser)

const stored = () => JSON.parse(localStorage.getItem('exam')!) as unknown

it('B066 a first visit stores the version and has nothing to drop', () => {
  expect(isVersionChanged()).toBe(false)
  expect(stored()).toEqual({ organisation: null, appPersisted: { version } })
})

it('B066 C037 another version clears what is persisted, once; the cookies stay', () => {
  document.cookie = 'refresh=refresh-1; Path=/'
  localStorage.setItem(
    'exam',
    JSON.stringify({ organisation: { id: 'o1' }, appPersisted: { version: '0.0.9', scheme: 'dark' } }),
  )
  expect(isVersionChanged()).toBe(true)
  dropPersisted()
  expect(stored()).toEqual({ organisation: null, appPersisted: { version } })
  expect(isVersionChanged()).toBe(false)
  expect(cookies()).toEqual({ refresh: 'refresh-1' })
})

it('B066 the same version keeps everything', () => {
  const kept = { organisation: { id: 'o1' }, appPersisted: { version, scheme: 'dark' } }
  localStorage.setItem('exam', JSON.stringify(kept))
  expect(isVersionChanged()).toBe(false)
  expect(stored()).toEqual(kept)
})
