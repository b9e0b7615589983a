import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type DocumentNode, type ExecutionResult, parse } from 'graphql'
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
import { areTyped } from './variables.ts'

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

interface Readable {
  source: string
  document: DocumentNode
}

const trustedDocuments = (areas: readonly Area[]): Map<string, Readable> =>
  new Map(
    catalogue(areas).flatMap(({ name, document: source }) =>
      source === undefined ? [] : [[name, { source, document: parse(source, { noLocation: true }) }]],
    ),
  )

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
  const types = buildSchema(host.areas)
  await app.register(mercurius, {
    schema: types,
    routes: false,
    jit: 1,
    cache: 512,
    graphql: { parseOptions: { maxTokens: limits.tokens } },
    // Told below, like what is thrown.
    errorFormatter: (execution) => ({ statusCode: 200, response: execution }),
  })

  const read = ({ query, persisted }: Body): Readable => {
    if (!persisted && !host.config.production) return { source: query, document: admit(query) }
    const known = persisted ? trusted.get(query) : undefined
    if (!known) throw badInput()
    return known
  }

  const execute = async (body: Body, session: Session, reply: FastifyReply): Promise<ExecutionResult> => {
    const { source, document } = read(body)
    const variables = body.variables ?? {}
    if (!areTyped(types, document, variables)) throw badInput()
    return reply.graphql(source, { host, session, request: reply.request }, variables)
  }

  app.post<{ Body: Body }>(graphqlPath, { schema }, async (request, reply) => {
    const session = await authenticate(request)
    const result = await execute(request.body, session, reply).catch((error: unknown) => ({ errors: [error] }))
    if (!result.errors) return result
    const { status, answer } = answerGraphql(result, request)
    reply.code(status)
    return answer
  })
}
