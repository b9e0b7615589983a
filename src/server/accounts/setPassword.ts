import type { FastifyRequest } from 'fastify'
import { alongside } from '../alongside.ts'
import type { Host } from '../context.ts'
import { forgetTries, takeTry, whoOf } from '../sessions/attempts.ts'
import { audit, auditEntry, logRefusal, logSecurity } from '../sessions/audit.ts'
import { hashPassword } from '../sessions/passwords.ts'
import { organisationsOfUser } from '../sessions/people.ts'
import { system } from '../store/store.ts'
import { acceptGiven, type GivenFor } from './acceptGiven.ts'
import { codeSpent, grantPurpose } from './answerCode.ts'
import { changePassword } from './changePassword.ts'
import { dropExpired } from './expired.ts'
import { checkNewPassword, type Employed } from './newPassword.ts'
import type { AccountDesk, Person } from './types.ts'

const granted = `
  select u.id, u.email, u.full_name, u.locale, (select answers from passwords where user_id = u.id) as answers, ${organisationsOfUser} from codes c join users u on u.id = c.user_id
  where c.id = $1 and c.verified_at is not null and c.expires_at > $2 and u.locked_at is null`

/** Sets the password of the person whose code was right, once; a password that is refused does not use up the grant. */
export const setPassword = async (
  { host, sessions }: AccountDesk,
  request: FastifyRequest,
  { grant, password }: { grant: string; password: string },
): Promise<void> => {
  const { store, clock, config } = host
  const id = sessions.tokens.read(grantPurpose, grant)
  const found = id
    ? store.run<Person & Employed & { answers: GivenFor | null }>(system, granted, [id, clock().toISOString()])
    : Promise.resolve([])
  const taken = takeTry(store, 'answerAddress', request.ip, clock())
  const [person] = await alongside(found, logRefusal(request, 'passwordSet', 'tooManyOfAddress', taken))
  if (!id || !person) {
    await dropExpired(store, clock())
    return refuse(host, request)
  }
  await checkNewPassword(password, person)
  const hash = await hashPassword(password)
  const accepted = { event: 'passwordSet', result: 'accepted', userId: person.id } as const
  const entry = auditEntry(host, request, accepted)
  const change = { person, hash, at: clock().toISOString(), entry, granted: id }
  const ended = await changePassword(store, config, change)
  if (!ended) return refuse(host, request, person.id)
  logSecurity(request, accepted)
  if (person.answers) await acceptGiven(host, person.answers, person.full_name)
  await Promise.all([
    ...ended.map((session) => sessions.ended(session)),
    // Who has forgotten the password has tried some.
    ...[null, request.ip].map((address) =>
      forgetTries(store, 'account', whoOf(sessions.tokens, person.email, address)),
    ),
  ])
}

const refuse = async (host: Host, request: FastifyRequest, userId?: string): Promise<never> => {
  await audit(host, request, { event: 'passwordSet', result: 'refused', reason: 'grant', userId })
  throw codeSpent()
}
