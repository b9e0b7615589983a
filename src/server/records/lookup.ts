import { sql, type SQL } from 'drizzle-orm'
import { isId } from '../../../machines/fields/reference.ts'
import { factsOf } from '../../shared/area/names.ts'
import type { Area } from '../../shared/area/types.ts'
import type { Lookup, Row } from '../../shared/endpoints/answers/records.ts'
import { lookupMaximum } from '../../shared/endpoints/paging.ts'
import type { Host } from '../context.ts'
import { badInput } from '../http/httpError.ts'
import type { Caller } from '../store/store.ts'
import { asJson } from './columns.ts'
import { all, conditions } from './conditions.ts'
import { limited } from './counts.ts'
import { readPage } from './page.ts'
import { toldJson } from './sight.ts'
import { run, uuids } from './sql.ts'

const idsAtOnce = 100

const namesOf = (host: Host, area: Area): string[] => [
  ...new Set(['id', area.title, ...(area.subtitle ? [area.subtitle] : []), ...factsOf(host.areas, area)]),
]

const asLookup = (host: Host, area: Area, told: string): Lookup => {
  const row = JSON.parse(told) as Row
  const { title, subtitle } = area
  return {
    id: row.id,
    title: String(row[title]),
    subtitle: subtitle ? (row[subtitle] as string | null) : null,
    facts: Object.fromEntries(factsOf(host.areas, area).map((name) => [name, row[name]])),
  }
}

/** Of the records that are found by a text the first, as others refer to them. @throws HttpError BAD_INPUT */
export const lookUp = async (host: Host, caller: Caller, area: Area, search: string): Promise<Lookup[]> => {
  const short: Area = { ...area, list: { ...area.list, columns: namesOf(host, area) } }
  const { rows } = await readPage(host.store, caller, short, { search, user_timezone: 'UTC' })
  return rows.map((row) => asLookup(host, area, row))
}

const read = async (host: Host, caller: Caller, area: Area, asked: SQL[], most: number): Promise<Lookup[]> => {
  const where = all([...conditions(area, caller, { user_timezone: 'UTC' }), ...asked])
  const found = await run<{ json: string }>(
    host.store,
    caller,
    limited(
      sql`select ${sql.raw(asJson(area, namesOf(host, area)))} as json from ${sql.raw(area.table)} where ${where}`,
      most,
    ),
  )
  return found.map(({ json }) => asLookup(host, area, toldJson(area, caller, json)))
}

/** Those of some records that the caller may see. @throws HttpError BAD_INPUT */
export const lookUpIds = async (host: Host, caller: Caller, area: Area, ids: readonly string[]): Promise<Lookup[]> => {
  if (ids.length > idsAtOnce || !ids.every(isId)) throw badInput()
  return read(host, caller, area, [sql`id = any(${uuids(ids)})`], idsAtOnce)
}

/** All records that the caller may see, in no order; null when they are too many for one answer. */
export const lookUpAll = async (host: Host, caller: Caller, area: Area): Promise<Lookup[] | null> => {
  const found = await read(host, caller, area, [], lookupMaximum)
  return found.length > lookupMaximum ? null : found
}
