import type { FastifyRequest } from 'fastify'
import type { OrganisationOffer } from '../../../machines/session/session.types.ts'
import { alongside } from '../alongside.ts'
import { type CodeOffer, requestCodeOrFind } from './requestCode.ts'
import type { Host } from '../context.ts'
import { HttpError } from '../http/httpError.ts'
import { type Account, setPasswordHash, tryAccount } from './accounts.ts'
import { forgive, takeTry } from './attempts.ts'
import { audit, logRefusal, type SecurityEvent } from './audit.ts'
import type { Captcha } from './captcha.ts'
import { grantSession } from './grant.ts'
import { hashPassword, isOutdated, isPassword } from './passwords.ts'
import type { Sessions } from './sessions.ts'
import { spendWithTry } from './spent.ts'
import { mintTicket, type Shown, takeTicket } from './ticket.ts'
import type { Granted, SignInMethod } from '../../shared/endpoints/answers/sessions.ts'

export interface SignInDesk {
  host: Host
  sessions: Sessions
  captcha: Captcha
}

export interface ByPassword {
  email: string
  password: string
  organization?: string
}

export interface ByTicket {
  ticket: string
  organization: string
}

/** The mail address is still to be proven: a code is on its way to it. */
export interface VerificationOffer {
  verification: CodeOffer & { email: string }
}

/**
 * A password and a solved captcha give a session, or the organisations to choose from with a ticket for the choice; to a
 * person who signs in for the first time they give a code to activate the account with.
 */
export const signInByPassword = async (
  desk: SignInDesk,
  request: FastifyRequest,
  body: ByPassword,
): Promise<Granted | OrganisationOffer | VerificationOffer> => {
  const provenAt = desk.host.clock()
  const { account, settled } = await proveIdentity(desk, request, body)
  if (account.activated)
    return alongside(admit(desk, request, 'password', { ...account, provenAt }, body.organization), settled)
  const noted = audit(desk.host, request, {
    event: 'signIn',
    result: 'offered',
    reason: 'activation',
    userId: account.id,
  })
  const email = body.email.toLowerCase()
  const asked = { purpose: 'activation', email, address: request.ip } as const
  return { verification: { email, ...(await alongside(requestCodeOrFind(desk, asked), noted, settled)) } }
}

const entering = { password: 'signIn', provider: 'providerSignIn' } as const

/** A session for somebody who has shown who they are, or the organisations to choose from when they are of several. */
export const admit = async (
  desk: SignInDesk,
  request: FastifyRequest,
  method: SignInMethod,
  { id: userId, organisations, provenAt }: Pick<Account, 'id' | 'organisations'> & { provenAt: Date },
  asked?: string,
): Promise<Granted | OrganisationOffer> => {
  const event = entering[method]
  const shown = { userId, method, provenAt }
  const chosen = asked ?? (organisations.length === 1 ? organisations[0]!.id : undefined)
  if (!chosen && organisations.length > 1) {
    await audit(desk.host, request, { event, result: 'offered', userId })
    return { organizations: organisations, ticket: mintTicket(desk.sessions.tokens, shown) }
  }
  return enter(desk, request, event, { ...shown, organisationId: chosen })
}

export const signInByTicket = async (desk: SignInDesk, request: FastifyRequest, body: ByTicket): Promise<Granted> => {
  const { host, sessions } = desk
  const event = 'organisationChoice'
  const taken = await takeTicket(host, sessions.tokens, body.ticket)
  if (!taken) {
    await audit(host, request, { event, result: 'refused', reason: 'ticket' })
    throw invalidCredentials()
  }
  return enter(desk, request, event, { ...taken, organisationId: body.organization })
}

export const invalidCredentials = () => new HttpError('INVALID_CREDENTIALS', 'invalidCredentials')

const enter = async (
  desk: SignInDesk,
  request: FastifyRequest,
  event: SecurityEvent['event'],
  { organisationId, ...shown }: Shown & { organisationId?: string },
) => {
  const { host, sessions } = desk
  const granted = organisationId
    ? await grantSession(host, sessions, request, { event, ...shown, organisationId })
    : null
  if (granted) return granted
  await audit(host, request, { event, result: 'refused', reason: 'organisation', userId: shown.userId, organisationId })
  throw invalidCredentials()
}

interface Proven {
  account: Account
  /** Ends when nothing of the tries before is left; need not be waited for to go on. */
  settled: Promise<unknown>
}

/** Does the same work and gives the same answer whether the account is unknown, locked or the password wrong. */
const proveIdentity = async (desk: SignInDesk, request: FastifyRequest, body: ByPassword): Promise<Proven> => {
  const { store, clock } = desk.host
  const address = request.ip
  const proof = await desk.captcha.read(captchaToken(request))
  const passed = proof
    ? spendWithTry(store, address, proof, clock())
    : takeTry(store, 'address', address, clock()).then(() => false)
  if (!(await logRefusal(request, 'signIn', 'tooManyOfAddress', passed))) {
    await audit(desk.host, request, { event: 'signIn', result: 'refused', reason: 'captcha' })
    throw new HttpError('CAPTCHA', 'captchaRefused')
  }
  const trial = { tokens: desk.sessions.tokens, email: body.email.toLowerCase(), address, now: clock() }
  const { account, who } = await logRefusal(request, 'signIn', 'tooManyOfAccount', tryAccount(store, trial))
  const matches = await isPassword(account?.password_hash ?? null, body.password)
  if (!account || !matches || account.locked) {
    const reason = !account ? 'unknown' : account.locked ? 'locked' : 'password'
    await audit(desk.host, request, { event: 'signIn', result: 'refused', reason, userId: account?.id })
    throw invalidCredentials()
  }
  const settle = async () => {
    await forgive(store, who, address, clock())
    if (isOutdated(account.password_hash!)) await setPasswordHash(store, account.id, await hashPassword(body.password))
  }
  return { account, settled: settle() }
}

const captchaToken = ({ headers }: FastifyRequest): string | undefined => headers['x-captcha-token']?.toString()
