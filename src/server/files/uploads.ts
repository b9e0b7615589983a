import { randomBytes, randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import type { FileLimits } from '../../../machines/fields/fileKinds.ts'
import { megabyte } from '../../../machines/fields/fileKinds.ts'
import type { Area } from '../../shared/area/types.ts'
import { documentLimits, extensionsOf, isFileName } from '../../shared/uploads.ts'
import type { Host } from '../context.ts'
import { badInput, HttpError, notFound } from '../http/httpError.ts'
import type { Sessions } from '../sessions/sessions.ts'
import type { Session } from '../sessions/types.ts'
import { type Caller, type Store, system } from '../store/store.ts'
import { countBrought, countUpload } from './allowance.ts'
import { arriving } from './arriving.ts'
import { bytesOf, findContent, isDeclaredWell, isPdf, provenOf } from './content.ts'
import { isFilmOf } from './films.ts'
import type { FileStore } from './fileStore.ts'
import { type FilePlace, holderOf, limitsOf, limitsThere } from './place.ts'
import {
  announce,
  type Bringer,
  confirm,
  discard,
  discardForgotten,
  type FileRow,
  findBrought,
  findLinked,
  findPut,
  markPut,
  takeUpload,
} from './rows.ts'
import { scan } from './scan.ts'
import { stripped } from './stripped.ts'

const ticketMilliseconds = 5 * 60_000
const forgottenAfter = 60 * 60_000

export interface Announcement extends FilePlace {
  name: string
  size: number
  type: string
}

/** Who brings a file by a link: its id, and who sees what is brought, the house whose link it is. */
export interface Linking {
  caller: Caller
  link: string
}

/** What is said of a file before it is there. */
export type Announced = Pick<Announcement, 'name' | 'size' | 'type'>

export const uploadsOf = (host: Host, { tokens }: Pick<Sessions, 'tokens'>, files: FileStore) => {
  const areaOf = ({ area: id }: FilePlace): Area => {
    const area = holderOf(host.areas, id)
    if (!area) throw notFound()
    return area
  }

  /** Says where one file may be put, once, within five minutes. */
  const announced = async (
    by: Bringer,
    place: FilePlace,
    { name, type, size }: Announced,
    limits: FileLimits,
    counted: () => Promise<unknown>,
  ) => {
    const area = areaOf(place)
    if (!isFileName(name)) throw badInput('file.name')
    if (!isDeclaredWell(name, type, limits))
      throw badInput('file.type', { extensions: extensionsOf(limits).join(', ') })
    if (size > limits.bytes) throw badInput('file.size', { limit: limits.bytes / megabyte })
    await counted()
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
    if (!(await announce(host.store, by, area, file, now))) throw notFound({ table: area.table, id: place.id! })
    return { file: { id }, url: `/api/files/${id}/content?ticket=${ticket}`, method: 'PUT' }
  }

  /** Makes a file that has been put usable, when its content is what its name and type said, which of a picture is known, and carries no virus. */
  const confirmed = async (request: FastifyRequest, session: Session | null, file: FileRow) => {
    const { id, name, type, size } = file
    try {
      const content = await findContent(files, file)
      if (!content) throw badInput('file.incomplete')
      if (type === 'application/pdf' && !isPdf(content)) throw badInput('file.content')
      if (!isFilmOf(type, content.head)) throw badInput('file.content')
      await scan(host, request, session, bytesOf(files, file.storage_key))
    } catch (error) {
      if (error instanceof HttpError && error.code === 'BAD_INPUT') await drop(host.store, files, file)
      throw error
    }
    if (!(await confirm(host.store, id, host.clock()))) throw notFound()
    return { file: { id, name, type, size } }
  }

  return {
    presign: async (session: Session, { name, type, size, ...place }: Announcement) => {
      const { caller, user } = session
      const area = areaOf(place)
      const limits = limitsOf(session, area, place)
      if (place.field === undefined) host.uses.note(session, area.permissions.upload!)
      const counted = () => countUpload(host, session, size)
      return announced({ caller, person: user.id }, place, { name, type, size }, limits, counted)
    },

    /** The same of a document of a case, by who has a link to it. */
    presignBrought: (place: FilePlace & { id: string }, file: Announced) =>
      announced({ caller: system, person: null }, place, file, documentLimits, () =>
        countBrought(host, place, file.size),
      ),

    /** The same of a file for a record that is to come, by who has a link to where it arises. */
    presignLinked: async (
      { caller, link }: Linking,
      { area, field }: Required<Pick<FilePlace, 'area' | 'field'>>,
      file: Announced,
    ) => {
      const place = { area, id: null, field }
      const limits = limitsThere(host.areas, place)
      const counted = () => countBrought(host, { area, id: link }, file.size)
      return announced({ caller, person: link }, place, file, limits, counted)
    },

    confirmLinked: async (request: FastifyRequest, { caller, link }: Linking, id: string) => {
      const file = await findPut(host.store, caller, link, id)
      if (!file) throw notFound({ table: 'files', id })
      return confirmed(request, null, file)
    },

    /** What was brought by a link, for who goes on by that, here or elsewhere. */
    readLinked: async ({ caller, link }: Linking, id: string) => {
      const file = await findLinked(host.store, caller, link, id)
      if (!file) throw notFound({ table: 'files', id })
      return { file, content: await provenOf(files, file) }
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

    confirm: async (request: FastifyRequest, session: Session, id: string) => {
      const file = await findPut(host.store, session.caller, session.user.id, id)
      if (!file) throw notFound({ table: 'files', id })
      return confirmed(request, session, file)
    },

    confirmBrought: async (request: FastifyRequest, place: FilePlace, id: string) => {
      const file = await findBrought(host.store, place, id)
      if (!file) throw notFound({ table: 'files', id })
      return confirmed(request, null, file)
    },
  }
}

export type Uploads = ReturnType<typeof uploadsOf>

/** Lets go of a file that nobody has confirmed. */
const drop = async (store: Store, files: FileStore, { id, storage_key }: FileRow): Promise<void> => {
  if (await discard(store, id)) await files.remove(storage_key)
}
