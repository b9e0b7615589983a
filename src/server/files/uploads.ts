import { randomBytes, randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import { grants } from '../../../machines/kernel/grants.ts'
import { documentBytes } from '../../shared/uploads.ts'
import type { Host } from '../context.ts'
import { badInput, forbidden, notFound } from '../http/httpError.ts'
import type { Sessions } from '../sessions/sessions.ts'
import type { Session } from '../sessions/types.ts'
import type { Store } from '../store/store.ts'
import { arriving } from './arriving.ts'
import { findContent, isDeclaredWell, isOfType } from './content.ts'
import type { FileStore } from './fileStore.ts'
import { announce, confirm, discard, discardForgotten, type FileRow, findPut, markPut, takeUpload } from './rows.ts'

const ticketMilliseconds = 5 * 60_000
const forgottenAfter = 60 * 60_000

export interface Announcement {
  name: string
  size: number
  type: string
  area: string
  id: string
}

export const uploadsOf = ({ store, clock, areas }: Host, { tokens }: Sessions, files: FileStore) => ({
  /** Says where one file of a record may be put, once, within five minutes. */
  presign: async (session: Session, { area: areaId, id: record, name, type, size }: Announcement) => {
    const area = areas.find(({ id }) => id === areaId)
    if (!area) throw notFound()
    if (!area.permissions.upload || !grants(session.user.permissions, area.permissions.upload)) throw forbidden()
    if (!isDeclaredWell(name, type)) throw badInput('file.type')
    if (size > documentBytes) throw badInput('file.size', { limit: documentBytes / 1024 / 1024 })
    const now = clock()
    for (const key of await discardForgotten(store, new Date(now.getTime() - forgottenAfter))) await files.remove(key)
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
      record,
    }
    if (!(await announce(store, session, area, file, now))) throw notFound()
    return { file: { id }, url: `/api/files/${id}/content?ticket=${ticket}`, method: 'PUT' }
  },

  /** Keeps the bytes of an announced file. */
  put: async (id: string, ticket: string, content: Readable, length: number | null) => {
    const file = await takeUpload(store, id, tokens.hash(ticket), clock())
    if (!file) throw badInput('file.ticket')
    try {
      if (length !== null && length !== file.size) throw badInput('file.incomplete')
      const digest = await files.write(file.storage_key, arriving(content, file.size, clock))
      if (await markPut(store, id, digest)) return
      await files.remove(file.storage_key)
      throw badInput('file.ticket')
    } catch (error) {
      await drop(store, files, file)
      throw error
    }
  },

  /** Makes a file that has been put usable, when its content is what its name and type said. */
  confirm: async (session: Session, id: string) => {
    const file = await findPut(store, session, id)
    if (!file) throw notFound()
    const { name, type, size } = file
    const content = await findContent(files, file)
    if (!content || !(await isOfType(content, type))) {
      await drop(store, files, file)
      throw badInput(content ? 'file.content' : 'file.incomplete')
    }
    if (!(await confirm(store, id, clock()))) throw notFound()
    return { file: { id, name, type, size } }
  },
})

/** Lets go of a file that nobody has confirmed. */
const drop = async (store: Store, files: FileStore, { id, storage_key }: FileRow): Promise<void> => {
  if (await discard(store, id)) await files.remove(storage_key)
}
