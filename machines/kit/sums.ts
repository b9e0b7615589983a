/** Sums are in minor units, and exact also beyond 2^53: what is divided is no floating number. */

/**
 * Divides a whole by weights, which are whole numbers: each part is rounded down, and what is left over goes, one by one, to those
 * of which most was cut off; of equals the first is first. What nothing weighs for is all of the last.
 */
export const dividedBy = (whole: number, weights: readonly number[]): number[] => {
  const sum = BigInt(whole)
  const all = weights.map(BigInt)
  const total = all.reduce((before, weight) => before + weight, 0n)
  if (total === 0n) return weights.map((_, index) => (index === weights.length - 1 ? whole : 0))
  const parts = all.map((weight) => (sum * weight) / total)
  const left = Number(sum - parts.reduce((before, part) => before + part, 0n))
  const cut = all.map((weight, index) => ({ index, rest: (sum * weight) % total }))
  const first = cut.toSorted((one, other) => (one.rest === other.rest ? 0 : one.rest > other.rest ? -1 : 1))
  const raised = new Set(first.slice(0, left).map(({ index }) => index))
  return parts.map((part, index) => Number(part) + (raised.has(index) ? 1 : 0))
}

/** A commission, with the tax that is added to it and that which is withheld of it. */
export type CommissionSums = { commission: number; ppn: number; pph23: number }

/** What of a commission changes hands. */
export const netOf = ({ commission, ppn, pph23 }: CommissionSums): number => commission + ppn - pph23
