import { sql, type SQL } from 'drizzle-orm'
import { hidden } from '../../../machines/fields/guard.ts'
import { isId } from '../../../machines/fields/reference.ts'
import { isSaid, type Said, saidIn } from '../../../machines/fields/wording.ts'
import { factsOf, ownerShown, snake } from '../../shared/area/names.ts'
import { mayName } from '../../shared/area/parents.ts'
import type { Area } from '../../shared/area/types.ts'
import type { Lookup, Row } from '../../shared/endpoints/answers/records.ts'
import { lookupMaximum, rowsPerPage } from '../../shared/endpoints/paging.ts'
import type { Locale } from '../../shared/locales.ts'
import type { Host } from '../context.ts'
import { badField } from '../http/httpError.ts'
import type { Caller } from '../store/store.ts'
import { asJson, asNamed, columnFor } from './columns.ts'
import { all, asking, ofScope } from './conditions.ts'
import { orderOf, seenRows } from './seenRows.ts'
import { seenBy, toldJson, unseenBy } from './sight.ts'
import { run, uuids } from './sql.ts'
import { uniqueFields } from './taken.ts'
import { whereOf } from './where.ts'

const idsAtOnce = 100

/** As it is found: what is beside its title may be said in every language. */
export type Sought = Omit<Lookup, 'subtitle'> & { subtitle: string | Said | null }

/** What stands beside the title of what was found, in a language. */
export const subtitleIn = (locale: Locale, { subtitle }: Pick<Sought, 'subtitle'>): string | null =>
  isSaid(subtitle) ? saidIn(subtitle, locale) : subtitle

/** By the filters of the area's list. */
type Filter = Record<string, unknown> | null

type Wanted =
  | { ids: readonly string[] }
  /** With an area whose cases are begun from these, those alone from which one may be. */
  | { search?: string; most: number; begun?: Area; filter?: Filter }

/** Of the cases of an area, those of the status from which one of the other is begun, and from which none is open. */
const open = ({ table }: Area, { table: begun, lifecycle }: Area): SQL => {
  const { field, status, open: opened } = lifecycle!.from!
  const theirs = `select from ${begun} where ${snake(field)} = ${table}.id and ${whereOf({ status: opened })}`
  return sql.raw(`${whereOf({ status })}${opened ? ` and not exists (${theirs})` : ''}`)
}

/** The list's own order, as a statement ends. */
const inListOrder = (area: Area, caller: Caller): { column: string; ending: string } => {
  const { column, ordered, descending } = orderOf(seenBy(area, caller), area.list.order)
  const direction = descending ? 'desc' : 'asc'
  return { column, ending: `order by ${ordered} ${direction}, id ${direction}` }
}

/** Records as others refer to them, in no order but where they are searched for. */
const read = async (host: Host, caller: Caller, area: Area, wanted: Wanted): Promise<Sought[]> => {
  const search = 'search' in wanted ? wanted.search : undefined
  const { title, subtitle } = area
  const facts = factsOf(host.areas, area)
  const names = [...new Set(['id', title, ...(subtitle ? [subtitle] : []), ...ownerShown(area, caller.kind), ...facts])]
  const order = search === undefined ? null : inListOrder(area, caller)
  const columns = [...new Set([...names.map((name) => columnFor(area, name)), ...(order ? [order.column] : [])])].join(
    ', ',
  )
  const filter = 'filter' in wanted ? wanted.filter : undefined
  const asked: SQL[] = asking(area, caller, { search, filter, user_timezone: 'UTC' })
  if ('begun' in wanted && wanted.begun) asked.push(open(area, wanted.begun))
  const rows =
    'ids' in wanted
      ? sql`select ${sql.raw(columns)} from ${sql.raw(area.table)}
          where ${all([sql`id = any(${uuids(wanted.ids)})`, ofScope(area, caller), ...asked])}`
      : seenRows(area, caller, columns, asked, `${order?.ending ?? ''} limit ${wanted.most}`)
  const text = sql`select ${sql.raw(asJson(area, asNamed(names)))} as json from (${rows}) seen`
  const found = await run<{ json: string }>(host.store, caller, text)
  return found.map(({ json }) => {
    const row = JSON.parse(toldJson(area, caller, json)) as Row
    return {
      id: row.id,
      title: (row[title] as string | null) ?? hidden,
      subtitle: subtitle ? (row[subtitle] as Sought['subtitle']) : null,
      owner: row.owner ?? null,
      facts: Object.fromEntries(facts.map((name) => [name, row[name]])),
    }
  })
}

/** Of the records that are found by a text the first of the list. @throws HttpError BAD_INPUT */
export const lookUp = (
  host: Host,
  caller: Caller,
  area: Area,
  search: string,
  begun?: Area,
  filter?: Filter,
): Promise<Sought[]> => read(host, caller, area, { search, begun, filter, most: rowsPerPage[0] })

/** Those of some records that the caller may see. @throws HttpError BAD_INPUT */
export const lookUpIds = async (host: Host, caller: Caller, area: Area, ids: readonly string[]): Promise<Sought[]> => {
  if (ids.length > idsAtOnce || !ids.every(isId)) throw badField('ids')
  return read(host, caller, area, { ids })
}

/** Whether a record is among those that the caller sees and the filters of its list let through. */
export const isAmong = async (
  { store }: Host,
  caller: Caller,
  area: Area,
  id: string,
  filter: Record<string, unknown>,
): Promise<boolean> => {
  const asked = [
    sql`id = ${id}::uuid`,
    ofScope(area, caller),
    ...asking(area, caller, { filter, user_timezone: 'UTC' }),
  ]
  return (await run(store, caller, sql`select 1 from ${sql.raw(area.table)} where ${all(asked)}`)).length > 0
}

/** What people call a record by in a file: what no other of its owner is called by. */
export const codeField = (area: Area): string => uniqueFields(area)[0]?.path ?? area.title

/** By their codes, the ids of records that the caller may name; null: several have that code. */
export const idsByCode = async (
  host: Host,
  caller: Caller,
  area: Area,
  codes: readonly string[],
  filter?: Filter,
): Promise<Map<string, string | null>> => {
  const name = codeField(area)
  const isTold = mayName(area, caller.permissions ?? []) && !unseenBy(area.fields, caller).includes(name)
  if (!isTold || codes.length === 0) return new Map()
  const column = sql.raw(snake(name))
  const wanted = [
    sql`${column} in ${codes}`,
    ofScope(area, caller),
    ...asking(area, caller, { filter, user_timezone: 'UTC' }),
  ]
  const text = sql`select id, ${column} as code from ${sql.raw(area.table)} where ${all(wanted)}`
  const found = await run<{ id: string; code: string }>(host.store, caller, text)
  return new Map(
    found.map(({ id, code }) => [code, found.some((one) => one.code === code && one.id !== id) ? null : id]),
  )
}

/** All records that the caller may see, in no order; null when they are too many for one answer. */
export const lookUpAll = async (
  host: Host,
  caller: Caller,
  area: Area,
  begun?: Area,
  filter?: Filter,
): Promise<Sought[] | null> => {
  const found = await read(host, caller, area, { begun, filter, most: lookupMaximum + 1 })
  return found.length > lookupMaximum ? null : found
}
