import { legal } from '../../../machines/kernel/choices.ts'
import { replay } from '../../../machines/kernel/advance.ts'
import { statusOf } from '../../../machines/kernel/status.ts'
import type { CaseRecord, Entry, Stamp } from '../../../machines/kernel/types.ts'
import type { Moved, Refused, RefusedCode } from '../../shared/endpoints/answers/cases.ts'
import { callerOf } from '../context.ts'
import type { Host } from '../context.ts'
import type { FoundCase } from './readCase.ts'
import { asTimelineRow, newest, readEntries } from './timeline.ts'
import type { Place } from './types.ts'

const standing = ({ lifecycle }: Place, record: CaseRecord, stamp: Stamp) => ({
  revision: record.revision,
  status: statusOf(record.snapshot.value),
  case: record,
  legal: legal(lifecycle, record, stamp),
})

/** What a move has made of the fields that people are shown. */
const changedBy = ({ area, lifecycle }: Place, { snapshot }: CaseRecord, { at }: Entry): Moved['changed'] => ({
  updated_at: at,
  ...Object.fromEntries(
    Object.entries(lifecycle.facts(snapshot.context)).filter(([name]) => Object.hasOwn(area.fields, name)),
  ),
})

export const moved = (place: Place, id: string, record: CaseRecord, entry: Entry): Moved => ({
  __typename: 'Moved',
  id,
  entry: asTimelineRow(entry),
  changed: changedBy(place, record, entry),
  ...standing(place, record, entry.event),
})

/** What was answered to the event when it was first sent, made again from the timeline. */
export const movedBefore = async (
  { store }: Host,
  place: Place,
  id: string,
  stamp: Stamp,
  revision: number,
): Promise<Moved> => {
  const entries = await readEntries(store, callerOf(stamp.by), place.area.id, id, -1, revision)
  return moved(place, id, replay(place.lifecycle, entries), entries.at(-1)!)
}

interface Against {
  code: RefusedCode
  reasons?: Refused['reasons']
  fields?: Refused['fields']
}

/** A refusal, with how the case stands now and what has happened to it since a revision. */
export const refused = async (
  { store }: Host,
  place: Place,
  id: string,
  { record }: FoundCase,
  stamp: Stamp,
  seen: number,
  { code, reasons = [], fields = [] }: Against,
): Promise<Refused> => {
  const since =
    record.revision > seen ? await readEntries(store, callerOf(stamp.by), place.area.id, id, seen, newest) : []
  return {
    __typename: 'Refused',
    code,
    reasons,
    fields,
    ...standing(place, record, stamp),
    since: since.map(asTimelineRow),
  }
}
