import type { FastifyInstance } from 'fastify'
import { grants } from '../../../machines/kernel/grants.ts'
import { densities, lookOf, widthLimits } from '../../shared/area/look.ts'
import { managingViews } from '../../shared/endpoints/views.ts'
import { openList } from '../../shared/area/parents.ts'
import type { Area } from '../../shared/area/types.ts'
import { longestViewName, mostViewed, type ViewAnswers } from '../../shared/endpoints/answers/views.ts'
import { readQuery, savedAddress } from '../../shared/endpoints/listQuery.ts'
import { isVisible } from '../../shared/validation/visible.ts'
import type { Host } from '../context.ts'
import { badField, notFound } from '../http/httpError.ts'
import { uuid } from '../http/schemas.ts'
import { minute, takeQuotas } from '../quota.ts'
import { countUpToEach } from '../records/counts.ts'
import { enter } from '../records/parents.ts'
import { seenBy } from '../records/sight.ts'
import type { Sessions } from '../sessions/sessions.ts'
import type { Session } from '../sessions/types.ts'
import type { Caller } from '../store/store.ts'
import { dropView, markView, readPinned, readViews, saveView, type Mark, type Written } from './rows.ts'

/** Whoever may change and delete what others share with their organisation. */

const quota = { kind: 'view minute', most: 120, seconds: minute }

const strictly = (properties: object, required = Object.keys(properties)) =>
  ({ type: 'object', additionalProperties: false, properties, required }) as const

const list = { type: 'string', maxLength: 60 }
const name = { type: 'string', maxLength: 60 }
const params = strictly({ id: uuid })
const written = strictly({
  list,
  name: { type: 'string', maxLength: longestViewName },
  address: { type: 'string', maxLength: 4000 },
  look: strictly({
    columns: { type: ['array', 'null'], maxItems: 200, items: name },
    widths: {
      type: 'object',
      maxProperties: 200,
      additionalProperties: { type: 'integer', minimum: widthLimits.min, maximum: widthLimits.max },
    },
    density: { enum: densities },
  }),
  shared: { type: 'boolean' },
  seen: { type: 'integer', minimum: 0 },
})
const marked = strictly({ pinned: { type: 'boolean' }, standard: { type: 'boolean' } })
const counted = strictly({ list, parent: uuid, user_timezone: { type: 'string', maxLength: 64 } }, [
  'list',
  'user_timezone',
])

interface OfView {
  Params: { id: string }
}

/** What a view asks of a list as its reader may ask it: what the list has no more, or hides from them, is left out. */
const asked = (area: Area, caller: Caller, address: string) =>
  readQuery(seenBy(area, caller), new URLSearchParams(address))

/** Ways to look at lists, of a person or shared with their organisation. */
export const viewRoutes = (app: FastifyInstance, host: Host, sessions: Sessions): void => {
  const { store, clock, areas } = host
  const manages = ({ user }: Session) => grants(user.permissions, managingViews)
  const listFor = ({ user }: Session, id: string) => openList(areas, id, user.permissions)

  app.get('/api/views', async (request): Promise<{ data: ViewAnswers['views.list'] }> => {
    const session = await sessions.authenticate(request)
    const views = await readViews(store, session, manages(session))
    return {
      data: views.flatMap((view) => {
        const look = lookOf(view.look)
        return look && listFor(session, view.list) ? [{ ...view, look }] : []
      }),
    }
  })

  app.get<{ Querystring: { list: string; parent?: string; user_timezone: string } }>(
    '/api/views/counts',
    { schema: { querystring: counted } },
    async (request): Promise<{ data: ViewAnswers['views.counts'] }> => {
      const session = await sessions.authenticate(request)
      const { parent, user_timezone } = request.query
      const { caller } = session
      const area = listFor(session, request.query.list)
      if (!area) throw notFound()
      await enter(store, caller, area, { parent })
      const at = clock().toISOString()
      const views = (await readPinned(store, session, area.id)).map(({ id, address }) => {
        return { view: id, query: { ...asked(area, caller, address), user_timezone, parent, at } }
      })
      return { data: await countUpToEach(store, caller, area, views, mostViewed) }
    },
  )

  app.put<OfView & { Body: Written }>(
    '/api/views/:id',
    { schema: { params, body: written } },
    async (request): Promise<{ data: ViewAnswers['views.save'] }> => {
      const session = await sessions.authenticate(request)
      const { body } = request
      const area = listFor(session, body.list)
      if (!area) throw notFound()
      const named = body.name.trim()
      if (!named) throw badField('name', 'required')
      if (!isVisible(named)) throw badField('name', 'visible', 'unseen')
      await takeQuotas(store, [{ quota, who: session.user.id }], clock())
      const address = savedAddress(seenBy(area, session.caller), asked(area, session.caller, body.address))
      const view = { ...body, name: named, address }
      const of = { id: request.params.id, manages: manages(session) }
      return { data: await saveView(store, session, of, view, clock()) }
    },
  )

  app.put<OfView & { Body: Mark }>(
    '/api/views/:id/mark',
    { schema: { params, body: marked } },
    async (request, reply) => {
      const session = await sessions.authenticate(request)
      const { id } = request.params
      const view = (await readViews(store, session, false)).find((one) => one.id === id)
      if (!view || !listFor(session, view.list)) throw notFound({ table: 'saved_views', id })
      await takeQuotas(store, [{ quota, who: session.user.id }], clock())
      await markView(store, session, view, request.body)
      return reply.code(204).send()
    },
  )

  app.delete<OfView>('/api/views/:id', { schema: { params } }, async (request, reply) => {
    const session = await sessions.authenticate(request)
    await dropView(store, session, request.params.id, manages(session))
    return reply.code(204).send()
  })
}
