import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { hidden } from '../../../machines/fields/guard.ts'
import { isId, type Reference } from '../../../machines/fields/reference.ts'
import { idsIn, referencesOf, snake } from '../../shared/area/names.ts'
import { mayName } from '../../shared/area/parents.ts'
import { isChanged } from '../../shared/area/permissions.ts'
import type { Referred } from '../../shared/area/schema.ts'
import type { Area } from '../../shared/area/types.ts'
import type { HistoryEntry } from '../../shared/endpoints/answers/records.ts'
import type { FieldError } from '../../shared/validation/fieldErrors.ts'
import type { Host } from '../context.ts'
import { HttpError } from '../http/httpError.ts'
import { type Query, queryAs } from '../performer.ts'
import type { Caller } from '../store/store.ts'
import { asJson, asNamed } from './columns.ts'
import { visible } from './scope.ts'
import { told, unseenBy } from './sight.ts'
import { run, uuids } from './sql.ts'
import { unseenAt } from './unseen.ts'

type Values = Record<string, unknown>

interface Asking {
  host: Host
  caller: Caller
  query: Query
  /** What is read stays as it is until the transaction ends. */
  locked?: boolean
}

/** What records are called that others refer to, and what is known of them, by their ids. */
interface Told {
  titles: Record<string, string>
  referred: Referred
}

interface Found {
  area: Area
  id: string
  title: string
  facts: Values
}

const areaOf = ({ areas }: Host, id: string): Area => areas.find((area) => area.id === id)!

/** An area, or what an event or an action asks for. */
type Asks = Pick<Area, 'fields'>

/** The ids of an area that rows refer to, and the facts that are known of these. */
const wantedOf = (area: Asks, rows: readonly Values[]): Map<string, { ids: string[]; facts: string[] }> => {
  const wanted = new Map<string, { ids: string[]; facts: string[] }>()
  for (const [name, referred] of referencesOf(area)) {
    const { ids, facts } = wanted.get(referred) ?? { ids: [], facts: [] }
    const own = rows.flatMap((row) =>
      idsIn(row[name])
        .filter(isId)
        .map((id) => id.toLowerCase()),
    )
    wanted.set(referred, {
      ids: [...new Set([...ids, ...own])],
      facts: [...new Set([...facts, ...Object.keys((area.fields[name] as Reference).facts ?? {})])],
    })
  }
  return wanted
}

/** Of what rows refer to, what the caller may see. */
const seenOf = async (
  { host, caller, query, locked }: Asking,
  area: Asks,
  rows: readonly Values[],
): Promise<Found[]> => {
  const found: Found[] = []
  for (const [id, { ids, facts }] of wantedOf(area, rows)) {
    if (ids.length === 0) continue
    const other = areaOf(host, id)
    const text = `select id, ${snake(other.title)} as title, ${asJson(other, asNamed(facts))} as facts
      from ${other.table} where id = any($1::uuid[]) and ${visible(other, caller)}
      order by id${locked && isChanged(other) ? ' for share' : ''}`
    const read = await query<{ id: string; title: string; facts: string }>(text, [ids])
    found.push(...read.map((row) => ({ ...row, area: other, facts: JSON.parse(row.facts) as Values })))
  }
  return found
}

/** What a record is called, as the caller is told of it. */
const titleFor = (caller: Caller, { area: { fields, title: name }, title }: Pick<Found, 'area' | 'title'>): string =>
  told(fields, caller, { [name]: title })[name] ?? hidden

const toldOf = (caller: Caller, found: readonly Found[]): Told => {
  const named = found.filter(({ area }) => mayName(area, caller.permissions ?? []))
  return {
    titles: Object.fromEntries(named.map((one) => [one.id, titleFor(caller, one)])),
    referred: Object.fromEntries(named.map(({ area, id, facts }) => [id, told(area.fields, caller, facts)])),
  }
}

const askingAs = (host: Host, caller: Caller): Asking => ({
  host,
  caller,
  query: queryAs(host.store, caller),
})

const ofThese = <V>(all: Readonly<Record<string, V>>, ids: readonly string[]): Record<string, V> =>
  Object.fromEntries(ids.flatMap((id) => (Object.hasOwn(all, id) ? [[id, all[id]!]] : [])))

/** Rows with `titles`, by their ids what the records are called that they refer to, and `referred`, what is known of these. */
export const withReferred = async <R extends Values>(
  host: Host,
  caller: Caller,
  area: Asks,
  rows: R[],
): Promise<R[]> => {
  const references = referencesOf(area)
  if (references.length === 0) return rows
  const { titles, referred } = toldOf(caller, await seenOf(askingAs(host, caller), area, rows))
  return rows.map((row) => {
    const ids = references.flatMap(([name]) => idsIn(row[name]))
    return { ...row, titles: ofThese(titles, ids), referred: ofThese(referred, ids) }
  })
}

/** Entries of a history with what the records are called that a field referred to, before or after. */
export const withTitles = async (
  host: Host,
  caller: Caller,
  area: Area,
  entries: HistoryEntry[],
): Promise<HistoryEntry[]> => {
  if (referencesOf(area).length === 0) return entries
  const rows = entries.flatMap(({ changes }) =>
    [0, 1].map((side) => Object.fromEntries(Object.entries(changes).map(([name, change]) => [name, change[side]]))),
  )
  const { titles } = toldOf(caller, await seenOf(askingAs(host, caller), area, rows))
  return entries.map((entry, index) => {
    const ids = referencesOf(area).flatMap(([name]) =>
      rows.slice(2 * index, 2 * index + 2).flatMap((row) => idsIn(row[name])),
    )
    return { ...entry, titles: ofThese(titles, ids) }
  })
}

/** What is known of the records that values refer to, whether some of it is hidden from the caller, and the fields that refer to none that they see. */
export const referredBy = async (
  host: Host,
  caller: Caller,
  area: Asks,
  values: Values,
  query: Query,
): Promise<{ referred: Referred; unseen: FieldError[]; hidden: boolean }> => {
  const found = await seenOf({ host, caller, query, locked: true }, area, [values])
  const isUnseen = (id: string) => found.every((one) => one.id !== id.toLowerCase())
  const unseen = referencesOf(area).flatMap(([name]) => {
    const ids = idsIn(values[name]).filter(isUnseen)
    return ids.length > 0 ? [unseenAt(name, noRecord, ids)] : []
  })
  return {
    referred: Object.fromEntries(found.map(({ id, facts }) => [id, facts])),
    unseen,
    hidden: found.some(
      (one) => !mayName(one.area, caller.permissions ?? []) || told(one.area.fields, caller, one.facts) !== one.facts,
    ),
  }
}

const noRecord = 'validation:noRecord'

/** Whether the database refuses it because of records that refer to others. */
export const isReferring = (error: unknown): error is { constraint: string } => Object(error).code === '23503'

/** Which field refers to a record that was deleted just now, by the constraint's name; null for any other error. */
export const goneReference = (area: Area, error: unknown): FieldError | null => {
  if (!isReferring(error)) return null
  const gone = referencesOf(area).find(([name]) =>
    [`_${snake(name)}_fkey`, `_${snake(name)}_links_referred_fkey`].some((end) => error.constraint.endsWith(end)),
  )
  return gone ? { path: gone[0], key: noRecord, values: {} } : null
}

/** Whether a row refers to one of some records. */
export const refersTo = ({ fields }: Area, name: string, ids: readonly string[]): SQL => {
  const column = sql.raw(snake(name))
  return fields[name]?.type === 'references' ? sql`${column} && ${uuids(ids)}` : sql`${column} in ${ids}`
}

/** Titles that a refusal names. */
const most = 3

/**
 * A refused deletion as what it is: others refer to the record. They are named as far as the caller may see them.
 * @throws HttpError REFERRED, or the error itself when it is another
 */
export const refuseReferred = async (
  host: Host,
  caller: Caller,
  area: Area,
  id: string,
  error: unknown,
): Promise<never> => {
  if (!isReferring(error)) throw error
  const referring = host.areas.flatMap((other) =>
    referencesOf(other).flatMap(([name, referred]) =>
      referred === area.id &&
      !other.of &&
      mayName(other, caller.permissions ?? []) &&
      !unseenBy(other.fields, caller).includes(name)
        ? [{ other, name }]
        : [],
    ),
  )
  const found = await Promise.all(
    referring.map(({ other, name }) =>
      run<{ title: string }>(
        host.store,
        caller,
        sql`select ${sql.raw(snake(other.title))} as title from ${sql.raw(other.table)}
          where ${refersTo(other, name, [id])} and ${sql.raw(visible(other, caller))} order by title limit ${sql.raw(String(most + 1))}`,
      ),
    ),
  )
  const titles = found.flatMap((rows, index) =>
    rows.map(({ title }) => titleFor(caller, { area: referring[index]!.other, title })),
  )
  if (titles.length === 0) throw new HttpError('REFERRED', 'referred.unseen')
  const names = titles.slice(0, most).join(', ')
  throw new HttpError('REFERRED', titles.length > most ? 'referred.more' : 'referred.all', { values: { names } })
}
