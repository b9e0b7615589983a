import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type PageFiles, pageFilesAt } from '../../shared/pageFiles.ts'
import type { Config } from '../config.ts'
import { type Beginning, beginningOf, withBeginning } from './beginning.ts'

type Encoding = 'br' | 'gzip' | 'identity'

interface Rendered {
  bodies: Record<Encoding, Buffer>
  hash: string
}

const render = (template: string, beginning: Beginning): Rendered => {
  const identity = Buffer.from(withBeginning(template, beginning))
  return {
    bodies: { br: brotliCompressSync(identity), gzip: gzipSync(identity), identity },
    hash: createHash('sha256').update(identity).digest('base64url').slice(0, 22),
  }
}

/** The best of our encodings that an Accept-Encoding header takes. */
const encodingFor = (header = ''): Encoding => {
  const taken = header
    .toLowerCase()
    .split(',')
    .map((part) => part.replaceAll(' ', ''))
    .filter((part) => !/;q=0(?:\.0*)?$/.test(part))
    .map((part) => part.split(';')[0])
  return (['br', 'gzip'] as const).find((encoding) => taken.includes(encoding)) ?? 'identity'
}

const filesIn = (folder: string): PageFiles[] => {
  const path = join(folder, pageFilesAt)
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as PageFiles[]) : []
}

const asFetch = (url: string): string => `<${url}>; rel=preload; as=fetch; crossorigin`

/** Pages that are kept as they were sent. */
const most = 200

/** The page of the browser app, begun as its address and its reader need it; made once for all alike, and asked for anew each time. */
export const pageOf = (folder: string, config: Config) => {
  const template = readFileSync(join(folder, 'index.html'), 'utf8')
  const pages = filesIn(folder)
  const rendered = new Map<string, Rendered>()

  const renderedOf = (beginning: Beginning): Rendered => {
    const { portal, locale, scheme, skeleton, page } = beginning
    const key = [portal.kind, locale, scheme, skeleton, page?.path].join(' ')
    const known = rendered.get(key) ?? render(template, beginning)
    if (rendered.size >= most) rendered.clear()
    rendered.set(key, known)
    return known
  }

  return ({ url, headers }: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const beginning = beginningOf(config, pages, { url, host: headers.host, cookie: headers.cookie })
    const { bodies, hash } = renderedOf(beginning)
    const encoding = encodingFor(headers['accept-encoding']?.toString())
    const etag = `"${hash}-${encoding}"`
    reply.headers({ 'cache-control': 'no-cache', etag, vary: 'accept-encoding, cookie' })
    // In the header, since the page itself is the same for all addresses and people alike.
    if (beginning.asked.length > 0) reply.header('link', beginning.asked.map(asFetch).join(', '))
    if (headers['if-none-match']?.includes(etag)) return reply.code(304).send()
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    return reply.code(200).type('text/html; charset=utf-8').send(bodies[encoding])
  }
}
