import type { Area } from '../../shared/area/types.ts'
import { fireDue } from '../cases/fireDue.ts'
import type { Host } from '../context.ts'
import { system } from '../store/store.ts'

const page = 100

interface Due {
  id: string
  due_at: string
}

const beforeAll: Due = { due_at: '0001-01-01T00:00:00Z', id: '00000000-0000-0000-0000-000000000000' }

/** Where the rows of an area have what is to happen by itself: of what is only late, nothing is. */
const columnsOf = ({ lifecycle }: Area): string[] => ['deadline_at', ...(lifecycle?.reminds ? ['remind_at'] : [])]

const isDue = (column: string): string =>
  `${column} <= $1${column === 'deadline_at' ? ' and deadline_event is not null' : ''}`

/** Cases with a deadline in a column that has passed, a page behind the one given, earliest first. */
const readDue = (
  { store, clock }: Host,
  { id, table }: Area,
  column: string,
  { due_at: before, id: last }: Due,
): Promise<Due[]> =>
  store.run<Due>(
    system,
    `select id, ${column} as due_at from ${table} where ${isDue(column)} and (${column}, id) > ($2::timestamptz, $3::uuid)
     order by ${column}, id limit ${page}`,
    [clock().toISOString(), before, last],
    `due ${id} ${column}`,
  )

const fireIn = async (host: Host, area: Area, column: string): Promise<number> => {
  const read = (behind: Due) => readDue(host, area, column, behind)
  let fired = 0
  for (let due = await read(beforeAll); due.length > 0; due = await read(due.at(-1)!))
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
    (area) =>
      `select '${area.id}' as id where ${columnsOf(area)
        .map((column) => `exists (select from ${area.table} where ${isDue(column)})`)
        .join(' or ')}`,
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
  for (const area of await dueAreas(host))
    for (const column of columnsOf(area)) fired += await fireIn(host, area, column)
  return fired
}
