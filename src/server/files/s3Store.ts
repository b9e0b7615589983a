import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { AwsV4Signer } from 'aws4fetch'
import type { Config } from '../config.ts'
import { HttpError } from '../http/httpError.ts'
import type { FileStore } from './fileStore.ts'
import { openParts } from './parts.ts'

type Settings = NonNullable<Config['s3']>

/** Milliseconds until the store has begun to answer; a large file is on its way for some of them. */
const patience = { GET: 20_000, HEAD: 20_000, DELETE: 20_000, PUT: 120_000 }
const mostAttempts = 3
const firstPause = 200

interface Asked {
  method: keyof typeof patience
  key: string
  headers?: Record<string, string>
  /** Opened anew for each attempt. */
  body?: () => Readable
}

/** What passes by itself, or may have been somebody else's doing. */
const passes = (status: number): boolean => status >= 500 || status === 429 || status === 409 || status === 408

/** The digest of a file stands beside it, under which a store proves what it was sent. */
const digestHeader = 'x-amz-meta-sha256'

/**
 * Files in a bucket of a store that speaks S3. Content is taken in on the server's own disk first, since S3 asks for length and digest
 * ahead: it refuses what does not have them, and an attempt that was lost on the way is made again.
 */
export const s3Store = async (settings: Settings, folder: string): Promise<FileStore> => {
  const { endpoint, bucket, accessKeyId, secretAccessKey, region } = settings
  const where = `${endpoint}/${bucket}`
  const takeIn = await openParts(folder)
  const signer = { accessKeyId, secretAccessKey, region, service: 's3' }

  const attempt = async ({ method, key, headers, body }: Asked): Promise<Response> => {
    const signed = await new AwsV4Signer({
      method,
      url: `${where}/${key}`,
      headers,
      ...signer,
    }).sign()
    const late = new AbortController()
    const timer = setTimeout(() => late.abort(new Error(`no answer for ${patience[method]} ms`)), patience[method])
    const content = body?.()
    try {
      return await fetch(signed.url, {
        method,
        headers: signed.headers,
        signal: late.signal,
        redirect: 'error',
        ...(content && { body: Readable.toWeb(content) as ReadableStream, duplex: 'half' }),
      })
    } finally {
      clearTimeout(timer)
      content?.destroy()
    }
  }

  const away = (cause: unknown, key = 'file.away') => new HttpError('UNAVAILABLE', key, { cause })

  /** The answer to a request, and whether an earlier attempt may have been heard. @throws HttpError UNAVAILABLE */
  const ask = async (asked: Asked, ...taken: number[]): Promise<{ answer: Response; again: boolean }> => {
    const said = asked.method === 'GET' ? 'file.away' : 'unavailable'
    for (let number = 1; ; number++) {
      const answer = await attempt(asked).catch((error: Error) => error)
      const isLast = number === mostAttempts
      if (answer instanceof Error) {
        if (isLast) throw away(new Error(`${where} cannot be reached`, { cause: answer }), said)
      } else if (answer.ok || taken.includes(answer.status)) return { answer, again: number > 1 }
      else {
        const [, code = ''] = /<Code>(\w+)<\/Code>/.exec(await answer.text().catch(() => '')) ?? []
        if (isLast || !passes(answer.status))
          throw away(new Error(`${where} answers ${answer.status} ${code} to ${asked.method}`), said)
      }
      await pause(firstPause * 2 ** (number - 1))
    }
  }

  const digestOf = async (key: string): Promise<string | null> =>
    (await ask({ method: 'HEAD', key }, 404)).answer.headers.get(digestHeader)

  return {
    where,
    write: (key, content) =>
      takeIn(content, async ({ path, size, digest }) => {
        const headers = {
          'content-length': String(size),
          'if-none-match': '*',
          'x-amz-content-sha256': digest,
          [digestHeader]: digest,
        }
        const { answer, again } = await ask({ method: 'PUT', key, headers, body: () => createReadStream(path) }, 412)
        if (answer.ok || (again && (await digestOf(key)) === digest)) return
        throw Object.assign(new Error(`${where} has ${key} already`), { code: 'EEXIST' })
      }),
    read: async (key) => {
      const { answer } = await ask({ method: 'GET', key }, 404)
      if (answer.status === 404) return null
      return Readable.from(heard(answer.body!, away), { objectMode: false })
    },
    remove: async (key) => void (await ask({ method: 'DELETE', key }, 404)),
  }
}

/** What breaks off on its way is said to be away. */
async function* heard(body: ReadableStream<Uint8Array>, away: (cause: unknown) => Error): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of body) yield Buffer.from(chunk)
  } catch (cause) {
    throw away(cause)
  }
}
