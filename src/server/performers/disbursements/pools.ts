import type { PaymentType } from '../../../../machines/disbursement/disbursement.asks.ts'
import type { Query } from '../../performer.ts'

/** How a claim pool stands by the books, in minor units: `available` is what it may still pay, without what is only billed. */
export interface Standing {
  code: string
  currency: string
  stopLoss: number
  balance: number
  awaited: number
  reserved: number
  available: number
  spent: number
  spentYear: number
}

const standing = `
  select p.code, p.currency, p.stop_loss::float8 as "stopLoss", s.balance::float8 as balance, s.awaited::float8 as awaited,
    s.reserved::float8 as reserved, s.available::float8 as available, s.spent::float8 as spent, s.spent_year as "spentYear"
  from claim_pools p cross join lateral pool_standing(p.account, $1) s`

/** The pool of a broker by its code, as it stands at an instant. */
export const poolOf = async (query: Query, at: string, broker: string, code: string): Promise<Standing | null> => {
  const [pool] = await query<Standing>(`${standing} where p.broker_id = $2 and p.code = $3`, [at, broker, code])
  return pool ?? null
}

/** That of a partner which pays claims of a line. */
export const poolFor = async (
  query: Query,
  at: string,
  { broker, partner, currency, line }: { broker: string; partner: string; currency: string; line: string },
): Promise<(Standing & { holder: string }) | null> => {
  const text = `select stood.*, pool_holder($3) as holder
    from (${standing} where p.broker_id = $2 and p.partner = $3 and p.currency = $4 and p.product_categories @> jsonb_build_array($5::text)) stood`
  const [pool] = await query<Standing & { holder: string }>(text, [at, broker, partner, currency, line])
  return pool ?? null
}

/** What the stop-loss leaves of the calendar year: above it the insurer pays. */
export const leftOf = ({ stopLoss, spent, reserved }: Standing): number => Math.max(0, stopLoss - spent - reserved)

/** Who pays a sum: the pool as far as its stop-loss lets it, else the insurer (C070). */
export const payerOf = (pool: Standing | null, amount: number): PaymentType =>
  pool !== null && amount <= leftOf(pool) ? 'AUTOMATIC' : 'MANUAL'
