import type { FastifyInstance, FastifyRequest } from 'fastify'
import { HttpError } from '../../http/httpError.ts'
import { bearsKey } from './token.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether a program with an API key comes in: without it a door is for people alone. */
    keys?: true
  }
}

type Called = Pick<FastifyRequest, 'headers' | 'routeOptions'>

/** @throws HttpError FORBIDDEN to an API key, at a door that is for people alone */
export const refuseKeys = (request: Called): void => {
  const { url, config } = request.routeOptions
  if (url !== undefined && !config.keys && bearsKey(request))
    throw new HttpError('FORBIDDEN', 'keys.shut', { refusal: { reason: 'key' } })
}

/** Shuts to API keys every door that does not say otherwise. */
export const shutToKeys = (app: FastifyInstance): void =>
  void app.addHook('onRequest', async (request) => refuseKeys(request))
