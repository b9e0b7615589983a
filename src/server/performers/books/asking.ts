import { randomUUID } from 'node:crypto'
import { jakartaDay } from '../../../../machines/kit/calendar.ts'
import type { Host } from '../../context.ts'
import type { Performer } from '../../performer.ts'
import { type Sql, system } from '../../store/store.ts'
import { type Performer as TaskPerformer, textOf } from '../../task.ts'
import { resolve } from '../paymentExceptions.ts'
import { reconcile } from './reconcile.ts'

const asked = `
  insert into outbox (area, case_id, revision, run_at, type, params) values ('reconciliation', $1, 0, $2, 'reconcile', $3::jsonb)`

const queue = (sql: Pick<Sql, 'query'>, at: string, broker: string, askedBy: string | null) =>
  sql.query(asked, [randomUUID(), at, JSON.stringify({ broker, askedBy })])

/** Has the house's books compared as soon as may be. */
const run: Performer = async ({ sql, by, at }) => {
  await queue(sql, at, by.organisation.id, by.name)
  return {}
}

export const reconciliationActions = { run }
export const reconciliationDifferenceActions = { resolve }

export const performReconcile: TaskPerformer = async (task, { host }) => {
  const { askedBy } = task.params
  await reconcile(host, textOf(task, 'broker'), typeof askedBy === 'string' ? askedBy : null)
  return {}
}

/** Brokers whose books of a day nobody has compared yet, and no task is to. */
const uncompared = `
  select distinct a.broker_id as id from ledger_accounts a
  where not exists (select from reconciliations r where r.broker_id = a.broker_id and r.day = $1)
    and not exists (
      select from outbox o where o.type = 'reconcile' and o.done_at is null and o.params ->> 'broker' = a.broker_id::text
    )`

/** Every night: what is compared of a day is compared once it has begun. */
export const reconcileNightly = async ({ store, clock }: Pick<Host, 'store' | 'clock'>): Promise<number> => {
  const at = clock().toISOString()
  return store.transaction(system, async (sql) => {
    await sql.query(`select pg_advisory_xact_lock(hashtext('nightly reconciliation'))`)
    const brokers = await sql.query<{ id: string }>(uncompared, [jakartaDay(at)])
    for (const { id } of brokers) await queue(sql, at, id, null)
    return brokers.length
  })
}
