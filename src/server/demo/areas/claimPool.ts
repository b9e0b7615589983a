import { lines } from '../../../../machines/kit/lines.ts'
import type { Maker } from '../plainRows.ts'

/** What a pool of the demo was topped up with, in rupiah, and what it may pay in a year. */
export const toppedUp = 750_000_000
const stopLoss = 600_000_000

/** Lines whose claims the pools pay; the insurer pays those of the others. */
export const pooledLines = lines.filter((_, index) => index % 3 !== 2)

/** A pool of each partner, kept by its broker, who alone sees insurers too. */
export const claimPoolRows: Maker = (_, of) =>
  of('insurer').length === 0
    ? []
    : of('partner').map(({ id, code }) => ({
        code: `POOL-${String(code).slice(0, 14)}`,
        partner: id,
        productCategories: pooledLines,
        currency: 'IDR',
        stopLoss,
      }))
