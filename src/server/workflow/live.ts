import { endsOf } from '../../../machines/kernel/chart.ts'
import { statusOf } from '../../../machines/kernel/status.ts'
import type { CaseRecord, Entry, Lifecycle } from '../../../machines/kernel/types.ts'
import { days } from '../../../machines/kit/days.ts'
import { snake } from '../../shared/area/names.ts'
import type { Area } from '../../shared/area/types.ts'
import { entriesOf } from '../cases/timeline.ts'
import { asKept, type KeptRecord, recordColumns } from '../records/caseRecord.ts'
import { visible } from '../records/scope.ts'
import { literal } from '../records/where.ts'
import type { Caller, Store } from '../store/store.ts'

/** How long ago a case may have been moved that is over. */
const recent = days(30)

/** A case as it is kept, with all that has happened to it. */
export interface LiveCase {
  id: string
  title: string
  status: string
  record: CaseRecord
  entries: Entry[]
}

interface Row extends KeptRecord {
  id: string
  title: string
  status: string
  total: number | null
  entries: Entry[] | null
}

export interface LiveAsked {
  at: Date
  /** The id after which they begin; null: they begin, and are counted. */
  after: string | null
  most: number
  /** Further conditions, as SQL. */
  among?: readonly string[]
}

export const firstId = '00000000-0000-0000-0000-000000000000'

/** The next cases that the caller sees and that are open, or were moved within 30 days, in the order of their ids; `next`: there are more after that one. */
export const readLive = async (
  store: Store,
  caller: Caller,
  area: Area,
  { machine }: Lifecycle,
  { at, after, most, among = [] }: LiveAsked,
): Promise<{ cases: LiveCase[]; total: number | null; next: string | null }> => {
  const ended = endsOf(machine).map((state) => literal(statusOf(state)))
  const since = new Date(at.getTime() - recent).toISOString()
  const open =
    ended.length > 0
      ? `(status not in (${ended.join(', ')}) or updated_at >= $1::timestamptz)`
      : '$1::timestamptz is not null'
  const meant = [open, visible(area, caller), ...among].join(' and ')
  const rows = await store.run<Row>(
    caller,
    `select c.*, ${after === null ? `(select count(*)::int from ${area.table} where ${meant})` : 'null::int'} as total, ${entriesOf(area)} as entries
     from (
       select id, ${snake(area.title)} as title, status, ${recordColumns} from ${area.table}
       where ${meant} and id > $2 order by id limit ${most + 1}
     ) c order by c.id`,
    [since, after ?? firstId],
  )
  const cases = rows.slice(0, most).map((row) => ({
    id: row.id,
    title: row.title,
    status: row.status,
    record: asKept(row),
    entries: row.entries ?? [],
  }))
  return {
    cases,
    total: after === null ? (rows[0]?.total ?? 0) : null,
    next: rows.length > most ? cases.at(-1)!.id : null,
  }
}
