import type { FastifyInstance, FastifyRequest } from 'fastify'
import { formatInstant } from '../../../shared/format/date.ts'
import { defaultTimeZone } from '../../../shared/format/timeZone.ts'
import { supportedLocale } from '../../../shared/locales.ts'
import type { Host, Quota } from '../../context.ts'
import { HttpError, notFound } from '../../http/httpError.ts'
import { uuid } from '../../http/schemas.ts'
import { quoted } from '../../mail/html.ts'
import { keepMails } from '../../mail/mail.ts'
import { queryAs } from '../../performer.ts'
import { day, takeQuota } from '../../quota.ts'
import { permit } from '../../rights/permit.ts'
import { actingPermission, type ActingRow, againstActing } from '../../sessions/acting.ts'
import { audit } from '../../sessions/audit.ts'
import { backToOwn } from '../../sessions/backToOwn.ts'
import { tokenCookies } from '../../sessions/cookies.ts'
import { grantSession } from '../../sessions/grant.ts'
import { reasonField, unlessHidden } from '../../sessions/reason.ts'
import { lifetimes } from '../../sessions/limits.ts'
import type { Sessions } from '../../sessions/sessions.ts'
import type { Session } from '../../sessions/types.ts'
import { system } from '../../store/store.ts'
import { say } from '../../words.ts'

const ofAccount = { type: 'object', properties: { account: uuid }, required: ['account'] }

const actBody = {
  type: 'object',
  additionalProperties: false,
  properties: {
    account: uuid,
    reason: reasonField,
  },
  required: ['account', 'reason'],
}

/** Beginnings of one person: each mails somebody. */
const beginnings: Quota = { kind: 'acting', most: 60, seconds: day }

const asked = `
  select app_acting($1::uuid, a.organisation_id, app_account_person(a.id)) as acting
  from user_accounts a where a.id = $2::uuid`

/** Whose an account is that the reader sees. @throws HttpError NOT_FOUND */
const otherOf = async ({ store }: Host, { user, caller }: Session, account: string): Promise<ActingRow> => {
  const [seen] = await queryAs(store, caller)('select from user_accounts where id = $1', [account])
  if (!seen) throw notFound({ table: 'user_accounts', id: account })
  const [row] = await store.run<{ acting: ActingRow }>(system, asked, [user.id, account])
  return row!.acting
}

/** Whom somebody acts for is told of it at once, by whom, why and until when. */
const tellOther = async (
  { store, config }: Host,
  by: string,
  other: ActingRow,
  reason: string,
  until: Date,
  at: string,
) => {
  const locale = supportedLocale(other.locale)
  const ends = formatInstant(until.toISOString(), locale, defaultTimeZone)
  const said = { name: quoted(other.name), by: quoted(by), reason: quoted(reason), until: ends }
  const subject = say(locale, 'mail:actedFor.subject', said)
  const body = say(locale, 'mail:actedFor.body', said)
  await store.transaction(system, (sql) =>
    keepMails(sql, config, null, [{ recipient: other.email, subject, body }], at),
  )
}

/** Somebody acts for a colleague who stands below them: with rights of theirs, in the name of both, for half an hour. */
export const actingRoutes = (app: FastifyInstance, host: Host, sessions: Sessions): void => {
  const permitted = async (request: FastifyRequest): Promise<Session> => {
    const session = await sessions.authenticate(request)
    permit(host, session, actingPermission)
    return session
  }

  app.get<{ Params: { account: string } }>(
    '/v2/rights/accounts/:account/acting',
    { schema: { params: ofAccount } },
    async (request) => {
      const session = await permitted(request)
      const other = await otherOf(host, session, request.params.account)
      return { data: { name: other.name, against: againstActing(session.user.id, session.user.permissions, other) } }
    },
  )

  app.post<{ Body: { account: string; reason: string } }>(
    '/v2/sessions/for',
    { schema: { body: actBody } },
    async (request, reply) => {
      const session = await permitted(request)
      const { account, reason } = request.body
      unlessHidden(reason)
      const other = await otherOf(host, session, account)
      const wanted = { event: 'actFor', ...session.owner, detail: { person: other.id, why: reason } } as const
      const against = againstActing(session.user.id, session.user.permissions, other)
      if (against) {
        await audit(host, request, { ...wanted, result: 'refused', reason: against })
        throw new HttpError('FORBIDDEN', `acting.against.${against}`)
      }
      const now = host.clock()
      await takeQuota(host.store, beginnings, session.user.id, now)
      const until = new Date(now.getTime() + lifetimes.acting * 1000)
      const acts = { userId: other.id, until }
      const granted = await grantSession(host, sessions, request, { ...wanted, after: session.id, acts })
      if (!granted) throw new HttpError('INVALID_REFRESH', 'sessionEnded')
      await sessions.ended(session.id)
      await tellOther(host, session.user.fullName, other, reason, until, now.toISOString())
      reply.header('set-cookie', tokenCookies(host.config, granted))
      return { data: granted }
    },
  )

  app.delete('/v2/sessions/for', { config: { reads: true } }, async (request, reply) => {
    const { id, owner, acting } = await sessions.authenticate(request)
    if (!acting) throw notFound()
    const detail = { person: acting.id }
    return backToOwn(host, sessions, request, reply, { event: 'actForEnd', ...owner, detail, after: id })
  })
}
