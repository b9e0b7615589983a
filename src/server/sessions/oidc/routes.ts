import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hostName } from '../../../shared/portal.ts'
import type { Config } from '../../config.ts'
import { HttpError } from '../../http/httpError.ts'
import { findOrganisations } from '../accounts.ts'
import { forgive, takeTry } from '../attempts.ts'
import { audit, logRefusal, logSecurity } from '../audit.ts'
import { lifetimes } from '../limits.ts'
import { mintOnce, takeOnce } from '../once.ts'
import { admit, invalidCredentials, type SignInDesk } from '../signIn.ts'
import { beginAttempt, takeAttempt } from './attempt.ts'
import { hiddenCookie } from './cookies.ts'
import { findLinked, link } from './identities.ts'
import { type Identity, isCancelled, type Provider, providerOf } from './provider.ts'

const handover = 'session after a sign-in at the provider'
/** In place of a handover, where the provider could not be asked. */
const unavailable = 'unavailable'

const callback = '/api/oidc/callback'
/** Who only looks at an address of the walk takes no step of it. */
const walk = { exposeHeadRoute: false }
const noBody = { type: ['object', 'null'], maxProperties: 0 }

/**
 * Portals have hosts of their own, which the provider must know too; everybody else is at the public address. A proxy's word on
 * the host is not taken: it has to pass the header on.
 */
const originOf = ({ publicUrl, portalHosts }: Config, { headers: { host = '' } }: FastifyRequest): string =>
  Object.hasOwn(portalHosts, hostName(host)) ? `${new URL(publicUrl).protocol}//${host}` : publicUrl

/** Signing in by a provider of identities: there, back, and the page's own call that trades what came back for a session. */
export const oidcRoutes = (app: FastifyInstance, desk: SignInDesk): void => {
  const { config } = desk.host
  const handovers = hiddenCookie(config, { name: 'sso', sameSite: 'Strict', seconds: lifetimes.handover })

  app.post('/v2/sessions/sso', { schema: { body: noBody } }, async (request, reply) => {
    reply.header('set-cookie', handovers.clear)
    const given = handovers.read(request)
    if (given === unavailable) throw new HttpError('UNAVAILABLE', 'unavailable')
    const event = 'providerSignIn'
    const id = await takeOnce(desk.host, desk.sessions.tokens, handover, given)
    const organisations = id && (await findOrganisations(desk.host.store, id))
    if (id && organisations)
      return { data: await admit(desk, request, 'provider', { id, organisations, provenAt: desk.host.clock() }) }
    if (id) await audit(desk.host, request, { event, result: 'refused', reason: 'locked', userId: id })
    else logSecurity(request, { event, result: 'refused', reason: 'handover' })
    throw invalidCredentials()
  })

  if (config.oidc) callbackRoutes(app, desk, providerOf(config.oidc), handovers)
}

const callbackRoutes = (
  app: FastifyInstance,
  { host, sessions: { tokens } }: SignInDesk,
  provider: Provider,
  handovers: ReturnType<typeof hiddenCookie>,
): void => {
  const { config, store, clock } = host
  const attempts = hiddenCookie(config, { name: 'oidc', sameSite: 'Lax', seconds: lifetimes.providerAttempt })

  /** A person stands there, whom an answer in JSON would not help. */
  const sendBack = (request: FastifyRequest, reply: FastifyReply, error: unknown) => {
    request.log.warn({ err: error }, 'signing in by the provider of identities is not possible')
    return reply.header('set-cookie', handovers.set(unavailable)).redirect('/?sso')
  }

  app.get('/api/oidc/start', walk, async (request, reply) => {
    const { browserSecret, attempt } = beginAttempt(host, tokens)
    try {
      const address = await provider.addressFor(attempt, originOf(config, request) + callback)
      return await reply.header('set-cookie', attempts.set(browserSecret)).redirect(address.href)
    } catch (error) {
      return sendBack(request, reply, error)
    }
  })

  app.get(callback, walk, async (request, reply) => {
    const { clear } = attempts
    try {
      const tried = takeTry(store, 'address', request.ip, clock())
      await logRefusal(request, 'providerSignIn', 'tooManyOfAddress', tried)
      const arrived = await arrive(request)
      if ('userId' in arrived) {
        await forgive(store, arrived.userId, request.ip, clock())
        const handedOver = mintOnce(tokens, handover, arrived.userId, lifetimes.handover, clock())
        return await reply.header('set-cookie', [clear, handovers.set(handedOver)]).redirect('/?sso')
      }
      await audit(host, request, { event: 'providerSignIn', result: 'refused', reason: arrived.refused })
      return await reply.header('set-cookie', clear).redirect(arrived.refused === 'cancelled' ? '/' : '/?sso')
    } catch (error) {
      return sendBack(request, reply, error)
    }
  })

  /** Whom the provider's answer names, or why it names nobody. */
  const arrive = async (request: FastifyRequest): Promise<{ userId: string } | { refused: string }> => {
    const attempt = await takeAttempt(host, tokens, attempts.read(request))
    if (!attempt) return { refused: 'browser' }
    let identity: Identity
    try {
      identity = await provider.identify(new URL(request.url, originOf(config, request)), attempt)
    } catch (error) {
      // What else such an error carries are codes and tokens.
      request.log.warn({ reason: String(error) }, 'the answer of the provider of identities was refused')
      return { refused: isCancelled(error) ? 'cancelled' : 'provider' }
    }
    const userId = (await findLinked(store, identity)) ?? (await linkNow(request, identity))
    return userId ? { userId } : { refused: identity.verifiedEmail ? 'unknown' : 'unverified' }
  }

  const linkNow = async (request: FastifyRequest, identity: Identity): Promise<string | null> => {
    const userId = identity.verifiedEmail && (await link(store, identity, clock()))
    if (userId) await audit(host, request, { event: 'identityLink', result: 'accepted', userId })
    return userId
  }
}
