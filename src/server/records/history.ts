import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Actor } from '../../../machines/kernel/types.ts'
import { ownerFacts, rowFacts } from '../../shared/area/names.ts'
import type { Area } from '../../shared/area/types.ts'
import type { Author, Count, HistoryEntry } from '../../shared/endpoints/answers/records.ts'
import { endOfList } from '../../shared/endpoints/paging.ts'
import type { Host } from '../context.ts'
import { badField, notFound } from '../http/httpError.ts'
import type { Caller } from '../store/store.ts'
import { selected, selectedOfRow } from './columns.ts'
import { isId } from '../../../machines/fields/reference.ts'
import { countUpTo } from './counts.ts'
import { isBackwards, paged, type Position } from './paged.ts'
import { withTitles } from './references.ts'
import { keptFor, onlyReads, partiesBefore, partiesOf, representedBy, visible } from './scope.ts'
import { toldEntry } from './sight.ts'
import { run } from './sql.ts'

export interface Done {
  kind: string
  by: Actor
  at: string
}

const author = ({ userId, name, organisation, actsFor }: Actor): Author => ({
  userId,
  name,
  organisation: organisation.name,
  kind: organisation.kind,
  ...(actsFor && { actsFor }),
})

/** The fields of a record as they are before it is written. */
export const before = (area: Area, where: SQL): SQL =>
  sql`before as (select ${sql.raw(selected(Object.keys(area.fields)))} from ${sql.raw(area.table)} where ${where})`

/** What a statement that writes a row returns of it, for `recorded` and for whoever is answered. */
export const returning = (area: Area, revision = 'revision'): SQL =>
  sql.raw(
    `returning id, ${revision}, ${keptFor(area)} as kept_for, ${partiesOf(area)} as parties, ${selectedOfRow(area)}`,
  )

const unrecorded = ({ fields }: Area): string[] => Object.keys(fields).filter((name) => fields[name]!.unrecorded)

const fieldsOf = (area: Area, row: 'before' | 'saved' | null): SQL =>
  row === null
    ? sql`null`
    : sql.raw(
        `to_jsonb(${row}) - '{id,revision,kept_for,parties,${[...rowFacts(area), ...ownerFacts(area), ...unrecorded(area)].join(',')}}'::text[]`,
      )

/** The row of `saved` with what has changed of it, as the same statement tells its history; null: there is no such row. */
export const recorded = (
  area: Area,
  { kind, by, at }: Done,
  was: 'before' | 'saved' | null,
  now: 'saved' | null,
): SQL => sql`
  kept as (
    insert into history (area, record_id, revision, at, kind, by, changes, parties)
    select ${area.id}, id, revision, ${at}::timestamptz, ${kind}, ${JSON.stringify(author(by))}::jsonb,
      changes_between(${fieldsOf(area, was)}, ${fieldsOf(area, now)}), kept_for
    from saved${sql.raw(was === 'before' ? ', before' : '')}
    returning changes
  )
  select saved.*, kept.changes, ${sql.raw(partiesBefore(area, 'saved'))} as parties_before from saved, kept`

/** The entry that `recorded` has written. */
export const entryOf = ({ kind, by, at }: Done, revision: number, changes: HistoryEntry['changes']): HistoryEntry => ({
  revision,
  kind,
  at,
  by: author(by),
  changes,
})

const columns = 'revision, kind, at, by, changes'

/** Entries of one answer. */
const most = 50

/** The entries of a record as the caller may read them: of what is common without who of the platform's people it was. */
const entriesOf = (area: Area, caller: Caller, id: string): SQL =>
  onlyReads(area, caller)
    ? sql`common_history(${area.id}, ${id}::uuid) history`
    : sql`(select * from history where area = ${area.id} and record_id = ${id}) history`

const read = async (host: Host, caller: Caller, area: Area, id: string, limits: SQL): Promise<HistoryEntry[]> => {
  const entries = await run<HistoryEntry>(
    host.store,
    caller,
    sql`select ${sql.raw(columns)} from ${entriesOf(area, caller, id)} where ${limits}`,
  )
  return withTitles(
    host,
    caller,
    area,
    entries.map((entry) => toldEntry(area, caller, entry)),
  )
}

/** What has happened to a record above a revision, in order; row-level security hides what is others'. */
export const historySince = (host: Host, caller: Caller, area: Area, id: string, seen: number) =>
  read(host, caller, area, id, sql`revision > ${seen} order by revision`)

/** A place in a history, as its meta says it. @throws HttpError BAD_INPUT */
const revisionAt = (cursor: string, field: keyof Position): number => {
  if (!/^\d{1,9}$/.test(cursor)) throw badField(field)
  return Number(cursor)
}

const placedAt = ({ after, before: above }: Position): SQL => {
  if (typeof after === 'string') return sql`revision < ${revisionAt(after, 'after')}`
  return typeof above === 'string' && above !== endOfList ? sql`revision > ${revisionAt(above, 'before')}` : sql`true`
}

/**
 * What has happened to a record, newest first. That of a deleted one is kept for the platform's people, who audit.
 * @throws HttpError NOT_FOUND for a missing record and for one of others alike, BAD_INPUT
 */
export const readHistory = async (host: Host, caller: Caller, area: Area, id: string, at: Position = {}) => {
  if (!isId(id)) throw notFound()
  if (typeof at.after === 'string' && isBackwards(at)) throw badField('before')
  const seen = sql`select id from ${sql.raw(area.table)} where id = ${id} and ${sql.raw(visible(area, caller))}`
  const order = sql.raw(`order by revision ${isBackwards(at) ? 'asc' : 'desc'} limit ${most + 1}`)
  const [rows, entries] = await Promise.all([
    run<{ id: string }>(host.store, caller, seen),
    read(host, caller, area, id, sql`${placedAt(at)} ${order}`),
  ])
  const isAudited = caller.kind === 'platform' && !representedBy(area, caller) && entries.length > 0
  if (rows.length === 0 && !isAudited) throw notFound({ table: area.table, id })
  const { rows: data, ...page } = paged(entries, most, at, ({ revision }) => String(revision))
  return { data, meta: { ...page, total: () => countHistory(host, caller, area, id) } }
}

const countHistory = (host: Host, caller: Caller, area: Area, id: string): Promise<Count> =>
  countUpTo(host.store, caller, sql`select from ${entriesOf(area, caller, id)}`)
