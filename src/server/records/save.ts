import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Actor } from '../../../machines/kernel/types.ts'
import { same } from '../../../machines/fields/same.ts'
import { type Beside, formSchema } from '../../shared/area/schema.ts'
import { formFields, referencesOf, snake } from '../../shared/area/names.ts'
import type { Area } from '../../shared/area/types.ts'
import type { HistoryEntry, Invalid, Row, Saved, Stale } from '../../shared/endpoints/answers/records.ts'
import { check, type Checked, type FieldError } from '../../shared/validation/fieldErrors.ts'
import { callerOf } from '../context.ts'
import type { Host, Parties } from '../context.ts'
import { forbidden, notFound } from '../http/httpError.ts'
import { type Query, queryAs } from '../performer.ts'
import type { Caller, Sql } from '../store/store.ts'
import { readRecord, readWhole } from './detail.ts'
import { arisingWith, NotArisen } from './arising.ts'
import { fileFields, NoFile, noFile, settleFiles, withFiles } from './files.ts'
import { minded, takeTurn } from './guarded.ts'
import { before, type Done, entryOf, historySince, recorded, returning } from './history.ts'
import { isId } from '../../../machines/fields/reference.ts'
import { isMadeOf, withMade } from './made.ts'
import { fromParent } from './parents.ts'
import { goneReference, referredBy, refuseReferred, withReferred, withTitles } from './references.ts'
import { leftOf, onlyReads, ownerFor, visible } from './scope.ts'
import { seenBy, told, toldEntry, unseenBy } from './sight.ts'
import { compiled, uuids } from './sql.ts'
import { takenField } from './taken.ts'

type Values = Record<string, unknown>

export type Written = Row & {
  kept_for: string[]
  parties: Parties
  parties_before: Parties | null
  changes: HistoryEntry['changes']
}

/** What whoever did it is told of a record that a statement has written, and of its history. */
const savedOf = (
  area: Area,
  done: Done,
  { kept_for: _keptFor, parties: _parties, parties_before: _before, changes, ...record }: Written,
): Saved => {
  const { id, revision } = record
  const caller = callerOf(done.by)
  const entry = toldEntry(area, caller, entryOf(done, revision, changes))
  return { __typename: 'Saved', id, revision, record: told(area.fields, caller, record), entry }
}

const invalid = (fields: FieldError[]): Invalid => ({ __typename: 'Invalid', fields })

/** Tells of what was written, to who looks on and to who did it. */
export const tell = async (host: Host, area: Area, done: Done, written: Written): Promise<Saved> => {
  const saved = savedOf(area, done, written)
  const { parties, parties_before } = written
  host.live.saved({
    area: area.id,
    id: saved.id,
    revision: saved.revision,
    parties,
    ...leftOf(parties_before, parties),
  })
  const [record] = await withReferred(host, callerOf(done.by), area, [saved.record!])
  const [entry] = await withTitles(host, callerOf(done.by), area, [saved.entry])
  return { ...saved, record: record!, entry: entry! }
}

/** What was typed, and the row that was written of it; none when there was no such row at that revision. */
interface Kept {
  values: Values
  written: Written | undefined
}

/** What refers to others is judged by them, and written while they stay as they are; files are taken by what is written. */
const together = <T>(
  host: Host,
  caller: Caller,
  area: Area,
  work: (query: Query, open?: Sql) => Promise<T>,
): Promise<T> =>
  isJudged(host, area) || isMadeOf(area) || referencesOf(area).length > 0 || fileFields(area).length > 0
    ? host.store.transaction(caller, async (open) => {
        await takeTurn(host, area, open.query)
        return work(open.query, open)
      })
    : work(queryAs(host.store, caller))

const isJudged = ({ guardians, companions }: Host, { id }: Area): boolean => Boolean(guardians[id] ?? companions[id])

/** What a record holds that stays as it is: what its person does not see, and what they have not sent. */
interface Left {
  unseen: Values
  unsent: Values
}

const nothingLeft: Left = { unseen: {}, unsent: {} }

/** What was typed as a record may hold it, or what is wrong with it; files apart. */
const judge = async (host: Host, caller: Caller, area: Area, input: unknown, left: Left, query: Query) => {
  const { unseen: kept, unsent } = left
  const typed = { ...unsent, ...(input as Values) }
  const { referred, unseen, hidden } = await referredBy(host, caller, area, { ...typed, ...kept }, query)
  const beside: Beside = { referred, kept, hidden: hidden || Object.keys(kept).length > 0 }
  const checked = check(formSchema(area), typed, beside)
  const foreign = unseen.filter(({ path }) => !Object.hasOwn(kept, path) && !Object.hasOwn(unsent, path))
  return { beside, checked: checked.ok && foreign.length > 0 ? { ok: false as const, fields: foreign } : checked }
}

/** What a new record would hold, with whose it would be, or what is wrong with it; nothing is written. */
export const judgeRecord = async (host: Host, by: Actor, area: Area, input: unknown): Promise<Checked<Values>> => {
  const caller = callerOf(by)
  const query = queryAs(host.store, caller)
  const { checked } = await judge(host, caller, area, input, nothingLeft, query)
  return checked.ok ? { ok: true, value: { ...owned(area, caller), ...checked.value } } : checked
}

/** Judges what was typed, and carries out a statement that writes it with its history; null: of a new record. */
const keep = async (
  host: Host,
  done: Done,
  area: Area,
  id: string | null,
  input: unknown,
  statement: (values: Values) => SQL,
  left: Left = nothingLeft,
  /** What a new record has besides: whose it is, and within what. */
  given: Values = {},
): Promise<Kept | Invalid> => {
  const { by } = done
  const caller = callerOf(by)
  let stored: Values = {}
  const arising = id === null ? arisingWith(host, area, by) : null
  try {
    const kept = await together(host, caller, area, async (query, open) => {
      const { beside, checked } = await judge(host, caller, area, input, left, query)
      if (!checked.ok) return invalid(checked.fields)
      const held = await withFiles(query, by, area, id, checked.value)
      if (held.wrong.length > 0) return invalid(held.wrong)
      // What is known of files now may be against a rule that what was said of them was not.
      const known = held.values === checked.value ? checked : check(formSchema(area), held.values, beside)
      if (!known.ok) return invalid(known.fields)
      stored = isMadeOf(area) ? await withMade(query, area, id, known.value) : known.value
      const wrong = await minded(host, area, { query, by, at: done.at, id, values: { ...given, ...stored } })
      if (wrong.length > 0) return invalid(wrong)
      const all = arising && open ? await arising.before(open, stored) : stored
      const { text, values } = compiled(statement(all))
      const [written] = await query<Written>(text, values)
      if (written) await settleFiles(query, area, done, written, stored)
      const arisen = arising && open && written && (await arising.after(open, written.id, { ...given, ...all }))
      return { values: stored, written: written && { ...written, ...arisen } }
    })
    arising?.tell()
    return kept
  } catch (error) {
    if (error instanceof NoFile || error instanceof NotArisen) return invalid(error.fields)
    const field = takenField(area, error, stored) ?? goneReference(area, error)
    if (!field) throw error
    return invalid([field])
  }
}

/** A list is kept as JSON, but for one of records. */
const written = ({ fields }: Area, name: string, value: unknown): SQL => {
  if (typeof value !== 'object' || value === null) return sql`${value}`
  return fields[name]?.type === 'references' ? uuids(value as string[]) : sql`${JSON.stringify(value)}::jsonb`
}

const doing = ({ clock }: Host, kind: string, by: Actor): Done => ({ kind, by, at: clock().toISOString() })

/** A row at a revision, as far as the caller may see it. @throws HttpError FORBIDDEN */
const at = (area: Area, caller: Caller, id: string, revision: number): SQL => {
  if (onlyReads(area, caller)) throw forbidden(`changing ${area.id}`)
  return sql`id = ${id} and revision = ${revision} and ${sql.raw(visible(area, caller))}`
}

/** The organisation that owns what the caller makes. */
const owned = (area: Area, caller: Caller): Values => {
  const owner = ownerFor(area, caller)
  if (!owner) throw forbidden(area.permissions.create!)
  return owner
}

export const createRecord = async (
  host: Host,
  by: Actor,
  area: Area,
  input: unknown,
  parent?: string | null,
  /** Where it is not the database's to choose. */
  id?: string,
): Promise<Saved | Invalid> => {
  const caller = callerOf(by)
  if (onlyReads(area, caller)) throw forbidden(area.permissions.create!)
  const given = area.parent ? await fromParent(host.store, caller, area, { parent }) : owned(area, caller)
  const done = doing(host, 'created', by)
  const writing = (values: Values) => {
    const row = { ...(id && { id }), ...given, created_at: done.at, updated_at: done.at, ...values }
    const columns = sql.raw(Object.keys(row).map(snake).join(', '))
    return sql`
      with saved as (
        insert into ${sql.raw(area.table)} (${columns}) values (${sql.join(
          Object.entries(row).map(([name, value]) => written(area, name, value)),
          sql`, `,
        )}) ${returning(area)}
      ), ${recorded(area, done, null, 'saved')}`
  }
  const kept = await keep(host, done, area, null, input, writing, nothingLeft, given)
  return '__typename' in kept ? kept : tell(host, area, done, kept.written!)
}

/** Writes new values into a record, when it still has the revision that they were made from. */
export const changing = (area: Area, done: Done, id: string, revision: number, changes: Values): SQL => {
  const assignments = Object.entries(changes).map(
    ([name, value]) => sql`${sql.raw(snake(name))} = ${written(area, name, value)}`,
  )
  const seen = at(area, callerOf(done.by), id, revision)
  return sql`
    with ${before(area, seen)}, saved as (
      update ${sql.raw(area.table)} set revision = revision + 1, updated_at = ${done.at}, ${sql.join(assignments, sql`, `)}
      where ${seen} ${returning(area)}
    ), ${recorded(area, done, 'before', 'saved')}`
}

/** What a record holds in the fields of its form that the caller does not see or has not sent. */
const leftIn = (area: Area, caller: Caller, input: unknown, record: Row): Left => {
  const unseen = unseenBy(area.fields, caller)
  const sent = Object.keys(Object(input) as Values)
  const names = formFields(area)
  const held = (those: string[]): Values => Object.fromEntries(those.map((name) => [name, record[name]]))
  return {
    unseen: held(names.filter((name) => unseen.includes(name))),
    unsent: held(names.filter((name) => !unseen.includes(name) && !sent.includes(name))),
  }
}

/** Whether a person has seen and sent all of the form. */
const isWhole = (area: Area, caller: Caller, input: unknown): boolean =>
  unseenBy(area.fields, caller).length === 0 &&
  formFields(area).every((name) => Object.hasOwn(Object(input) as Values, name))

/** Changes what is sent of a record, at the revision that was seen, or as it is now where none is said. */
export const editRecord = async (
  host: Host,
  by: Actor,
  area: Area,
  id: string,
  seenAt: number | null,
  input: unknown,
): Promise<Saved | Invalid | Stale> => {
  if (!isId(id)) throw notFound()
  const done = doing(host, 'edited', by)
  const caller = callerOf(by)
  const now = seenAt === null || !isWhole(area, caller, input) ? await readWhole(host, caller, area, id) : null
  const revision = seenAt ?? now!.revision
  const left = now ? leftIn(area, caller, input, now) : nothingLeft
  const seen = { ...seenBy(area, caller), refine: area.refine } as Area
  const writing = (values: Values) => changing(area, done, id, revision, values)
  const kept = await keep(host, done, seen, id, input, writing, left)
  if ('__typename' in kept) {
    // Whoever was first may have let go of a file that was there.
    const mayBeStale = kept.fields.some(({ key }) => key === noFile)
    if (mayBeStale && (await readRecord(host, caller, area, id)).revision !== revision)
      return stale(host, caller, area, id, revision, Object(input) as Values)
    return kept
  }
  if (!kept.written) return stale(host, caller, area, id, revision, without(kept.values, left.unsent))
  return tell(host, area, done, kept.written)
}

const without = (values: Values, others: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !Object.hasOwn(others, name)))

/** Takes a record out, when it still has the revision that was seen. */
export const deleting = (area: Area, done: Done, id: string, revision: number): SQL => sql`
  with saved as (
    delete from ${sql.raw(area.table)} where ${at(area, callerOf(done.by), id, revision)} ${returning(area, 'revision + 1 as revision')}
  ), ${recorded(area, done, 'saved', null)}`

export const deleteRecord = async (
  host: Host,
  by: Actor,
  area: Area,
  id: string,
  revision: number,
): Promise<Saved | Stale> => {
  if (!isId(id)) throw notFound()
  const done = doing(host, 'deleted', by)
  const caller = callerOf(by)
  const { text, values } = compiled(deleting(area, done, id, revision))
  const gone = await together(host, caller, area, async (query) => {
    await minded(host, area, { query, by, at: done.at, id, values: null })
    const [row] = await query<Written>(text, values)
    if (row) await settleFiles(query, area, done, row, Object.fromEntries(fileFields(area).map((name) => [name, null])))
    return row
  }).catch((error: unknown) => refuseReferred(host, caller, area, id, error))
  if (!gone) return stale(host, caller, area, id, revision, {})
  return { ...(await tell(host, area, done, gone)), record: null }
}

/** That somebody else was first, with what they have made of it. */
export const stale = async (
  host: Host,
  caller: Caller,
  area: Area,
  id: string,
  seen: number,
  typed: Values,
): Promise<Stale> => {
  const record = await readRecord(host, caller, area, id)
  const since = await historySince(host, caller, area, id, seen)
  const changed = Object.keys(typed).filter((name) => !same(record[name], typed[name]))
  return { __typename: 'Stale', revision: record.revision, changed, record, since }
}
