import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { type FieldKind, typeOf } from '../../../machines/fields/fields.ts'
import { orderIn } from '../../shared/area/lists.ts'
import { listColumns } from '../../shared/area/names.ts'
import type { Columns } from '../../shared/area/operations.ts'
import type { Area } from '../../shared/area/types.ts'
import type { Count } from '../../shared/endpoints/answers/records.ts'
import { endOfList, rowsPerPage } from '../../shared/endpoints/paging.ts'
import { badField } from '../http/httpError.ts'
import type { Caller, Store } from '../store/store.ts'
import { asJson, asNamed, columnFor, valueInOrder } from './columns.ts'
import { asking, ofTab } from './conditions.ts'
import type { Wanted } from './conditions.ts'
import { capped, totalOf } from './counts.ts'
import { readCursor, writeCursor } from './cursor.ts'
import { isBackwards, paged, type Position } from './paged.ts'
import { orderOf, seenRows } from './seenRows.ts'
import { seenBy, toldJson, unseenBy } from './sight.ts'
import { lasting, type Statement } from './sql.ts'

export interface PageQuery extends Wanted, Position {
  tab?: string | null
  sort?: string | null
  limit?: number | null
  /** Whether the list's rows are counted with it. */
  counting?: boolean | null
}

export interface Page {
  /** Each row as JSON text, as the database wrote it, or of it what the caller is told. */
  rows: string[]
  limit: number
  next: string | null
  previous: string | null
  /** Null when nobody has counted. */
  total: Count | null
}

interface Found {
  /** One a line, which JSON of the database has none of. */
  rows: string | null
  places: [value: string, id: string][] | null
  total: number | null
}

/** How a page is read, once what it is asked for has been judged. */
interface Reading {
  statement: Statement
  sort: string
  kind: FieldKind
  limit: number
  /** How far its list is counted; null: it is not. */
  cap: number | null
}

/** Where a page begins; null: at an end of the list. */
const cursorOf = ({ after, before }: Position): string | null =>
  after ?? (before === endOfList ? null : (before ?? null))

/** @throws HttpError BAD_INPUT */
const compose = (area: Area, caller: Caller, query: PageQuery, told?: Columns): Reading => {
  const { after = null, before = null } = query
  const limit = query.limit ?? rowsPerPage[0]
  if (!(rowsPerPage as readonly number[]).includes(limit)) throw badField('limit')
  if (after !== null && before !== null) throw badField('before')
  const sort = query.sort ?? orderIn(area, query.tab)
  const seen = seenBy(area, caller)
  const { column, kind, ordered, descending } = orderOf(seen, sort)
  const down = descending !== isBackwards(query)

  const cursor = cursorOf(query)
  const position: SQL[] = []
  if (cursor !== null) {
    const { value, id } = readCursor(query, cursor, sort, kind)
    const than = sql.raw(`(${ordered}, id) ${down ? '<' : '>'}`)
    position.push(sql`${than} (${value}::${sql.raw(typeOf(kind).sql)}, ${id}::uuid)`)
  }

  const shown = told ?? asNamed(listColumns(seen))
  const columns = [...new Set([...Object.values(shown).map((name) => columnFor(area, name)), column, 'id'])].join(', ')
  const direction = down ? 'desc' : 'asc'
  const ending = `order by ${ordered} ${direction}, id ${direction} limit ${limit + 1}`
  const asked = [...asking(area, caller, query), ...ofTab(area, caller, query), ...position]
  const counted = query.counting ? totalOf(area, caller, query) : null
  const text = sql`select string_agg(json, e'\\n') as rows, json_agg(json_build_array(value, id)) as places, ${counted?.total ?? sql`null`} as total
    from (select ${sql.raw(`${valueInOrder(column)}::text as value, id, ${asJson(area, shown)}`)} as json
      from (${seenRows(area, caller, columns, asked, ending)}) page) told`
  return { statement: lasting(text, position.length * 2), sort, kind, limit, cap: counted && counted.cap }
}

const remembered = new WeakMap<Area, Map<string, Reading>>()
const mostRemembered = 500

/** A reading that differs from one before by its position alone is not composed again, which costs more than to send it. */
const readingOf = (area: Area, caller: Caller, query: PageQuery, told?: Columns): Reading => {
  const { kind, organisation, represents, below } = caller
  const cursor = cursorOf(query)
  const standing = query.tab === 'waiting' && caller.permissions
  const asked = {
    ...query,
    at: null,
    after: query.after && 1,
    before: query.before && (cursor === null ? endOfList : 1),
  }
  const key = JSON.stringify([
    kind,
    organisation,
    represents,
    below,
    unseenBy(area.fields, caller),
    standing,
    told,
    asked,
  ])
  const known = remembered.get(area) ?? new Map<string, Reading>()
  remembered.set(area, known)
  const before = known.get(key)
  if (before) {
    const { value, id } = cursor === null ? {} : readCursor(query, cursor, before.sort, before.kind)
    return { ...before, statement: { ...before.statement, values: cursor === null ? [] : [value, id] } }
  }
  const reading = compose(area, caller, query, told)
  if (known.size >= mostRemembered) known.clear()
  if (reading.statement.name !== undefined) known.set(key, reading)
  return reading
}

/**
 * One page of a list, in one statement whose cost does not depend on how far down the page is.
 * @param told what of each row, for who is told all of it; by default what the caller is told
 * @throws HttpError BAD_INPUT
 */
export const readPage = async (
  store: Store,
  caller: Caller,
  area: Area,
  query: PageQuery,
  told?: Columns,
): Promise<Page> => {
  const { statement, sort, limit, cap } = readingOf(area, caller, query, told)
  const [found] = await store.run<Found>(caller, statement.text, statement.values, statement.name)
  const { rows, places, total } = found!
  const json = rows === null ? [] : rows.split('\n')
  const placed = (places ?? []).map(([value, id], index) => ({ value, id, json: json[index]! }))
  const page = paged(placed, limit, query, ({ value, id }) => writeCursor({ sort, value, id }))
  return {
    ...page,
    rows: page.rows.map((row) => (told ? row.json : toldJson(area, caller, row.json))),
    total: cap === null ? null : capped(total!, cap),
  }
}
