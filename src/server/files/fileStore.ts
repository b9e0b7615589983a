import { createHash, randomUUID } from 'node:crypto'
import { link, mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { Config } from '../config.ts'

/** Content, all of it at once or as it comes. */
export type Bytes = AsyncIterable<Buffer> | Iterable<Buffer>

/** Where the bytes of files lie, under keys of our own making. */
export interface FileStore {
  /**
   * Keeps all of the content once its last byte is on disk, or nothing, and answers the content's digest. What is kept is
   * neither written to nor replaced: a key that is taken is refused with EEXIST.
   */
  write(key: string, content: Bytes): Promise<string>
  /** Null when there is no such file. */
  read(key: string): Promise<Readable | null>
  remove(key: string): Promise<void>
}

export const openFileStore = async ({ dataDir }: Pick<Config, 'dataDir'>): Promise<FileStore> => {
  const folder = join(dataDir, 'files')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await clearParts(folder)
  const pathOf = (key: string) => join(folder, key)

  return {
    write: async (key, content) => {
      const part = join(folder, `${randomUUID()}${partEnding}`)
      const hash = createHash('sha256')
      const file = await open(part, 'wx', 0o600)
      try {
        for await (const chunk of content) {
          hash.update(chunk)
          await file.writeFile(chunk)
        }
        await file.sync()
        await link(part, pathOf(key))
      } finally {
        await file.close()
        await rm(part, { force: true })
      }
      await syncFolder(folder)
      return hash.digest('hex')
    },
    read: async (key) => {
      const file = await open(pathOf(key), 'r').catch(absent)
      return file && file.createReadStream()
    },
    remove: (key) => rm(pathOf(key), { force: true }),
  }
}

const partEnding = '.part'
/** Milliseconds after which nobody writes to a part any more: whoever is too slow has been left long before. */
const abandoned = 60 * 60_000

/** Takes away what writers that were killed have left. */
const clearParts = async (folder: string): Promise<void> => {
  for (const name of await readdir(folder)) {
    if (!name.endsWith(partEnding)) continue
    const written = await stat(join(folder, name)).catch(absent)
    if (written && Date.now() - written.mtimeMs > abandoned) await rm(join(folder, name), { force: true })
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
