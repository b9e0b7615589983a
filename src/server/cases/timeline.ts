import type { CaseEvent, Entry } from '../../../machines/kernel/types.ts'
import type { TimelineEntry } from '../../shared/endpoints/answers/cases.ts'
import type { Area } from '../../shared/area/types.ts'
import type { Host } from '../context.ts'
import { notFound } from '../http/httpError.ts'
import type { Caller, Store } from '../store/store.ts'
import { placeOf } from './place.ts'
import { readCase } from './readCase.ts'
import { toldEntry } from './sight.ts'

interface Row {
  revision: number
  entry: string
  event: CaseEvent
  taken: string | null
  from_status: string | null
  to_status: string
  at: string
}

const columns = 'revision, entry, event, taken, from_status, to_status, at'

/** All entries of each case of a query that calls them `c`, in order, as SQL. */
export const entriesOf = ({ id }: Pick<Area, 'id'>): string => `(
  select json_agg(json_build_object('revision', t.revision, 'entry', t.entry, 'event', t.event, 'taken', t.taken,
    'from', t.from_status, 'to', t.to_status, 'at', t.at) order by t.revision)
  from timeline t where t.area = '${id}' and t.case_id = c.id
)`

/** The entries of a case with revisions above one and up to another, in order; row-level security hides those of others. */
export const readEntries = async (
  store: Store,
  caller: Caller,
  area: string,
  id: string,
  above: number,
  upTo: number,
): Promise<Entry[]> => {
  const text = `select ${columns} from timeline where area = $1 and case_id = $2 and revision > $3 and revision <= $4 order by revision`
  const rows = await store.run<Row>(caller, text, [area, id, above, upTo], 'timeline')
  return rows.map(({ from_status, to_status, ...row }) => ({ ...row, from: from_status, to: to_status }))
}

/** Highest revision there can be. */
export const newest = 2 ** 31 - 1

/** What has happened to a case, in order. @throws HttpError NOT_FOUND for a missing case and for one of others alike */
export const readTimeline = async (host: Host, caller: Caller, area: string, id: string): Promise<TimelineEntry[]> => {
  const place = placeOf(host, area)
  if (!(await readCase(host.store, place, caller, id))) throw notFound({ table: place.area.table, id })
  const entries = await readEntries(host.store, caller, area, id, -1, newest)
  return entries.map((entry) => toldEntry(place.lifecycle, caller, entry))
}
