import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { chooseTimeZone, detectTimeZone, readerTimeZone } from '../../src/shared/format/timeZone.ts'
import { timeZones } from '../../src/shared/format/zones.ts'

/** Another file of this process may have detected one. */
beforeEach(() => chooseTimeZone(null))
afterEach(() => {
  vi.restoreAllMocks()
  chooseTimeZone(null)
})

const detected = (timeZone: string) =>
  vi
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    .mockReturnValue({ timeZone, locale: 'en', calendar: 'gregory', numberingSystem: 'latn' })

it('B005 the zone of the browser counts', () => {
  detected('Europe/Vienna')
  expect([detectTimeZone(), readerTimeZone()]).toEqual(['Europe/Vienna', 'Europe/Vienna'])
})

it('B005 Asia/Jakarta counts when none can be detected', () => {
  detected('')
  expect([detectTimeZone(), readerTimeZone()]).toEqual(['Asia/Jakarta', 'Asia/Jakarta'])
})

it('the zone that a person has chosen counts more than that of the browser', () => {
  detected('Europe/Vienna')
  chooseTimeZone('Asia/Makassar')
  expect([detectTimeZone(), readerTimeZone()]).toEqual(['Europe/Vienna', 'Asia/Makassar'])
  chooseTimeZone(null)
  expect(readerTimeZone()).toBe('Europe/Vienna')
})

it('the zones to choose from are such that dates can be written in', () => {
  expect(timeZones()).toEqual(expect.arrayContaining(['Asia/Jakarta', 'Asia/Makassar', 'UTC']))
  for (const timeZone of timeZones()) expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow()
})
