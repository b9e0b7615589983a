import { createReadStream } from 'node:fs'
import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { Config } from '../config.ts'
import { badInput } from '../http/httpError.ts'

/** Where the bytes of files lie, under keys of our own making. */
export interface FileStore {
  /** Keeps exactly `size` bytes, or nothing. @throws Failure BAD_INPUT when more or fewer arrive */
  write(key: string, content: Readable, size: number): Promise<void>
  /** Bytes from `start` on, at most `length`; none when there is no such file. */
  part(key: string, start: number, length: number): Promise<Buffer>
  read(key: string): Readable
  remove(key: string): Promise<void>
}

export const openFileStore = async ({ dataDir }: Pick<Config, 'dataDir'>): Promise<FileStore> => {
  const folder = join(dataDir, 'files')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const pathOf = (key: string) => join(folder, key)
  const remove = (key: string) => rm(pathOf(key), { force: true })

  return {
    write: async (key, content, size) => {
      const file = await open(pathOf(key), 'wx', 0o600)
      try {
        for await (const chunk of exactly(content, size)) await file.write(chunk)
        await file.sync()
      } catch (error) {
        await remove(key)
        throw error
      } finally {
        await file.close()
      }
    },
    part: async (key, start, length) => {
      const file = await open(pathOf(key), 'r').catch(absent)
      if (!file) return Buffer.alloc(0)
      try {
        const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, start)
        return buffer.subarray(0, bytesRead)
      } finally {
        await file.close()
      }
    },
    read: (key) => createReadStream(pathOf(key)),
    remove,
  }
}

const absent = (error: NodeJS.ErrnoException): null => {
  if (error.code === 'ENOENT') return null
  throw error
}

/** The source is left open, so that its sender can still be told what was wrong. */
async function* exactly(content: Readable, size: number): AsyncGenerator<Buffer> {
  let seen = 0
  try {
    for await (const chunk of content.iterator({ destroyOnReturn: false })) {
      seen += (chunk as Buffer).length
      if (seen > size) break
      yield chunk as Buffer
    }
  } catch {
    throw badInput('file.incomplete')
  }
  if (seen !== size) throw badInput('file.incomplete')
}
