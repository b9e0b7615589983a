import type { Readable } from 'node:stream'

/** Content, all of it at once or as it comes. */
export type Bytes = AsyncIterable<Buffer> | Iterable<Buffer>

/** What has been kept. */
export interface Kept {
  size: number
  /** Hexadecimal SHA-256. */
  digest: string
}

/** Where the bytes of files lie, under keys of our own making. */
export interface FileStore {
  /** As whoever runs the product calls it. */
  where: string
  /**
   * Keeps all of the content once its last byte is safe, or nothing. What is kept is
   * neither written to nor replaced: a key that is taken is refused with EEXIST.
   */
  write(key: string, content: Bytes): Promise<Kept>
  /** Null when there is no such file. */
  read(key: string): Promise<Readable | null>
  remove(key: string): Promise<void>
}
