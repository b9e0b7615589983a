import { afterEach, expect, it, vi } from 'vitest'
import { detectTimeZone } from '../../src/shared/format/timeZone.ts'

afterEach(() => vi.restoreAllMocks())

const detected = (timeZone: string) =>
  vi
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    .mockReturnValue({ timeZone, locale: 'en', calendar: 'gregory', numberingSystem: 'latn' })

it('B005 the zone of the browser counts', () => {
  detected('Europe/Vienna')
  expect(detectTimeZone()).toBe('Europe/Vienna')
})

it('B005 Asia/Jakarta counts when none can be detected', () => {
  detected('')
  expect(detectTimeZone()).toBe('Asia/Jakarta')
})
