import type { FastifyInstance } from 'fastify'
import { type HoldingAnswers, type HoldingChange, mostHeld } from '../../shared/endpoints/answers/holding.ts'
import { placeOf } from '../cases/place.ts'
import type { Place } from '../cases/types.ts'
import type { Host, Quota } from '../context.ts'
import { isTakable } from '../../shared/area/holding.ts'
import { notFound } from '../http/httpError.ts'
import { noteRefusal } from '../http/refusals.ts'
import { uuid } from '../http/schemas.ts'
import { day, minute, takeQuotas } from '../quota.ts'
import { permit } from '../rights/permit.ts'
import { audit } from '../sessions/audit.ts'
import type { Sessions } from '../sessions/sessions.ts'
import type { Session } from '../sessions/types.ts'
import { changeHolder } from './change.ts'
import { colleaguesFor } from './rows.ts'

/** Of one person. */
const aMinute: Quota = { kind: 'holding minute', most: 600, seconds: minute }
const aDay: Quota = { kind: 'holding day', most: 10_000, seconds: day }

const area = { type: 'string', maxLength: 60 }
const schemaOf = (properties: object) =>
  ({ type: 'object', additionalProperties: false, properties, required: Object.keys(properties) }) as const
const id = uuid.pattern.slice(1, -1)
const ids = { type: 'string', pattern: `^${id}(,${id}){0,${mostHeld - 1}}$` }
const person = { anyOf: [uuid, { type: 'null' }] }

/** Who has taken a case: no event of it, and no lock, but told to everybody who sees it. */
export const holdingRoutes = (app: FastifyInstance, host: Host, sessions: Sessions): void => {
  const enter = (session: Session, of: string): Place => {
    const place = placeOf(host, of)
    if (!isTakable(place.area)) throw notFound()
    permit(host, session, place.area.permissions.detail)
    return place
  }

  app.get<{ Querystring: { area: string; ids: string } }>(
    '/api/holding/people',
    { schema: { querystring: schemaOf({ area, ids }) } },
    async (request): Promise<{ data: HoldingAnswers['holding.people'] }> => {
      const session = await sessions.authenticate(request)
      const place = enter(session, request.query.area)
      const data = await colleaguesFor(host.store, session, place.area, request.query.ids.split(','))
      return { data: data.flatMap((one) => (one.id === session.user.id ? [] : [{ id: one.id, name: one.name }])) }
    },
  )

  app.post<{ Body: HoldingChange }>(
    '/api/holding',
    { config: { acting: true }, schema: { body: schemaOf({ area, id: uuid, to: person, seen: person }) } },
    async (request): Promise<{ data: HoldingAnswers['holding.change'] }> => {
      const session = await sessions.authenticate(request)
      const { body } = request
      const place = enter(session, body.area)
      await takeQuotas(
        host.store,
        [aMinute, aDay].map((quota) => ({ quota, who: session.user.id })),
        host.clock(),
      )
      const { answer, told } = await changeHolder(host, session, place, body)
      const sought = `${place.area.id} ${body.id}`
      if (answer.refused === 'turn') noteRefusal(request, { reason: 'rule', detail: { sought, rules: 'isTurnOf' } })
      if (told) {
        host.live.saved({ area: place.area.id, id: body.id, ...told })
        await audit(host, request, {
          event: 'holding',
          result: 'accepted',
          userId: session.user.id,
          organisationId: session.caller.organisation,
          detail: { case: sought, from: body.seen ?? '', to: body.to ?? '' },
        })
      }
      return { data: answer }
    },
  )
}
