import { randomBytes, randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { megabyte } from '../../../machines/fields/fileKinds.ts'
import { extensionsOf, isFileName } from '../../shared/uploads.ts'
import type { Host } from '../context.ts'
import { badInput, HttpError, notFound } from '../http/httpError.ts'
import type { Sessions } from '../sessions/sessions.ts'
import type { Session } from '../sessions/types.ts'
import type { Store } from '../store/store.ts'
import { countUpload } from './allowance.ts'
import { arriving } from './arriving.ts'
import { bytesOf, findContent, isDeclaredWell, isPdf } from './content.ts'
import type { FileStore } from './fileStore.ts'
import { type FilePlace, limitsOf, limitsThere } from './place.ts'
import { announce, confirm, discard, discardForgotten, type FileRow, findPut, markPut, takeUpload } from './rows.ts'
import { scan } from './scan.ts'
import { stripped } from './stripped.ts'

const ticketMilliseconds = 5 * 60_000
const forgottenAfter = 60 * 60_000

export interface Announcement extends FilePlace {
  name: string
  size: number
  type: string
}

export const uploadsOf = (host: Host, { tokens }: Sessions, files: FileStore) => ({
  /** Says where one file may be put, once, within five minutes. */
  presign: async (session: Session, { name, type, size, ...place }: Announcement) => {
    const area = host.areas.find((one) => one.id === place.area)
    if (!area) throw notFound()
    const limits = limitsOf(session, area, place)
    if (!isFileName(name)) throw badInput('file.name')
    if (!isDeclaredWell(name, type, limits))
      throw badInput('file.type', { extensions: extensionsOf(limits).join(', ') })
    if (size > limits.bytes) throw badInput('file.size', { limit: limits.bytes / megabyte })
    await countUpload(host, session, size)
    const now = host.clock()
    for (const key of await discardForgotten(host.store, new Date(now.getTime() - forgottenAfter)))
      await files.remove(key)
    const [id, ticket] = [randomUUID(), randomBytes(32).toString('base64url')]
    const ticketExpiresAt = new Date(now.getTime() + ticketMilliseconds)
    const file = {
      id,
      key: randomBytes(24).toString('hex'),
      name,
      type,
      size,
      ticketHash: tokens.hash(ticket),
      ticketExpiresAt,
      place,
    }
    if (!(await announce(host.store, session, area, file, now))) throw notFound({ table: area.table, id: place.id! })
    return { file: { id }, url: `/api/files/${id}/content?ticket=${ticket}`, method: 'PUT' }
  },

  /** Keeps the bytes of an announced file, of a picture those that draw it. */
  put: async (id: string, ticket: string, content: Readable, length: number | null) => {
    const file = await takeUpload(host.store, id, tokens.hash(ticket), host.clock())
    if (!file) throw new HttpError('BAD_INPUT', 'file.ticket', { refusal: { reason: 'token' } })
    try {
      if (length !== null && length !== file.size) throw badInput('file.incomplete')
      const bytes = stripped(arriving(content, file.size, host.clock), file.type, limitsThere(host.areas, file))
      if (await markPut(host.store, id, await files.write(file.storage_key, bytes))) return
      await files.remove(file.storage_key)
      throw badInput('file.ticket')
    } catch (error) {
      await drop(host.store, files, file)
      throw error
    }
  },

  /** Makes a file that has been put usable, when its content is what its name and type said, which of a picture is known, and carries no virus. */
  confirm: async (request: FastifyRequest, session: Session, id: string) => {
    const file = await findPut(host.store, session, id)
    if (!file) throw notFound({ table: 'files', id })
    const { name, type, size } = file
    try {
      const content = await findContent(files, file)
      if (!content) throw badInput('file.incomplete')
      if (type === 'application/pdf' && !isPdf(content)) throw badInput('file.content')
      await scan(host, request, session, bytesOf(files, file.storage_key))
    } catch (error) {
      if (error instanceof HttpError && error.code === 'BAD_INPUT') await drop(host.store, files, file)
      throw error
    }
    if (!(await confirm(host.store, id, host.clock()))) throw notFound()
    return { file: { id, name, type, size } }
  },
})

/** Lets go of a file that nobody has confirmed. */
const drop = async (store: Store, files: FileStore, { id, storage_key }: FileRow): Promise<void> => {
  if (await discard(store, id)) await files.remove(storage_key)
}
