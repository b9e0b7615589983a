export interface Sides {
  debit: number | null
  credit: number | null
}

/** On which side an amount stands, as books show it: neither is less than nothing. */
export const sidesOf = (amount: number): Sides => ({
  debit: amount > 0 ? amount : null,
  credit: amount < 0 ? -amount : null,
})
