import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { presignOf, previewOf } from '../../shared/endpoints/files.ts'
import type { Host } from '../context.ts'
import { notFound } from '../http/httpError.ts'
import { uuid } from '../http/schemas.ts'
import type { Sessions } from '../sessions/sessions.ts'
import type { Session } from '../sessions/types.ts'
import { provenOf } from './content.ts'
import { headersOf } from './disposition.ts'
import type { FileStore } from './fileStore.ts'
import { mayRead } from './reading.ts'
import { type FileRow, findConfirmed } from './rows.ts'
import type { Announcement, Uploads } from './uploads.ts'

const announcementBody = {
  type: 'object',
  additionalProperties: false,
  properties: {
    name: { type: 'string', maxLength: 255 },
    size: { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER },
    type: { type: 'string', maxLength: 100 },
    area: { type: 'string', maxLength: 60 },
    id: { ...uuid, nullable: true },
    field: { type: 'string', maxLength: 60 },
  },
  required: ['name', 'size', 'type', 'area', 'id'],
}

const config = { keys: true, acting: true } as const

/** The same where the path says of which area it is. */
const { area: _area, ...properties } = announcementBody.properties
const announcementThere = {
  ...announcementBody,
  properties,
  required: announcementBody.required.filter((name) => name !== 'area'),
}

const ofFile = { type: 'object', properties: { id: uuid }, required: ['id'] }
const byTicket = { type: 'object', properties: { ticket: { type: 'string', maxLength: 100 } }, required: ['ticket'] }

interface OfFile {
  Params: { id: string }
}

/** Files go presign, PUT, confirm; they come back as attachments that nothing executes. */
export const fileRoutes = async (
  app: FastifyInstance,
  host: Host,
  sessions: Sessions,
  files: FileStore,
  uploads: Uploads,
): Promise<void> => {
  app.post<{ Body: Announcement }>(
    '/api/files/presign',
    { config, schema: { body: announcementBody } },
    async (request) => ({
      data: await uploads.presign(await sessions.authenticate(request), request.body),
    }),
  )

  for (const area of host.areas)
    for (const { path } of presignOf(area))
      app.post<{ Body: Omit<Announcement, 'area'> }>(
        path,
        { config, schema: { body: announcementThere } },
        async (request) => ({
          data: await uploads.presign(await sessions.authenticate(request), { ...request.body, area: area.id }),
        }),
      )

  app.post<OfFile>('/api/files/:id/confirm', { config, schema: { params: ofFile } }, async (request) => ({
    data: await uploads.confirm(request, await sessions.authenticate(request), request.params.id),
  }))

  const readable = async (session: Session, id: string): Promise<FileRow> => {
    const file = await findConfirmed(host.store, session, id)
    if (!file || !(await mayRead(host, session, file))) throw notFound({ table: 'files', id })
    return file
  }

  for (const area of host.areas)
    for (const { path } of previewOf(area))
      app.get<OfFile>(path.replace('{file}', ':id'), { config, schema: { params: ofFile } }, async (request) => {
        const file = await readable(await sessions.authenticate(request), request.params.id)
        if (file.area !== area.id) throw notFound({ table: 'files', id: file.id })
        const { id, name, type, size } = file
        return { data: { file: { id, name, type, size }, url: `/api/files/${id}` } }
      })

  app.get<OfFile>('/api/files/:id', { config, schema: { params: ofFile } }, async (request, reply) => {
    const file = await readable(await sessions.authenticate(request), request.params.id)
    return reply.headers(headersOf(file)).send(await provenOf(files, file))
  })

  await app.register(async (raw) => {
    raw.removeAllContentTypeParsers()
    raw.addContentTypeParser('*', async (_: unknown, payload: Readable) => payload)
    raw.put<OfFile & { Querystring: { ticket: string }; Body: Readable | undefined }>(
      '/api/files/:id/content',
      { config: { ...config, ownPace: true }, schema: { params: ofFile, querystring: byTicket } },
      async (request, reply) => {
        // What is still under way after a refusal is not waited for.
        reply.header('connection', 'close')
        const length = request.headers['content-length']
        await uploads.put(
          request.params.id,
          request.query.ticket,
          request.body ?? Readable.from([]),
          length === undefined ? null : Number(length),
        )
        return reply.code(204).send()
      },
    )
  })
}
