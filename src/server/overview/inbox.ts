import { perObject } from '../../../machines/kernel/perObject.ts'
import { endOfTime } from '../records/columns.ts'
import { writeCursor } from '../records/cursor.ts'
import { readPage } from '../records/page.ts'
import { isBackwards, paged, type Position } from '../records/paged.ts'
import { currencyOf } from '../../shared/format/money.ts'
import type { Area } from '../../shared/area/types.ts'
import type { Inbox, InboxOrder, Waiting } from '../../shared/endpoints/answers/overview.ts'
import type { Row } from '../../shared/endpoints/answers/records.ts'
import { rowsPerPage } from '../../shared/endpoints/paging.ts'
import { type Asked, askEach, desksIn } from './askEach.ts'

const sorts = { deadline: 'deadline_at', age: 'desk_since' } as const satisfies Record<InboxOrder, string>

/** An area as the inbox lists it: by what its cases are called, and in the orders in which they wait. */
export const inboxOf = perObject((area: Area): Area => {
  const { title, subtitle, stake, list } = area
  const columns = ['desk_since', 'desk_by', ...[title, subtitle, stake].filter((name) => name !== undefined)]
  return { ...area, list: { ...list, columns, sorts: Object.values(sorts) } }
})

/** What a row of the inbox's list says to somebody who reads of many areas. */
export const waitingOf = ({ id: area, title, subtitle, stake }: Area, row: Row): Waiting => ({
  area,
  id: row.id,
  status: row.status!,
  title: row[title] as string | null,
  subtitle: subtitle ? (row[subtitle] as string | null) : null,
  stake: stake ? (row[stake] as number | null) : null,
  currency: currencyOf(row) ?? null,
  deadline_at: row['deadline_at'] as string | null,
  desk_since: row['desk_since'] as string,
})

interface Wanted extends Position {
  order: InboxOrder
}

/** ISO as a cursor has it. */
const inCursor = (instant: string): string => instant.replace('T', ' ').replace('Z', '+00')

const valueOf = (order: InboxOrder, { deadline_at, desk_since }: Waiting): string => {
  const instant = order === 'deadline' ? deadline_at : desk_since
  return instant === null ? endOfTime : inCursor(instant)
}

const shown = rowsPerPage[1]
/** Of each area; more than are shown, so that it is seen whether there are more. */
const read = rowsPerPage[2]

/**
 * What waits for the person in several areas, as the tab of each says: a page of each, and of these the first. Every order ends with
 * the id, so that a place in it is the same in every area.
 * @throws HttpError BAD_INPUT
 */
export const readInbox = async (asked: Asked, { order, ...position }: Wanted): Promise<Inbox> => {
  const { host, session } = asked
  const sort = sorts[order]
  const query = { tab: 'waiting', sort, limit: read, user_timezone: 'UTC', ...position }
  const wanted = desksIn(host, asked.wanted)
  const answers = await askEach({ ...asked, wanted }, async (area) => {
    const { rows } = await readPage(host.store, session.caller, inboxOf(area), query)
    return rows.map((row) => waitingOf(area, JSON.parse(row) as Row))
  })
  const way = isBackwards(position) ? -1 : 1
  const keyed = answers.flatMap(({ answer }) => answer ?? []).map((row) => ({ row, value: valueOf(order, row) }))
  const sorted = keyed.toSorted((one, other) => (one.value + one.row.id < other.value + other.row.id ? -way : way))
  const page = paged(sorted, shown, position, ({ row, value }) => writeCursor({ sort, value, id: row.id }))
  return {
    rows: page.rows.map(({ row }) => row),
    next: page.next,
    previous: page.previous,
    missing: answers.flatMap(({ area, answer }) => (answer ? [] : [area])),
  }
}
