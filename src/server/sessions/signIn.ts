import type { FastifyRequest } from 'fastify'
import type { OrganisationOffer } from '../../../machines/session/session.types.ts'
import { requestCodeOrFind } from '../accounts/requestCode.ts'
import type { CodeOffer } from '../accounts/types.ts'
import type { Host } from '../context.ts'
import { HttpError } from '../http/httpError.ts'
import { type Account, findAccount, setPasswordHash } from './accounts.ts'
import { forgive, takeTry, whoOf } from './attempts.ts'
import { audit, logRefusal, type SecurityEvent } from './audit.ts'
import type { Captcha } from './captcha.ts'
import { grantSession } from './grant.ts'
import { hashPassword, isOutdated, isPassword } from './passwords.ts'
import type { Sessions } from './sessions.ts'
import { mintTicket, takeTicket } from './ticket.ts'
import type { Granted } from './types.ts'

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
  const note = notesOf(desk, request, 'signIn')
  const account = await proveIdentity(desk, request, body, note)
  if (!account.activated) {
    await note({ result: 'offered', reason: 'activation', userId: account.id })
    const email = body.email.toLowerCase()
    const asked = { purpose: 'activation', email, address: request.ip } as const
    return { verification: { email, ...(await requestCodeOrFind(desk, asked)) } }
  }
  return admit(desk, request, note, account, body.organization)
}

/** A session for somebody who has shown who they are, or the organisations to choose from when they are of several. */
export const admit = async (
  desk: SignInDesk,
  request: FastifyRequest,
  note: Note,
  { id, organisations }: Pick<Account, 'id' | 'organisations'>,
  asked?: string,
): Promise<Granted | OrganisationOffer> => {
  const { host, sessions } = desk
  const chosen = asked ?? (organisations.length === 1 ? organisations[0]!.id : undefined)
  if (!chosen && organisations.length > 1) {
    await note({ result: 'offered', userId: id })
    return { organizations: organisations, ticket: mintTicket(sessions.tokens, id, host.clock()) }
  }
  return enter(desk, request, note, id, chosen)
}

export const signInByTicket = async (desk: SignInDesk, request: FastifyRequest, body: ByTicket): Promise<Granted> => {
  const { host, sessions } = desk
  const note = notesOf(desk, request, 'organisationChoice')
  const userId = await takeTicket(host, sessions.tokens, body.ticket)
  if (!userId) {
    await note({ result: 'refused', reason: 'ticket' })
    throw invalidCredentials()
  }
  return enter(desk, request, note, userId, body.organization)
}

type Note = (what: Omit<SecurityEvent, 'event'>) => Promise<void>

/** Keeps what becomes of one way in. */
export const notesOf =
  ({ host }: SignInDesk, request: FastifyRequest, event: SecurityEvent['event']): Note =>
  (what) =>
    audit(host, request, { event, ...what })

export const invalidCredentials = () => new HttpError('INVALID_CREDENTIALS', 'invalidCredentials')

const enter = async (
  { host, sessions }: SignInDesk,
  request: FastifyRequest,
  note: Note,
  userId: string,
  organisationId?: string,
) => {
  const granted = organisationId ? await grantSession(host, sessions, request, { userId, organisationId }) : null
  await note({
    result: granted ? 'accepted' : 'refused',
    reason: granted ? undefined : 'organisation',
    userId,
    organisationId,
  })
  if (!granted) throw invalidCredentials()
  return granted
}

/** Does the same work and gives the same answer whether the account is unknown, locked or the password wrong. */
const proveIdentity = async (
  desk: SignInDesk,
  request: FastifyRequest,
  body: ByPassword,
  note: Note,
): Promise<Account> => {
  const { store, clock } = desk.host
  const email = body.email.toLowerCase()
  await logRefusal(request, 'signIn', 'tooManyOfAddress', takeTry(store, 'address', request.ip, clock()))
  if (!(await desk.captcha.accepts(captchaToken(request)))) {
    await note({ result: 'refused', reason: 'captcha' })
    throw new HttpError('CAPTCHA', 'captchaRefused')
  }
  const account = await findAccount(store, email, request.ip, clock())
  const guessed = whoOf(desk.sessions.tokens, email, account?.known ? request.ip : null)
  await logRefusal(request, 'signIn', 'tooManyOfAccount', takeTry(store, 'account', guessed, clock()))
  const matches = await isPassword(account?.password_hash ?? null, body.password)
  if (!account || !matches || account.locked) {
    const reason = !account ? 'unknown' : account.locked ? 'locked' : 'password'
    await note({ result: 'refused', reason, userId: account?.id })
    throw invalidCredentials()
  }
  await forgive(store, guessed, request.ip, clock())
  if (isOutdated(account.password_hash!)) await setPasswordHash(store, account.id, await hashPassword(body.password))
  return account
}

const captchaToken = ({ headers }: FastifyRequest): string | undefined => headers['x-captcha-token']?.toString()
