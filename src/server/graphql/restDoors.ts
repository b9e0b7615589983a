import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type DocumentNode, type ExecutionResult, Kind, type TypeNode, type VariableDefinitionNode } from 'graphql'
import { areaEndpoints } from '../../shared/endpoints/areas.ts'
import { listsOf } from '../../shared/area/lists.ts'
import type { Area } from '../../shared/area/types.ts'
import { badInput } from '../http/httpError.ts'
import { causeOf } from './errors.ts'

type Values = Record<string, unknown>

type Run = (
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
  variablesOf: (document: DocumentNode) => Values,
) => Promise<ExecutionResult>

const declaredIn = ({ definitions }: DocumentNode): Map<string, TypeNode> => {
  const variables = definitions.flatMap((definition): readonly VariableDefinitionNode[] =>
    definition.kind === Kind.OPERATION_DEFINITION ? (definition.variableDefinitions ?? []) : [],
  )
  return new Map(variables.map(({ variable, type }) => [variable.name.value, type]))
}

const nameOf = (type: TypeNode): string => (type.kind === Kind.NAMED_TYPE ? type.name.value : nameOf(type.type))

const readers: Record<string, (text: string) => unknown> = {
  Int: (text) => (/^-?\d{1,10}$/.test(text) ? Number(text) : text),
  Boolean: (text) => text === 'true' || (text === 'false' ? false : text),
}

/** A query says everything as text. */
const readQuery = (query: Values, declared: Map<string, TypeNode>): Values =>
  Object.fromEntries(
    Object.entries(query).map(([name, value]) => {
      const type = declared.get(name)
      const read = type && readers[nameOf(type)]
      return [name, read && typeof value === 'string' ? read(value) : value]
    }),
  )

/** What a REST call brings as the variables of its document. @throws HttpError BAD_INPUT */
const variablesOf =
  ({ method, params, query, body }: FastifyRequest) =>
  (document: DocumentNode): Values => {
    const declared = declaredIn(document)
    const sent = method === 'GET' || method === 'DELETE' ? readQuery(query as Values, declared) : body
    if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) throw badInput()
    const place = params as Values
    if (Object.keys(sent).some((name) => !declared.has(name) || name in place)) throw badInput()
    return { ...sent, ...place }
  }

const resultOf = async (running: Promise<ExecutionResult>): Promise<object> => {
  const { data, errors } = await running.catch((error: unknown) => Promise.reject(causeOf(error) as Error))
  if (errors) throw causeOf(errors[0])
  return data!.result as object
}

/** The REST paths of the areas' operations: what is in braces is the record's id or number. */
export const restDoors = (app: FastifyInstance, areas: readonly Area[], run: Run): void => {
  for (const { name, transport, method, path } of areas.flatMap(listsOf).flatMap(areaEndpoints)) {
    if (transport !== 'rest') continue
    app.route({
      method,
      url: path.replace(/\{\w+\}/g, ':id'),
      handler: async (request, reply) => {
        const result = await resultOf(run(request, reply, name, variablesOf(request)))
        return 'meta' in result ? result : { data: result }
      },
    })
  }
}
