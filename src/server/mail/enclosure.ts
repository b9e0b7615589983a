import type { Readable } from 'node:stream'
import type { FileStore } from '../files/fileStore.ts'
import { type Store, system } from '../store/store.ts'

export interface Enclosure {
  name: string
  type: string
  content: Readable
}

interface File {
  storage_key: string
  name: string
  type: string
}

/** What a mail encloses, as it is read now. @throws when it is not there */
export const openEnclosure = async (store: Store, files: FileStore, id: string): Promise<Enclosure> => {
  const [file] = await store.run<File>(system, 'select storage_key, name, type from files where id = $1', [id])
  const content = file ? await files.read(file.storage_key) : null
  if (!file || !content) throw new Error(`The enclosed file ${id} is not there`)
  return { name: file.name, type: file.type, content }
}
