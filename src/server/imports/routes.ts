import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type TemplateFormat, templateFormats } from '../../shared/endpoints/answers/imports.ts'
import type { Host } from '../context.ts'
import { headersOf } from '../files/disposition.ts'
import type { FileStore } from '../files/fileStore.ts'
import { notFound } from '../http/httpError.ts'
import { localeOf } from '../http/locale.ts'
import { uuid } from '../http/schemas.ts'
import type { Sessions } from '../sessions/sessions.ts'
import type { Mapping } from './columns.ts'
import { making } from '../../shared/area/permissions.ts'
import { formAskedFor, formFor } from './form.ts'
import { bring, runImport, sayColumns } from './request.ts'
import { cancelImport, findImport, listImports } from './rows.ts'
import { reportOf } from './report.ts'
import { templateOf } from './template.ts'
import { toldDetail, toldImport } from './told.ts'

const params = { type: 'object', properties: { id: uuid }, required: ['id'] }
const ofArea = { type: 'object', properties: { area: { type: 'string', maxLength: 60 } }, required: ['area'] }
const detailQuery = {
  type: 'object',
  properties: { after: { type: 'string', pattern: '^\\d{1,7}$' }, bad: { type: 'string', enum: ['true', 'false'] } },
}
const broughtQuery = { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] }
const templateQuery = {
  type: 'object',
  properties: { format: { type: 'string', enum: templateFormats } },
  required: ['format'],
}
const mapBody = {
  type: 'object',
  additionalProperties: false,
  properties: { mapping: { type: 'array', maxItems: 200, items: { type: 'string', maxLength: 60, nullable: true } } },
  required: ['mapping'],
}
const runBody = {
  type: 'object',
  additionalProperties: false,
  properties: { mode: { type: 'string', maxLength: 10 } },
  required: ['mode'],
}

interface OfImport {
  Params: { id: string }
}

/** A person's own imports: brought, looked at, decided and taken away as a report. Whatever is not theirs is missing. */
export const importRoutes = async (
  app: FastifyInstance,
  host: Host,
  sessions: Sessions,
  files: FileStore,
): Promise<void> => {
  const localeIn = (request: FastifyRequest) => localeOf(request.headers['accept-language'])

  /** @throws HttpError NOT_FOUND, also to who may not make such records any more */
  const ownOf = async (request: FastifyRequest<OfImport>) => {
    const session = await sessions.authenticate(request)
    const { id } = request.params
    const job = await findImport(host.store, session, id, host.clock())
    const form = job && formFor(host, job.area, session.caller)
    if (!form) throw notFound({ table: 'imports', id })
    return { session, job, form }
  }

  app.get('/api/imports', async (request) => {
    const session = await sessions.authenticate(request)
    const rows = await listImports(host.store, session, host.clock())
    return { data: rows.flatMap((row) => toldImport(host, row, localeIn(request)) ?? []) }
  })

  app.get<OfImport & { Querystring: { after?: string; bad?: string } }>(
    '/api/imports/:id',
    { schema: { params, querystring: detailQuery } },
    async (request) => {
      const { form, job } = await ownOf(request)
      const { after = '0', bad } = request.query
      const looking = { after: Number(after), isBad: bad === 'true', locale: localeIn(request) }
      return { data: await toldDetail(host, form, job, looking) }
    },
  )

  app.post<OfImport & { Body: { mapping: Mapping } }>(
    '/api/imports/:id/map',
    { schema: { params, body: mapBody } },
    async (request, reply) => {
      const { session, form, job } = await ownOf(request)
      await sayColumns({ host, session, request }, form, job, request.body.mapping)
      return reply.code(204).send()
    },
  )

  app.post<OfImport & { Body: { mode: string } }>(
    '/api/imports/:id/run',
    { schema: { params, body: runBody } },
    async (request, reply) => {
      const { session, job, form } = await ownOf(request)
      await runImport({ host, session, request }, job, request.body.mode)
      host.uses.note(session, making(form.area)!)
      return reply.code(204).send()
    },
  )

  app.post<OfImport>('/api/imports/:id/cancel', { schema: { params } }, async (request, reply) => {
    const session = await sessions.authenticate(request)
    const { id } = request.params
    if (!(await cancelImport(host.store, session, id, host.clock()))) throw notFound({ table: 'imports', id })
    return reply.code(204).send()
  })

  app.get<OfImport>(
    '/api/imports/:id/report',
    { config: { ownPace: true }, schema: { params } },
    async (request, reply) => {
      const { form, job } = await ownOf(request)
      const name = `${job.name.replace(/\.[^.]*$/, '')} ${job.requested_at.slice(0, 10)}.csv`
      const content = Readable.from(reportOf(host, form, job, localeIn(request)))
      return reply.headers(headersOf({ name, type: 'text/csv; charset=utf-8' })).send(content)
    },
  )

  app.get<{ Params: { area: string }; Querystring: { format: TemplateFormat } }>(
    '/api/import-templates/:area',
    { schema: { params: ofArea, querystring: templateQuery } },
    async (request, reply) => {
      const session = await sessions.authenticate(request)
      const form = formAskedFor(host, request.params.area, session.caller)
      const { bytes, ...file } = await templateOf(host, form, localeIn(request), request.query.format)
      return reply.headers(headersOf(file)).send(Readable.from(bytes))
    },
  )

  await app.register(async (raw) => {
    raw.removeAllContentTypeParsers()
    raw.addContentTypeParser('*', async (_: unknown, payload: Readable) => payload)
    raw.post<{ Params: { area: string }; Querystring: { name: string }; Body: Readable | undefined }>(
      '/api/imports/:area',
      { config: { ownPace: true }, schema: { params: ofArea, querystring: broughtQuery } },
      async (request, reply) => {
        // What is still under way after a refusal is not waited for.
        reply.header('connection', 'close')
        const session = await sessions.authenticate(request)
        const length = request.headers['content-length']
        const size = length === undefined ? null : Number(length)
        const brought = {
          area: request.params.area,
          name: request.query.name,
          size,
          content: request.body ?? Readable.from([]),
        }
        return { data: await bring({ host, session, request }, files, brought) }
      },
    )
  })
}
