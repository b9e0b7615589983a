import { sql } from 'drizzle-orm'
import { isId, type Reference } from '../../../machines/fields/reference.ts'
import { referencesOf, snake } from '../../shared/area/names.ts'
import { isChanged } from '../../shared/area/permissions.ts'
import type { Referred } from '../../shared/area/schema.ts'
import type { Area } from '../../shared/area/types.ts'
import type { Row } from '../../shared/endpoints/answers/records.ts'
import type { FieldError } from '../../shared/validation/fieldErrors.ts'
import type { Host } from '../context.ts'
import { HttpError } from '../http/httpError.ts'
import type { Caller } from '../store/store.ts'
import { asJson } from './columns.ts'
import { visible } from './scope.ts'
import { run } from './sql.ts'

type Values = Record<string, unknown>

/** Asks as the caller, by itself or within a transaction. */
export type Query = <R>(text: string, values: unknown[]) => Promise<R[]>

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

const areaOf = ({ areas }: Host, id: string): Area => areas.find((area) => area.id === id)!

/** The ids of an area that rows refer to, and the facts that are known of these. */
const wantedOf = (area: Area, rows: readonly Values[]): Map<string, { ids: string[]; facts: string[] }> => {
  const wanted = new Map<string, { ids: string[]; facts: string[] }>()
  for (const [name, referred] of referencesOf(area)) {
    const { ids, facts } = wanted.get(referred) ?? { ids: [], facts: [] }
    const own = rows.flatMap((row) => (typeof row[name] === 'string' && isId(row[name]) ? row[name].toLowerCase() : []))
    wanted.set(referred, {
      ids: [...new Set([...ids, ...own])],
      facts: [...new Set([...facts, ...Object.keys((area.fields[name] as Reference).facts ?? {})])],
    })
  }
  return wanted
}

/** Of what rows refer to, what the caller may see; the rest is not told. */
const told = async ({ host, caller, query, locked }: Asking, area: Area, rows: readonly Values[]): Promise<Told> => {
  const found: { id: string; title: string; facts: string }[] = []
  for (const [id, { ids, facts }] of wantedOf(area, rows)) {
    if (ids.length === 0) continue
    const other = areaOf(host, id)
    const text = `select id, ${snake(other.title)} as title, ${asJson(other, facts)} as facts
      from ${other.table} where id = any($1::uuid[]) and ${visible(other, caller)}
      order by id${locked && isChanged(other) ? ' for share' : ''}`
    found.push(...(await query<{ id: string; title: string; facts: string }>(text, [ids])))
  }
  return {
    titles: Object.fromEntries(found.map(({ id, title }) => [id, title])),
    referred: Object.fromEntries(found.map(({ id, facts }) => [id, JSON.parse(facts) as Values])),
  }
}

/** Rows with `titles`, by their ids what the records are called that they refer to, and `referred`, what is known of these. */
export const withReferred = async <R extends Row>(host: Host, caller: Caller, area: Area, rows: R[]): Promise<R[]> => {
  const references = referencesOf(area)
  if (references.length === 0) return rows
  const query: Query = (text, values) => host.store.run(caller, text, values)
  const { titles, referred } = await told({ host, caller, query }, area, rows)
  return rows.map((row) => {
    const ids = references.map(([name]) => row[name] as string)
    const own = <V>(all: Readonly<Record<string, V>>) =>
      Object.fromEntries(ids.flatMap((id) => (Object.hasOwn(all, id) ? [[id, all[id]!]] : [])))
    return { ...row, titles: own(titles), referred: own(referred) }
  })
}

/** What is known of the records that what was typed refers to, and the fields that refer to none that the caller sees. */
export const referredBy = async (
  host: Host,
  caller: Caller,
  area: Area,
  values: Values,
  query: Query,
): Promise<{ referred: Referred; unseen: FieldError[] }> => {
  const { titles, referred } = await told({ host, caller, query, locked: true }, area, [values])
  const unseen = referencesOf(area).filter(([name]) => {
    const id = values[name]
    return typeof id === 'string' && id !== '' && !Object.hasOwn(titles, id.toLowerCase())
  })
  return { referred, unseen: unseen.map(([path]) => noRecord(path)) }
}

const noRecord = (path: string): FieldError => ({ path, key: 'validation:noRecord', values: {} })

const isReferring = (error: unknown): error is { constraint: string } => Object(error).code === '23503'

/** Which field refers to a record that was deleted just now, by the constraint's name; null for any other error. */
export const goneReference = (area: Area, error: unknown): FieldError | null => {
  if (!isReferring(error)) return null
  const gone = referencesOf(area).find(([name]) => error.constraint.endsWith(`_${snake(name)}_fkey`))
  return gone ? noRecord(gone[0]) : null
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
    referencesOf(other).flatMap(([name, referred]) => (referred === area.id && !other.of ? [{ other, name }] : [])),
  )
  const found = await Promise.all(
    referring.map(({ other, name }) =>
      run<{ title: string }>(
        host.store,
        caller,
        sql`select ${sql.raw(snake(other.title))} as title from ${sql.raw(other.table)}
          where ${sql.raw(snake(name))} = ${id} and ${sql.raw(visible(other, caller))} order by title limit ${sql.raw(String(most + 1))}`,
      ),
    ),
  )
  const titles = found.flat().map(({ title }) => title)
  if (titles.length === 0) throw new HttpError('REFERRED', 'referred.unseen')
  const names = titles.slice(0, most).join(', ')
  throw new HttpError('REFERRED', titles.length > most ? 'referred.more' : 'referred.all', { values: { names } })
}
