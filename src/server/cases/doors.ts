import type { FastifyRequest } from 'fastify'
import type { CaseRecord } from '../../../machines/kernel/types.ts'
import type { SendAnswer } from '../../shared/endpoints/answers/cases.ts'
import type { Host } from '../context.ts'
import { notFound } from '../http/httpError.ts'
import { idOf } from '../records/id.ts'
import { permit } from '../rights/permit.ts'
import type { Sessions } from '../sessions/sessions.ts'
import type { Session } from '../sessions/types.ts'
import { moveFor } from './moveFor.ts'
import { placeOf } from './place.ts'
import { readCase } from './readCase.ts'

/** Whose revision is not said sends it to the case as it is. */
export interface Asked {
  key: string
  revision?: number
}
export const asked = { key: { type: 'string', maxLength: 100 }, revision: { type: 'integer', minimum: 0 } }

/** Doors of their own onto the events of an area's cases, which are called by id or number. */
export const doorsOf = (host: Host, sessions: Sessions, area: string) => {
  const place = placeOf(host, area)
  const { detail } = place.area.permissions

  /** @throws HttpError NOT_FOUND */
  const find = async (session: Session, called: string): Promise<{ id: string; record: CaseRecord }> => {
    const id = await idOf(host.store, session.caller, place.area, called)
    const found = await readCase(host.store, place, session.caller, id)
    if (!found) throw notFound()
    return { id, record: found.record }
  }

  /** The case for who is signed in and may read it. @throws HttpError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND */
  const open = async (request: FastifyRequest, called: string) => {
    const session = await sessions.authenticate(request)
    permit(host, session, detail)
    return { session, ...(await find(session, called)) }
  }

  const send = async (
    request: FastifyRequest,
    called: string,
    { key, revision }: Asked,
    event: { type: string },
  ): Promise<{ data: SendAnswer }> => {
    const { session, id, record } = await open(request, called)
    const sent = { area, id, revision: revision ?? record.revision, event, key }
    return { data: await moveFor(host, session, request, sent) }
  }

  return { open, send }
}
