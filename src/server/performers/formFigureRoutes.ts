import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Counted, FormFigureAnswers } from '../../shared/endpoints/answers/formFigures.ts'
import type { Host } from '../context.ts'
import { notFound } from '../http/httpError.ts'
import { uuid } from '../http/schemas.ts'
import { queryAs } from '../performer.ts'
import { minute, takeQuota } from '../quota.ts'
import { permit } from '../rights/permit.ts'
import type { Sessions } from '../sessions/sessions.ts'
import { system } from '../store/store.ts'
import { counted, figuresOf, noteCounted, usesOf } from './formFigures.ts'
import { definitionWith } from './storedDefinition.ts'

const params = { type: 'object', properties: { id: uuid }, required: ['id'] }

interface One {
  Params: { id: string }
}
type Answer<N extends keyof FormFigureAnswers> = Promise<{ data: FormFigureAnswers[N] }>

const quota = { kind: 'stumblings', most: 60, seconds: minute }

/** What became of the versions of a form, and what depends on it: of those whose form somebody sees. */
export const formFigureRoutes = (app: FastifyInstance, host: Host, sessions: Sessions): void => {
  const { store, clock } = host
  const ours = queryAs(store, system)

  const enter = async (request: FastifyRequest<One>, permission: string, found: string): Promise<Found> => {
    const session = await sessions.authenticate(request)
    permit(host, session, permission)
    const [row] = await store.run<Found>(session.caller, found, [request.params.id])
    if (!row) throw notFound()
    return { ...row, user: session.user.id }
  }
  interface Found {
    id: string
    definition: string
    user: string
  }
  const version = 'select id, definition from form_versions where id = $1'
  const published = `${version} and status = 'PUBLISHED'`
  const form = 'select id, definition from designed_forms where id = $1'

  app.get<One>(
    '/api/form-versions/:id/figures',
    { schema: { params } },
    async (request): Answer<'formFigures.read'> => {
      const { id, definition } = await enter(request, 'form_management.submission', version)
      return { data: await figuresOf(ours, id, await definitionWith(ours, definition), clock()) }
    },
  )

  const body = { type: 'object', additionalProperties: false, minProperties: 1, properties: counted }
  app.post<One & { Body: Counted }>(
    '/api/form-versions/:id/stumblings',
    { schema: { params, body } },
    async (request): Answer<'formFigures.stumble'> => {
      const { id, definition, user } = await enter(request, 'form_management.fill', published)
      await takeQuota(store, quota, user, clock())
      const asked = await definitionWith(ours, definition)
      return { data: { noted: await noteCounted(ours, id, asked, request.body) } }
    },
  )

  app.get<One>('/api/designed-forms/:id/uses', { schema: { params } }, async (request): Answer<'formFigures.uses'> => {
    const { id } = await enter(request, 'form_management.detail', form)
    return { data: await usesOf(ours, id, clock()) }
  })
}
