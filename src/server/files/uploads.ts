import { randomBytes, randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import { grants } from '../../../machines/kernel/grants.ts'
import { documentBytes } from '../../shared/uploads.ts'
import type { Host } from '../context.ts'
import { badInput, forbidden, notFound } from '../http/httpError.ts'
import type { Sessions } from '../sessions/sessions.ts'
import type { Session } from '../sessions/types.ts'
import { isDeclaredWell, isOfType } from './content.ts'
import type { FileStore } from './fileStore.ts'
import { announce, confirm, discard, discardForgotten, findUnconfirmed, takeUpload } from './rows.ts'

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
    if (!area.permissions.upload || !grants(session.user.permissions, area.permissions.upload))
      throw forbidden(area.permissions.upload ?? `upload of ${area.id}`)
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
    if (!(await announce(store, session, area, file, now))) throw notFound({ table: area.table, id: record })
    return { file: { id }, url: `/api/files/${id}/content?ticket=${ticket}`, method: 'PUT' }
  },

  put: async (id: string, ticket: string, content: Readable, length: number | null) => {
    const file = await takeUpload(store, id, tokens.hash(ticket), clock())
    if (!file) throw badInput('file.ticket')
    try {
      if (length !== null && length !== file.size) throw badInput('file.incomplete')
      await files.write(file.storage_key, content, file.size)
    } catch (error) {
      await discard(store, id)
      throw error
    }
  },

  /** Makes a file that has been put usable, when its content is what its name and type said. */
  confirm: async (session: Session, id: string) => {
    const file = await findUnconfirmed(store, session, id)
    if (!file) throw notFound({ table: 'files', id })
    const { storage_key, name, type, size } = file
    if (!(await isOfType(files, storage_key, size, type))) {
      await discard(store, id)
      await files.remove(storage_key)
      throw badInput('file.content')
    }
    if (!(await confirm(store, id, clock()))) throw notFound()
    return { file: { id, name, type, size } }
  },
})
