import type { FastifyRequest } from 'fastify'
import { HttpError } from '../http/httpError.ts'
import { findAccount } from '../sessions/accounts.ts'
import { forgive, takeTry, whoOf } from '../sessions/attempts.ts'
import { audit, logRefusal } from '../sessions/audit.ts'
import { hashPassword, isPassword } from '../sessions/passwords.ts'
import { system } from '../store/store.ts'
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
  await logRefusal(request, event, 'tooManyOfAddress', takeTry(store, 'address', request.ip, clock()))
  const account = await findAccount(store, email, request.ip, clock())
  const who = whoOf(sessions.tokens, email, account?.known ? request.ip : null)
  await logRefusal(request, event, 'tooManyOfAccount', takeTry(store, 'account', who, clock()))
  const refuse = async (): Promise<never> => {
    await audit(host, request, { event, result: 'refused', reason: 'password', userId: user.id })
    throw new HttpError('WRONG_PASSWORD', 'wrongPassword')
  }
  const replaces = account?.password_hash ?? null
  if (!(await isPassword(replaces, current)) || !replaces) return refuse()
  await forgive(store, who, request.ip, clock())
  await checkNewPassword(password, { full_name, email, organisations })
  const hash = await hashPassword(password)
  const person = { id: user.id, email, full_name, locale }
  const change = { person, hash, at: clock().toISOString(), replaces, present }
  const ended = await store.transaction(system, (sql) => changePassword(sql, config, change))
  if (!ended) return refuse()
  await Promise.all(ended.map((session) => sessions.ended(session)))
  await audit(host, request, { event, result: 'accepted', userId: user.id })
}
