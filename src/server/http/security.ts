import helmet from '@fastify/helmet'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { HttpError } from './httpError.ts'

const contentSecurityPolicy = {
  useDefaults: false,
  directives: {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'script-src-attr': ["'none'"],
    // Fluent writes its style sheets at run time.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'"],
    'worker-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  },
}

/** Headers of every answer, and the refusal of calls that a page of another origin makes. */
export const secure = async (app: FastifyInstance, config: Config): Promise<void> => {
  await app.register(helmet, {
    contentSecurityPolicy,
    // Stately's own inspector, when a person chooses it, is a popup that we must be able to speak to.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    strictTransportSecurity: { maxAge: 365 * 24 * 60 * 60, includeSubDomains: true },
    xFrameOptions: { action: 'deny' },
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (isForeign(request, config)) {
      const origin = request.headers.origin!.slice(0, 200)
      throw new HttpError('FORBIDDEN', 'forbidden', { refusal: { reason: 'origin', detail: { origin } } })
    }
  })
}

const isForeign = (request: FastifyRequest, config: Config): boolean => {
  const { origin, host } = request.headers
  if (origin === undefined || origin === config.publicUrl) return false
  return !URL.canParse(origin) || new URL(origin).host !== host
}
