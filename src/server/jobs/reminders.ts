import { granting } from '../../../machines/kernel/grants.ts'
import { snake } from '../../shared/area/names.ts'
import type { Area } from '../../shared/area/types.ts'
import { supportedLocale } from '../../shared/locales.ts'
import type { Host } from '../context.ts'
import { caseAt, concernedBy, factsOf, written } from '../mail/letters.ts'
import { keepMails } from '../mail/mail.ts'
import { inTheirHands } from '../records/hands.ts'
import { canSignIn, rightsOf } from '../sessions/people.ts'
import { type Sql, system } from '../store/store.ts'
import { say } from '../words.ts'

const hour = 3_600_000
/** Cases of one look. */
const batch = 20

interface Waiting {
  id: string
  status: string
  deadline_at: string
  deadline_event: string
  desk_id: string
  awaits: string[]
}

/** Half of the hours that a case may take, where a field of it says how many these are. */
const half = ({ lifecycle }: Area): string =>
  lifecycle?.hours ? `case when $3::int is not null then ${snake(lifecycle.hours)} * interval '30 minutes' end, ` : ''

/** Hours of the longest such half. */
const mostHalf = ({ fields, lifecycle }: Area): number => {
  const field = lifecycle?.hours && fields[lifecycle.hours]
  return field && field.type === 'integer' ? (field.max ?? 0) / 2 : 0
}

/** What ends soon, each limit by hours of its own where it has them, and has waited since before that was soon: who gets a case later hears of it by its coming. */
const waiting = (area: Area) => `
  select id, status, deadline_at, deadline_event, desk_id, awaits from ${area.table} c, lateral (
    select nullif(coalesce(
      make_interval(hours => ($4::jsonb ->> split_part(deadline_event, '.', 3))::int), ${half(area)}make_interval(hours => $3::int)
    ), interval '0') as ahead
  ) own
  where deadline_at > $1 and deadline_at <= $2 and desk_id is not null
    and deadline_at <= $1::timestamptz + ahead
    and desk_since <= deadline_at - ahead
    and not exists (
      select from reminders r where r.area = '${area.id}' and r.case_id = c.id and r.deadline_at = c.deadline_at
    )
  order by deadline_at, id limit ${batch}`

const deskPeople = (area: Area) => `
  select u.email, u.locale from users u join memberships m on m.user_id = u.id join ${area.table} c on c.id = $3
  where m.organisation_id = $1${inTheirHands(area, 'c', 'm')} and ${canSignIn} and u.case_mails <> 'never' and exists (
    select from unnest(${rightsOf('m')}) held where lower(held) = any($2::text[])
  ) order by u.email`

const remindOf = async (host: Host, sql: Sql, area: Area, one: Waiting): Promise<void> => {
  const { id, deadline_at: at, deadline_event: event, desk_id, awaits } = one
  const noted = await sql.query(
    `insert into reminders select '${area.id}', id, deadline_at from ${area.table}
     where id = $1 and deadline_at = $2 and desk_id = $3 and awaits = $4 on conflict do nothing returning 1`,
    [id, at, desk_id, awaits],
  )
  if (noted.length === 0) return
  const people = await sql.query<{ email: string; locale: string }>(deskPeople(area), [desk_id, granting(awaits), id])
  const concerned = await concernedBy(sql, area, id)
  const link = caseAt(host.config, area, id)
  const mails = people.map(({ email, locale: chosen }) => {
    const locale = supportedLocale(chosen)
    const title = String(concerned.told[area.title])
    const status = say(locale, area.lifecycle!.statuses[one.status]!.label)
    const said = { title, status }
    const facts = written(factsOf(locale, concerned, area, [{ id: event, event, at }]))
    const text = `${say(locale, 'mail:reminder.body', said)}\n\n${facts}`
    const subject = say(locale, 'mail:reminder.subject', said)
    return { recipient: email, subject, body: say(locale, 'mail:letter', { text, link }) }
  })
  await keepMails(sql, host.config, null, mails, host.clock().toISOString())
}

/**
 * Mails those on whose desk a case lies that its time limit is near, once a limit: the mails and that they were kept are one
 * transaction. Answers of how many it did.
 */
export const remind = async (host: Host): Promise<number> => {
  const { reminderHours: hours, reminders } = host.config
  const now = host.clock()
  let reminded = 0
  for (const area of host.areas) {
    if (!area.lifecycle) continue
    const own = reminders[area.lifecycle.id] ?? {}
    const ahead = Math.max(hours ?? 0, ...Object.values(own), mostHalf(area))
    const soon = new Date(now.getTime() + ahead * hour).toISOString()
    const found = await host.store.run<Waiting>(
      system,
      waiting(area),
      [now.toISOString(), soon, hours, JSON.stringify(own)],
      `near ${area.id}`,
    )
    for (const one of found) await host.store.transaction(system, (sql) => remindOf(host, sql, area, one))
    reminded += found.length
  }
  await host.store.run(system, 'delete from reminders where deadline_at < $1', [now.toISOString()])
  return reminded
}
