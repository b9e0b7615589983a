import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isSwitchedOn } from '../../shared/area/switched.ts'
import {
  type FigureDays,
  figureDays,
  type WorkflowFigureAnswers,
} from '../../shared/endpoints/answers/workflowFigures.ts'
import { placeOf } from '../cases/place.ts'
import type { Host } from '../context.ts'
import { notFound } from '../http/httpError.ts'
import { uuid } from '../http/schemas.ts'
import { permit } from '../rights/permit.ts'
import type { Sessions } from '../sessions/sessions.ts'
import { dryMachine } from './dryMachine.ts'
import { figuresOf } from './figures.ts'
import { waysOf } from './ways.ts'

const body = {
  type: 'object',
  additionalProperties: false,
  properties: { area: { type: 'string', maxLength: 60 }, days: { enum: figureDays }, compare: { type: 'boolean' } },
  required: ['area', 'days', 'compare'],
}

const tried = {
  ...body,
  properties: { area: body.properties.area, after: uuid },
  required: ['area'],
}

interface Tried {
  Body: { area: string; after?: string }
}
interface Asked {
  Body: { area: string; days: FigureDays; compare: boolean }
}
const periodsOf = ({ days, compare: isCompared }: Asked['Body']) => ({ days, isCompared })

type Answer<N extends keyof WorkflowFigureAnswers> = Promise<{ data: WorkflowFigureAnswers[N] }>

const config = { reads: true }

/** What cases have done, and what their machine makes of them, to who may look into machines and list the cases: of those that they see. */
export const workflowFigureRoutes = (app: FastifyInstance, host: Host, sessions: Sessions): void => {
  const enter = async (request: FastifyRequest<Asked | Tried>) => {
    const session = await sessions.authenticate(request)
    permit(host, session, 'workflow_engine.detail')
    const place = placeOf(host, request.body.area)
    const { area } = place
    if (!isSwitchedOn(area, host.config)) throw notFound()
    permit(host, session, area.permissions.list)
    return { place, area, caller: session.caller }
  }

  app.post<Asked>(
    '/api/workflow/figures',
    { config, schema: { body } },
    async (request): Answer<'workflow.figures'> => {
      const { area, caller } = await enter(request)
      return { data: await figuresOf(host, caller, area, periodsOf(request.body)) }
    },
  )

  app.post<Asked>('/api/workflow/ways', { config, schema: { body } }, async (request): Answer<'workflow.ways'> => {
    const { area, caller } = await enter(request)
    return { data: await waysOf(host, caller, area, periodsOf(request.body)) }
  })

  app.post<Tried>(
    '/api/workflow/dry-run',
    { config, schema: { body: tried } },
    async (request): Answer<'workflow.dryRun'> => {
      const { place, caller } = await enter(request)
      return { data: await dryMachine(host, caller, place, request.body.after ?? null) }
    },
  )
}
