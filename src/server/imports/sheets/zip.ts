import { Inflate, type UnzipDecoder, Unzip } from 'fflate'
import type { Bytes } from '../../files/fileStore.ts'
import { inBreaths, Unreadable } from './sheet.ts'

/** Of a workbook: files, and bytes that those come to that are read. */
const mostFiles = 1_000
const mostBytes = 256 * 1024 * 1024
/** Bytes that are unpacked at a time: they come to a thousand times as many at most. */
const atATime = 8 * 1024

/** Unpacks the files that are wanted, and lets go of the others unseen. */
const decoderFor = (isWanted: (name: string) => boolean) =>
  class implements UnzipDecoder {
    static readonly compression = 8
    ondata!: UnzipDecoder['ondata']
    private readonly inflate: Inflate | null

    constructor(name: string) {
      this.inflate = isWanted(name) ? new Inflate((chunk, isLast) => this.ondata(null, chunk, isLast)) : null
    }

    push(chunk: Uint8Array<ArrayBuffer>, isLast: boolean): void {
      if (this.inflate) this.inflate.push(chunk, isLast)
      else this.ondata(null, new Uint8Array(), isLast)
    }
  }

/** The bytes of some files of an archive as they come; what they say to be and what they are is both limited. @throws Unreadable */
export async function* unpacked(
  bytes: Bytes,
  isWanted: (name: string) => boolean,
  most = mostBytes,
): AsyncGenerator<{ name: string; chunk: Uint8Array }> {
  const ready: { name: string; chunk: Uint8Array }[] = []
  let [files, size] = [0, 0]
  const unzip = new Unzip((file) => {
    files += 1
    if (files > mostFiles || (isWanted(file.name) && (file.originalSize ?? 0) > most)) throw new Unreadable('tooLarge')
    file.ondata = (error, chunk) => {
      if (error) throw error
      if (!isWanted(file.name)) return
      size += chunk.length
      if (size > most) throw new Unreadable('tooLarge')
      if (chunk.length > 0) ready.push({ name: file.name, chunk })
    }
    file.start()
  })
  unzip.register(decoderFor(isWanted))
  async function* taken() {
    for (const { name, chunk } of ready.splice(0))
      for await (const part of inBreaths(chunk)) yield { name, chunk: part }
  }
  try {
    for await (const piece of bytes)
      for (let at = 0; at < piece.length; at += atATime) {
        unzip.push(new Uint8Array(piece.subarray(at, at + atATime)))
        yield* taken()
      }
    unzip.push(new Uint8Array(), true)
    yield* taken()
  } catch (error) {
    throw error instanceof Unreadable ? error : new Unreadable('unreadable')
  }
}
