import type { FastifyRequest } from 'fastify'
import { forgetTries, whoOf } from '../sessions/attempts.ts'
import { audit } from '../sessions/audit.ts'
import { hashPassword } from '../sessions/passwords.ts'
import { organisationsOfUser } from '../sessions/people.ts'
import { system } from '../store/store.ts'
import { codeSpent, grantPurpose } from './answerCode.ts'
import { changePassword } from './changePassword.ts'
import { dropExpired } from './expired.ts'
import { checkNewPassword, type Employed } from './newPassword.ts'
import type { AccountDesk, Person } from './types.ts'

const granted = `
  select u.id, u.email, u.full_name, u.locale, ${organisationsOfUser} from codes c join users u on u.id = c.user_id
  where c.id = $1 and c.verified_at is not null and c.expires_at > $2 and u.locked_at is null`

const taken = 'delete from codes where id = $1 and verified_at is not null and expires_at > $2 returning id'

/** Sets the password of the person whose code was right, once; a password that is refused does not use up the grant. */
export const setPassword = async (
  { host, sessions }: AccountDesk,
  request: FastifyRequest,
  { grant, password }: { grant: string; password: string },
): Promise<void> => {
  const { store, clock, config } = host
  const id = sessions.tokens.read(grantPurpose, grant)
  const [person] = id ? await store.run<Person & Employed>(system, granted, [id, clock().toISOString()]) : []
  if (!person) {
    await dropExpired(store, clock())
    return refuse({ host, sessions }, request)
  }
  await checkNewPassword(password, person)
  const hash = await hashPassword(password)
  const at = clock().toISOString()
  const ended = await store.transaction(system, async (sql) => {
    const won = await sql.query(taken, [id, at])
    return won.length > 0 ? changePassword(sql, config, { person, hash, at }) : null
  })
  if (!ended) return refuse({ host, sessions }, request, person.id)
  await Promise.all(ended.map((session) => sessions.ended(session)))
  // Who has forgotten the password has tried some.
  for (const address of [null, request.ip])
    await forgetTries(store, 'account', whoOf(sessions.tokens, person.email, address))
  await audit(host, request, { event: 'passwordSet', result: 'accepted', userId: person.id })
}

const refuse = async ({ host }: AccountDesk, request: FastifyRequest, userId?: string): Promise<never> => {
  await audit(host, request, { event: 'passwordSet', result: 'refused', reason: 'grant', userId })
  throw codeSpent()
}
