import type { Maker } from '../plainRows.ts'

/** The last year whose books are closed: nothing of the demo is of value there any more. */
export const ledgerClosingRows: Maker = (now) => {
  const year = new Date(now).getUTCFullYear() - 3
  return [{ period: String(year), closedUntil: `${year}-12-31` }]
}
