import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Actor } from '../../../machines/kernel/types.ts'
import { same } from '../../../machines/fields/same.ts'
import { formSchema } from '../../shared/area/schema.ts'
import { formFields, snake } from '../../shared/area/names.ts'
import type { Area } from '../../shared/area/types.ts'
import type { HistoryEntry, Invalid, Row, Saved, Stale } from '../../shared/endpoints/answers/records.ts'
import { check, type Checked } from '../../shared/validation/fieldErrors.ts'
import { callerOf } from '../context.ts'
import type { Host } from '../context.ts'
import { forbidden, notFound } from '../http/httpError.ts'
import type { Caller } from '../store/store.ts'
import { readRecord, readWhole } from './detail.ts'
import { before, type Done, entryOf, historySince, recorded, returning } from './history.ts'
import { isId } from '../../../machines/fields/reference.ts'
import { refuseReferred, unseenReferences, withTitles } from './references.ts'
import { partyColumns, scopeOf, visible } from './scope.ts'
import { seenBy, told, toldEntry, unseenBy } from './sight.ts'
import { run } from './sql.ts'
import { takenField } from './taken.ts'

type Values = Record<string, unknown>

export type Written = Row & { parties: string[]; changes: HistoryEntry['changes'] }

/** What is answered when a statement has written a record with its history: what whoever did it is told of both. */
export const savedOf = (area: Area, done: Done, { parties: _parties, changes, ...record }: Written): Saved => {
  const { id, revision } = record
  const caller = callerOf(done.by)
  const entry = toldEntry(area, caller, entryOf(done, revision, changes))
  return { __typename: 'Saved', id, revision, record: told(area.fields, caller, record), entry }
}

/** Carries out a statement that writes a record with its history; null when there was no such row at that revision. */
const write = async (
  host: Host,
  area: Area,
  done: Done,
  statement: SQL,
  values: Values = {},
): Promise<Saved | Invalid | null> => {
  try {
    const [written] = await run<Written>(host.store, callerOf(done.by), statement)
    if (!written) return null
    const saved = savedOf(area, done, written)
    host.live.saved({ area: area.id, id: saved.id, revision: saved.revision, parties: written.parties })
    const [record] = await withTitles(host, callerOf(done.by), area, [saved.record!])
    return { ...saved, record: record! }
  } catch (error) {
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
  input: unknown,
  kept: Values = {},
): Promise<Checked<Values>> => {
  const checked = check(formSchema(area, kept), input)
  if (!checked.ok) return checked
  const fields = await unseenReferences(host, callerOf(by), area, checked.value)
  return fields.length > 0 ? { ok: false, fields } : checked
}

export const createRecord = async (host: Host, by: Actor, area: Area, input: unknown): Promise<Saved | Invalid> => {
  const caller = callerOf(by)
  const owner = ownerColumn(area, caller)
  const checked = await checkedInput(host, by, area, input)
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

/** What a record holds in the fields of its form that the caller does not see, and so leaves as they are. */
const unseenOf = async (host: Host, caller: Caller, area: Area, id: string): Promise<Values> => {
  const unseen = unseenBy(area.fields, caller).filter((name) => formFields(area).includes(name))
  if (unseen.length === 0) return {}
  const record = await readWhole(host, caller, area, id)
  return Object.fromEntries(unseen.map((name) => [name, record[name]]))
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
  const writable = seenBy(area, callerOf(by))
  const kept = await unseenOf(host, callerOf(by), area, id)
  const checked = await checkedInput(host, by, writable, input, kept)
  if (!checked.ok) return { __typename: 'Invalid', fields: checked.fields }
  const done = doing(host, 'edited', by)
  const saved = await write(host, area, done, changing(area, done, id, revision, checked.value), checked.value)
  return saved ?? stale(host, callerOf(by), area, id, revision, checked.value)
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
  const saved = await write(host, area, done, statement).catch((error: unknown) =>
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
