import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  longestNote,
  longestTrial,
  mostPictures,
  type WorkflowTrialAnswers,
} from '../../shared/endpoints/answers/workflowTrials.ts'
import { ownPages } from '../../shared/navigation/pages.ts'
import { workflowTrial } from '../../shared/navigation/workflowTrial.ts'
import type { Host } from '../context.ts'
import { badField, badFields } from '../http/httpError.ts'
import { uuid } from '../http/schemas.ts'
import { permit } from '../rights/permit.ts'
import { minute, takeQuotas } from '../quota.ts'
import type { Sessions } from '../sessions/sessions.ts'
import type { Session } from '../sessions/types.ts'
import { keepTrial, readTrials, type TriedPath } from './trials.ts'

const quota = { kind: 'workflow trial minute', most: 60, seconds: minute }

const strictly = (properties: object, optional: object = {}) =>
  ({
    type: 'object',
    additionalProperties: false,
    properties: { ...properties, ...optional },
    required: Object.keys(properties),
  }) as const

const machine = { type: 'string', maxLength: 60 }
const number = { type: 'integer', minimum: 1, maximum: longestTrial }
const asked = strictly({ machine })
const params = strictly({ id: uuid })
const told = {
  machine,
  version: { type: 'integer', minimum: 1, maximum: 100_000 },
  title: { type: 'string', minLength: 1, maxLength: 300 },
  path: { type: 'array', maxItems: longestTrial, items: { type: 'string', maxLength: 120 } },
  steps: number,
  notes: {
    type: 'array',
    maxItems: longestTrial,
    items: strictly({ step: number, text: { type: 'string', minLength: 1, maxLength: longestNote } }),
  },
  pictures: { type: 'array', maxItems: mostPictures, items: strictly({ step: number, file: uuid }) },
}
const { max } = workflowTrial.fields.pictures
const isFull = ({ pictures }: Pick<TriedPath, 'pictures'>): boolean =>
  pictures.some((one) => pictures.filter(({ step }) => step === one.step).length > max)

const kept = strictly(told, { failedAt: number })

/** Paths that testers have gone by hand, for those who may look into machines. */
export const workflowTrialRoutes = (app: FastifyInstance, host: Host, sessions: Sessions): void => {
  const { store, clock, areas } = host
  const permitted = async (request: FastifyRequest): Promise<Session> => {
    const session = await sessions.authenticate(request)
    permit(host, session, ownPages.workflow.permission)
    return session
  }

  app.get<{ Querystring: { machine: string } }>(
    '/api/workflow-trials',
    { schema: { querystring: asked } },
    async (request): Promise<{ data: WorkflowTrialAnswers['workflowTrials.list'] }> => ({
      data: await readTrials(store, await permitted(request), request.query.machine),
    }),
  )

  app.put<{ Params: { id: string }; Body: Omit<TriedPath, 'failedAt'> & { failedAt?: number } }>(
    '/api/workflow-trials/:id',
    { schema: { params, body: kept } },
    async (request): Promise<{ data: WorkflowTrialAnswers['workflowTrials.keep'] }> => {
      const session = await permitted(request)
      const { body } = request
      const { id } = request.params
      if (!areas.some(({ lifecycle }) => lifecycle?.id === body.machine)) throw badField('machine', 'option')
      if (
        [body.failedAt ?? 1, ...[...body.notes, ...body.pictures].map(({ step }) => step)].some(
          (step) => step > body.steps,
        )
      )
        throw badField('steps', 'max')
      if (isFull(body)) throw badFields([{ path: 'pictures', key: 'validation:maxFiles', values: { max } }])
      await takeQuotas(store, [{ quota, who: session.user.id }], clock())
      await keepTrial(store, session, id, { ...body, failedAt: body.failedAt ?? null }, clock())
      return { data: { id } }
    },
  )
}
