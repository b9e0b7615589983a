import { join } from 'node:path'
import type { Config } from '../config.ts'
import { diskStore } from './diskStore.ts'
import type { FileStore } from './fileStore.ts'

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
