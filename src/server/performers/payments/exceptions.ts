import { createHash } from 'node:crypto'
import type { Host } from '../../context.ts'
import { columnOf, partyColumns } from '../../records/scope.ts'
import { type Sql, type Store, system } from '../../store/store.ts'
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
const idOf = (key: string): string =>
  createHash('sha256')
    .update(`payment exception ${key}`)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')

/** Whose finance it concerns: that of the case's broker, and of what no case has asked for the platform's. */
export const houseOf = async ({ store, areas }: Host, order: Order | null): Promise<string | null> => {
  const area = order && areas.find(({ id }) => id === order.area)
  const column = area && (columnOf(area, 'broker') ?? partyColumns(area)[0])
  const [row] = column
    ? await store.run<{ house: string | null }>(system, `select ${column} as house from ${area.table} where id = $1`, [
        order.case_id,
      ])
    : await platform(store)
  return row?.house ?? (await platform(store))[0]?.house ?? null
}

const platform = (store: Store) =>
  store.run<{ house: string }>(
    system,
    "select id as house from organisations where kind = 'platform' order by created_at, id limit 1",
    [],
  )

const kept = `
  insert into payment_exceptions (id, created_at, updated_at, broker_id, reference, kind, told, amount, currency, reason, detail, status)
  select $1, $2, $2, $3, $4, $5, $6, $7, coalesce($8, 'IDR'), $9, $10, 'OPEN' where $3::uuid is not null
  on conflict (id) do nothing`

/** Left to finance, once. */
export const keepException = (sql: Sql, house: string | null, one: Exception, at: string) =>
  sql.query(kept, [
    idOf(one.key),
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
