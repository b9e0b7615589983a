import { badInput } from '../http/httpError.ts'
import type { Bytes } from './fileStore.ts'

/** More than any picture is made of: to look at each costs time, in however few bytes it came. */
const mostParts = 10_000

/** Content that is taken by the number of bytes. @throws HttpError BAD_INPUT where it ends before that */
export const sourceOf = (bytes: Bytes) => {
  const chunks = each(bytes)
  let held: Buffer = Buffer.alloc(0)

  /** So many bytes at least, which are still to be taken. */
  const some = async (least: number): Promise<Buffer> => {
    if (held.length >= least) return held
    const pieces: Buffer[] = [held]
    for (let size = held.length; size < least;) {
      const { done, value } = await chunks.next()
      if (done) throw badInput('file.content')
      pieces.push(value)
      size += value.length
    }
    return (held = Buffer.concat(pieces))
  }

  const take = async (length: number): Promise<Buffer> => {
    const taken = (await some(length)).subarray(0, length)
    held = held.subarray(length)
    return taken
  }

  let parts = 0
  return {
    some,
    take,
    /** Counts a part that begins. @throws HttpError BAD_INPUT where there are too many */
    begin: (): void => {
      if (++parts > mostParts) throw badInput('file.content')
    },
    /** So many bytes as they come. */
    async *pass(length: number): AsyncGenerator<Buffer> {
      for (let left = length; left > 0;) {
        const piece = await take(Math.min(left, (await some(1)).length))
        left -= piece.length
        yield piece
      }
    },
    /** Lets go of all that is left, and answers how much it was. */
    rest: async (): Promise<number> => {
      let size = held.length
      held = Buffer.alloc(0)
      for await (const chunk of chunks) size += chunk.length
      return size
    },
    close: () => chunks.return(undefined),
  }
}

export type Source = ReturnType<typeof sourceOf>

/** Passes on what draws a picture of so many pixels at most, and nothing else of it. */
export type Strip = (source: Source, most: number) => AsyncGenerator<Buffer>

async function* each(bytes: Bytes): AsyncGenerator<Buffer, void> {
  yield* bytes
}
