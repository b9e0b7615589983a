import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { WorkflowTestAnswers } from '../../shared/endpoints/answers/workflowTests.ts'
import { longestTest, readTest, type TestKind, testKinds } from '../../shared/machineTests.ts'
import { ownPages } from '../../shared/navigation/pages.ts'
import type { Host } from '../context.ts'
import { badField } from '../http/httpError.ts'
import { minute, takeQuotas } from '../quota.ts'
import { permit } from '../rights/permit.ts'
import type { Sessions } from '../sessions/sessions.ts'
import type { Session } from '../sessions/types.ts'
import { keepMachineTest, readMachineTests } from './tests.ts'

const quota = { kind: 'machine test minute', most: 20, seconds: minute }

const asked = {
  type: 'object',
  additionalProperties: false,
  properties: { machine: { type: 'string', maxLength: 60 }, digest: { type: 'string', maxLength: 24 } },
  required: ['machine', 'digest'],
}
const body = {
  type: 'object',
  additionalProperties: false,
  properties: { kind: { enum: testKinds }, told: { type: 'string', maxLength: longestTest } },
  required: ['kind', 'told'],
}

/** Escaped in the body, what is told takes more bytes than it has signs. */
const bodyLimit = 2 * longestTest

/** What tests have told of machines, for those who may look into machines. */
export const workflowTestRoutes = (app: FastifyInstance, host: Host, sessions: Sessions): void => {
  const { store, clock, areas } = host
  const permitted = async (request: FastifyRequest): Promise<Session> => {
    const session = await sessions.authenticate(request)
    permit(host, session, ownPages.workflow.permission)
    return session
  }

  app.get<{ Querystring: { machine: string; digest: string } }>(
    '/api/workflow-tests',
    { schema: { querystring: asked } },
    async (request): Promise<{ data: WorkflowTestAnswers['workflowTests.read'] }> => ({
      data: await readMachineTests(store, await permitted(request), request.query),
    }),
  )

  app.put<{ Body: { kind: TestKind; told: string } }>(
    '/api/workflow-tests',
    { schema: { body }, bodyLimit },
    async (request, reply) => {
      const session = await permitted(request)
      const { kind, told } = request.body
      const test = readTest(kind, told)
      if (!test) throw badField('told')
      if (!areas.some(({ lifecycle }) => lifecycle?.id === test.machine)) throw badField('machine', 'option')
      await takeQuotas(store, [{ quota, who: session.user.id }], clock())
      await keepMachineTest(store, session, kind, test, clock())
      return reply.code(204).send()
    },
  )
}
