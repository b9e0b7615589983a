import { wantedFor } from '../../../machines/kernel/choices.ts'
import { grants, type Permission } from '../../../machines/kernel/grants.ts'
import { withOthers } from '../../../machines/kernel/others.ts'
import type { Wanted } from '../../../machines/kernel/others.ts'
import { hindrancesAlong } from '../../../machines/kernel/together.ts'
import type { Standing } from '../../../machines/kernel/together.ts'
import type { Actor, CaseRecord, Json, Known, Other, Reason, Stamp } from '../../../machines/kernel/types.ts'
import { snake } from '../../shared/area/names.ts'
import type { Area } from '../../shared/area/types.ts'
import type { Row as CaseRow } from '../../shared/endpoints/answers/records.ts'
import { callerOf } from '../context.ts'
import type { Host } from '../context.ts'
import { selected } from '../records/columns.ts'
import { isId } from '../../../machines/fields/reference.ts'
import { toldRows } from '../records/detail.ts'
import { visible } from '../records/scope.ts'
import { told } from '../records/sight.ts'
import { type Caller, system } from '../store/store.ts'
import { placeOf, placeOfLifecycle } from './place.ts'
import { recordColumns, recordOf } from '../records/caseRecord.ts'
import { toldAgainst } from './sight.ts'
import type { Place } from './types.ts'

/** On whose behalf other cases are read: who may not open one does not find it. */
export interface Reader {
  caller: Caller
  may(permission: Permission): boolean
}

export const readerOf = (by: Actor): Reader => ({
  caller: callerOf(by),
  may: (permission) => grants(by.permissions, permission),
})

export const systemReader: Reader = { caller: system, may: () => true }

/** A case that another's event involves, where it stands and as that event is told of it. */
export interface Found extends Standing {
  place: Place
  other: Other
  /** As the reader is told of it. */
  title: string | null
  /** Nothing of it is told to them, who may not even see it. */
  isUnseen?: true
}

type Asked = Pick<Wanted, 'lifecycle' | 'id' | 'facts' | 'isUnseen'>
type Row = { id: string; status: string; called: string | null } & Parameters<typeof recordOf>[1] & Record<string, Json>

const readOf = async ({ store }: Host, { caller }: Reader, place: Place, asked: readonly Asked[]): Promise<Found[]> => {
  const { area, lifecycle } = place
  const names = [...new Set(asked.flatMap(({ facts }) => facts))].toSorted()
  const called = `${snake(area.title)}::text as called`
  const columns = ['id', 'status', called, recordColumns, ...(names.length > 0 ? [selected(names)] : [])].join(', ')
  const text = `select ${columns} from ${area.table} where id = any($1::uuid[]) and ${visible(area, caller)}`
  const rows = await store.run<Row>(caller, text, [asked.map(({ id }) => id).filter(isId)])
  return rows.map((row) => {
    const { id, revision, status } = row
    const facts = Object.fromEntries(names.map((name) => [name, row[name] ?? null]))
    const { [area.title]: title } = told(area.fields, caller, { [area.title]: row.called })
    return {
      place,
      lifecycle,
      title: title ?? null,
      record: recordOf(lifecycle, row),
      other: { lifecycle: lifecycle.id, id, revision, status, facts },
    }
  })
}

/** Of the cases asked for those that the reader may open, each once, and those that an event moves whoever sends it. */
export const readOthers = async (host: Host, reader: Reader, asked: readonly Asked[]): Promise<Found[]> => {
  const unseen = asked.filter(({ isUnseen }) => isUnseen)
  if (unseen.length === 0) return readSeen(host, reader, asked)
  const [seen, others] = await Promise.all([
    readSeen(
      host,
      reader,
      asked.filter(({ isUnseen }) => !isUnseen),
    ),
    readSeen(host, systemReader, unseen),
  ])
  return [...seen, ...others.map((other) => ({ ...other, title: null, isUnseen: true as const }))]
}

const readSeen = async (host: Host, reader: Reader, asked: readonly Asked[]): Promise<Found[]> => {
  const found = [...new Set(asked.map(({ lifecycle }) => lifecycle))].map(async (id) => {
    const place = placeOfLifecycle(host, id)
    const some = asked.filter(({ lifecycle }) => lifecycle === id)
    return reader.may(place.area.permissions.detail) ? readOf(host, reader, place, some) : []
  })
  return (await Promise.all(found)).flat()
}

/** Whole rows as a person is told of them, those of cases with what their events involve. */
export const toldWithKnown = async (
  host: Host,
  area: Area,
  rows: readonly CaseRow[],
  by: Actor,
): Promise<CaseRow[]> => {
  const seen = await toldRows(host, callerOf(by), area, rows)
  if (!area.lifecycle) return seen
  const records = rows.map((row) => row.case as CaseRecord)
  const known = await knownBeside(host, placeOf(host, area.id), records, { by, at: host.clock().toISOString() })
  return seen.map((row, index) => ({ ...row, others: known[index] }))
}

/** Beside each of some cases the others that its events involve, as a person may know them, with why they would refuse. */
export const knownBeside = async (
  host: Host,
  { lifecycle }: Place,
  records: readonly CaseRecord[],
  stamp: Stamp,
): Promise<Known[][]> => {
  const wanted = records.map((record) => wantedFor(lifecycle, record, stamp).filter(({ isUnseen }) => !isUnseen))
  const reader = readerOf(stamp.by)
  const found = await readOthers(host, reader, wanted.flat())
  const others = found.map(({ other }) => other)
  return records.map((record, index) =>
    found.flatMap(({ place, other, title, ...standing }) => {
      const asking = wanted[index]!.filter(({ id, lifecycle: of }) => id === other.id && of === other.lifecycle)
      if (asking.length === 0) return []
      const against = asking.map(({ name, event }): [string, Reason[]] => {
        const stamped = withOthers(lifecycle, record.snapshot.context, event, others)
        const reasons = hindrancesAlong(lifecycle, name, record, stamped, standing)
        return [event.type, toldAgainst(place.lifecycle, reader.caller, reasons)]
      })
      const facts = told(place.area.fields, reader.caller, other.facts)
      return [
        { ...other, title, facts, against: Object.fromEntries(against.filter(([, reasons]) => reasons.length > 0)) },
      ]
    }),
  )
}
