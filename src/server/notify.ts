import { randomUUID } from 'node:crypto'
import type { CaseMails } from '../../machines/session/session.types.ts'
import type { Area } from '../shared/area/types.ts'
import type { PersonalKind } from '../shared/endpoints/answers/overview.ts'
import { supportedLocale } from '../shared/locales.ts'
import type { Host } from './context.ts'
import { quoted } from './mail/html.ts'
import { caseAt, concernedBy, factsOf, written } from './mail/letters.ts'
import { keepMails } from './mail/mail.ts'
import { canSignIn } from './sessions/people.ts'
import { type Sql, type Store, system } from './store/store.ts'
import { type Performer, textOf } from './task.ts'
import { say } from './words.ts'

/** Somebody who can be told of something. */
export interface Addressee {
  id: string
  organisationId: string
  email: string
  locale: string
  caseMails: CaseMails
}

/** Of users `u` and their memberships `m`. */
export const addresseeColumns =
  'u.id, m.organisation_id as "organisationId", u.email, u.locale, u.case_mails as "caseMails"'

interface Told {
  kind: PersonalKind
  /** Of what happened: of that nobody is told twice. */
  id: string
  of: { area: Area; id: string }
  by: string
  at: string
  /** What was said. */
  text?: string
}

/** Mails those who are told at once what it is about, with the way there. */
const mail = async (
  { config }: Pick<Host, 'config'>,
  sql: Sql,
  people: readonly Addressee[],
  { kind, of: { area, id }, by, at, text }: Told,
): Promise<void> => {
  const atOnce = people.filter(({ caseMails }) => caseMails === 'atOnce')
  if (atOnce.length === 0) return
  const concerned = await concernedBy(sql, area, id)
  const said = { author: by, title: String(concerned.told[area.title]) }
  const link = `${caseAt(config, area, id)}${kind === 'mentioned' ? '#comments' : ''}`
  const mails = atOnce.map(({ email, locale: preferred }) => {
    const locale = supportedLocale(preferred)
    const parts = [
      say(locale, `mail:personal.${kind}.body`, said),
      ...(text ? [quoted(text)] : []),
      written(factsOf(locale, concerned, area, null)),
    ]
    const body = say(locale, 'mail:letter', { text: parts.join('\n\n'), link })
    return { recipient: email, subject: say(locale, `mail:personal.${kind}.subject`, said), body }
  })
  await keepMails(sql, config, null, mails, at)
}

/** Tells people of something that concerns them, as each has chosen, in the transaction in which it happens. */
export const notify = async (
  host: Pick<Host, 'config'>,
  sql: Sql,
  people: readonly Addressee[],
  told: Told,
): Promise<void> => {
  if (people.length === 0) return
  const { kind, id, of, by, at } = told
  await sql.query(
    `insert into notifications (user_id, organisation_id, id, kind, area, case_id, by_name, at)
     select person, organisation, $3, $4, $5, $6, $7, $8 from unnest($1::uuid[], $2::uuid[]) as told (person, organisation)
     on conflict do nothing`,
    [
      people.map((one) => one.id),
      people.map(({ organisationId }) => organisationId),
      id,
      kind,
      of.area.id,
      of.id,
      by,
      at,
    ],
  )
  await mail(host, sql, people, told)
}

/** Tells `params.person`, as long as they work in `params.organisation`. */
export const notifyPerson: Performer = async (task, { host, read, area, at }) => {
  const people = await read.query<Addressee>(
    `select ${addresseeColumns}
     from users u join memberships m on m.user_id = u.id
     where u.id::text = $1 and m.organisation_id::text = $2 and ${canSignIn}`,
    [textOf(task, 'person'), textOf(task, 'organisation')],
  )
  const told = {
    id: randomUUID(),
    of: { area, id: task.case_id },
    by: textOf(task, 'by'),
    at,
    text: textOf(task, 'text'),
  }
  return { write: (sql) => notify(host, sql, people, { kind: textOf(task, 'kind') as PersonalKind, ...told }) }
}

/** Days that somebody has to look. */
const kept = 90

/** Forgets what is older than anybody asks about; answers how much. */
export const clearNotifications = async (store: Store, now: Date): Promise<number> => {
  const gone = await store.run(
    system,
    `delete from notifications where at < $1::timestamptz - interval '${kept} days' returning 1`,
    [now.toISOString()],
  )
  return gone.length
}
