import type { FastifyRequest } from 'fastify'
import { allColumns, defaultColumns } from '../../shared/area/columns.ts'
import type { Area } from '../../shared/area/types.ts'
import { type ExportFormat, exportFormats } from '../../shared/endpoints/answers/exports.ts'
import { rowsPerPage } from '../../shared/endpoints/paging.ts'
import type { Host, Quota } from '../context.ts'
import { badField, HttpError } from '../http/httpError.ts'
import { localeOf } from '../http/locale.ts'
import { day, returnQuotas, takeQuotas } from '../quota.ts'
import { readPage } from '../records/page.ts'
import { seenBy } from '../records/sight.ts'
import { refuseActing } from '../sessions/acting.ts'
import { audit } from '../sessions/audit.ts'
import type { Session } from '../sessions/types.ts'
import { spreadOf } from './spread.ts'
import { addExport, type Asked } from './rows.ts'

/** Of one person. */
const aDay: Quota = { kind: 'exports', most: 50, seconds: day }

/** As it is asked for: the columns that the list shows by itself where none are said, and CSV where no format is. */
export type Wanted = Omit<Asked, 'columns'> & { columns?: Asked['columns'] | null; format?: string | null }

interface Asking {
  host: Host
  session: Session
  request: FastifyRequest
}

/** What is wrong with it is said now and not by the job. @throws HttpError BAD_INPUT */
const judge = async (host: Host, { caller }: Session, area: Area, asked: Asked, format: string): Promise<void> => {
  if (!(exportFormats as readonly string[]).includes(format)) throw badField('format')
  const { columns } = asked
  const known = allColumns(seenBy(area, caller), caller.kind)
  const isWell = columns.length > 0 && new Set(columns).size === columns.length
  if (!isWell || !columns.every((name) => known.includes(name))) throw badField('columns')
  await spreadOf(host, caller, area, asked, { t: (key) => key, locale: 'en' })
  await readPage(host.store, caller, area, { ...asked, limit: rowsPerPage[0] })
}

/**
 * Takes it up that somebody wants a list as a file, and answers its id; a job makes it.
 * @throws HttpError BAD_INPUT, TOO_MANY, FORBIDDEN to who acts for another: files are of one person alone
 */
export const requestExport = async (
  { host, session, request }: Asking,
  area: Area,
  { format: named, columns, ...wanted }: Wanted,
): Promise<{ id: string }> => {
  if (session.acting) throw refuseActing()
  const asked = { ...wanted, columns: columns ?? defaultColumns(seenBy(area, session.caller), session.caller.kind) }
  const format = named ?? exportFormats[0]
  await judge(host, session, area, asked, format)
  const now = host.clock()
  const takes = [{ quota: aDay, who: session.user.id }]
  await takeQuotas(host.store, takes, now)
  const locale = localeOf(request.headers['accept-language'])
  const ordered = { list: area.id, question: asked, format: format as ExportFormat, locale }
  const id = await addExport(host.store, session, ordered, now)
  if (id === null) {
    await returnQuotas(host.store, takes, now)
    throw new HttpError('TOO_MANY', 'exports.atOnce', { headers: { 'retry-after': '30' } })
  }
  await audit(host, request, {
    event: 'export',
    result: 'accepted',
    userId: session.user.id,
    organisationId: session.caller.organisation,
    detail: { export: id, list: area.id, format, question: JSON.stringify(asked) },
  })
  return { id }
}
