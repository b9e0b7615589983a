import { granting } from '../../../machines/kernel/grants.ts'
import type { Area } from '../../shared/area/types.ts'
import { formatInstant } from '../../shared/format/date.ts'
import { defaultTimeZone } from '../../shared/format/timeZone.ts'
import { supportedLocale } from '../../shared/locales.ts'
import type { Host } from '../context.ts'
import { quoted } from '../mail/html.ts'
import { caseAt } from '../mail/letters.ts'
import { keepMails } from '../mail/mail.ts'
import { day } from '../quota.ts'
import { type Sql, system } from '../store/store.ts'
import { say } from '../words.ts'
import { canSignIn, rightsOf } from '../sessions/people.ts'

/** Keys of one look. */
const batch = 20

/** Seconds before its end at which people are told of it. */
const ahead = 7 * day

interface Key {
  id: string
  organisation_id: string
  organisation: string
  name: string
  prefix: string
  made_by: string
  expires_at: string
}

/** `about`: the end that is told of, once; who has just heard until when a key is good is not told again. */
const letters = {
  generated: { since: 'true' },
  ending: {
    since: `k.expires_at <= $1::timestamptz + interval '${ahead} seconds' and k.issued_at < k.expires_at - interval '${ahead} seconds'`,
  },
} as const

type Letter = keyof typeof letters

const untold = (letter: Letter) => `
  select k.id, k.organisation_id, o.name as organisation, k.name, k.prefix, k.made_by, k.expires_at
  from api_keys k join organisations o on o.id = k.organisation_id
  where k.status in ('ACTIVE', 'ROTATING') and k.issued_at is not null and k.expires_at > $1 and ${letters[letter].since}
    and not exists (select from api_key_letters l where l.key_id = k.id and l.letter = '${letter}' and l.about = k.expires_at)
  order by k.expires_at, k.id limit ${batch}`

const administrators = `
  select u.email, u.locale from users u join memberships m on m.user_id = u.id
  where m.organisation_id = $1 and ${canSignIn} and exists (
    select from unnest(${rightsOf('m')}) held where lower(held) = any($2::text[])
  ) order by u.email`

const tell = async ({ config, clock }: Host, sql: Sql, area: Area, letter: Letter, key: Key): Promise<void> => {
  const { id, organisation_id, organisation, name, prefix, made_by, expires_at } = key
  const noted = await sql.query('insert into api_key_letters values ($1, $2, $3) on conflict do nothing returning 1', [
    id,
    letter,
    expires_at,
  ])
  if (noted.length === 0) return
  const people = await sql.query<{ email: string; locale: string }>(administrators, [
    organisation_id,
    granting(area.actions!['generate']!.permission),
  ])
  const mails = people.map(({ email, locale: chosen }) => {
    const locale = supportedLocale(chosen)
    const said = {
      name: quoted(name),
      organisation: quoted(organisation),
      by: quoted(made_by),
      prefix,
      at: formatInstant(expires_at, locale, defaultTimeZone),
      link: caseAt(config, area, id),
    }
    const subject = say(locale, `mail:apiKey.${letter}.subject`, said)
    return { recipient: email, subject, body: say(locale, `mail:apiKey.${letter}.body`, said) }
  })
  await keepMails(sql, config, null, mails, clock().toISOString())
}

/** Puts down what the time has ended: keys, and what went on beside their newest secret. */
const settle = `
  with over as (
    update api_keys set status = 'EXPIRED', overlap_until = null
    where status in ('ACTIVE', 'ROTATING') and expires_at <= $1 returning 1
  ), replaced as (
    update api_keys set status = 'ACTIVE', overlap_until = null
    where status = 'ROTATING' and overlap_until <= $1 and expires_at > $1 returning 1
  ), gone as (delete from api_key_secrets where until <= $1)
  select (select count(*) from over) + (select count(*) from replaced) as count`

/** Tells who administers an organisation of its keys, when one is generated and a week before its end, and ends what is over; answers how much it did. */
export const apiKeyTime = async (host: Host): Promise<number> => {
  const area = host.areas.find(({ id }) => id === 'api_key')
  if (!area) return 0
  const now = host.clock().toISOString()
  const [settled] = await host.store.run<{ count: number }>(system, settle, [now], 'api keys over')
  let told = 0
  for (const letter of Object.keys(letters) as Letter[]) {
    const keys = await host.store.run<Key>(system, untold(letter), [now], `api keys ${letter}`)
    for (const key of keys) await host.store.transaction(system, (sql) => tell(host, sql, area, letter, key))
    told += keys.length
  }
  return settled!.count + told
}
