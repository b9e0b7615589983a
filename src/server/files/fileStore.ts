import { createHash } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { Config } from '../config.ts'

/** Where the bytes of files lie, under keys of our own making. */
export interface FileStore {
  /**
   * Keeps all of the content once its last byte is on disk, or nothing, and answers the content's digest. Nothing writes to
   * what is kept.
   */
  write(key: string, content: AsyncIterable<Buffer> | Iterable<Buffer>): Promise<string>
  /** Null when there is no such file. */
  read(key: string): Promise<Readable | null>
  remove(key: string): Promise<void>
}

export const openFileStore = async ({ dataDir }: Pick<Config, 'dataDir'>): Promise<FileStore> => {
  const folder = join(dataDir, 'files')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const pathOf = (key: string) => join(folder, key)
  const partOf = (key: string) => join(folder, `${key}.part`)

  return {
    write: async (key, content) => {
      const part = partOf(key)
      await rm(part, { force: true })
      const hash = createHash('sha256')
      const file = await open(part, 'wx', 0o600)
      try {
        for await (const chunk of content) {
          hash.update(chunk)
          await file.writeFile(chunk)
        }
        await file.sync()
        await rename(part, pathOf(key))
      } catch (error) {
        await rm(part, { force: true })
        throw error
      } finally {
        await file.close()
      }
      await syncFolder(folder)
      return hash.digest('hex')
    },
    read: async (key) => {
      const file = await open(pathOf(key), 'r').catch(absent)
      return file && file.createReadStream()
    },
    remove: async (key) => {
      for (const path of [pathOf(key), partOf(key)]) await rm(path, { force: true })
    },
  }
}

/** A name outlives a power failure no sooner than its folder does. */
const syncFolder = async (path: string): Promise<void> => {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

const absent = (error: NodeJS.ErrnoException): null => {
  if (error.code === 'ENOENT') return null
  throw error
}
