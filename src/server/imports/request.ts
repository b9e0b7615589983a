import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { megabyte } from '../../../machines/fields/fileKinds.ts'
import { type ImportMode, importModes } from '../../shared/endpoints/answers/imports.ts'
import { importLimits, isFileName } from '../../shared/uploads.ts'
import type { Host, Quota } from '../context.ts'
import { countUpload } from '../files/allowance.ts'
import { arriving } from '../files/arriving.ts'
import { bytesOf } from '../files/content.ts'
import type { FileStore } from '../files/fileStore.ts'
import { scan } from '../files/scan.ts'
import { badField, badInput, HttpError, notFound } from '../http/httpError.ts'
import { localeOf } from '../http/locale.ts'
import { day, takeQuota } from '../quota.ts'
import { audit } from '../sessions/audit.ts'
import type { Session } from '../sessions/types.ts'
import { isEnough, type Mapping, remember } from './columns.ts'
import { formAskedFor, type ImportForm } from './form.ts'
import { addImport, arrived, checkAgain, type ImportJob } from './rows.ts'

/** Of one person, files; of an organisation, rows that become records. */
const filesADay: Quota = { kind: 'imports', most: 50, seconds: day }
const rowsADay: Quota = { kind: 'importRows', most: 300_000, seconds: day }

interface Asking {
  host: Host
  session: Session
  request: FastifyRequest
}

interface Brought {
  area: string
  name: string
  /** As its sender says. */
  size: number | null
  content: Readable
}

/**
 * Takes a file with many records of an area, and answers the id of its import, which a job reads.
 * @throws HttpError NOT_FOUND, FORBIDDEN, BAD_INPUT, TOO_MANY
 */
export const bring = async (
  { host, session, request }: Asking,
  files: FileStore,
  { area, name, size, content }: Brought,
): Promise<{ id: string }> => {
  const { store, clock } = host
  formAskedFor(host, area, session.caller)
  if (!isFileName(name) || name.length > 255) throw badInput('file.name')
  if (size === null || size === 0) throw badInput('file.incomplete')
  if (size > importLimits.bytes) throw badInput('file.size', { limit: importLimits.bytes / megabyte })
  await takeQuota(store, filesADay, session.user.id, clock())
  await countUpload(host, session, size)
  const key = randomUUID()
  const locale = localeOf(request.headers['accept-language'])
  const id = await addImport(store, session, { area, name, locale, key }, clock())
  if (id === null) throw new HttpError('TOO_MANY', 'imports.atOnce', { headers: { 'retry-after': '30' } })
  try {
    await files.write(key, arriving(content, size, clock))
    await scan(host, request, session, bytesOf(files, key))
    await arrived(store, id, true, clock())
  } catch (error) {
    await arrived(store, id, false, clock())
    throw error
  }
  return { id }
}

/** What the columns of a file are, as its person says. @throws HttpError BAD_INPUT, NOT_FOUND */
export const sayColumns = async (
  { host, session }: Asking,
  form: ImportForm,
  job: ImportJob,
  mapping: Mapping,
): Promise<void> => {
  const names = mapping.filter((name) => name !== null)
  const isKnown = names.every((name) => Object.hasOwn(form.fields, name)) && new Set(names).size === names.length
  if (!isKnown || mapping.length !== job.columns.length) throw badField('mapping')
  if (!isEnough(form, mapping)) throw badField('mapping', 'required')
  const from = ['mapping', 'checked'] as const
  if (!(await checkAgain(host.store, job, { from, mapping, mode: null }, host.clock()))) throw notFound()
  await remember(host.store, session.caller.organisation, form, job.columns, mapping)
}

/** Makes records of all rows or of the good ones; they are checked once more before. @throws HttpError BAD_INPUT, NOT_FOUND, TOO_MANY */
export const runImport = async ({ host, session, request }: Asking, job: ImportJob, mode: string): Promise<void> => {
  const { store, clock } = host
  if (!(importModes as readonly string[]).includes(mode)) throw badField('mode')
  if (job.state !== 'checked') throw notFound()
  if (mode === 'all' && job.bad > 0) throw badInput('imports.bad', { count: job.bad })
  if (job.good === 0) throw badInput('imports.none')
  await takeQuota(store, rowsADay, session.caller.organisation, clock(), job.good)
  const decided = { from: ['checked'] as const, mapping: job.mapping!, mode: mode as ImportMode }
  if (!(await checkAgain(store, job, decided, clock()))) throw notFound()
  await audit(host, request, {
    event: 'import',
    result: 'accepted',
    userId: session.user.id,
    organisationId: session.caller.organisation,
    detail: { import: job.id, area: job.area, mode, rows: String(job.good), file: job.name },
  })
}
