import { randomUUID } from 'node:crypto'
import { statusOf } from '../../../machines/kernel/status.ts'
import type { Actor, CaseRecord, Context, Entry } from '../../../machines/kernel/types.ts'
import { besides } from '../../../machines/tried.ts'
import { recordFacts } from '../../../src/server/cases/commit.ts'
import type { Host } from '../../../src/server/context.ts'
import { placeOf } from '../../../src/server/cases/place.ts'
import { partyColumns } from '../../../src/server/records/scope.ts'
import { system } from '../../../src/server/store/store.ts'
import type { Insert } from '../cases/types.ts'

/** The organisations of a case, by their part in it. */
export type Parties = Record<'broker' | 'insurer' | 'bank' | 'partner', string>

export const withContext = (record: CaseRecord, context: Context): CaseRecord => ({
  ...record,
  snapshot: { ...record.snapshot, context: { ...record.snapshot.context, ...context } },
})

/** How a case of this lifecycle is put into its table. */
export const insertOf = async (id: string): Promise<Insert> => {
  const { insert } = await besides(id, `tests/server/cases/${id}.ts`, 6, import(`../cases/${id}.ts`))
  return insert as Insert
}

/** A row of an area as a record of its lifecycle stands, with the beginning of its timeline; `fields` are the columns that the record does not know. */
export const insertRow = async (
  host: Host,
  area: string,
  by: Actor,
  record: CaseRecord,
  fields: Record<string, unknown> = {},
  entry: Pick<Entry, 'entry' | 'event' | 'to'> = {
    entry: 'created',
    event: { type: 'created', by, at: host.clock().toISOString() },
    to: statusOf(record.snapshot.value),
  },
): Promise<string> => {
  const place = placeOf(host, area)
  const { table } = place.area
  const at = host.clock().toISOString()
  const row: Record<string, unknown> = {
    id: randomUUID(),
    created_at: at,
    updated_at: at,
    machine: record.machine,
    ...recordFacts(place, record, at),
    desk_since: at,
    snapshot: record.snapshot,
    ...fields,
  }
  const columns = Object.keys(row).join(', ')
  await host.store.transaction(system, async (sql) => {
    await sql.query(
      `insert into ${table} (${columns}) select ${columns} from jsonb_populate_record(null::${table}, $1)`,
      [JSON.stringify(row)],
    )
    await sql.query(
      `insert into timeline (area, case_id, revision, entry, event, to_status, at, parties) values ($1, $2, 0, $3, $4, $5, $6, $7)`,
      [
        area,
        row['id'],
        entry.entry,
        JSON.stringify(entry.event),
        entry.to,
        at,
        partyColumns(place.area).map((column) => row[column]),
      ],
    )
  })
  return row['id'] as string
}
