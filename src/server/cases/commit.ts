import { typeOf } from '../../../machines/fields/fields.ts'
import { endingOf, isReminder } from '../../../machines/kernel/deadlines.ts'
import type { Advance, CaseRecord, Entry, Json } from '../../../machines/kernel/types.ts'
import { statusOf } from '../../../machines/kernel/status.ts'
import { deskOf } from '../../../machines/kit/desk.ts'
import { snake } from '../../shared/area/names.ts'
import type { Holding } from '../../shared/area/rowFacts.ts'
import type { Area } from '../../shared/area/types.ts'
import type { Parties } from '../context.ts'
import { holdingOfRow } from '../records/columns.ts'
import { keptFor, leftOf, ownerColumn, partiesBefore, partiesOf, partyColumns, visible } from '../records/scope.ts'
import type { Query, Secrets } from '../performer.ts'
import type { Caller, Sql, Store } from '../store/store.ts'
import { booking, parted } from './book.ts'
import { counting } from './counting.ts'
import type { Place } from './types.ts'

export type Step = Extract<Advance, { ok: true }>

/** Whose turn it is, as the row has it; who may act there is always said. */
export const deskFacts = ({ area, lifecycle }: Pick<Place, 'area' | 'lifecycle'>, record: CaseRecord, at: string) => {
  const desk = deskOf(lifecycle, record, at)
  return {
    desk: desk?.party ?? null,
    desk_id: desk?.organisation ?? null,
    awaits: `{${(desk?.needs ?? []).map((one) => one.toLowerCase()).join()}}`,
    ...(area.lifecycle.handed && { hands: desk?.hands ?? [] }),
  }
}

/** The columns of a row that its lifecycle's record decides at an instant. */
export const recordFacts = (
  place: Pick<Place, 'area' | 'lifecycle'>,
  record: CaseRecord,
  at: string,
): Record<string, Json> => {
  const { lifecycle } = place
  const { deadlines } = record.snapshot
  const ending = endingOf(deadlines)
  const overdue = record.snapshot.status === 'active' ? lifecycle.overdueAt?.(record.snapshot.context) : null
  const facts = Object.entries(lifecycle.facts(record.snapshot.context)).map(([name, value]) => [snake(name), value])
  return {
    machine_version: record.version,
    revision: record.revision,
    status: statusOf(record.snapshot.value),
    snapshot: JSON.stringify(record.snapshot),
    deadline_at: ending?.at ?? overdue ?? null,
    deadline_event: ending?.event ?? null,
    ...(place.area.lifecycle.reminds && { remind_at: deadlines.find(isReminder)?.at ?? null }),
    ...deskFacts(place, record, at),
    ...(Object.fromEntries(facts) as Record<string, Json>),
  }
}

/** What the steps that led to these entries have decided: the last time that a record's outcome became another one. */
export const decisionIn = ({ lifecycle }: Area, entries: readonly Pick<Entry, 'from' | 'to' | 'at'>[]) => {
  const outcomeOf = (status: string | null) => (status === null ? undefined : lifecycle?.statuses[status]?.outcome)
  const deciding = entries.findLast(({ from, to }) => outcomeOf(to) !== undefined && outcomeOf(to) !== outcomeOf(from))
  return deciding && { outcome: outcomeOf(deciding.to)!, outcome_at: deciding.at }
}

const placeholders = (columns: readonly string[]): string[] => columns.map((_, index) => `$${index + 11}`)

/**
 * Whoever has taken a case and goes on with it keeps it for longer; it is nobody's any more once it waits for nobody or lies
 * on the desk of another organisation.
 */
const holding = (columns: string[], holds: number): string => {
  const [waits, lies] = ['desk', 'desk_id'].map((column) => placeholders(columns)[columns.indexOf(column)])
  const stays = (value: string) =>
    `case when ${waits} is not null and coalesce(${lies}, held_for) = held_for then ${value} end`
  const until = `case when held_by::text = $5::jsonb #>> '{by,userId}' then $3::timestamptz + interval '${holds} hours' else held_until end`
  return `held_by = ${stays('held_by')}, held_for = ${stays('held_for')}, held_until = ${stays(until)}`
}

/** Since when a case waits for what it waits for, and by whose move. */
const arrival = { desk_since: '$3', desk_by: `$5::jsonb #>> '{by,userId}'` }

/** What a row becomes by its columns and their values, and since when it waits, where that is for something else than before. */
export const becoming = (
  { lifecycle }: Area,
  columns: readonly string[],
  values: readonly string[],
  since: Readonly<Record<string, string>>,
): string => {
  const desk = ['desk', 'desk_id', 'awaits', ...(lifecycle!.handed ? ['hands'] : [])]
  const now = desk.map((column) => values[columns.indexOf(column)])
  const isOther = `(${desk.join(', ')}) is distinct from (${now.join(', ')})`
  return [
    ...columns.map((column, index) => `${column} = ${values[index]}`),
    ...Object.entries(since).map(
      ([column, value]) => `${column} = case when ${isOther} then ${value} else ${column} end`,
    ),
  ].join(', ')
}

const update = (area: Area, columns: string[], holds: number): string => `
    update ${area.table} set updated_at = $3, ${becoming(area, columns, placeholders(columns), arrival)}, ${holding(columns, holds)}
    where id = $1 and revision = $2`

/** A new row; $2 is null. */
const insert = ({ table }: Area, columns: string[]): string => `
    insert into ${table} (id, created_at, updated_at, ${[...Object.keys(arrival), ...columns].join(', ')})
    select $1::uuid, $3, $3, ${[...Object.values(arrival), ...placeholders(columns)].join(', ')} where $2::integer is null
    on conflict (id) do nothing`

/** Row, timeline, counts, outbox and what is booked in one statement; the revision in its `where` is the lock. */
const statement = (area: Area, row: string, booked: string | null): string => `
  with moved as (${row}
    returning id, revision, status, snapshot -> 'deadlines' as limits, ${keptFor(area)} as kept_for, ${partiesOf(area)} as parties, ${partyColumns(area).join(', ')},
      held_by, held_for, held_until
  ), ${booked ? `${booked}, ` : ''}told as (
    insert into timeline (area, case_id, revision, at, entry, event, taken, from_status, to_status, key, request_hash, parties)
    select '${area.id}', id, revision, $3::timestamptz, $4, $5::jsonb, $10, $6, status, $7, $8, kept_for from moved
  ), counted as (${counting(area, { at: '$3', event: '$5', from: '$6', taken: '$10' })}
  ), sent as (
    insert into outbox (area, case_id, revision, run_at, type, params, limits)
    select '${area.id}', id, revision, $3::timestamptz, effect ->> 'type', effect -> 'params', limits
    from moved, jsonb_array_elements($9::jsonb) effect
  )
  select parties, ${partiesBefore(area, 'moved')} as before, ${holdingOfRow} from moved`

export interface Move {
  place: Place
  id: string
  /** The revision that the step was taken from; null: there is no row before it. */
  revision: number | null
  /** Null: the case is only to stay as it is until the others are written. */
  step: Step | null
  /** What the timeline keeps of the request that made the step; null when nobody sent one. */
  request: { key: string; hash: string | null } | null
  secrets?: Secrets
}

/** A step that was written, with the organisations of its row, and those that have left it. */
export interface Written {
  place: Place
  id: string
  step: Step
  parties: Parties
  left?: Parties
  /** Who has taken it. */
  holding: Holding
}

type Run = <R>(text: string, values: unknown[], name: string) => Promise<R[]>

/** What a new row has beside its facts; it belongs to who began it, as far as these do not say whose it is. */
const beginnings = ({ area, lifecycle }: Place, caller: Caller): Record<string, Json> => {
  const owner = ownerColumn(area, caller)
  return { machine: lifecycle.id, ...(owner && { [owner]: caller.organisation }) }
}

/** Facts that have just been made stand in another order than those that the database has kept; a statement has one. */
export const inOneOrder = (facts: Record<string, Json>): Record<string, Json> =>
  Object.fromEntries(Object.entries(facts).toSorted(([one], [other]) => (one < other ? -1 : 1)))

/** Values as they are bound: of a list or an object its JSON, where its column holds that. */
export const writtenIn = ({ fields }: Area, facts: Record<string, Json>): Json[] => {
  const columns = new Set(
    Object.entries(fields).flatMap(([name, { type }]) => (typeOf(type).sql === 'jsonb' ? snake(name) : [])),
  )
  return Object.entries(facts).map(([column, value]) =>
    value !== null && columns.has(column) ? JSON.stringify(value) : value,
  )
}

const write = async (
  run: Run,
  caller: Caller,
  { place, id, revision, step, request }: Move & { step: Step },
): Promise<Written | null> => {
  const { entry, event, taken, from, at } = step.entry
  const begins = revision === null
  const { asked, booked } = parted(step.effects)
  const books = booked.length > 0
  const decision = decisionIn(place.area, [step.entry])
  const facts = inOneOrder({
    ...(begins && beginnings(place, caller)),
    ...recordFacts(place, step.record, at),
    ...decision,
  })
  const values = [
    id,
    revision,
    at,
    entry,
    JSON.stringify(event),
    from,
    request?.key ?? null,
    request?.hash ?? null,
    JSON.stringify(asked),
    taken,
    ...writtenIn(place.area, facts),
    ...(books ? [JSON.stringify(booked)] : []),
  ]
  const { area } = place
  const text = statement(
    area,
    begins ? insert(area, Object.keys(facts)) : update(area, Object.keys(facts), place.holds),
    books ? booking(place, `$${values.length}`) : null,
  )
  const [row] = await run<{ parties: Parties; before: Parties | null } & Holding>(
    text,
    values,
    // Cases of an old version may know fewer facts.
    `${begins ? `begin ${caller.kind}` : 'move'} ${area.id} ${Object.keys(facts).length}${books ? ' books' : ''}${decision ? ' decides' : ''}`,
  )
  if (!row) return null
  const { parties, before, ...held } = row
  return { place, id, step, parties, ...leftOf(before, parties), holding: held }
}

/** Writes a step, when the row still has the revision that it was taken from; null when it has not. */
export const commit = (store: Store, caller: Caller, move: Move & { step: Step }): Promise<Written | null> =>
  write((text, values, name) => store.run(caller, text, values, name), caller, move)

/** Somebody has moved one of the cases since it was read. */
class Overtaken extends Error {}

/** Locks the rows of cases, in one order everywhere, so that nobody waits for somebody who waits for them. @throws Overtaken */
const lockAll = async ({ query }: Sql, caller: Caller, moves: readonly Move[]): Promise<void> => {
  const standing = moves.filter(({ revision }) => revision !== null)
  const areas = new Map(standing.map(({ place: { area } }) => [area.table, area]))
  for (const [table, area] of [...areas].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const here = standing.filter(({ place }) => place.area.table === table)
    const rows = await query<{ id: string; revision: number }>(
      `select id, revision from ${table} where id = any($1::uuid[]) and ${visible(area, caller)} order by id for update`,
      [here.map(({ id }) => id)],
    )
    const revisions = new Map(rows.map(({ id, revision }) => [id, revision]))
    if (here.some(({ id, revision }) => revisions.get(id) !== revision)) throw new Overtaken()
  }
}

/**
 * Writes the steps of several cases, all of them or none: null when one has not the revision any more that was read.
 * @param judged throws what the transaction finds against them
 */
export const commitTogether = async (
  store: Store,
  caller: Caller,
  moves: readonly Move[],
  judged?: (query: Query) => Promise<void>,
): Promise<Written[] | null> => {
  try {
    return await store.transaction(caller, async (sql) => {
      await judged?.(sql.query)
      await lockAll(sql, caller, moves)
      const written: Written[] = []
      for (const move of moves) {
        if (!move.step) continue
        const one = await write((text, values) => sql.query(text, values), caller, { ...move, step: move.step })
        if (!one) throw new Overtaken()
        written.push(one)
      }
      return written
    })
  } catch (error) {
    if (error instanceof Overtaken) return null
    throw error
  }
}
