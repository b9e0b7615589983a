import { link, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileStore } from './fileStore.ts'
import { absent, openParts } from './parts.ts'

/** Files in a folder, which several servers may share. */
export const diskStore = async (folder: string): Promise<FileStore> => {
  const takeIn = await openParts(folder)
  const pathOf = (key: string) => join(folder, key)
  return {
    where: folder,
    write: (key, content) =>
      takeIn(content, async ({ file, path }) => {
        await file.sync()
        await link(path, pathOf(key))
        await syncFolder(folder)
      }),
    read: async (key) => {
      const file = await open(pathOf(key), 'r').catch(absent)
      return file && file.createReadStream()
    },
    remove: (key) => rm(pathOf(key), { force: true }),
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
