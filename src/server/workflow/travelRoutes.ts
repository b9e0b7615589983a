import type { FastifyInstance } from 'fastify'
import type { WorkflowTravelAnswers } from '../../shared/endpoints/answers/workflowTravel.ts'
import type { Host } from '../context.ts'
import { body, text, uuid } from '../http/schemas.ts'
import type { Sessions } from '../sessions/sessions.ts'
import { type OfCase, readMoments } from './moments.ts'

const ofCase = { area: text(60), id: uuid }
const readsCase = body(ofCase, 'area', 'id')

/** A case at any moment of its timeline, and what would come of it otherwise. */
export const travelRoutes = (app: FastifyInstance, host: Host, sessions: Sessions): void => {
  app.get<{ Querystring: OfCase }>(
    '/api/workflow/moments',
    { schema: { querystring: readsCase } },
    async (request): Promise<{ data: WorkflowTravelAnswers['workflow.moments'] }> => ({
      data: await readMoments(host, await sessions.authenticate(request), request.query),
    }),
  )
}
