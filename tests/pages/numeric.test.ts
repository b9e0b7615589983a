import { generatedAreas } from '../support/generatedAreas.ts'
import { withChange } from '../../src/pages/form/values.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { currencyStyle } from '../../src/shared/format/money.ts'
import { plainNumber, writeNumber, type NumberStyle } from '../../src/shared/format/number.ts'
import { readNumber, retype } from '../../src/ui/fields/numeric.ts'

const rupiah: NumberStyle = currencyStyle('IDR')
const ringgit: NumberStyle = currencyStyle('MYR')
const whole: NumberStyle = { ...plainNumber, decimals: 0 }
const rate: NumberStyle = { ...plainNumber, group: '', decimals: 2 }
const digits = (text: string) => text.replace(/[^-\d]/g, '')

describe('a number that is typed', () => {
  it('is grouped while the caret stays behind the same digit', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^-?[1-9]\d{0,14}$/), fc.nat(15), (typed, at) => {
        const caret = Math.min(at, typed.length)
        const tidy = retype(typed, caret, rupiah)
        expect(digits(tidy.text)).toBe(typed)
        expect(digits(tidy.text.slice(0, tidy.caret))).toBe(typed.slice(0, caret))
        expect(retype(tidy.text, tidy.caret, rupiah)).toEqual(tidy)
      }),
    )
  })

  it.each([
    ['65000000', rupiah, '65.000.000', 65_000_000],
    ['Rp 65.000.000', rupiah, '65.000.000', 65_000_000],
    ['65.000.000,75', rupiah, '65.000.000,75', 65_000_000.75],
    ['-2', rupiah, '-2', -2],
    ['-1234.5', currencyStyle('MYR'), '-1,234.5', -1234.5],
    ['-0', rate, '-0', 0],
    ['12,5', rate, '12,5', 12.5],
    ['12.', rate, '12.', 12],
    ['12.345', rate, '12.345', 12.345],
    ['12345678901234567890', rate, '12345678901234567890', 12345678901234567000],
    ['.5', rate, '.5', 0.5],
    ...['abc', '-', '1e5', '1e400', '0x10', '1-2', '1,2,3', '١٢', '１２', '1 2', 'NaN', '1\u0000'].map(
      (text): [string, NumberStyle, string, string] => [text, rate, text, text],
    ),
    ['', rate, '', null],
    ['1234.5', currencyStyle('MYR'), '1,234.5', 1234.5],
  ])('B161 B203 reads %j', (typed, style, shown, value) => {
    expect(retype(typed, typed.length, style)).toEqual({ text: shown, caret: shown.length })
    expect(readNumber(typed, style)).toBe(value)
  })

  it.each([
    ['11.555', rupiah, 11_555],
    ['1.889.400', rupiah, 1_889_400],
    ['1.500,5', rupiah, 1500.5],
    ['1.500,5', ringgit, '1.500,5'],
    ['1,500.5', ringgit, 150_050],
    ['9,999,999,999,999.99', ringgit, 999_999_999_999_999],
    ['11.555', ringgit, 1155.5],
    ['-2', ringgit, -200],
    // Each might be another number for somebody who groups or parts digits differently.
    ...['1.5', '11.55', '1.5000', '0.1000', '1..500', '.500', '1500.000'].map((text): [string, NumberStyle, string] => [
      text,
      rupiah,
      text,
    ]),
    ...['1.500', '1.50000', '15,00', '1,5'].map((text): [string, NumberStyle, string] => [text, ringgit, text]),
    ...['1.500', '1,500'].map((text): [string, NumberStyle, string] => [text, rate, text]),
    ...['5.000', '5.0', '5,00'].map((text): [string, NumberStyle, string] => [text, whole, text]),
    ['5,000', whole, 5000],
  ])('B161 with signs of its own, %j, is exact or no number', (typed, style, value) => {
    expect(readNumber(typed, style, style === ringgit ? 2 : 0)).toBe(value)
  })

  it.each([
    ['05', rupiah, '05'],
    ['00', rupiah, '00'],
    ['0', rupiah, 0],
    ['0.5', ringgit, 0.5],
    ['50', rupiah, 50],
  ])('C073 of a price, %j, takes no 0 at its beginning', (typed, style, value) => {
    expect(readNumber(typed, style, 0, true)).toBe(value)
  })

  it('is exact, or what was typed, whatever that is', () => {
    const certain = new Map([
      [rupiah, /^-?(\d+|\d{1,3}(\.\d{3})+)?(,\d*)?$/],
      [ringgit, /^-?(\d+|\d{1,3}(,\d{3})+)?(\.\d*)?$/],
      [rate, /^-?\d*([.,]\d*)?$/],
    ])
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...Array.from('0123456789.,- e٢')), maxLength: 12 }),
        fc.constantFrom(...certain.keys()),
        (typed, style) => {
          const value = readNumber(typed, style)
          if (typeof value !== 'number') expect(value ?? '').toBe(typed)
          else {
            const plain = style.group ? typed.replaceAll(style.group, '') : typed
            expect(typed.trim()).toMatch(certain.get(style)!)
            expect(value).toBe(Number(plain.replace(',', '.')) + 0)
          }
        },
      ),
    )
  })

  it('is read as what was written', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e9, max: 1e9 }),
        fc.constantFrom('IDR', 'MYR', 'VND', 'THB'),
        (minor, currency) => {
          const style = currencyStyle(currency)
          const amount = minor / 10 ** style.decimals
          expect(readNumber(writeNumber(amount, style), style)).toBeCloseTo(amount, 6)
        },
      ),
    )
  })
})

describe('an amount for which another currency is chosen', () => {
  const [area] = generatedAreas(1)

  it.each([
    ['IDR', 'MYR', 1500, 150_000],
    ['MYR', 'IDR', 150_000, 1500],
    ['MYR', 'THB', 150_001, 150_001],
    ['MYR', 'VND', 1050, 10.5],
  ])('stays as it is written: %s, then %s', (before, after, amount, kept) =>
    expect(withChange(area!, { currency: before, amount, share: 5 }, 'currency', after)).toEqual({
      currency: after,
      amount: kept,
    }),
  )

  it('is left alone when it was no amount, and when none was chosen before', () => {
    expect(withChange(area!, { currency: 'IDR', amount: '1e5' }, 'currency', 'MYR')).toEqual({ currency: 'MYR' })
    expect(withChange(area!, { currency: null, amount: 5 }, 'currency', 'MYR')).toEqual({ currency: 'MYR' })
    expect(withChange(area!, { currency: 'IDR', amount: 5 }, 'amount', 7)).toEqual({ amount: 7 })
  })
})
