import { formatMoney } from '../../shared/format/money.ts'

export interface Sides {
  debit: number | null
  credit: number | null
}

/** On which side an amount stands, as books show it: neither is less than nothing. */
export const sidesOf = (amount: number): Sides => ({
  debit: amount > 0 ? amount : null,
  credit: amount < 0 ? -amount : null,
})

/** How sums of a page of a book are written: where there is none, its place is empty. */
export const writtenIn =
  (currency: string | undefined) =>
  (amount: number | null): string =>
    amount === null ? '' : formatMoney(amount, currency)
