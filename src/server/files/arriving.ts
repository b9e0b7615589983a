import type { Readable } from 'node:stream'
import { badInput, HttpError } from '../http/httpError.ts'

/** What a sender of file content brings at least in each window; 10 MB then take 21 minutes at most. */
const pace = { bytes: 120 * 1024, milliseconds: 15_000 }
const glance = 500

/**
 * The bytes of a sender who brings exactly `size` of them at a bearable pace. The source is left open, so that its sender can
 * still be told what was wrong.
 * @throws HttpError BAD_INPUT when more or fewer arrive, TOO_SLOW
 */
export async function* arriving(content: Readable, size: number, clock: () => Date): AsyncGenerator<Buffer> {
  const chunks = content.iterator({ destroyOnReturn: false })
  const watch = watchPace(clock)
  let seen = 0
  try {
    for (;;) {
      const { done, value } = await Promise.race([chunks.next().catch(interrupted), watch.tooSlow])
      if (done) break
      const chunk = value as Buffer
      seen += chunk.length
      if (seen > size) break
      watch.heard(chunk.length)
      yield chunk
    }
  } finally {
    watch.end()
  }
  if (seen !== size) throw badInput('file.incomplete')
}

const interrupted = (): never => {
  throw badInput('file.incomplete')
}

const watchPace = (clock: () => Date) => {
  let [since, bytes] = [clock().getTime(), 0]
  let timer: NodeJS.Timeout | undefined
  const tooSlow = new Promise<never>((_, reject) => {
    timer = setInterval(() => {
      const now = clock().getTime()
      if (now - since < pace.milliseconds) return
      if (bytes < pace.bytes) reject(new HttpError('TOO_SLOW', 'file.slow'))
      else [since, bytes] = [now, 0]
    }, glance)
  })
  tooSlow.catch(() => {})
  return { tooSlow, heard: (length: number) => void (bytes += length), end: () => clearInterval(timer) }
}
