import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ExecutionResult } from 'graphql'
import mercurius from 'mercurius'
import { catalogue, graphqlPath } from '../../shared/endpoints/catalogue.ts'
import type { Area } from '../../shared/area/types.ts'
import type { Host } from '../context.ts'
import { badInput } from '../http/httpError.ts'
import type { Session } from '../sessions/types.ts'
import type { GraphqlContext } from './builder.ts'
import { answerGraphql } from './errors.ts'
import { admit, limits } from './limits.ts'
import { buildSchema } from './schema.ts'

declare module 'mercurius' {
  interface MercuriusContext extends GraphqlContext {}
}

interface Body {
  /** The name of an endpoint when `persisted`, a document otherwise. */
  query: string
  persisted?: boolean
  variables?: Record<string, unknown> | null
}

const schema = {
  body: {
    type: 'object',
    required: ['query'],
    additionalProperties: false,
    properties: {
      query: { type: 'string' },
      persisted: { type: 'boolean' },
      variables: { type: ['object', 'null'] },
    },
  },
}

const trustedDocuments = (areas: readonly Area[]): Map<string, string> =>
  new Map(catalogue(areas).flatMap(({ name, document }) => (document === undefined ? [] : [[name, document]])))

/**
 * The one GraphQL door: POST with JSON, which no page of another origin can send unasked. In production it knows the
 * catalogue's documents only.
 */
export const registerGraphql = async (
  app: FastifyInstance,
  host: Host,
  authenticate: (request: FastifyRequest) => Promise<Session>,
): Promise<void> => {
  const trusted = trustedDocuments(host.areas)
  await app.register(mercurius, {
    schema: buildSchema(host.areas),
    routes: false,
    jit: 1,
    cache: 512,
    graphql: { parseOptions: { maxTokens: limits.tokens } },
    // Told below, like what is thrown.
    errorFormatter: (execution) => ({ statusCode: 200, response: execution }),
  })

  const sourceOf = ({ query, persisted }: Body): string => {
    if (persisted) {
      const document = trusted.get(query)
      if (document === undefined) throw badInput()
      return document
    }
    if (host.config.production) throw badInput()
    admit(query)
    return query
  }

  const execute = async (body: Body, session: Session, reply: FastifyReply): Promise<ExecutionResult> =>
    reply.graphql(sourceOf(body), { host, session }, body.variables ?? {})

  app.post<{ Body: Body }>(graphqlPath, { schema }, async (request, reply) => {
    const session = await authenticate(request)
    const result = await execute(request.body, session, reply).catch((error: unknown) => ({ errors: [error] }))
    if (!result.errors) return result
    const { status, answer } = answerGraphql(result, request)
    reply.code(status)
    return answer
  })
}
