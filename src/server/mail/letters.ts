import { endingOf } from '../../../machines/kernel/deadlines.ts'
import { granting } from '../../../machines/kernel/grants.ts'
import type { Shown } from '../../../machines/kit/effects.ts'
import { formatInstant } from '../../shared/format/date.ts'
import { currencyOf } from '../../shared/format/money.ts'
import { defaultTimeZone } from '../../shared/format/timeZone.ts'
import type { AreaPage } from '../../shared/area/pages.ts'
import type { Area } from '../../shared/area/types.ts'
import { type Locale, supportedLocale } from '../../shared/locales.ts'
import type { Config } from '../config.ts'
import { codeFor } from '../cases/codes.ts'
import { keepLink, tokenAsked } from '../cases/links.ts'
import { newToken } from '../linkToken.ts'
import { shownLines } from '../cases/shown.ts'
import { issuedDocument } from '../documents/issued.ts'
import { sealOf } from '../documents/seal.ts'
import { inTheirHands } from '../records/hands.ts'
import { type Line, linesOf, sectionsOf, toldRow } from '../records/inWords.ts'
import { canSignIn, rightsOf } from '../sessions/people.ts'
import { type Performed, type Performer, type Task, textOf, type Work } from '../task.ts'
import type { Sql } from '../store/store.ts'
import { say, type Values } from '../words.ts'
import { quoted } from './html.ts'
import { keepMails, type Mail } from './mail.ts'

/** A record as letters about it know it. */
interface Concerned {
  told: Record<string, unknown>
  currency: string | undefined
}

export const concernedBy = async (read: Sql, area: Area, id: string): Promise<Concerned> => {
  const [row] = await read.query<{ row: Record<string, unknown> }>(
    `select to_jsonb(r) as row from ${area.table} r where id = $1`,
    [id],
  )
  if (!row) throw new Error(`There is no ${area.id} ${id}`)
  return { told: toldRow(area, row.row), currency: currencyOf(row.row) }
}

/** Line by line; what has nothing to be seen is left out. */
export const written = (lines: readonly Line[]): string =>
  lines.flatMap(({ label, text }) => (quoted(text) ? [`${label}: ${quoted(text)}`] : [])).join('\n')

/** What every letter of a case says of it: what it is called, whose it is, what is at stake, and until when something is asked. */
export const factsOf = (locale: Locale, { told, currency }: Concerned, area: Area, limits: Task['limits']): Line[] => {
  const { title, subtitle = title, stake = title } = area
  const end = endingOf(limits ?? [])
  const due = end && { label: say(locale, 'mail:due'), text: formatInstant(end.at, locale, defaultTimeZone) }
  return [...linesOf(locale, area, told, [...new Set([title, subtitle, stake])], currency), ...(due ? [due] : [])]
}

const quotedIn = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([name, one]) => [name, typeof one === 'string' ? quoted(one) : one]))

interface Letter {
  recipient: string
  locale: Locale
  /** Of `mail`, what stands around the words. */
  frame: 'letter' | 'invitation' | 'code' | 'certificate' | 'pay'
  link: string
  values?: Values
  /** What it says beside the facts of the case. */
  lines?: readonly Line[]
  enclosed?: string | undefined
}

/** The words are those of the task's lifecycle, below `mails`. */
const compose = (letter: Letter, concerned: Concerned, task: Task, work: Work): Mail => {
  const { recipient, locale, frame, link, values, lines = [], enclosed } = letter
  const { area } = work
  const message = textOf(task, 'message')
  const key = `${area.lifecycle!.id}:mails.${message}`
  const said = { ...quotedIn(task.params), ...values }
  const carried = sectionsOf(locale, area, concerned.told, area.lifecycle!.letters?.[message] ?? [], concerned.currency)
  const facts = factsOf(locale, concerned, area, task.limits)
  const beside = lines.filter((line) => !facts.some((fact) => fact.text === line.text))
  const text = [
    say(locale, `${key}.body`, said).trim(),
    written(facts),
    ...(beside.length > 0 ? [written(beside)] : []),
    ...carried.map((section) => `${section.heading}\n${written(section.lines)}`),
  ].join('\n\n')
  const subject = say(locale, `${key}.subject`, said)
  return { recipient, subject, body: say(locale, `mail:${frame}`, { text, link }), ...(enclosed && { enclosed }) }
}

/** The language of the account with this address; without one, of whoever has begun the case. */
const localeAt = async (address: string, { area, case_id: id }: Task, { read }: Work): Promise<Locale> => {
  const [known] = await read.query<{ locale: string | null }>(
    `select coalesce((select locale from users where email = lower($1)), (
       select u.locale from timeline t join users u on u.id::text = t.event #>> '{by,userId}'
       where t.area = $2 and t.case_id = $3 and t.revision = 0
     )) as locale`,
    [address, area, id],
  )
  return supportedLocale(known?.locale)
}

/** Mails are the database's until somebody hands them to the mail server. */
const keeping = (mails: readonly Mail[], task: Task, { host, at }: Work): Performed => ({
  write: (sql) => keepMails(sql, host.config, task.id, mails, at),
})

/** Where its people open a case, or a page of it. */
export const caseAt = ({ publicUrl }: Pick<Config, 'publicUrl'>, { route }: Area, id: string, path = '/:id'): string =>
  `${publicUrl}${route}${path.replace(':id', id)}`

/** To `params.to`, with the case's `params.document` where that is given. */
export const sendLetter: Performer = async (task, work) => {
  const recipient = textOf(task, 'to')
  const issued = 'document' in task.params && (await issuedDocument(work, task, textOf(task, 'document')))
  const [locale, concerned] = await Promise.all([
    localeAt(recipient, task, work),
    concernedBy(work.read, work.area, task.case_id),
  ])
  const letter = {
    recipient,
    locale,
    frame: 'letter',
    link: caseAt(work.host.config, work.area, task.case_id),
  } as const
  const mail = compose({ ...letter, enclosed: issued ? issued.file : undefined }, concerned, task, work)
  return keeping([mail], task, work)
}

/** To who has no account at `params.to`, with the case's `params.document` and a link by which anybody sees that it is genuine. */
export const sendDocument: Performer = async (task, work) => {
  const recipient = textOf(task, 'to')
  const { host, read, area } = work
  const issued = await issuedDocument(work, task, textOf(task, 'document'))
  const link = `${host.config.publicUrl}/document/${sealOf(host.secret, issued.task)}`
  const [locale, concerned] = await Promise.all([
    localeAt(recipient, task, work),
    concernedBy(read, area, task.case_id),
  ])
  const letter = { recipient, locale, frame: 'certificate', link, enclosed: issued.file } as const
  return keeping([compose(letter, concerned, task, work)], task, work)
}

/** To `params.to`, with a link of its own by which they may answer what `params.shows` of `params.inquiry`. */
const sendLink = async (task: Task, work: Work, letter: Pick<Letter, 'frame' | 'values'>): Promise<Performed> => {
  const { limits, area, case_id } = task
  if (!limits?.[0]) throw new Error(`${task.type} leads to nothing that ends`)
  const recipient = textOf(task, 'to')
  const [inquiry, asked_at] = [textOf(task, 'inquiry'), textOf(task, 'askedAt')]
  const shows = task.params.shows as unknown as Shown[]
  const [locale, concerned] = await Promise.all([
    localeAt(recipient, task, work),
    concernedBy(work.read, work.area, task.case_id),
  ])
  const { areas } = work.host
  const lines = await shownLines(locale, { areas, area: work.area, ...concerned }, inquiry, shows, work.read)
  const { page } = work.host.lifecycles.get(area)!.inquiries![inquiry]!
  const made = page ? tokenAsked(work.host.secret, { area, case_id, inquiry, asked_at }) : newToken()
  const link = `${work.host.config.publicUrl}/${locale}/${page ?? 'answer'}#${made}`
  const kept = keeping(
    [compose({ recipient, locale, link, lines, ...letter, ...(page && { frame: page }) }, concerned, task, work)],
    task,
    work,
  )
  return {
    write: async (sql) => {
      await keepLink(sql, made, { area, case_id, inquiry, asked_at, shows }, work.at)
      await kept.write!(sql)
    },
  }
}

export const inviteAnswer: Performer = (task, work) => sendLink(task, work, { frame: 'invitation' })

/** With the one-time code that belongs to the case as it was then. */
export const sendCode: Performer = (task, work) => {
  const code = codeFor(work.host.secret, task.case_id, task.revision)
  return sendLink(task, work, { frame: 'code', values: { code } })
}

interface Told {
  email: string
  locale: string
}

const tellAll = async (people: readonly Told[], task: Task, work: Work, page?: AreaPage): Promise<Performed> => {
  const { area, host, read } = work
  const concerned = await concernedBy(read, area, task.case_id)
  const link = caseAt(host.config, area, task.case_id, page?.path)
  const mails = people.map(({ email, locale }) =>
    compose({ recipient: email, locale: supportedLocale(locale), frame: 'letter', link }, concerned, task, work),
  )
  return keeping(mails, task, work)
}

const holding = `and exists (select from unnest(${rightsOf('m')}) held where lower(held) = any($2::text[]))`

/** To everybody who works in `params.organisation`, may do what `params.permission` says and is told at once, each in their language; where it leads is `params.page`. */
export const notifyOrganisation: Performer = async (task, work) => {
  const { area, read } = work
  const { permission } = task.params
  const who = [textOf(task, 'organisation'), ...(permission ? [granting(permission as string)] : [])]
  const people = await read.query<Told>(
    `select u.email, u.locale from users u join memberships m on m.user_id = u.id
     where m.organisation_id = $1 and u.locked_at is null and u.case_mails = 'atOnce' ${permission ? holding : ''}
     order by u.email`,
    who,
  )
  return tellAll(people, task, work, area.pages?.[task.params.page as string])
}

/** To everybody whose turn the case is as it stands now and who is told at once, but who has brought it there. */
export const notifyDesk: Performer = async (task, work) => {
  const { area, read } = work
  const people = await read.query<Told>(
    `select u.email, u.locale from ${area.table} c
     join memberships m on m.organisation_id = c.desk_id join users u on u.id = m.user_id
     where c.id = $1${inTheirHands(area, 'c', 'm')} and ${canSignIn} and u.case_mails = 'atOnce' and u.id::text is distinct from c.desk_by
       and exists (select from unnest(${rightsOf('m')}) held where lower(held) = any(c.awaits || $2::text[]))
     order by u.email`,
    [task.case_id, granting([])],
  )
  return tellAll(people, task, work)
}
