import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type DocumentNode, type ExecutionResult, Kind, OperationTypeNode } from 'graphql'
import mercurius from 'mercurius'
import type { User } from '../../../machines/session/session.types.ts'
import { graphqlPath } from '../../shared/endpoints/areas.ts'
import type { Host } from '../context.ts'
import { badField, badFields } from '../http/httpError.ts'
import { refuseChange, type Sessions } from '../sessions/sessions.ts'
import type { Session } from '../sessions/types.ts'
import { StoreUnavailable } from '../store/unavailable.ts'
import { beginningDoor, type Question } from './beginningDoor.ts'
import type { GraphqlContext } from './builder.ts'
import { answerGraphql, causeOf } from './errors.ts'
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

interface Answer {
  data?: ExecutionResult['data']
  errors?: readonly unknown[]
  /** Who asked, where that is part of what is told. */
  user?: User
  question?: Question | null
}

type Doorkeeper = Pick<Sessions, 'authenticate' | 'presume' | 'forget'>

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

const isChanging = ({ definitions }: DocumentNode): boolean =>
  definitions.some((one) => one.kind === Kind.OPERATION_DEFINITION && one.operation !== OperationTypeNode.QUERY)

/**
 * The one GraphQL door: POST with JSON, which no page of another origin can send unasked. In production it knows the
 * catalogue's documents only. The areas' REST doors run the same documents.
 */
export const registerGraphql = async (
  app: FastifyInstance,
  host: Host,
  { authenticate, presume, forget }: Doorkeeper,
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

  const read = ({ query, persisted, variables }: Body): Readable => {
    if (!persisted && !host.config.production) return { source: query, document: admit(query) }
    const { action } = variables ?? {}
    const isActed = typeof action === 'string'
    const known = persisted ? trusted(query, isActed ? action : undefined) : undefined
    if (!known) throw badField(isActed && trusted(query) ? 'action' : 'query')
    return known
  }

  const execute = async (
    { source, document }: Readable,
    variables: Record<string, unknown>,
    session: Session,
    reply: FastifyReply,
  ): Promise<ExecutionResult> => {
    if (session.readsAlone && isChanging(document)) throw refuseChange()
    const wrong = mistyped(types, document, variables)
    if (wrong.length > 0) throw badFields(wrong)
    return reply.graphql(source, { host, session, request: reply.request }, variables)
  }

  /**
   * For the session as it was last, where that is known. What the database has not answered to it is asked again for the session as it
   * is, unless it may have been done.
   */
  const answer = async (request: FastifyRequest, ask: (session: Session) => Promise<Answer>): Promise<Answer> => {
    const told = (session: Session): Promise<Answer> => ask(session).catch((error: unknown) => ({ errors: [error] }))
    const known = presume(request)
    const result = known && (await told(known))
    const isDone =
      known?.caller.session?.isProven || result?.errors?.some((error) => causeOf(error) instanceof StoreUnavailable)
    if (result && isDone) return result
    if (known) forget(known.id)
    return told(await authenticate(request))
  }

  app.post<{ Body: Body }>(graphqlPath, { config: { reads: true, keys: true }, schema }, async (request, reply) => {
    const result = await answer(request, async (session) =>
      execute(read(request.body), request.body.variables ?? {}, session, reply),
    )
    if (!result.errors) return reply.type(json).send(written(result))
    const { status, answer: refusal } = answerGraphql(result, request)
    reply.code(status)
    return refusal
  })

  restDoors(app, host.areas, async (request, reply, name, variablesOf) => {
    const readable = trusted(name)!
    return answer(request, async (session) => execute(readable, variablesOf(readable.document), session, reply))
  })

  beginningDoor(app, host, (request, reply, questionOf) =>
    answer(request, async (session) => {
      const question = questionOf(session.user)
      const asked = question && (await execute(trusted(question.name)!, question.variables, session, reply))
      return { ...asked, question, user: session.user }
    }),
  )
}
