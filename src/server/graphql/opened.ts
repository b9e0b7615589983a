import type { Area } from '../../shared/area/types.ts'
import { grants } from '../../../machines/kernel/grants.ts'
import type { Begun, Timeline } from '../../shared/endpoints/answers/cases.ts'
import type { Row } from '../../shared/endpoints/answers/records.ts'
import { toldWithKnown } from '../cases/others.ts'
import { readTimeline } from '../cases/timeline.ts'
import type { Host } from '../context.ts'
import { listIssued } from '../files/rows.ts'
import { HttpError } from '../http/httpError.ts'
import { readWhole } from '../records/detail.ts'
import { hindrancesOf } from '../records/guarded.ts'
import { readHistory } from '../records/history.ts'
import type { Session } from '../sessions/types.ts'

interface Asked {
  host: Host
  session: Pick<Session, 'actor' | 'caller'>
}

/** A record as its page shows it. @throws HttpError NOT_FOUND for a missing one and for one of others alike */
export const detailOf = async ({ host, session }: Asked, area: Area, id: string): Promise<Row> => {
  const row = await readWhole(host, session.caller, area, id)
  const [known] = await toldWithKnown(host, area, [row], session.actor)
  return area.watched ? { ...known!, against: await hindrancesOf(host, session.actor, area, row) } : known!
}

/** What has happened with a case, and the documents that came of it; as `detailOf`. */
export const timelineOf = async ({ host, session }: Asked, area: Area, id: string): Promise<Timeline> => {
  const data = await readTimeline(host, session.caller, area.id, id)
  return { data, issued: area.lifecycle?.documents ? await listIssued(host.store, session.caller, area.id, id) : [] }
}

const unlessMissing = (error: unknown): null => {
  if (error instanceof HttpError && error.code === 'NOT_FOUND') return null
  throw error
}

/** What the page of a record is drawn from; of a plain one that is gone what is left. @throws HttpError NOT_FOUND */
export const openedOf = async (asked: Asked, area: Area, id: string) => {
  const record = detailOf(asked, area, id)
  if (area.lifecycle) {
    const [row, timeline] = await Promise.all([record, timelineOf(asked, area, id)])
    return { record: row, timeline }
  }
  const { host, session } = asked
  const [row, history] = await Promise.all([record.catch(unlessMissing), readHistory(host, session.caller, area, id)])
  return { record: row, history }
}

/** The same of a case that was begun, for whom may open it. */
export const begunOf = async (asked: Asked, area: Area, id: string): Promise<Pick<Begun, 'record' | 'timeline'>> => {
  const may = grants(asked.session.actor.permissions, area.permissions.detail)
  const { record = null, timeline = null } = (may && (await openedOf(asked, area, id).catch(unlessMissing))) || {}
  return { record, timeline }
}
