import type { CaseEvent, Entry } from '../../../machines/kernel/types.ts'
import type { TimelineEntry } from '../../shared/endpoints/answers/cases.ts'
import type { Host } from '../context.ts'
import { notFound } from '../http/httpError.ts'
import type { Caller, Store } from '../store/store.ts'
import { placeOf } from './place.ts'
import { readCase } from './readCase.ts'

interface Row {
  revision: number
  entry: string
  event: CaseEvent
  from_status: string | null
  to_status: string
  at: string
}

const columns = 'revision, entry, event, from_status, to_status, at'

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

/** Without the stamp and what other cases were, which not everybody may see, and without what it began with: its page shows that anyway. */
export const asTimelineRow = ({ event, ...entry }: Entry): TimelineEntry => {
  const { type, by, at: _at, verified: _verified, others: _others, input: _input, recordId: _id, ...payload } = event
  const { userId, name, organisation } = by
  return {
    ...entry,
    type,
    payload: payload as TimelineEntry['payload'],
    by: { userId, name, organisation: organisation.name, kind: organisation.kind },
  }
}

/** What has happened to a case, in order. @throws HttpError NOT_FOUND for a missing case and for one of others alike */
export const readTimeline = async (host: Host, caller: Caller, area: string, id: string): Promise<TimelineEntry[]> => {
  const place = placeOf(host, area)
  if (!(await readCase(host.store, place, caller, id))) throw notFound({ table: place.area.table, id })
  return (await readEntries(host.store, caller, area, id, -1, newest)).map(asTimelineRow)
}
