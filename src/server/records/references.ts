import { sql } from 'drizzle-orm'
import { grants } from '../../../machines/kernel/grants.ts'
import { referencesOf, snake } from '../../shared/area/names.ts'
import type { Area } from '../../shared/area/types.ts'
import type { Row } from '../../shared/endpoints/answers/records.ts'
import type { FieldError } from '../../shared/validation/fieldErrors.ts'
import type { Host } from '../context.ts'
import { HttpError } from '../http/httpError.ts'
import type { Caller } from '../store/store.ts'
import { visible } from './scope.ts'
import { told } from './sight.ts'
import { run } from './sql.ts'

const areaOf = ({ areas }: Host, id: string): Area => areas.find((area) => area.id === id)!

interface Called {
  id: string
  title: string
}

/** Those of the records that the caller may see, by their ids. */
const seenIn = async (host: Host, caller: Caller, area: Area, ids: unknown[]): Promise<Called[]> => {
  const wanted = [...new Set(ids)].filter((id) => typeof id === 'string')
  if (wanted.length === 0) return []
  const text = `select id, ${snake(area.title)} as title from ${area.table} where id = any($1::uuid[]) and ${visible(area, caller)}`
  return host.store.run<Called>(caller, text, [wanted], `titles ${area.id} ${caller.kind}`)
}

/** Whether the caller is told what records of an area are called: whoever may list them or open one. */
const mayName = ({ permissions: { list, detail } }: Area, { permissions = [] }: Caller): boolean =>
  grants(permissions, list) || grants(permissions, detail)

/** What records are called, as the caller is told of it, by their ids. */
const called = (
  { fields, title: name }: Area,
  caller: Caller,
  rows: readonly Called[],
): [id: string, title: string][] =>
  rows.flatMap(({ id, title }) => {
    const { [name]: as } = told(fields, caller, { [name]: title })
    return as ? [[id, as]] : []
  })

const titlesIn = async (host: Host, caller: Caller, area: Area, ids: unknown[]): Promise<Map<unknown, string>> =>
  new Map(mayName(area, caller) ? called(area, caller, await seenIn(host, caller, area, ids)) : [])

/** Rows with `titles`: by field, what the record is called that it refers to. */
export const withTitles = async <R extends Row>(host: Host, caller: Caller, area: Area, rows: R[]): Promise<R[]> => {
  const references = referencesOf(area)
  if (references.length === 0) return rows
  const titles = await Promise.all(
    references.map(async ([name, referred]) => {
      const ids = rows.map((row) => row[name])
      return [name, await titlesIn(host, caller, areaOf(host, referred), ids)] as const
    }),
  )
  return rows.map((row) => ({
    ...row,
    titles: Object.fromEntries(
      titles.flatMap(([name, byId]) => (byId.has(row[name]) ? [[name, byId.get(row[name])]] : [])),
    ),
  }))
}

/** The fields that refer to what is not there, or not for the caller to see, which look the same. */
export const unseenReferences = async (
  host: Host,
  caller: Caller,
  area: Area,
  values: Record<string, unknown>,
): Promise<FieldError[]> => {
  const errors = await Promise.all(
    referencesOf(area).map(async ([path, referred]) => {
      const id = values[path] ?? null
      if (id === null) return []
      const seen = await seenIn(host, caller, areaOf(host, referred), [id])
      return seen.length > 0 ? [] : [{ path, key: 'validation:noRecord', values: {} }]
    }),
  )
  return errors.flat()
}

const isReferred = (error: unknown): error is { constraint: string } => Object(error).code === '23503'

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
  if (!isReferred(error)) throw error
  const referring = host.areas.flatMap((other) =>
    referencesOf(other).flatMap(([name, referred]) =>
      referred === area.id && !other.of && mayName(other, caller) ? [{ other, name }] : [],
    ),
  )
  const found = await Promise.all(
    referring.map(({ other, name }) =>
      run<Called>(
        host.store,
        caller,
        sql`select id, ${sql.raw(snake(other.title))} as title from ${sql.raw(other.table)}
          where ${sql.raw(snake(name))} = ${id} and ${sql.raw(visible(other, caller))} order by title limit ${sql.raw(String(most + 1))}`,
      ),
    ),
  )
  const titles = found.flatMap((rows, index) => called(referring[index]!.other, caller, rows).map(([, title]) => title))
  if (titles.length === 0) throw new HttpError('REFERRED', 'referred.unseen')
  const names = titles.slice(0, most).join(', ')
  throw new HttpError('REFERRED', titles.length > most ? 'referred.more' : 'referred.all', { values: { names } })
}
