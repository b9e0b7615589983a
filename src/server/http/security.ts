import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { badInput, HttpError } from './httpError.ts'

const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "script-src-attr 'none'",
  // Fluent writes its style sheets at run time.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  // Videos are fetched as whoever reads, and played from memory.
  "media-src 'self' blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join(';')

/** Headers of every answer, also of those that are written before there is a request to speak of. */
export const securityHeaders: ReadonlyMap<string, string> = new Map([
  ['content-security-policy', contentSecurityPolicy],
  // Stately's own inspector, when a person chooses it, is a popup that we must be able to speak to.
  ['cross-origin-opener-policy', 'same-origin-allow-popups'],
  ['cross-origin-resource-policy', 'same-origin'],
  ['origin-agent-cluster', '?1'],
  ['referrer-policy', 'no-referrer'],
  ['strict-transport-security', 'max-age=31536000; includeSubDomains'],
  ['x-content-type-options', 'nosniff'],
  ['x-dns-prefetch-control', 'off'],
  ['x-download-options', 'noopen'],
  ['x-frame-options', 'DENY'],
  ['x-permitted-cross-domain-policies', 'none'],
  ['x-xss-protection', '0'],
])

/** Headers of every answer, and the refusal of calls that a page of another origin makes. */
export const secure = (app: FastifyInstance, config: Config): void => {
  app.addHook('onRequest', async (request, reply) => {
    reply.raw.setHeaders(securityHeaders as Map<string, string>)
    reply.header('cache-control', 'no-store')
    if (request.headers.host === undefined && request.raw.httpVersion !== '1.0') throw badInput()
    if (isForeign(request, config)) {
      const origin = request.headers.origin!.slice(0, 200)
      throw new HttpError('FORBIDDEN', 'forbidden', { refusal: { reason: 'origin', detail: { origin } } })
    }
  })
}

const isForeign = (request: FastifyRequest, config: Config): boolean => {
  const { origin, host } = request.headers
  if (origin === undefined || origin === config.publicUrl) return false
  // What somebody on the way has put into a page in the clear has the same host.
  if (config.publicUrl.startsWith('https:') && !origin.startsWith('https:')) return true
  return !URL.canParse(origin) || new URL(origin).host !== host
}
