import { createHash } from 'node:crypto'
import type { Host } from '../../context.ts'
import { columnOf, partyColumns } from '../../records/scope.ts'
import { type Sql, system } from '../../store/store.ts'
import { uuidOf } from '../../uuidOf.ts'
import type { Order } from './orders.ts'

export interface Exception {
  /** Once it is kept; it makes the id. */
  key: string
  reference: string
  kind: 'UNKNOWN_REFERENCE' | 'UNKNOWN_AT_GATEWAY' | 'UNCONFIRMED' | 'OTHER_SUM' | 'OTHER_CURRENCY' | 'NOT_TAKEN'
  told: string
  amount?: number | null
  currency?: string | null
  reason?: string
  detail: object
}

/** The same for the same key. */
export const exceptionId = (key: string): string =>
  uuidOf(createHash('sha256').update(`payment exception ${key}`).digest().subarray(0, 16))

/** Whose finance it concerns: that of the case's broker; null where the case is not there, or knows of none. */
export const houseOf = async ({ store, areas }: Host, order: Order): Promise<string | null> => {
  const area = areas.find(({ id }) => id === order.area)
  const column = area && (columnOf(area, 'broker') ?? partyColumns(area)[0])
  if (!column) return null
  const text = `select ${column} as house from ${area.table} where id = $1`
  const [row] = await store.run<{ house: string | null }>(system, text, [order.case_id])
  return row?.house ?? null
}

/** What is nobody's else is the platform's. */
const kept = `
  insert into payment_exceptions (id, created_at, updated_at, broker_id, reference, kind, told, amount, currency, reason, detail, status)
  select $1, $2, $2, house, $4, $5, $6, $7, coalesce($8, 'IDR'), $9, $10, 'OPEN' from coalesce($3::uuid, (
    select id from organisations where kind = 'platform' order by created_at, id limit 1
  )) house where house is not null
  on conflict (id) do nothing`

/** Left to finance, once. */
export const keepException = (sql: Sql, house: string | null, one: Exception, at: string) =>
  sql.query(kept, [
    exceptionId(one.key),
    at,
    house,
    one.reference,
    one.kind,
    one.told,
    one.amount ?? null,
    one.currency ?? null,
    one.reason?.slice(0, 1000) ?? null,
    JSON.stringify(one.detail),
  ])
