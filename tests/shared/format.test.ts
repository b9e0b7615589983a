import { describe, expect, it } from 'vitest'
import { formatDate, formatInstant } from '../../src/shared/format/date.ts'
import { formatMoney } from '../../src/shared/format/money.ts'
import { formatNumber, formatRate } from '../../src/shared/format/number.ts'

describe('dates', () => {
  it("B158 are DD/MMM/YYYY in lists, DD-MMM-YYYY in forms, in the reader's language", () => {
    expect(formatDate('2026-05-07', 'en', 'list')).toBe('07/May/2026')
    expect(formatDate('2026-05-07', 'en', 'form')).toBe('07-May-2026')
    expect(formatDate('2026-05-07', 'id', 'list')).toBe('07/Mei/2026')
  })

  it("B158 are DD MMM YYYY HH:mm as instants, in the reader's zone", () => {
    expect(formatInstant('2026-05-07T17:30:00.000Z', 'en', 'Asia/Jakarta')).toBe('08 May 2026 00:30')
    expect(formatInstant('2026-12-31T23:05:00.000Z', 'en', 'UTC')).toBe('31 Dec 2026 23:05')
  })
})

describe('money', () => {
  it.each([
    ['IDR', 65_000_000, 'Rp 65.000.000'],
    ['IDR', 0, 'Rp 0'],
    ['MYR', 123_450, 'RM 1,234.50'],
    ['PHP', 5, '₱0.05'],
    ['VND', 1_500_000, '1.500.000 ₫'],
    ['KHR', 4_100, '4.100 ៛'],
    ['SGD', 100, 'SGD 1.00'],
  ])('B159 writes %s %i as %s', (currency, minor, text) => expect(formatMoney(minor, currency)).toBe(text))

  it('B159 is written with its code where the code matters', () =>
    expect(formatMoney(65_000_000, 'IDR', 'code')).toBe('IDR 65.000.000'))
})

describe('numbers', () => {
  it('B160 a percentage rounds to 2 decimals', () => {
    expect(formatRate(12.345678)).toBe('12.35%')
    expect(formatRate(10)).toBe('10%')
  })

  it('are grouped by commas', () => {
    expect(formatNumber(10_000)).toBe('10,000')
    expect(formatNumber(-1234.5)).toBe('-1,234.5')
  })
})
