import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Portal, type PortalKind, portalOf, withPortal } from '../../shared/portal.ts'
import type { Config } from '../config.ts'

type Encoding = 'br' | 'gzip' | 'identity'

interface Rendered {
  bodies: Record<Encoding, Buffer>
  hash: string
}

const render = (template: string, portal: Portal): Rendered => {
  const identity = Buffer.from(withPortal(template, portal))
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

/** The page of the browser app, told which portal it is opened at; made once a portal, and asked for anew each time. */
export const pageOf = (path: string, config: Config) => {
  const template = readFileSync(path, 'utf8')
  const rendered = new Map<PortalKind, Rendered>()

  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const portal = portalOf(config, request.headers.host)
    const { bodies, hash } = rendered.get(portal.kind) ?? render(template, portal)
    rendered.set(portal.kind, { bodies, hash })
    const encoding = encodingFor(request.headers['accept-encoding']?.toString())
    const etag = `"${hash}-${encoding}"`
    reply.headers({ 'cache-control': 'no-cache', etag, vary: 'accept-encoding' })
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    return reply.code(200).type('text/html; charset=utf-8').send(bodies[encoding])
  }
}
