import { dividedBy } from '../kit/sums.ts'

const hundredths = (perCent: number): number => Math.round(perCent * 100)

/** Whose part of a commission it is: the one who has sold, the one who has brought the seller, and the house that has the rest. */
export type Parts = { seller: number; referrer: number; house: number }

const named = ([seller, referrer, house]: number[]): Parts => ({ seller: seller!, referrer: referrer!, house: house! })

/** The parts of the commission of a premium, whose shares are per cents with up to two decimals: together they are all of it. */
export const partsOf = (whole: number, shares: Pick<Parts, 'seller' | 'referrer'>): Parts => {
  const weights = [shares.seller, shares.referrer].map(hundredths)
  return named(dividedBy(whole, [...weights, 10_000 - weights[0]! - weights[1]!]))
}

/** What of these parts goes back with each of the sums that do, one after the other: as much of each as is left of it, in proportion. */
export const clawedBack = (parts: Parts, sums: readonly number[]): Parts[] => {
  let left = [parts.seller, parts.referrer, parts.house]
  return sums.map((sum) => {
    const back = dividedBy(sum, left)
    left = left.map((part, index) => part - back[index]!)
    return named(back)
  })
}

/** So many per cent of a sum, rounded half up. */
export const taxOf = (sum: number, perCent: number): number =>
  Number((BigInt(sum) * BigInt(hundredths(perCent)) * 2n + 10_000n) / 20_000n)
