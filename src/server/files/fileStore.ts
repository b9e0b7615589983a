import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { Config } from '../config.ts'
import { diskStore } from './diskStore.ts'

/** Content, all of it at once or as it comes. */
export type Bytes = AsyncIterable<Buffer> | Iterable<Buffer>

/** Where the bytes of files lie, under keys of our own making. */
export interface FileStore {
  /** As whoever runs the product calls it. */
  where: string
  /**
   * Keeps all of the content once its last byte is safe, or nothing, and answers the content's digest. What is kept is
   * neither written to nor replaced: a key that is taken is refused with EEXIST.
   */
  write(key: string, content: Bytes): Promise<string>
  /** Null when there is no such file. */
  read(key: string): Promise<Readable | null>
  remove(key: string): Promise<void>
}

/** On S3 where it is set, in the data directory otherwise. */
export const openFileStore = async ({
  dataDir,
  s3,
}: Pick<Config, 'dataDir'> & Partial<Pick<Config, 's3'>>): Promise<FileStore> => {
  const folder = join(dataDir, 'files')
  if (!s3) return diskStore(folder)
  const { s3Store } = await import('./s3Store.ts')
  return s3Store(s3, folder)
}
