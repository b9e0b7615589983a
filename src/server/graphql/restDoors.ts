import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { DocumentNode, ExecutionResult } from 'graphql'
import { listsOf } from '../../shared/area/lists.ts'
import type { Area } from '../../shared/area/types.ts'
import { areaEndpoints } from '../../shared/endpoints/areas.ts'
import { causeOf } from './errors.ts'
import { json, written } from './jsonText.ts'
import { restVariables } from './restVariables.ts'

type Run = (
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
  variablesOf: (document: DocumentNode) => Record<string, unknown>,
) => Promise<Pick<ExecutionResult, 'data'> & { errors?: readonly unknown[] }>

const resultOf = async (running: ReturnType<Run>): Promise<object> => {
  const { data, errors } = await running.catch((error: unknown) => Promise.reject(causeOf(error) as Error))
  if (errors) throw causeOf(errors[0])
  return data!.result as object
}

/** The REST paths of the areas' operations, each with the document that GraphQL has for it. */
export const restDoors = (app: FastifyInstance, areas: readonly Area[], run: Run): void => {
  for (const area of areas.flatMap(listsOf))
    for (const endpoint of areaEndpoints(area)) {
      const { name, transport, method, path } = endpoint
      if (transport !== 'rest') continue
      app.route({
        method,
        // What changes something is told by its document.
        config: { reads: true, keys: true },
        url: path.replace(/\{(\w+)\}/g, ':$1'),
        handler: async (request, reply) => {
          const result = await resultOf(run(request, reply, name, restVariables(area, endpoint, request)))
          return reply.type(json).send(written('meta' in result ? result : { data: result }))
        },
      })
    }
}
