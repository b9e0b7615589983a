import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { dayIn } from '../../machines/kit/calendar.ts'
import { formatDate, formatInstant, formatTime, monthName } from '../../src/shared/format/date.ts'
import { currencyOf, formatMoney } from '../../src/shared/format/money.ts'
import { formatNumber, formatRate } from '../../src/shared/format/number.ts'
import { readDate } from '../../src/shared/format/readDate.ts'
import { sentences } from '../../src/shared/format/sentences.ts'
import { chooseTimeZone } from '../../src/shared/format/timeZone.ts'
import { instantAt, wallClock } from '../../src/shared/format/zones.ts'
import { locales } from '../../src/shared/locales.ts'

afterEach(() => {
  chooseTimeZone(null)
  vi.unstubAllEnvs()
})

describe('dates', () => {
  const moments = fc.date({
    min: new Date('1970-01-01T00:00Z'),
    max: new Date('2030-12-31T00:00Z'),
    noInvalidDate: true,
  })

  it("B158 C080 are DD/MMM/YYYY in lists, DD-MMM-YYYY in forms, in the reader's language", () => {
    expect(formatDate('2026-05-07', 'en', 'list')).toBe('07/May/2026')
    expect(formatDate('2026-05-07', 'en', 'form')).toBe('07-May-2026')
    expect(formatDate('2026-05-07', 'id', 'list')).toBe('07/Mei/2026')
    expect(formatDate('2026-05-07', 'vi', 'form')).toBe('07-Th5-2026')
  })

  it.each([
    ['Asia/Jakarta', 'en', '08 May 2026 00:30'],
    ['UTC', 'en', '07 May 2026 17:30'],
    ['Asia/Jayapura', 'id', '08 Mei 2026 02:30'],
    ['America/New_York', 'vi', '07 Th5 2026 13:30'],
  ])('B158 C080 are DD MMM YYYY HH:mm as instants, in %s and in %s', (zone, locale, text) =>
    expect(formatInstant('2026-05-07T17:30:00.000Z', locale, zone)).toBe(text),
  )

  it('B158 the zone that the reader has chosen counts where no other is named', () => {
    chooseTimeZone('Asia/Ho_Chi_Minh')
    expect([formatInstant('2026-12-31T17:05:00.000Z', 'en'), formatTime('2026-12-31T17:05:09.000Z')]).toEqual([
      '01 Jan 2027 00:05',
      '00:05',
    ])
    expect(formatTime('2026-12-31T17:05:09.000Z', 'second')).toBe('00:05:09')
  })

  it.each(['Asia/Kathmandu', 'America/New_York', 'Pacific/Apia'])(
    'B158 the clock of a computer in %s counts where the reader has chosen no zone',
    (zone) => {
      vi.stubEnv('TZ', zone)
      fc.assert(
        fc.property(moments, (at) => {
          const instant = at.toISOString()
          expect(formatInstant(instant, 'en')).toBe(formatInstant(instant, 'en', zone))
        }),
        { numRuns: 300 },
      )
    },
  )

  it.each(locales)('months are called in %s as the platform calls them within a date', (locale) => {
    for (const length of ['short', 'long'] as const) {
      const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: length, timeZone: 'UTC' })
      const names = Array.from({ length: 12 }, (_, month) => format.formatToParts(Date.UTC(2000, month, 15)))
      const called = names.map((parts) => parts.find(({ type }) => type === 'month')!.value.replace(/^thg /, 'Th'))
      expect(called.map((_, month) => monthName(locale, month + 1, length))).toEqual(called)
    }
  })

  it.each([
    ['16-Nov-2026', 'en', '2026-11-16'],
    ['16/11/2026', 'en', '2026-11-16'],
    ['6.1.2026', 'id', '2026-01-06'],
    ['16112026', 'vi', '2026-11-16'],
    ['2026-11-16', 'vi', '2026-11-16'],
    ['16 agustus 2026', 'id', '2026-08-16'],
    ['16 August 2026', 'id', '2026-08-16'],
    ['16-Th11-2026', 'vi', '2026-11-16'],
    ['16 tháng 11, 2026', 'vi', '2026-11-16'],
    ['31/02/2026', 'en', '31/02/2026'],
    ['11/16/2026', 'en', '11/16/2026'],
    ['16/11/26', 'en', '16/11/26'],
    ['16-Ju-2026', 'en', '16-Ju-2026'],
    ['tomorrow', 'en', 'tomorrow'],
  ])('%s typed in %s is %s', (typed, locale, read) => expect(readDate(typed, locale)).toBe(read))

  it.each(['en', 'id', 'vi'])('B158 what is shown in %s is read again as the same day', (locale) =>
    fc.assert(
      fc.property(fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true }), (at) => {
        const day = at.toISOString().slice(0, 10)
        for (const place of ['list', 'form'] as const)
          expect(readDate(formatDate(day, locale, place), locale)).toBe(day)
      }),
    ),
  )

  it.each([
    ['2026-03-29T02:30', 'Europe/Vienna', '2026-03-29T01:30:00.000Z'],
    ['2026-10-25T01:59', 'Europe/Vienna', '2026-10-24T23:59:00.000Z'],
    ['2026-03-08T12:00', 'Asia/Kathmandu', '2026-03-08T06:15:00.000Z'],
  ])('%s on a clock of %s is %s', (wall, zone, instant) => expect(instantAt(wall, zone)).toBe(instant))

  /** The calendar and the clock of a zone as the platform knows them. */
  const shown = (zone: string, at: Date): string =>
    new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
      .format(at)
      .replace(' ', 'T')

  it.each(['Asia/Jakarta', 'Asia/Ho_Chi_Minh', 'Europe/Berlin', 'America/New_York', 'UTC'])(
    'the laws of %s are those of the platform, from 1970 to 2030',
    (zone) =>
      fc.assert(
        fc.property(moments, (at) => {
          const instant = at.toISOString()
          const clock = shown(zone, at)
          expect([wallClock(instant, zone), dayIn(zone, instant)]).toEqual([clock, clock.slice(0, 10)])
          expect(formatInstant(instant, 'en', zone).slice(-5)).toBe(clock.slice(-5))
          expect(shown(zone, new Date(instantAt(clock, zone)))).toBe(clock)
        }),
        { numRuns: 300 },
      ),
  )

  it('an instant is typed and read again as the same one, in any zone', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.constantFrom('UTC', 'Asia/Jakarta', 'Asia/Kathmandu', 'Pacific/Apia'),
        (hours, zone) => {
          const instant = new Date(hours * 3_600_000).toISOString()
          expect(instantAt(wallClock(instant, zone), zone)).toBe(instant)
        },
      ),
    ))
})

describe('money', () => {
  it.each([
    ['IDR', 65_000_000, 'Rp 65.000.000'],
    ['IDR', 0, 'Rp 0'],
    ['MYR', 123_450, 'RM 1,234.50'],
    ['THB', 100, '฿1.00'],
    ['PHP', 5, '₱0.05'],
    ['PHP', 123_456_700, '₱1,234,567.00'],
    ['VND', 1_500_000, '1.500.000 ₫'],
    ['KHR', 4_100, '4.100 ៛'],
    ['SGD', 100, 'SGD 1.00'],
    ['IDR', -2_000, '-Rp 2.000'],
    ['VND', -2_000, '-2.000 ₫'],
  ])('B159 C025 C105 writes %s %i as %s', (currency, minor, text) => expect(formatMoney(minor, currency)).toBe(text))

  it('B159 C081 is written with its code where the code matters', () => {
    expect(formatMoney(65_000_000, 'IDR', 'code')).toBe('IDR 65.000.000')
    expect(formatMoney(1_500_000, 'VND', 'code')).toBe('VND 1.500.000')
  })

  it('B159 is rupiah where nothing else is said', () => expect(formatMoney(1000)).toBe('Rp 1.000'))

  it('is in the currency of its row', () => {
    expect(currencyOf({ id: '1', currency: 'VND' })).toBe('VND')
    expect(currencyOf({ id: '1' })).toBeUndefined()
  })
})

describe('numbers', () => {
  it('B160 a percentage rounds to 2 decimals', () => {
    expect(formatRate(12.345678)).toBe('12.35%')
    expect(formatRate(12.3)).toBe('12.3%')
    expect(formatRate(10)).toBe('10%')
  })

  it('C025 are grouped by commas', () => {
    expect(formatNumber(10_000)).toBe('10,000')
    expect(formatNumber(-1234.5)).toBe('-1,234.5')
  })
})

describe('several texts', () => {
  it.each([
    [[], ''],
    [['Name is required'], 'Name is required'],
    [['Name is required', 'Phone is required.', 'Is it?'], 'Name is required. Phone is required. Is it?'],
  ])('%j are told as sentences', (texts, told) => {
    expect(sentences(texts)).toBe(told)
  })
})
