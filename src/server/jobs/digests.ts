import { grants } from '../../../machines/kernel/grants.ts'
import { formatInstant } from '../../shared/format/date.ts'
import { defaultTimeZone } from '../../shared/format/timeZone.ts'
import { isSwitchedOn } from '../../shared/area/switched.ts'
import type { Area } from '../../shared/area/types.ts'
import { type Locale, supportedLocale } from '../../shared/locales.ts'
import type { PersonalKind } from '../../shared/endpoints/answers/overview.ts'
import type { Host } from '../context.ts'
import { caseAt } from '../mail/letters.ts'
import { keepMails } from '../mail/mail.ts'
import { inTheirHands } from '../records/hands.ts'
import { toldRow } from '../records/inWords.ts'
import { canSignIn, rightsOf } from '../sessions/people.ts'
import { type Sql, system } from '../store/store.ts'
import { say } from '../words.ts'

/** Where people begin to work, by their own clock. */
const hourOfDay = 7
/** People of one look. */
const batch = 20
/** Cases that a mail names; of the others it says how many there are. */
const most = 50

interface Person {
  id: string
  email: string
  locale: string
  zone: string
  since: string
}

/** Who reads once a day and has not been told since this morning. */
const due = `
  select u.id, u.email, u.locale, coalesce(u.time_zone, '${defaultTimeZone}') as zone,
    coalesce(u.digested_at, $1::timestamptz - interval '1 day') as since
  from users u, lateral (
    select ($1::timestamptz at time zone coalesce(u.time_zone, '${defaultTimeZone}')) as wall
  ) here, lateral (
    select (date_trunc('day', wall) + interval '${hourOfDay} hours') at time zone coalesce(u.time_zone, '${defaultTimeZone}') as morning
  ) today
  where u.case_mails = 'daily' and ${canSignIn} and morning <= $1 and coalesce(u.digested_at, '-infinity') < morning
  order by u.id limit ${batch}`

/** What has come to a desk of theirs since, but by their own hand. */
const arrived = (area: Area) => `
  select to_jsonb(c) as row, c.awaits, ${rightsOf('m')} as permissions from memberships m
  join ${area.table} c on c.desk_id = m.organisation_id
  where m.user_id = $1 and c.desk_since > $2 and c.desk_since <= $3 and c.desk_by is distinct from $1::text${inTheirHands(area, 'c', 'm')}
  order by c.desk_since, c.id`

const personal = `
  select kind, area, case_id, by_name as by from notifications where user_id = $1 and at > $2 and at <= $3 order by at, id`

interface Arrived {
  row: Record<string, unknown> & { id: string; status: string; deadline_at: string | null }
  awaits: string[] | null
  permissions: string[]
}

const arrivedAt = async (host: Host, sql: Sql, { id, since }: Person, at: string) => {
  const found: { area: Area; row: Arrived['row'] }[] = []
  for (const area of host.areas) {
    if (!area.lifecycle || !isSwitchedOn(area, host.config)) continue
    for (const { row, awaits, permissions } of await sql.query<Arrived>(arrived(area), [id, since, at]))
      if (awaits && grants(permissions, awaits) && grants(permissions, area.permissions.list)) found.push({ area, row })
  }
  return found
}

const lineOf = (host: Host, locale: Locale, zone: string, area: Area, row: Arrived['row']): string => {
  const told = toldRow(area, row)
  const status = say(locale, area.lifecycle!.statuses[row.status]!.label)
  const until =
    row.deadline_at && say(locale, 'mail:digest.until', { at: formatInstant(row.deadline_at, locale, zone) })
  const named = [told[area.title], area.subtitle && told[area.subtitle], status, until].filter(Boolean).join(' · ')
  return `${named}\n${caseAt(host.config, area, row.id)}`
}

interface Personal {
  kind: PersonalKind
  area: string
  case_id: string
  by: string
}

const tellOf = async (host: Host, sql: Sql, person: Person, at: string): Promise<void> => {
  const { id, since, email, zone } = person
  const noted = await sql.query(
    `update users set digested_at = $2 where id = $1 and coalesce(digested_at, $2::timestamptz - interval '1 day') = $3 returning 1`,
    [id, at, since],
  )
  if (noted.length === 0) return
  const locale = supportedLocale(person.locale)
  const [cases, own] = [await arrivedAt(host, sql, person, at), await sql.query<Personal>(personal, [id, since, at])]
  const count = cases.length + own.length
  if (count === 0) return
  const lines = [
    ...own.flatMap(({ kind, area: of, case_id, by }) => {
      const area = host.areas.find((one) => one.id === of)
      return area ? [`${say(locale, `mail:digest.${kind}`, { by })}\n${caseAt(host.config, area, case_id)}`] : []
    }),
    ...cases.map(({ area, row }) => lineOf(host, locale, zone, area, row)),
  ]
  const more = lines.length > most ? [say(locale, 'mail:digest.more', { count: lines.length - most })] : []
  const text = [...lines.slice(0, most), ...more].join('\n\n')
  const body = say(locale, 'mail:digest.body', { count, text, link: `${host.config.publicUrl}/inbox` })
  await keepMails(
    sql,
    host.config,
    null,
    [{ recipient: email, subject: say(locale, 'mail:digest.subject', { count }), body }],
    at,
  )
}

/**
 * Mails those who chose so, once a day, what has come to their desks, who mentioned them and who handed them a case since the
 * mail before; nothing where nothing has. The mail and up to when it tells are one transaction. Answers of how many people it was.
 */
export const digest = async (host: Host): Promise<number> => {
  const at = host.clock().toISOString()
  const people = await host.store.run<Person>(system, due, [at], 'digests due')
  for (const person of people) await host.store.transaction(system, (sql) => tellOf(host, sql, person, at))
  return people.length
}
