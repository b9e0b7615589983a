import { createHash, randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Bytes, Kept } from './fileStore.ts'

const ending = '.part'
/** Milliseconds after which nobody writes to a part any more: whoever is too slow has been left long before. */
const abandoned = 60 * 60_000

/** Content that has come to its end. */
interface Part extends Kept {
  file: FileHandle
  path: string
}

/** Takes content in beside where it is to be kept: what breaks off on its way here leaves nothing there. */
export type TakeIn = (content: Bytes, keep: (part: Part) => Promise<void>) => Promise<Kept>

export const openParts = async (folder: string): Promise<TakeIn> => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await clearParts(folder)
  return async (content, keep) => {
    const path = join(folder, `${randomUUID()}${ending}`)
    const hash = createHash('sha256')
    const file = await open(path, 'wx', 0o600)
    try {
      for await (const chunk of content) {
        hash.update(chunk)
        await file.writeFile(chunk)
      }
      const [digest, { size }] = [hash.digest('hex'), await file.stat()]
      await keep({ file, path, size, digest })
      return { size, digest }
    } finally {
      await file.close()
      await rm(path, { force: true })
    }
  }
}

/** Takes away what writers that were killed have left. */
const clearParts = async (folder: string): Promise<void> => {
  for (const name of await readdir(folder)) {
    if (!name.endsWith(ending)) continue
    const written = await stat(join(folder, name)).catch(absent)
    if (written && Date.now() - written.mtimeMs > abandoned) await rm(join(folder, name), { force: true })
  }
}

/** Null for what is not there. */
export const absent = (error: NodeJS.ErrnoException): null => {
  if (error.code === 'ENOENT') return null
  throw error
}
