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
import { permit } from '../rights/permit.ts'
import type { Sessions } from '../sessions/sessions.ts'
import { figuresOf } from './figures.ts'
import { waysOf } from './ways.ts'

const body = {
  type: 'object',
  additionalProperties: false,
  properties: { area: { type: 'string', maxLength: 60 }, days: { enum: figureDays }, compare: { type: 'boolean' } },
  required: ['area', 'days', 'compare'],
}

interface Asked {
  Body: { area: string; days: FigureDays; compare: boolean }
}
type Answer<N extends keyof WorkflowFigureAnswers> = Promise<{ data: WorkflowFigureAnswers[N] }>

const config = { reads: true }

/** What cases have done, to who may look into machines and list the cases: of those that they see. */
export const workflowFigureRoutes = (app: FastifyInstance, host: Host, sessions: Sessions): void => {
  const enter = async (request: FastifyRequest<Asked>) => {
    const session = await sessions.authenticate(request)
    permit(host, session, 'workflow_engine.detail')
    const { area } = placeOf(host, request.body.area)
    if (!isSwitchedOn(area, host.config)) throw notFound()
    permit(host, session, area.permissions.list)
    const { days, compare: isCompared } = request.body
    return { area, caller: session.caller, asked: { days, isCompared } }
  }

  app.post<Asked>(
    '/api/workflow/figures',
    { config, schema: { body } },
    async (request): Answer<'workflow.figures'> => {
      const { area, caller, asked } = await enter(request)
      return { data: await figuresOf(host, caller, area, asked) }
    },
  )

  app.post<Asked>('/api/workflow/ways', { config, schema: { body } }, async (request): Answer<'workflow.ways'> => {
    const { area, caller, asked } = await enter(request)
    return { data: await waysOf(host, caller, area, asked) }
  })
}
