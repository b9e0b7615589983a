import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ExecutionResult } from 'graphql'
import mercurius from 'mercurius'
import { graphqlPath } from '../../shared/endpoints/areas.ts'
import type { Host } from '../context.ts'
import { badField, badFields } from '../http/httpError.ts'
import type { Session } from '../sessions/types.ts'
import type { GraphqlContext } from './builder.ts'
import { answerGraphql } from './errors.ts'
import { json, written } from './jsonText.ts'
import { admit, limits } from './limits.ts'
import { restDoors } from './restDoors.ts'
import { buildSchema } from './schema.ts'
import { type Readable, trustedDocuments } from './trusted.ts'
import { mistyped } from './variables.ts'

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

/**
 * The one GraphQL door: POST with JSON, which no page of another origin can send unasked. In production it knows the
 * catalogue's documents only. The areas' REST doors run the same documents.
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
    cache: 2048,
    graphql: { parseOptions: { maxTokens: limits.tokens } },
    // Told below, like what is thrown.
    errorFormatter: (execution) => ({ statusCode: 200, response: execution }),
  })

  const read = ({ query, persisted }: Body): Readable => {
    if (!persisted && !host.config.production) return { source: query, document: admit(query) }
    const known = persisted ? trusted(query) : undefined
    if (!known) throw badField('query')
    return known
  }

  const execute = async (
    { source, document }: Readable,
    variables: Record<string, unknown>,
    session: Session,
    reply: FastifyReply,
  ): Promise<ExecutionResult> => {
    const wrong = mistyped(types, document, variables)
    if (wrong.length > 0) throw badFields(wrong)
    return reply.graphql(source, { host, session, request: reply.request }, variables)
  }

  app.post<{ Body: Body }>(graphqlPath, { schema }, async (request, reply) => {
    const session = await authenticate(request)
    const answer = async () => execute(read(request.body), request.body.variables ?? {}, session, reply)
    const result = await answer().catch((error: unknown) => ({ errors: [error] }))
    if (!result.errors) return reply.type(json).send(written(result))
    const { status, answer: refusal } = answerGraphql(result, request)
    reply.code(status)
    return refusal
  })

  restDoors(app, host.areas, async (request, reply, name, variablesOf) => {
    const session = await authenticate(request)
    const readable = trusted(name)!
    return execute(readable, variablesOf(readable.document), session, reply)
  })
}
