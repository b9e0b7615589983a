import type { FastifyInstance } from 'fastify'
import { isSwitchedOn } from '../../shared/area/switched.ts'
import type { WorkflowWhyAnswers } from '../../shared/endpoints/answers/workflowWhy.ts'
import { ownPages } from '../../shared/navigation/pages.ts'
import type { Host } from '../context.ts'
import { notFound } from '../http/httpError.ts'
import { body, text, uuid } from '../http/schemas.ts'
import { permit } from '../rights/permit.ts'
import type { Sessions } from '../sessions/sessions.ts'
import type { OfCase } from './moments.ts'
import { matrixFor, readWhy } from './why.ts'

/** Why not: of a machine, and of a case as it stands. */
export const workflowWhyRoutes = (app: FastifyInstance, host: Host, sessions: Sessions): void => {
  app.get<{ Querystring: { machine: string } }>(
    '/api/workflow/matrix',
    { schema: { querystring: body({ machine: text(60) }, 'machine') } },
    async (request): Promise<{ data: WorkflowWhyAnswers['workflow.matrix'] }> => {
      permit(host, await sessions.authenticate(request), ownPages.workflow.permission)
      const { machine } = request.query
      const area = host.areas.find((one) => one.lifecycle?.id === machine && isSwitchedOn(one, host.config))
      if (!area) throw notFound()
      return { data: await matrixFor(host.lifecycles.get(area.id)!) }
    },
  )

  app.get<{ Querystring: OfCase }>(
    '/api/workflow/why',
    { schema: { querystring: body({ area: text(60), id: uuid }, 'area', 'id') } },
    async (request): Promise<{ data: WorkflowWhyAnswers['workflow.why'] }> => ({
      data: await readWhy(host, await sessions.authenticate(request), request.query),
    }),
  )
}
