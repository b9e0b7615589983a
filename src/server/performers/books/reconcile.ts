import { randomUUID } from 'node:crypto'
import { jakartaDay } from '../../../../machines/kit/calendar.ts'
import { codeOf } from '../../../../machines/kit/number.ts'
import type { Host } from '../../context.ts'
import { system } from '../../store/store.ts'
import { atGateway } from './atGateway.ts'
import { type Compared, comparisons, totalsIn } from './comparisons.ts'

/** One of a kind about one thing is open at a time. */
const opened = `
  with still as (
    update reconciliation_differences set expected = $7, found = $8, updated_at = $1
    where broker_id = $2 and currency = $3 and about = left($4, 250) and kind = $5 and status = 'OPEN' returning 1
  )
  insert into reconciliation_differences (created_at, updated_at, broker_id, currency, about, kind, day, expected, found, status)
  select $1, $1, $2, $3, left($4, 250), $5, $6, $7, $8, 'OPEN' where not exists (select from still)`

const over = `
  update reconciliation_differences set status = 'OVER', updated_at = $1, resolved_at = $1, revision = revision + 1
  where broker_id = $2 and status = 'OPEN' and kind <> 'GATEWAY' and updated_at < $1`

const ran = `
  insert into reconciliations (created_at, updated_at, broker_id, day, ended_at, asked_by, compared, differences, outcome, code)
  values ($1, $1, $2, $3, $4, $5, $6, $7, $8, $9)`

/** Compares what a broker's cases, books and totals say, and what the gateway does; answers how many differences there are. */
export const reconcile = async (host: Host, broker: string, askedBy: string | null): Promise<number> => {
  const at = host.clock().toISOString()
  const looked = await atGateway(host, broker, at)
  return host.store.transaction(system, async (sql) => {
    await sql.query(`select pg_advisory_xact_lock(hashtext('reconciliation'), hashtext($1))`, [broker])
    const compared = [...looked]
    for (const text of [...comparisons, ...totalsIn(host.areas)])
      compared.push(...(await sql.query<Compared>(text, [broker])))
    const different = compared.filter(({ expected, found }) => expected !== found)
    const day = jakartaDay(at)
    for (const { kind, about, currency, expected, found } of different)
      await sql.query(opened, [at, broker, currency, about, kind, day, expected, found])
    await sql.query(over, [at, broker])
    const outcome = different.length > 0 ? 'DIFFERENT' : 'EQUAL'
    const ended = host.clock().toISOString()
    await sql.query(ran, [
      at,
      broker,
      day,
      ended,
      askedBy,
      compared.length,
      different.length,
      outcome,
      codeOf('REC', randomUUID(), at),
    ])
    return different.length
  })
}
