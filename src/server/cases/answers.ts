import { legal } from '../../../machines/kernel/choices.ts'
import { replay } from '../../../machines/kernel/advance.ts'
import { statusOf } from '../../../machines/kernel/status.ts'
import type { Actor, CaseRecord, Entry, Known, Stamp } from '../../../machines/kernel/types.ts'
import type { Holding } from '../../shared/area/rowFacts.ts'
import type { Moved, Refused, RefusedCode } from '../../shared/endpoints/answers/cases.ts'
import { callerOf } from '../context.ts'
import { holdingOfRow } from '../records/columns.ts'
import { toldCase } from '../records/caseRecord.ts'
import { withReferred } from '../records/references.ts'
import { told } from '../records/sight.ts'
import type { Host } from '../context.ts'
import { knownBeside } from './others.ts'
import type { FoundCase } from './readCase.ts'
import { toldEntry } from './sight.ts'
import { newest, readEntries } from './timeline.ts'
import type { Place } from './types.ts'

const standing = async (host: Host, place: Place, record: CaseRecord, stamp: Stamp) => {
  const { lifecycle } = place
  const [others] = (await knownBeside(host, place, [record], stamp)) as [Known[]]
  return {
    revision: record.revision,
    status: statusOf(record.snapshot.value),
    case: toldCase(lifecycle, callerOf(stamp.by), record),
    others,
    legal: legal(lifecycle, record, stamp, others),
  }
}

/** What a move has made of the fields that people are shown, as this person is told of it. */
const changedBy = async (
  host: Host,
  { area, lifecycle }: Place,
  { snapshot }: CaseRecord,
  { at }: Entry,
  by: Actor,
): Promise<Moved['changed']> => {
  const facts = Object.entries(lifecycle.facts(snapshot.context)).filter(([name]) => Object.hasOwn(area.fields, name))
  const caller = callerOf(by)
  const seen = told(area.fields, caller, Object.fromEntries(facts))
  const [row] = await withReferred(host, caller, area, [seen])
  return { updated_at: at, ...row }
}

export const moved = async (
  host: Host,
  place: Place,
  id: string,
  record: CaseRecord,
  entry: Entry,
  by: Actor,
  holding?: Holding,
): Promise<Moved> => ({
  __typename: 'Moved',
  id,
  entry: toldEntry(place.lifecycle, callerOf(by), entry),
  changed: { ...(await changedBy(host, place, record, entry, by)), ...holding },
  ...(await standing(host, place, record, { by, at: entry.at })),
})

/** What was answered to the event when it was first sent, made again from the timeline; who holds the case is told as it is now. */
export const movedBefore = async (
  host: Host,
  place: Place,
  id: string,
  stamp: Stamp,
  revision: number,
): Promise<Moved> => {
  const entries = await readEntries(host.store, callerOf(stamp.by), place.area.id, id, -1, revision)
  const text = `select ${holdingOfRow} from ${place.area.table} where id = $1`
  const [holding] = await host.store.run<Holding>(callerOf(stamp.by), text, [id])
  return moved(host, place, id, replay(place.lifecycle, entries), entries.at(-1)!, stamp.by, holding)
}

interface Against {
  code: RefusedCode
  reasons?: Refused['reasons']
  fields?: Refused['fields']
  of?: Refused['of']
}

/** A refusal, with how the case stands now and what has happened to it since a revision. */
export const refused = async (
  host: Host,
  place: Place,
  id: string,
  { record }: FoundCase,
  stamp: Stamp,
  seen: number,
  { code, reasons = [], fields = [], of = null }: Against,
): Promise<Refused> => {
  const caller = callerOf(stamp.by)
  const since = record.revision > seen ? await readEntries(host.store, caller, place.area.id, id, seen, newest) : []
  return {
    __typename: 'Refused',
    code,
    reasons,
    fields,
    of,
    ...(await standing(host, place, record, stamp)),
    since: since.map((entry) => toldEntry(place.lifecycle, caller, entry)),
  }
}
