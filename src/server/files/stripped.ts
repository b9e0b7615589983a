import type { FileLimits } from '../../../machines/fields/fileKinds.ts'
import type { Bytes } from './fileStore.ts'
import { jpeg } from './jpeg.ts'
import { png } from './png.ts'
import { sourceOf, type Strip } from './source.ts'

const strips = new Map<string, Strip>([
  ['image/jpeg', jpeg],
  ['image/png', png],
])

/**
 * Content without what a picture says beside itself: where and with what it was taken, words, other pictures, whatever somebody
 * has hidden in it. What is no picture stays as it is. All of it is heard before it is refused, so that its sender hears why.
 * @throws HttpError BAD_INPUT when it is no whole picture of its type, or one of too many pixels; nothing is drawn to tell
 */
export async function* stripped(bytes: Bytes, type: string, { pixels }: FileLimits): AsyncGenerator<Buffer> {
  const strip = strips.get(type)
  if (!strip) return yield* bytes
  const source = sourceOf(bytes)
  try {
    yield* inPieces(strip(source, pixels))
  } catch (error) {
    await source.rest()
    throw error
  } finally {
    await source.close()
  }
}

const piece = 64 * 1024

/** Many small parts are written as few large ones. */
async function* inPieces(parts: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let [held, size] = [[] as Buffer[], 0]
  for await (const part of parts) {
    held.push(part)
    size += part.length
    if (size < piece) continue
    yield Buffer.concat(held)
    ;[held, size] = [[], 0]
  }
  yield Buffer.concat(held)
}
