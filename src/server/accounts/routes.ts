import type { FastifyInstance } from 'fastify'
import type { Host } from '../context.ts'
import { email, token } from '../http/schemas.ts'
import { takeTry } from '../sessions/attempts.ts'
import { audit, auditEntry, logRefusal, logSecurity } from '../sessions/audit.ts'
import type { Sessions } from '../sessions/sessions.ts'
import { answerCode } from './answerCode.ts'
import { editPassword } from './editPassword.ts'
import { type Purpose, requestCode } from '../sessions/requestCode.ts'
import { setPassword } from './setPassword.ts'

const bodyOf = (properties: Record<string, object>) => ({
  schema: { body: { type: 'object', additionalProperties: false, properties, required: Object.keys(properties) } },
})

const password = { type: 'string', minLength: 1, maxLength: 1024 }
const code = { type: 'string', pattern: '^[0-9]{6}$' }

const paths: Record<Purpose, string> = { activation: '/v2/activations', forgotPassword: '/v2/forgot-password' }

/** Activation, the forgotten password, and setting or changing one. */
export const accountRoutes = (app: FastifyInstance, host: Host, sessions: Sessions): void => {
  const desk = { host, sessions }
  for (const purpose of Object.keys(paths) as Purpose[]) codeRoutes(app, desk, purpose)

  app.post<{ Body: { grant: string; password: string } }>(
    '/v2/passwords',
    bodyOf({ grant: token, password }),
    async (request, reply) => {
      await setPassword(desk, request, request.body)
      return reply.code(204).send()
    },
  )

  app.put<{ Body: { current: string; password: string } }>(
    '/v2/profile/password',
    bodyOf({ current: password, password }),
    async (request, reply) => {
      await editPassword(desk, request, request.body)
      return reply.code(204).send()
    },
  )
}

const codeRoutes = (app: FastifyInstance, desk: { host: Host; sessions: Sessions }, purpose: Purpose): void => {
  const { host } = desk
  const event = `${purpose}Code` as const

  app.post<{ Body: { email: string } }>(paths[purpose], bodyOf({ email }), async (request) => {
    const { store, clock } = host
    await logRefusal(request, event, 'tooManyOfAddress', takeTry(store, 'codeAddress', request.ip, clock()))
    const offered = (userId: string | null) => ({ event, result: 'offered', userId: userId ?? undefined }) as const
    const asked = {
      purpose,
      email: request.body.email.toLowerCase(),
      address: request.ip,
      entry: (userId: string | null) => auditEntry(host, request, offered(userId)),
    }
    const { userId, ...offer } = await logRefusal(request, event, 'tooManyOfAccount', requestCode(desk, asked))
    logSecurity(request, offered(userId))
    return { data: offer }
  })

  app.post<{ Body: { ticket: string; code: string } }>(
    `${paths[purpose]}/verify`,
    bodyOf({ ticket: token, code }),
    async (request) => {
      const { store, clock } = host
      await logRefusal(request, event, 'tooManyOfAddress', takeTry(store, 'answerAddress', request.ip, clock()))
      const answer = await answerCode(desk, purpose, request.body)
      const userId = answer.userId ?? undefined
      if ('refused' in answer) {
        await audit(host, request, { event, result: 'refused', reason: answer.refused.key, userId })
        throw answer.refused
      }
      await audit(host, request, { event, result: 'accepted', userId })
      return { data: { grant: answer.grant } }
    },
  )
}
