import { sql, type SQL } from 'drizzle-orm'
import { formSchema } from '../../shared/area/schema.ts'
import { snake } from '../../shared/area/names.ts'
import type { Area } from '../../shared/area/types.ts'
import { check } from '../../shared/validation/fieldErrors.ts'
import type { FieldError } from '../../shared/validation/fieldErrors.ts'
import type { Host } from '../context.ts'
import { forbidden, notFound } from '../http/httpError.ts'
import type { Caller } from '../store/store.ts'
import { selected } from './columns.ts'
import type { Row } from './detail.ts'
import { isId } from './id.ts'
import { partiesOf, partyColumns, scopeOf, visible } from './scope.ts'
import { run } from './sql.ts'
import { takenField } from './taken.ts'

export interface Saved {
  kind: 'Saved'
  id: string
  revision: number
}

export interface Invalid {
  kind: 'Invalid'
  fields: FieldError[]
}

/** Somebody has saved the record meanwhile; `changed` are the fields in which it differs from what was typed. */
export interface Stale {
  kind: 'Stale'
  revision: number
  changed: string[]
}

type Values = Record<string, unknown>

type Place = Pick<Row, 'id' | 'revision'>

export interface Written extends Place {
  parties: string[]
}

const finish = async (
  host: Host,
  area: Area,
  values: Values,
  writing: Promise<Written[]>,
): Promise<Saved | Invalid | null> => {
  try {
    const [written] = await writing
    if (!written) return null
    const { id, revision, parties } = written
    host.live.saved({ area: area.id, id, revision, parties })
    return { kind: 'Saved', id, revision }
  } catch (error) {
    const field = takenField(area, error, values)
    if (!field) throw error
    return { kind: 'Invalid', fields: [field] }
  }
}

const returning = (area: Area) => sql.raw(`returning id, revision, ${partiesOf(area)} as parties`)

/** The column of the organisation that owns what the caller makes; a person of the platform makes it for the platform. */
const ownerColumn = (area: Area, caller: Caller): string => {
  const scope = scopeOf(area, caller)
  if (scope === false) throw forbidden(area.permissions.create!)
  return scope === true ? partyColumns(area)[0]! : scope
}

export const createRecord = async (
  host: Host,
  caller: Caller,
  area: Area,
  input: unknown,
): Promise<Saved | Invalid> => {
  const owner = ownerColumn(area, caller)
  const checked = check(formSchema(area), input)
  if (!checked.ok) return { kind: 'Invalid', fields: checked.fields }
  const at = host.clock().toISOString()
  const row = { [owner]: caller.organisation, created_at: at, updated_at: at, ...checked.value }
  const columns = sql.raw(Object.keys(row).map(snake).join(', '))
  const insert = sql`insert into ${sql.raw(area.table)} (${columns}) values ${Object.values(row)} ${returning(area)}`
  return (await finish(host, area, checked.value, run(host.store, caller, insert)))!
}

/** Writes new values into a record, when it still has the revision that they were made from. */
export const updating = (area: Area, caller: Caller, { id, revision }: Place, changes: Values, at: string): SQL => {
  const assignments = Object.entries(changes).map(([name, value]) => sql`${sql.raw(snake(name))} = ${value}`)
  return sql`
    update ${sql.raw(area.table)} set revision = revision + 1, updated_at = ${at}, ${sql.join(assignments, sql`, `)}
    where id = ${id} and revision = ${revision} and ${sql.raw(visible(area, caller))} ${returning(area)}`
}

export const editRecord = async (
  host: Host,
  caller: Caller,
  area: Area,
  id: string,
  revision: number,
  input: unknown,
): Promise<Saved | Invalid | Stale> => {
  if (!isId(id)) throw notFound()
  const checked = check(formSchema(area), input)
  if (!checked.ok) return { kind: 'Invalid', fields: checked.fields }
  const update = updating(area, caller, { id, revision }, checked.value, host.clock().toISOString())
  const saved = await finish(host, area, checked.value, run(host.store, caller, update))
  return saved ?? stale(host, caller, area, id, checked.value)
}

export const deleteRecord = async (
  host: Host,
  caller: Caller,
  area: Area,
  id: string,
  revision: number,
): Promise<Saved | Stale> => {
  if (!isId(id)) throw notFound()
  const remove = sql`
    delete from ${sql.raw(area.table)} where id = ${id} and revision = ${revision} and ${sql.raw(visible(area, caller))} ${returning(area)}`
  const [written] = await run<Written>(host.store, caller, remove)
  if (!written) return stale(host, caller, area, id, {})
  host.live.saved({ area: area.id, ...written })
  return { kind: 'Saved', id: written.id, revision: written.revision }
}

const stale = async ({ store }: Host, caller: Caller, area: Area, id: string, typed: Values): Promise<Stale> => {
  const names = Object.keys(typed)
  const columns = sql.raw(['id', 'revision', ...(names.length > 0 ? [selected(names)] : [])].join(', '))
  const [row] = await run<Row>(
    store,
    caller,
    sql`select ${columns} from ${sql.raw(area.table)} where id = ${id} and ${sql.raw(visible(area, caller))}`,
  )
  if (!row) throw notFound({ table: area.table, id })
  return { kind: 'Stale', revision: row.revision, changed: names.filter((name) => row[name] !== typed[name]) }
}
