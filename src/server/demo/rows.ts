import { isTask, parted } from '../cases/book.ts'
import { decisionIn, recordFacts } from '../cases/commit.ts'
import type { Place } from '../cases/types.ts'
import { lastingColumns, partyColumns } from '../records/scope.ts'
import type { Row } from './insertRows.ts'
import type { Life } from './chronicle.ts'

/** What a life has left behind in the tables; `pending` says which of its effects the host has still to perform. */
export const rowsOf = (place: Place, life: Life, pending: (effect: Life['effects'][number]) => boolean) => {
  const { area } = place
  const { id, fields, record, entries, effects, refused } = life
  const ofCase = { area: area.id, case_id: id }
  const row: Row = {
    id,
    created_at: entries[0]!.at,
    updated_at: entries.at(-1)!.at,
    machine: record.machine,
    ...fields,
    ...recordFacts(place, record, entries.at(-1)!.at),
    desk_since: entries.at(-1)!.at,
    ...(decisionIn(area, entries) ?? { outcome: null, outcome_at: null }),
    snapshot: record.snapshot,
  }
  const parties = lastingColumns(area).flatMap((column) => row[column] ?? [])
  const seenBy = Object.fromEntries(partyColumns(area).map((column) => [column, row[column]]))
  return {
    row,
    timeline: entries.map(({ revision, entry, event, taken, from, to, at }): Row => ({
      ...ofCase,
      revision,
      entry,
      event,
      taken,
      from_status: from,
      to_status: to,
      at,
      parties,
    })),
    postings: effects.flatMap(({ effect, entry: { revision, at } }) =>
      parted([effect]).booked.map((posting): Row => ({
        ...seenBy,
        ...ofCase,
        ...posting,
        case_revision: revision,
        created_at: at,
        updated_at: at,
        policy: posting.policy === 'itself' ? id : posting.policy,
      })),
    ),
    refusals: refused.flatMap(({ revision, event, at, reasons }) =>
      reasons.map(({ guard }): Row => ({ ...ofCase, revision, event, refused_by: guard, refused_at: at, parties })),
    ),
    outbox: effects
      .filter(({ effect }) => isTask(effect))
      .map((asked): Row => ({
        ...ofCase,
        revision: asked.entry.revision,
        type: asked.effect.type,
        params: asked.effect.params,
        limits: asked.limits,
        run_at: asked.entry.at,
        attempts: 0,
        done_at: pending(asked) ? null : asked.entry.at,
      })),
  }
}
