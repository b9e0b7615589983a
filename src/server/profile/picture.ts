import { randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { pictureLimits } from '../../../machines/fields/fileKinds.ts'
import type { Host } from '../context.ts'
import { countUpload } from '../files/allowance.ts'
import type { FileStore } from '../files/fileStore.ts'
import { scan } from '../files/scan.ts'
import { stripped } from '../files/stripped.ts'
import { badInput } from '../http/httpError.ts'
import { pictureOf } from '../sessions/people.ts'
import type { Session } from '../sessions/types.ts'
import { isPicture, replacePicture } from './rows.ts'

const extensions: Readonly<Record<string, string>> = { 'image/png': 'png', 'image/jpeg': 'jpg' }

const keyed = /^[\w-]{32}\.(png|jpg)$/

export const picturesOf = (host: Host, files: FileStore) => {
  const { store } = host
  const replace = async (session: Session, key: string | null): Promise<void> => {
    const old = await replacePicture(store, session, key)
    if (old) await files.remove(old)
  }

  return {
    /** Keeps the bytes as the person's picture and lets go of the one before. @throws HttpError BAD_INPUT when they are none or infected, TOO_MANY */
    put: async (request: FastifyRequest, session: Session, type: string, bytes: Buffer): Promise<string> => {
      await countUpload(host, session, bytes.length)
      const extension = Object.hasOwn(extensions, type) ? extensions[type] : undefined
      if (!extension) throw badInput('pictureType')
      const picture: Buffer[] = []
      for await (const part of stripped([bytes], type, pictureLimits)) picture.push(part)
      await scan(host, request, session, picture)
      const key = `${randomBytes(24).toString('base64url')}.${extension}`
      await files.write(key, picture)
      await replace(session, key)
      return pictureOf(key)
    },
    remove: (session: Session) => replace(session, null),
    /** The bytes of a picture that somebody has, or null. */
    find: async (key: string): Promise<{ type: string; content: Readable } | null> => {
      const extension = keyed.exec(key)?.[1]
      if (!extension || !(await isPicture(store, key))) return null
      const content = await files.read(key)
      return content && { type: extension === 'png' ? 'image/png' : 'image/jpeg', content }
    },
  }
}
