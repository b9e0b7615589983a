import type { FastifyInstance } from 'fastify'
import type { Host } from '../context.ts'
import { readProven } from '../files/content.ts'
import { headersOf } from '../files/disposition.ts'
import type { FileStore } from '../files/fileStore.ts'
import { HttpError, notFound } from '../http/httpError.ts'
import { localeOf } from '../http/locale.ts'
import { uuid } from '../http/schemas.ts'
import { enter } from '../records/parents.ts'
import { audit } from '../sessions/audit.ts'
import type { Sessions } from '../sessions/sessions.ts'
import type { Session } from '../sessions/types.ts'
import { allowedList } from './allowed.ts'
import { formatOf } from './formats.ts'
import { requestExport } from './request.ts'
import { cancelExport, type ExportRow, findExport, listExports } from './rows.ts'
import { fileNameOf, toldExport } from './told.ts'

const config = { keys: true } as const

const ofExport = { params: { type: 'object', properties: { id: uuid }, required: ['id'] } }

interface OfExport {
  Params: { id: string }
}

/** A person's own exports: followed, cancelled, asked for again and taken away. Whatever is not theirs, or not there any more, is missing. */
export const exportRoutes = (app: FastifyInstance, host: Host, sessions: Sessions, files: FileStore): void => {
  /** @throws HttpError NOT_FOUND, also to who may not see any more what they saw then */
  const ownOf = async (session: Session, id: string) => {
    const row = await findExport(host.store, session, id, host.clock())
    const list = row && allowedList(host, row, session.caller)
    if (!list) throw notFound({ table: 'exports', id })
    await enter(host.store, session.caller, list, row.question)
    return { row, list }
  }

  app.get('/api/exports', { config }, async (request) => {
    const session = await sessions.authenticate(request)
    const locale = localeOf(request.headers['accept-language'])
    const rows = await listExports(host.store, session, host.clock())
    const tell = (row: ExportRow) => toldExport(host, session.caller, row, locale)
    return { data: (await Promise.all(rows.map(tell))).filter((one) => one !== null) }
  })

  app.post<OfExport>('/api/exports/:id/again', { config, schema: ofExport }, async (request) => {
    const session = await sessions.authenticate(request)
    const { row, list } = await ownOf(session, request.params.id)
    const asked = { ...row.question, format: row.format }
    return { data: await requestExport({ host, session, request }, list, asked) }
  })

  app.post<OfExport>('/api/exports/:id/cancel', { config, schema: ofExport }, async (request, reply) => {
    const { id } = request.params
    const session = await sessions.authenticate(request)
    if (!(await cancelExport(host.store, session, id, host.clock()))) throw notFound({ table: 'exports', id })
    return reply.code(204).send()
  })

  app.get<OfExport>(
    '/api/exports/:id/content',
    { config: { ...config, reads: false }, schema: ofExport },
    async (request, reply) => {
      const { id } = request.params
      const session = await sessions.authenticate(request)
      const { row, list } = await ownOf(session, id)
      const { state, storage_key, size, digest } = row
      if (state !== 'ready' || storage_key === null) throw notFound({ table: 'exports', id })
      const content = await readProven(files, { storage_key, size: size!, digest })
      if (!content) throw new HttpError('UNAVAILABLE', 'file.away')
      await audit(host, request, {
        event: 'exportDownload',
        result: 'accepted',
        userId: session.user.id,
        organisationId: session.caller.organisation,
        detail: { export: id, list: list.id, rows: String(row.rows) },
      })
      const { type } = await formatOf[row.format]()
      return reply.headers(headersOf({ name: fileNameOf(row, list), type, size: size! })).send(content)
    },
  )
}
