import type { Area } from '../../shared/area/types.ts'
import { fireDue } from '../cases/fireDue.ts'
import type { Host } from '../context.ts'
import { system } from '../store/store.ts'

const page = 100

interface Due {
  id: string
  deadline_at: string
}

const beforeAll: Due = { deadline_at: '0001-01-01T00:00:00Z', id: '00000000-0000-0000-0000-000000000000' }

/** Cases with a deadline that has passed, a page behind the one given, earliest first. */
const readDue = ({ store, clock }: Host, { id, table }: Area, { deadline_at, id: last }: Due): Promise<Due[]> =>
  store.run<Due>(
    system,
    `select id, deadline_at from ${table} where deadline_at <= $1 and deadline_event is not null and (deadline_at, id) > ($2::timestamptz, $3::uuid)
     order by deadline_at, id limit ${page}`,
    [clock().toISOString(), deadline_at, last],
    `due ${id}`,
  )

const fireAll = async (host: Host, area: Area): Promise<number> => {
  let fired = 0
  for (let due = await readDue(host, area, beforeAll); due.length > 0; due = await readDue(host, area, due.at(-1)!))
    for (const { id } of due) {
      const moved = await fireDue(host, area.id, id).catch((error: unknown) => {
        host.log.error({ err: error, area: area.id, case_id: id }, 'a deadline could not be acted on')
        return false
      })
      if (moved) fired += 1
    }
  return fired
}

/** Of the areas with a lifecycle those in which a deadline has passed. */
const dueAreas = async ({ store, clock, areas }: Host): Promise<Area[]> => {
  const cases = areas.filter(({ lifecycle }) => lifecycle)
  const asked = cases.map(
    ({ id, table }) =>
      `select '${id}' as id where exists (select from ${table} where deadline_at <= $1 and deadline_event is not null)`,
  )
  const due = await store.run<{ id: string }>(system, asked.join(' union all '), [clock().toISOString()], 'areas due')
  return cases.filter(({ id }) => due.some((one) => one.id === id))
}

/**
 * Sends the event of every deadline that has passed, in every area with a lifecycle, and answers how many cases it moved.
 * Any number of processes may do so at once: each move is guarded by the revision of its row.
 */
export const fireDeadlines = async (host: Host): Promise<number> => {
  let fired = 0
  for (const area of await dueAreas(host)) fired += await fireAll(host, area)
  return fired
}
