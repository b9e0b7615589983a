import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Actor } from '../../../machines/kernel/types.ts'
import { same } from '../../../machines/fields/same.ts'
import { formSchema } from '../../shared/area/schema.ts'
import { snake } from '../../shared/area/names.ts'
import type { Area } from '../../shared/area/types.ts'
import type { HistoryEntry, Invalid, Row, Saved, Stale } from '../../shared/endpoints/answers/records.ts'
import { check, type Checked } from '../../shared/validation/fieldErrors.ts'
import { callerOf } from '../context.ts'
import type { Host } from '../context.ts'
import { forbidden, notFound } from '../http/httpError.ts'
import type { Caller } from '../store/store.ts'
import { readRecord } from './detail.ts'
import { fileFields, NoFile, noFile, settleFiles, withFiles } from './files.ts'
import { before, type Done, entryOf, historySince, recorded, returning } from './history.ts'
import { isId } from '../../../machines/fields/reference.ts'
import { refuseReferred, unseenReferences, withTitles } from './references.ts'
import { partyColumns, scopeOf, visible } from './scope.ts'
import { compiled } from './sql.ts'
import { takenField } from './taken.ts'

type Values = Record<string, unknown>

export type Written = Row & { parties: string[]; changes: HistoryEntry['changes'] }

/** What is answered when a statement has written a record with its history. */
export const savedOf = (done: Done, { parties: _parties, changes, ...record }: Written): Saved => {
  const { id, revision } = record
  return { __typename: 'Saved', id, revision, record, entry: entryOf(done, revision, changes) }
}

/** Carries out a statement that writes a record; where it holds files, these with it. */
const carryOut = async ({ store }: Host, area: Area, done: Done, statement: SQL, values: Values) => {
  const { text, values: given } = compiled(statement)
  const caller = callerOf(done.by)
  if (fileFields(area).length === 0) return (await store.run<Written>(caller, text, given))[0]
  return store.transaction(caller, async (within) => {
    const [written] = await within.query<Written>(text, given)
    if (written) await settleFiles(within, area, done, written, values)
    return written
  })
}

/** Writes a record with its history; null when there was no such row at that revision. */
const write = async (
  host: Host,
  area: Area,
  done: Done,
  statement: SQL,
  values: Values,
): Promise<Saved | Invalid | null> => {
  try {
    const written = await carryOut(host, area, done, statement, values)
    if (!written) return null
    const saved = savedOf(done, written)
    host.live.saved({ area: area.id, id: saved.id, revision: saved.revision, parties: written.parties })
    const [record] = await withTitles(host, callerOf(done.by), area, [saved.record!])
    return { ...saved, record: record! }
  } catch (error) {
    if (error instanceof NoFile) return { __typename: 'Invalid', fields: error.fields }
    const field = takenField(area, error, values)
    if (!field) throw error
    return { __typename: 'Invalid', fields: [field] }
  }
}

/** A list is kept as JSON. */
const written = (value: unknown): SQL =>
  typeof value === 'object' && value !== null ? sql`${JSON.stringify(value)}::jsonb` : sql`${value}`

const doing = ({ clock }: Host, kind: string, by: Actor): Done => ({ kind, by, at: clock().toISOString() })

/** A row at a revision, as far as the caller may see it. */
const at = (area: Area, caller: Caller, id: string, revision: number): SQL =>
  sql`id = ${id} and revision = ${revision} and ${sql.raw(visible(area, caller))}`

/** The column of the organisation that owns what the caller makes; a person of the platform makes it for the platform. */
const ownerColumn = (area: Area, caller: Caller): string => {
  const scope = scopeOf(area, caller)
  if (scope === false) throw forbidden(area.permissions.create!)
  return scope === true ? partyColumns(area)[0]! : scope
}

/** What was typed as it is stored, or what is wrong with it. */
const checkedInput = async (
  host: Host,
  by: Actor,
  area: Area,
  id: string | null,
  input: unknown,
): Promise<Checked<Values>> => {
  const schema = formSchema(area)
  const typed = check(schema, input)
  if (!typed.ok) return typed
  const [unseen, { values, wrong }] = await Promise.all([
    unseenReferences(host, callerOf(by), area, typed.value),
    withFiles(host, by, area, id, typed.value),
  ])
  const fields = [...unseen, ...wrong]
  if (fields.length > 0) return { ok: false, fields }
  // What is known of the files now may be against a rule that what was said of them was not.
  return values === typed.value ? typed : check(schema, values)
}

export const createRecord = async (host: Host, by: Actor, area: Area, input: unknown): Promise<Saved | Invalid> => {
  const caller = callerOf(by)
  const owner = ownerColumn(area, caller)
  const checked = await checkedInput(host, by, area, null, input)
  if (!checked.ok) return { __typename: 'Invalid', fields: checked.fields }
  const done = doing(host, 'created', by)
  const row = { [owner]: caller.organisation, created_at: done.at, updated_at: done.at, ...checked.value }
  const columns = sql.raw(Object.keys(row).map(snake).join(', '))
  const statement = sql`
    with saved as (
      insert into ${sql.raw(area.table)} (${columns}) values (${sql.join(Object.values(row).map(written), sql`, `)}) ${returning(area)}
    ), ${recorded(area, done, null, 'saved')}`
  return (await write(host, area, done, statement, checked.value))!
}

/** Writes new values into a record, when it still has the revision that they were made from. */
export const changing = (area: Area, done: Done, id: string, revision: number, changes: Values): SQL => {
  const assignments = Object.entries(changes).map(([name, value]) => sql`${sql.raw(snake(name))} = ${written(value)}`)
  const seen = at(area, callerOf(done.by), id, revision)
  return sql`
    with ${before(area, seen)}, saved as (
      update ${sql.raw(area.table)} set revision = revision + 1, updated_at = ${done.at}, ${sql.join(assignments, sql`, `)}
      where ${seen} ${returning(area)}
    ), ${recorded(area, done, 'before', 'saved')}`
}

export const editRecord = async (
  host: Host,
  by: Actor,
  area: Area,
  id: string,
  revision: number,
  input: unknown,
): Promise<Saved | Invalid | Stale> => {
  if (!isId(id)) throw notFound()
  const caller = callerOf(by)
  const checked = await checkedInput(host, by, area, id, input)
  if (!checked.ok) {
    // Whoever was first may have let go of a file that was there.
    const mayBeStale = checked.fields.some(({ key }) => key === noFile)
    if (mayBeStale && (await readRecord(host, caller, area, id)).revision !== revision)
      return stale(host, caller, area, id, revision, Object(input) as Values)
    return { __typename: 'Invalid', fields: checked.fields }
  }
  const done = doing(host, 'edited', by)
  const saved = await write(host, area, done, changing(area, done, id, revision, checked.value), checked.value)
  return saved ?? stale(host, caller, area, id, revision, checked.value)
}

export const deleteRecord = async (
  host: Host,
  by: Actor,
  area: Area,
  id: string,
  revision: number,
): Promise<Saved | Invalid | Stale> => {
  if (!isId(id)) throw notFound()
  const done = doing(host, 'deleted', by)
  const seen = at(area, callerOf(by), id, revision)
  const statement = sql`
    with saved as (
      delete from ${sql.raw(area.table)} where ${seen} ${returning(area, 'revision + 1 as revision')}
    ), ${recorded(area, done, 'saved', null)}`
  const none = Object.fromEntries(fileFields(area).map((name) => [name, null]))
  const saved = await write(host, area, done, statement, none).catch((error: unknown) =>
    refuseReferred(host, callerOf(by), area, id, error),
  )
  if (!saved) return stale(host, callerOf(by), area, id, revision, {})
  return saved.__typename === 'Saved' ? { ...saved, record: null } : saved
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
