import type { FastifyRequest } from 'fastify'
import { HttpError } from '../http/httpError.ts'
import { alongside } from '../alongside.ts'
import { tryAccount } from '../sessions/accounts.ts'
import { forgive, takeTry } from '../sessions/attempts.ts'
import { audit, auditEntry, logRefusal, logSecurity } from '../sessions/audit.ts'
import { hashPassword, isPassword } from '../sessions/passwords.ts'
import { changePassword } from './changePassword.ts'
import { checkNewPassword } from './newPassword.ts'
import type { AccountDesk } from './types.ts'

const event = 'passwordChange'

/** Changes the password of somebody who is signed in and knows the present one; a wrong one counts as a failed sign-in. */
export const editPassword = async (
  { host, sessions }: AccountDesk,
  request: FastifyRequest,
  { current, password }: { current: string; password: string },
): Promise<void> => {
  const { store, clock, config } = host
  const { id: present, user } = await sessions.authenticate(request)
  const { email, fullName: full_name, locale, organizations: organisations } = user
  const trial = { tokens: sessions.tokens, email, address: request.ip, now: clock() }
  const { account, who } = await alongside(
    logRefusal(request, event, 'tooManyOfAccount', tryAccount(store, trial)),
    logRefusal(request, event, 'tooManyOfAddress', takeTry(store, 'address', request.ip, clock())),
  )
  const refuse = async (): Promise<never> => {
    await audit(host, request, { event, result: 'refused', reason: 'password', userId: user.id })
    throw new HttpError('WRONG_PASSWORD', 'wrongPassword')
  }
  const replaces = account?.password_hash ?? null
  if (!(await isPassword(replaces, current)) || !replaces) return refuse()
  const accepted = { event, result: 'accepted', userId: user.id } as const
  const forgiven = () => forgive(store, who, request.ip, clock())
  const checked = checkNewPassword(password, { full_name, email, organisations })
  await checked.catch(forgiven)
  await checked
  const hash = await hashPassword(password)
  const person = { id: user.id, email, full_name, locale }
  const entry = auditEntry(host, request, accepted)
  const change = { person, hash, at: clock().toISOString(), entry, replaces, present }
  const ended = await alongside(changePassword(store, config, change), forgiven())
  if (!ended) return refuse()
  logSecurity(request, accepted)
  await Promise.all(ended.map((session) => sessions.ended(session)))
}
