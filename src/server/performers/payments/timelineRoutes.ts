import type { FastifyInstance } from 'fastify'
import { isInstant } from '../../../../machines/fields/day.ts'
import { isStorable } from '../../../../machines/fields/texts.ts'
import type { PaymentAnswers } from '../../../shared/endpoints/answers/payment.ts'
import { doorsOf } from '../../cases/doors.ts'
import { placeOf } from '../../cases/place.ts'
import type { Host } from '../../context.ts'
import { badField, notFound } from '../../http/httpError.ts'
import { text } from '../../http/schemas.ts'
import { paged } from '../../records/paged.ts'
import type { Sessions } from '../../sessions/sessions.ts'
import { type Position, readSteps } from './timeline.ts'

/** Steps that are told at once. */
const most = 50

/** Whose money comes and goes by the payment gateway. */
const paying = ['invoice', 'disbursement', 'payout']

const params = {
  type: 'object',
  properties: { area: text(60), id: text(60) },
  required: ['area', 'id'],
}
const querystring = { type: 'object', additionalProperties: false, properties: { before: text(250) } }

/** @throws HttpError BAD_INPUT */
const positionOf = (before: string): Position => {
  const [, at = '', place = ''] = /^(\S+) (.+)$/.exec(before) ?? []
  if (!isInstant(at) || !isStorable(place)) throw badField('before')
  return { at, place }
}

/** What has happened about a payment, on one line of time. */
export const paymentTimelineRoutes = (app: FastifyInstance, host: Host, sessions: Sessions): void => {
  const doors = new Map(
    paying.filter((area) => host.lifecycles.has(area)).map((area) => [area, doorsOf(host, sessions, area)]),
  )
  if (doors.size === 0) return

  app.get<{ Params: { area: string; id: string }; Querystring: { before?: string } }>(
    '/api/finance-operation/payments/:area/:id/timeline',
    { schema: { params, querystring } },
    async (request): Promise<PaymentAnswers['payment.timeline']> => {
      const { area, id: called } = request.params
      const { before } = request.query
      const door = doors.get(area)
      if (!door) {
        await sessions.authenticate(request)
        throw notFound()
      }
      const { session, id } = await door.open(request, called)
      const position = before === undefined ? null : positionOf(before)
      const found = await readSteps(host, placeOf(host, area), session.caller, id, position, most + 1)
      const { rows, next } = paged(found, most, { after: before }, ({ position: { at, place } }) => `${at} ${place}`)
      return { data: rows.map(({ step }) => step), meta: { next } }
    },
  )
}
