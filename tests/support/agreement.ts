import { isDeepStrictEqual } from 'node:util'
import { replay } from '../../machines/kernel/advance.ts'
import type { CaseRecord, Entry, Lifecycle } from '../../machines/kernel/types.ts'
import { areas } from '../../src/areas/registry.ts'
import { system, type Store } from '../../src/server/store/store.ts'

interface Row {
  id: string
  revision: number
  status: string
  version: number
  snapshot: CaseRecord['snapshot']
  timeline: Entry[]
  queued: { revision: number; type: string }[]
}

const rowsOf = (store: Store, area: string, table: string): Promise<Row[]> =>
  store.run<Row>(
    system,
    `select c.id, c.revision, c.status, c.machine_version as version, c.snapshot,
       (select jsonb_agg(jsonb_build_object('revision', t.revision, 'entry', t.entry, 'event', t.event, 'from', t.from_status, 'to', t.to_status) order by t.revision)
          from timeline t where t.area = $1 and t.case_id = c.id) as timeline,
       coalesce((select jsonb_agg(jsonb_build_object('revision', o.revision, 'type', o.type)) from outbox o where o.area = $1 and o.case_id = c.id), '[]') as queued
     from ${table} c`,
    [area],
  )

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

const disagreement = (lifecycle: Lifecycle, row: Row): string | null => {
  if (row.timeline.length !== row.revision + 1)
    return `${row.timeline.length} timeline rows at revision ${row.revision}`
  const folded = replay(lifecycle, row.timeline)
  if (!isDeepStrictEqual(plain(folded.snapshot), row.snapshot)) return 'the fold of the timeline is not the snapshot'
  if (row.timeline.at(-1)!.to !== row.status)
    return `the timeline ends in ${row.timeline.at(-1)!.to}, the row says ${row.status}`
  const doubled = row.queued.find(
    (one, index) => row.queued.findIndex((other) => isDeepStrictEqual(one, other)) !== index,
  )
  return doubled ? `effect ${doubled.type} twice at revision ${doubled.revision}` : null
}

/** Cases of which snapshot, timeline and outbox do not tell the same story, with what is wrong; none when all is well. */
export const disagreements = async (store: Store): Promise<string[]> => {
  const found: string[] = []
  for (const area of areas) {
    if (!area.lifecycle) continue
    const lifecycle = await area.lifecycle.load()
    for (const row of await rowsOf(store, area.id, area.table)) {
      const wrong = disagreement(lifecycle, row)
      if (wrong) found.push(`${area.id} ${row.id}: ${wrong}`)
    }
  }
  return found
}
