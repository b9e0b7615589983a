import type { FastifyInstance } from 'fastify'
import { searchMaximum } from '../records/conditions.ts'
import type { Host } from '../context.ts'
import { localeOf } from '../http/locale.ts'
import type { Sessions } from '../sessions/sessions.ts'
import {
  type FigurePeriod,
  figurePeriods,
  type InboxOrder,
  inboxOrders,
} from '../../shared/endpoints/answers/overview.ts'
import type { Position } from '../records/paged.ts'
import { lookAt, readBell } from './bell.ts'
import { figuresOfAreas } from './figures.ts'
import { readInbox } from './inbox.ts'
import { countAreas, searchAreas } from './overview.ts'

const areas = { type: 'array', maxItems: 200, items: { type: 'string', maxLength: 60 } }

const asked = { type: 'object', additionalProperties: false, properties: { areas }, required: ['areas'] }

const searched = {
  ...asked,
  properties: { areas, search: { type: 'string', maxLength: searchMaximum } },
  required: ['areas', 'search'],
}

const place = { type: ['string', 'null'], maxLength: 400 }

const opened = {
  ...asked,
  properties: { areas, order: { enum: inboxOrders }, after: place, before: place },
  required: ['areas', 'order'],
}

const figured = {
  ...asked,
  properties: { areas, period: { enum: figurePeriods }, user_timezone: { type: 'string', maxLength: 64 } },
  required: ['areas', 'period', 'user_timezone'],
}

interface Asked {
  Body: { areas: string[] }
}

interface Searched {
  Body: { areas: string[]; search: string }
}

const looked = {
  type: 'object',
  additionalProperties: false,
  properties: { at: { type: 'string', format: 'date-time' } },
  required: ['at'],
}

interface Figured {
  Body: { areas: string[]; period: FigurePeriod; user_timezone: string }
}

interface Opened {
  Body: { areas: string[]; order: InboxOrder } & Position
}

const config = { reads: true }

/** One call in the place of one an area; each area answers as its own list does. */
export const overviewRoutes = (app: FastifyInstance, host: Host, sessions: Sessions): void => {
  app.post<Searched>('/api/overview/search', { config, schema: { body: searched } }, async (request) => {
    const { areas: wanted, search } = request.body
    const session = await sessions.authenticate(request)
    return { data: await searchAreas({ host, session, wanted }, search, localeOf(request.headers['accept-language'])) }
  })

  app.post<Asked>('/api/overview/counts', { config, schema: { body: asked } }, async (request) => {
    const { areas: wanted } = request.body
    return { data: await countAreas({ host, session: await sessions.authenticate(request), wanted }) }
  })

  app.post<Figured>('/api/overview/figures', { config, schema: { body: figured } }, async (request) => {
    const { areas: wanted, ...said } = request.body
    return { data: await figuresOfAreas({ host, session: await sessions.authenticate(request), wanted }, said) }
  })

  app.post<Opened>('/api/overview/inbox', { config, schema: { body: opened } }, async (request) => {
    const { areas: wanted, ...page } = request.body
    return { data: await readInbox({ host, session: await sessions.authenticate(request), wanted }, page) }
  })

  app.post<Asked>('/api/overview/bell', { config, schema: { body: asked } }, async (request) => {
    const { areas: wanted } = request.body
    return { data: await readBell({ host, session: await sessions.authenticate(request), wanted }) }
  })

  app.post<{ Body: { at: string } }>(
    '/api/overview/look',
    { config: { acting: true }, schema: { body: looked } },
    async (request, reply) => {
      await lookAt({ host, session: await sessions.authenticate(request) }, request.body.at)
      return reply.code(204).send()
    },
  )
}
