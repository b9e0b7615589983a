import type { FastifyInstance } from 'fastify'
import {
  longestBranchName,
  mostSteps,
  type WorkflowTravelAnswers,
} from '../../shared/endpoints/answers/workflowTravel.ts'
import { isVisible } from '../../shared/validation/visible.ts'
import { newest } from '../cases/timeline.ts'
import type { Host } from '../context.ts'
import { badField } from '../http/httpError.ts'
import { body, text, uuid } from '../http/schemas.ts'
import { keptJson } from '../json.ts'
import { minute, takeQuotas } from '../quota.ts'
import type { Sessions } from '../sessions/sessions.ts'
import { type AskedBranch, readBranch } from './branch.ts'
import { dropBranch, readBranches, saveBranch, type WrittenBranch } from './branches.ts'
import { makeEvidence } from './evidence.ts'
import { evidenceKey, publicPart } from './evidenceKey.ts'
import { enter, type OfCase, readMoments } from './moments.ts'

const ofCase = { area: text(60), id: uuid }
const readsCase = body(ofCase, 'area', 'id')

const step = body(
  {
    by: text(80),
    at: { type: 'string', format: 'date-time' },
    type: text(100),
    payload: { type: 'object' },
    verified: { type: 'boolean' },
  },
  'by',
  'at',
)
const steps = { type: 'array', maxItems: mostSteps, items: step }
const from = { type: 'integer', minimum: 0, maximum: newest }
const supposes = body({ ...ofCase, from, steps }, 'area', 'id', 'from', 'steps')

const params = body({ branch: uuid }, 'branch')
const written = body({ ...ofCase, from, steps, name: text(longestBranchName) }, 'area', 'id', 'from', 'steps', 'name')

/** Bytes of the steps of a branch as JSON. */
const mostBytes = 64 * 1024
const quota = { kind: 'branch minute', most: 60, seconds: minute }

interface OfBranch {
  Params: { branch: string }
}

/** @throws HttpError BAD_INPUT */
const readName = (name: string): string => {
  const named = name.trim()
  if (!named) throw badField('name', 'required')
  if (!isVisible(named)) throw badField('name', 'visible', 'unseen')
  return named
}

/** A case at any moment of its timeline, and what would come of it otherwise. */
export const travelRoutes = (app: FastifyInstance, host: Host, sessions: Sessions): void => {
  const { store, clock } = host

  app.get<{ Querystring: OfCase }>(
    '/api/workflow/moments',
    { schema: { querystring: readsCase } },
    async (request): Promise<{ data: WorkflowTravelAnswers['workflow.moments'] }> => ({
      data: await readMoments(host, await sessions.authenticate(request), request.query),
    }),
  )

  app.post<{ Body: AskedBranch }>(
    '/api/workflow/branch',
    { config: { reads: true }, schema: { body: supposes } },
    async (request): Promise<{ data: WorkflowTravelAnswers['workflow.branch'] }> => ({
      data: await readBranch(host, await sessions.authenticate(request), request.body),
    }),
  )

  app.get<{ Querystring: OfCase & { branch?: string } }>(
    '/api/workflow/branches',
    { schema: { querystring: body({ ...ofCase, branch: uuid }, 'area', 'id') } },
    async (request): Promise<{ data: WorkflowTravelAnswers['workflow.branches'] }> => {
      const session = await sessions.authenticate(request)
      const { branch = null, ...of } = request.query
      await enter(host, session, of)
      return { data: await store.transaction(session.caller, (sql) => readBranches(sql, session, { ...of, branch })) }
    },
  )

  app.put<OfBranch & { Body: OfCase & WrittenBranch }>(
    '/api/workflow/branches/:branch',
    { schema: { params, body: written } },
    async (request, reply) => {
      const session = await sessions.authenticate(request)
      const { area, id, from: since, steps: supposed } = request.body
      const name = readName(request.body.name)
      if (!keptJson(supposed, mostBytes)) throw badField('steps')
      const { place } = await enter(host, session, { area, id })
      await takeQuotas(store, [{ quota, who: session.user.id }], clock())
      const of = { id, branch: request.params.branch }
      await store.transaction(session.caller, (sql) =>
        saveBranch(sql, session, place.area, of, { name, from: since, steps: supposed }, clock().toISOString()),
      )
      return reply.code(204).send()
    },
  )

  app.delete<OfBranch>('/api/workflow/branches/:branch', { schema: { params } }, async (request, reply) => {
    const session = await sessions.authenticate(request)
    await store.transaction(session.caller, (sql) => dropBranch(sql, session, request.params.branch))
    return reply.code(204).send()
  })

  app.get<{ Querystring: OfCase }>(
    '/api/workflow/evidence',
    { schema: { querystring: readsCase } },
    async (request): Promise<{ data: WorkflowTravelAnswers['workflow.evidence'] }> => ({
      data: await makeEvidence(host, await sessions.authenticate(request), request.query),
    }),
  )

  app.get(
    '/api/workflow/evidence-key',
    async (request): Promise<{ data: WorkflowTravelAnswers['workflow.evidenceKey'] }> => {
      await sessions.authenticate(request)
      return { data: publicPart(evidenceKey(host.secret)) }
    },
  )
}
