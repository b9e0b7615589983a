import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { FileLimits } from '../../../machines/fields/fileKinds.ts'
import { extensionOf, extensionsOf } from '../../shared/uploads.ts'
import { HttpError } from '../http/httpError.ts'
import { filmHead } from './films.ts'
import type { Bytes, FileStore } from './fileStore.ts'
import type { FileRow } from './rows.ts'

const pdfHead = '%PDF-'
const headBytes = Math.max(pdfHead.length, filmHead)
/** Within which a PDF says that it ends, and within which an archive must. */
const [endBytes, tailBytes] = [1024, 22 + 65_535]
const archiveEnd = Buffer.from('PK\u0005\u0006')

/** Whether name and media type belong together and are of a kind that is taken. */
export const isDeclaredWell = (name: string, type: string, { kinds }: FileLimits): boolean => {
  const kind = kinds.find((one) => one === type)
  return kind !== undefined && extensionsOf({ kinds: [kind] }).includes(extensionOf(name))
}

export interface Content {
  size: number
  /** Hexadecimal SHA-256. */
  digest: string
  head: Buffer
  tail: Buffer
}

/** Reads all of some bytes. */
export const examine = async (bytes: Bytes): Promise<Content> => {
  const hash = createHash('sha256')
  let [size, head, tail] = [0, Buffer.alloc(0), Buffer.alloc(0)]
  for await (const chunk of bytes) {
    hash.update(chunk)
    size += chunk.length
    if (head.length < headBytes) head = Buffer.concat([head, chunk]).subarray(0, headBytes)
    tail = Buffer.concat([tail, chunk.subarray(-tailBytes)]).subarray(-tailBytes)
  }
  return { size, digest: hash.digest('hex'), head, tail }
}

type Kept = Pick<FileRow, 'storage_key' | 'size' | 'digest'>

/** The content of a file; null when it is not, or not any more, what was put. */
export const findContent = async (files: FileStore, { storage_key, size, digest }: Kept): Promise<Content | null> => {
  const content = await examine(bytesOf(files, storage_key))
  return content.size === size && (digest === null || content.digest === digest) ? content : null
}

/** The bytes under a key, opened by whoever reads them; none when there is no such file. */
export async function* bytesOf(files: FileStore, key: string): AsyncGenerator<Buffer> {
  yield* ((await files.read(key)) ?? []) as AsyncIterable<Buffer>
}

/** The bytes of a file, of which it has been made sure that they are those that were put; null when they are not. */
export const readProven = async (files: FileStore, file: Kept): Promise<Readable | null> =>
  (await findContent(files, file)) && files.read(file.storage_key)

/** The same where they must be. @throws HttpError UNAVAILABLE */
export const provenOf = async (files: FileStore, file: Kept): Promise<Readable> => {
  const content = await readProven(files, file)
  if (!content) throw new HttpError('UNAVAILABLE', 'file.away')
  return content
}

/** Whether the content is a PDF from its first byte to its last, and no archive as well. */
export const isPdf = ({ head, tail }: Content): boolean =>
  head.subarray(0, pdfHead.length).toString('latin1') === pdfHead &&
  /%%EOF\s*$/.test(tail.subarray(-endBytes).toString('latin1')) &&
  !isArchive(tail)

/** Whether the record with which an archive ends (APPNOTE 4.3.16) reaches to the last byte with its comment. */
const isArchive = (tail: Buffer): boolean => {
  for (let at = tail.lastIndexOf(archiveEnd); at >= 0; at = at > 0 ? tail.lastIndexOf(archiveEnd, at - 1) : -1)
    if (at + 22 <= tail.length && at + 22 + tail.readUInt16LE(at + 20) === tail.length) return true
  return false
}
