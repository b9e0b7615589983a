import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clawedBack, partsOf, taxOf } from '../../../machines/commission/commission.shares.ts'
import { dividedBy } from '../../../machines/kit/sums.ts'

const most = 1_000_000_000_000_000
const whole = fc.oneof(fc.nat(1000), fc.integer({ min: 0, max: most }))
/** Per cents with two decimals of which both together are not more than all. */
const shares = fc
  .tuple(fc.nat(10_000), fc.nat(10_000))
  .map(([one, other]) => ({ seller: one / 100, referrer: Math.min(other, 10_000 - one) / 100 }))
const sumOf = (parts: Iterable<number>): number => [...parts].reduce((sum, part) => sum + part, 0)

describe('the shares of a commission', () => {
  it('are by largest remainder: the seller before the referrer, and the house last', () => {
    expect(partsOf(100, { seller: 33.33, referrer: 33.33 })).toEqual({ seller: 33, referrer: 33, house: 34 })
    expect(partsOf(10, { seller: 25, referrer: 25 })).toEqual({ seller: 3, referrer: 2, house: 5 })
    expect(partsOf(1, { seller: 50, referrer: 0 })).toEqual({ seller: 1, referrer: 0, house: 0 })
    expect(partsOf(1, { seller: 0, referrer: 0 })).toEqual({ seller: 0, referrer: 0, house: 1 })
    expect(partsOf(2, { seller: 33, referrer: 33 })).toEqual({ seller: 1, referrer: 0, house: 1 })
    expect(partsOf(most, { seller: 33.33, referrer: 0.01 })).toEqual({
      seller: 333_300_000_000_000,
      referrer: 100_000_000_000,
      house: 666_600_000_000_000,
    })
    expect(dividedBy(7, [0, 0, 0])).toEqual([0, 0, 7])
  })

  it('come to the whole exactly, and none is a unit away from its per cents', () =>
    fc.assert(
      fc.property(whole, shares, (sum, of) => {
        const parts = partsOf(sum, of)
        expect(sumOf(Object.values(parts))).toBe(sum)
        for (const [name, perCent] of Object.entries(of)) {
          const away = BigInt(parts[name as 'seller']) * 10_000n - BigInt(sum) * BigInt(Math.round(perCent * 100))
          expect(away > -10_000n && away < 10_000n).toBe(true)
        }
      }),
    ))

  it('go back as much as the premium does: none is more than it was, and of all nothing is left', () =>
    fc.assert(
      fc.property(whole, shares, fc.array(fc.nat(1000), { maxLength: 6 }), (sum, of, cuts) => {
        const parts = partsOf(sum, of)
        let left = sum
        const sums = cuts.map((cut) => {
          const back = Math.floor((left / 1000) * cut)
          left -= back
          return back
        })
        const gone = clawedBack(parts, [...sums, left])
        for (const name of ['seller', 'referrer', 'house'] as const) {
          expect(gone.every((one) => one[name] >= 0)).toBe(true)
          expect(sumOf(gone.map((one) => one[name]))).toBe(parts[name])
        }
        expect(gone.map((one) => sumOf(Object.values(one)))).toEqual([...sums, left])
      }),
    ))

  it('go back the same, whatever goes back after', () => {
    const parts = partsOf(1001, { seller: 40, referrer: 10 })
    expect(clawedBack(parts, [333, 333])).toEqual(clawedBack(parts, [333, 333, 335]).slice(0, 2))
    expect(clawedBack({ seller: 400, referrer: 100, house: 501 }, [333])).toEqual([
      { seller: 133, referrer: 33, house: 167 },
    ])
  })
})

it('a tax is rounded half up, and exact', () => {
  expect([taxOf(1000, 11), taxOf(1005, 10), taxOf(1004, 10), taxOf(50, 1), taxOf(49, 1), taxOf(0, 11)]).toEqual([
    110, 101, 100, 1, 0, 0,
  ])
  expect(taxOf(most, 11)).toBe(110_000_000_000_000)
  expect(taxOf(999_999_999_999_999, 0.01)).toBe(100_000_000_000)
})
