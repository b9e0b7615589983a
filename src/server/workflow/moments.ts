import { isDeepStrictEqual } from 'node:util'
import { moments, type Moment, type Stopped } from '../../../machines/kernel/advance.ts'
import { reasonsOf } from '../../../machines/kernel/explain.ts'
import type { CaseRecord, Entry, Lifecycle } from '../../../machines/kernel/types.ts'
import { type Could, couldDo } from '../../../machines/kit/couldDo.ts'
import { type Partaker, partakersOf } from '../../../machines/kit/partakers.ts'
import {
  reader,
  type ToldMoment,
  type ToldMoments,
  type ToldStop,
} from '../../shared/endpoints/answers/workflowTravel.ts'
import { placeOf } from '../cases/place.ts'
import { readCase } from '../cases/readCase.ts'
import { toldAgainst, toldEntry } from '../cases/sight.ts'
import { readEntries } from '../cases/timeline.ts'
import type { Place } from '../cases/types.ts'
import type { Host } from '../context.ts'
import { notFound } from '../http/httpError.ts'
import { toldCase } from '../records/caseRecord.ts'
import { permit } from '../rights/permit.ts'
import type { Session } from '../sessions/types.ts'
import type { Caller } from '../store/store.ts'

export interface OfCase {
  area: string
  id: string
}

/** A case with its timeline, and what that makes by the rules of today. */
export interface Travelled {
  place: Place
  record: CaseRecord
  timeline: Entry[]
  moments: Moment[]
  stopped: Stopped | null
}

/** A case, for whoever may read it. @throws HttpError FORBIDDEN, NOT_FOUND for a missing case and for one of others alike */
export const enter = async (
  host: Host,
  session: Session,
  { area, id }: OfCase,
): Promise<Pick<Travelled, 'place' | 'record'>> => {
  const place = placeOf(host, area)
  permit(host, session, place.area.permissions.detail)
  const found = await readCase(host.store, place, session.caller, id)
  if (!found) throw notFound({ table: place.area.table, id })
  return { place, record: found.record }
}

/** The timeline of a case replayed, for whoever may read it. @throws as `enter` */
export const travel = async (host: Host, session: Session, of: OfCase): Promise<Travelled> => {
  const { place, record } = await enter(host, session, of)
  const timeline = await readEntries(host.store, session.caller, of.area, of.id, -1, record.revision)
  return { place, record, timeline, ...moments(place.lifecycle, timeline) }
}

/** A moment as its reader is told of it. */
const toldMoment = (
  lifecycle: Lifecycle,
  caller: Caller,
  { entry, record }: Moment,
  partakers: readonly Partaker[],
): ToldMoment => ({
  revision: entry.revision,
  at: entry.at,
  entry: toldEntry(lifecycle, caller, entry),
  record: toldCase(lifecycle, caller, record),
  could: toldCould(lifecycle, caller, couldDo(lifecycle, record, entry.at, partakers)),
})

/** Who could do what, as somebody is told why others could not. */
export const toldCould = (lifecycle: Lifecycle, caller: Caller, could: readonly Could[]): Could[] =>
  could.map(({ refused, ...one }) => ({
    ...one,
    refused: refused.map(({ reasons, to }) => ({ to, reasons: toldAgainst(lifecycle, caller, reasons) })),
  }))

const toldStop = (lifecycle: Lifecycle, caller: Caller, { revision, type, refusal }: Stopped): ToldStop => ({
  revision,
  type,
  reasons: toldAgainst(lifecycle, caller, refusal ? reasonsOf(lifecycle, refusal) : []),
})

/** Of others' roles nobody is told. */
const withoutRoles = ({ id, actor }: Partaker): Partaker => ({
  id,
  actor: actor.roles.includes(actor.userId) ? actor : { ...actor, roles: [], sections: [] },
})

/** A case at each moment of its timeline, as its reader is told of it. @throws as `travel` */
export const readMoments = async (host: Host, session: Session, of: OfCase): Promise<ToldMoments> => {
  const { place, record, timeline, moments: made, stopped } = await travel(host, session, of)
  const { lifecycle } = place
  const { caller } = session
  const partakers = partakersOf(lifecycle, record, timeline)
  const all = [{ id: reader, actor: session.actor }, ...partakers]
  return {
    moments: made.map((moment) => toldMoment(lifecycle, caller, moment, all)),
    stopped: stopped && toldStop(lifecycle, caller, stopped),
    agrees: isDeepStrictEqual(made.at(-1)?.record.snapshot, record.snapshot),
    partakers: partakers.map(withoutRoles),
  }
}
