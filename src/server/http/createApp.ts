import { randomUUID } from 'node:crypto'
import type { Writable } from 'node:stream'
import { fastify, type FastifyInstance, LogController } from 'fastify'
import type { Config } from '../config.ts'
import { answerError } from './errors.ts'
import { refuseUnreadable } from './unreadable.ts'
import { validatorsWhenAsked } from './validators.ts'

const secrets = [
  'password',
  'current',
  'token',
  'refresh',
  'ticket',
  'grant',
  'authorization',
  'cookie',
  'x-captcha-token',
  'otp',
]

/** What a database tells of an error beyond its message: the values of a row. */
const ofRows = ['detail', 'where', 'params', 'query', 'internalQuery'].map((name) => `err["${name}"]`)

/** Milliseconds in which a request is to have arrived. */
const patience = 30_000

/**
 * Fastify with our limits and our log, without routes. The address of a request is that of the right-most hop that is no proxy
 * of ours; without such proxies it is the socket's, whatever forwarding headers say.
 */
export const createApp = ({ trustedProxies }: Pick<Config, 'trustedProxies'>, logTo: Writable): FastifyInstance =>
  fastify({
    logger: {
      level: 'info',
      stream: logTo,
      redact: [...secrets.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]), ...ofRows],
      serializers: {
        req: (request) => ({ method: request.method, route: request.routeOptions?.url, address: request.ip }),
      },
    },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    frameworkErrors: answerError,
    clientErrorHandler: refuseUnreadable,
    bodyLimit: 256 * 1024,
    // Who names no host is answered like everybody else, and not by Node.
    http: { headersTimeout: patience, connectionsCheckingInterval: 1_000, requireHostHeader: false },
    requestTimeout: patience,
    // For who takes nothing of an answer, and leaves it on our hands.
    connectionTimeout: 2 * patience,
    forceCloseConnections: 'idle',
    // What still arrives on an open connection is answered like everything before, and is the last on it.
    return503OnClosing: false,
    trustProxy: trustedProxies.length > 0 && [...trustedProxies],
    routerOptions: { maxParamLength: 200 },
    schemaController: { compilersFactory: { buildValidator: validatorsWhenAsked } },
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
  })
