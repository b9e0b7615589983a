import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { typeOf } from '../../../machines/fields/fields.ts'
import { listColumns } from '../../shared/area/names.ts'
import type { Area } from '../../shared/area/types.ts'
import { endOfList, rowsPerPage } from '../../shared/endpoints/paging.ts'
import { badField } from '../http/httpError.ts'
import type { Caller, Store } from '../store/store.ts'
import { asJson, columnFor } from './columns.ts'
import { asking, ofTab } from './conditions.ts'
import type { Wanted } from './conditions.ts'
import { readCursor, writeCursor } from './cursor.ts'
import { isBackwards, paged, type Position } from './paged.ts'
import { orderOf, seenRows } from './seenRows.ts'
import { seenBy, toldJson } from './sight.ts'
import { run } from './sql.ts'

export interface PageQuery extends Wanted, Position {
  tab?: string | null
  sort?: string | null
  limit?: number | null
}

export interface Page {
  /** Each row as JSON text, as the database wrote it, or of it what the caller is told. */
  rows: string[]
  limit: number
  next: string | null
  previous: string | null
}

interface Row {
  id: string
  value: string
  json: string
}

/** One page of a list, in one statement whose cost does not depend on how far down the page is. @throws HttpError BAD_INPUT */
export const readPage = async (store: Store, caller: Caller, area: Area, query: PageQuery): Promise<Page> => {
  const { after = null, before = null } = query
  const limit = query.limit ?? rowsPerPage[0]
  if (!(rowsPerPage as readonly number[]).includes(limit)) throw badField('limit')
  if (after !== null && before !== null) throw badField('before')
  const sort = query.sort ?? area.list.order
  const seen = seenBy(area, caller)
  const { column, kind, ordered, descending } = orderOf(seen, sort)
  const backwards = isBackwards(query)
  const down = descending !== backwards

  const cursor = after ?? (before === endOfList ? null : before)
  const position: SQL[] = []
  if (cursor !== null) {
    const { value, id } = readCursor(query, cursor, sort, kind)
    const than = sql.raw(`(${ordered}, id) ${down ? '<' : '>'}`)
    position.push(sql`${than} (${value}::${sql.raw(typeOf(kind).sql)}, ${id}::uuid)`)
  }

  const names = listColumns(seen)
  const columns = [...new Set([...names.map((name) => columnFor(area, name)), column])].join(', ')
  const direction = down ? 'desc' : 'asc'
  const ending = `order by ${ordered} ${direction}, id ${direction} limit ${limit + 1}`
  const asked = [...asking(area, caller, query), ...ofTab(area, caller, query.tab), ...position]
  const found = await run<Row>(
    store,
    caller,
    sql`select id, ${sql.raw(column)}::text as value, ${sql.raw(asJson(area, names))} as json
      from (${seenRows(area, caller, columns, asked, ending)}) page`,
  )

  const page = paged(found, limit, query, ({ value, id }) => writeCursor({ sort, value, id }))
  return { ...page, rows: page.rows.map(({ json }) => toldJson(area, caller, json)) }
}
