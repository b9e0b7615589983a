import { nextDeadline } from '../../../machines/kernel/deadlines.ts'
import type { Advance, CaseRecord, Json } from '../../../machines/kernel/types.ts'
import { statusOf } from '../../../machines/kernel/status.ts'
import { snake } from '../../shared/area/names.ts'
import type { Area } from '../../shared/area/types.ts'
import { partiesOf } from '../records/scope.ts'
import type { Caller, Store } from '../store/store.ts'
import type { Place } from './types.ts'

type Step = Extract<Advance, { ok: true }>

/** The columns of a row that its lifecycle's record decides. */
export const recordFacts = ({ lifecycle }: Place, record: CaseRecord): Record<string, Json> => {
  const deadline = nextDeadline(record)
  const facts = Object.entries(lifecycle.facts(record.snapshot.context)).map(([name, value]) => [snake(name), value])
  return {
    machine_version: record.version,
    revision: record.revision,
    status: statusOf(record.snapshot.value),
    snapshot: JSON.stringify(record.snapshot),
    deadline_at: deadline?.at ?? null,
    deadline_event: deadline?.event ?? null,
    ...(Object.fromEntries(facts) as Record<string, Json>),
  }
}

/** Row, timeline and outbox in one statement; the revision in its `where` is the lock. */
const statement = (area: Area, columns: string[]): string => `
  with moved as (
    update ${area.table} set updated_at = $3, ${columns.map((column, index) => `${column} = $${index + 10}`).join(', ')}
    where id = $1 and revision = $2
    returning id, revision, status, ${partiesOf(area)} as parties
  ), told as (
    insert into timeline (area, case_id, revision, at, entry, event, from_status, to_status, key, request_hash, parties)
    select '${area.id}', id, revision, $3::timestamptz, $4, $5::jsonb, $6, status, $7, $8, parties from moved
  ), sent as (
    insert into outbox (area, case_id, revision, run_at, type, params)
    select '${area.id}', id, revision, $3::timestamptz, effect ->> 'type', effect -> 'params'
    from moved, jsonb_array_elements($9::jsonb) effect
  )
  select parties from moved`

interface Move {
  id: string
  /** The revision that the step was taken from. */
  revision: number
  step: Step
  /** What the timeline keeps of the request that made the step; null when nobody sent one. */
  request: { key: string; hash: string } | null
}

/** Writes a step, when the row still has the revision that it was taken from; the organisations of the row, or null when it has not. */
export const commit = async (
  store: Store,
  place: Place,
  caller: Caller,
  { id, revision, step, request }: Move,
): Promise<string[] | null> => {
  const { entry, event, from, at } = step.entry
  const facts = recordFacts(place, step.record)
  const values = [
    id,
    revision,
    at,
    entry,
    JSON.stringify(event),
    from,
    request?.key ?? null,
    request?.hash ?? null,
    JSON.stringify(step.effects),
    ...Object.values(facts),
  ]
  const [row] = await store.run<{ parties: string[] }>(
    caller,
    statement(place.area, Object.keys(facts)),
    values,
    `move ${place.area.id}`,
  )
  return row?.parties ?? null
}
