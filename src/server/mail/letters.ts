import { type Locale, supportedLocale } from '../../shared/locales.ts'
import { codeFor } from '../cases/codes.ts'
import { type Performer, type Task, textOf, type Work } from '../jobs/performer.ts'
import { say, type Values } from '../words.ts'
import { keepMails, type Mail } from './mail.ts'

/** The words are those of the task's lifecycle, below `mails`. */
const compose = (
  locale: Locale,
  recipient: string,
  frame: 'letter' | 'code',
  task: Task,
  work: Work,
  values: Values = {},
): Mail => {
  const { area, host } = work
  const told = { ...(task.params as Values), ...values }
  const key = `${area.lifecycle!.id}:mails.${textOf(task, 'message')}`
  const link = `${host.config.publicUrl}${area.route}/${task.case_id}`
  return {
    recipient,
    subject: say(locale, `${key}.subject`, told),
    body: say(locale, `mail:${frame}`, { text: say(locale, `${key}.body`, told).trim(), link }),
  }
}

/** The language of the account with this address, if there is one. */
const localeAt = async (address: string, { sql }: Work): Promise<Locale> => {
  const [user] = await sql.query<{ locale: string }>('select locale from users where email = lower($1)', [address])
  return supportedLocale(user?.locale)
}

/** To `params.to`. */
export const sendLetter: Performer = async (task, work) => {
  const to = textOf(task, 'to')
  await keepMails(
    work.sql,
    work.host.config,
    task.id,
    [compose(await localeAt(to, work), to, 'letter', task, work)],
    work.at,
  )
}

/** To `params.to`, with the one-time code that belongs to the case as it was then. */
export const sendCode: Performer = async (task, work) => {
  const to = textOf(task, 'to')
  const code = codeFor(work.host.secret, task.case_id, task.revision)
  await keepMails(
    work.sql,
    work.host.config,
    task.id,
    [compose(await localeAt(to, work), to, 'code', task, work, { code })],
    work.at,
  )
}

/** To everybody who works in `params.organisation`, each in their language. */
export const notifyOrganisation: Performer = async (task, work) => {
  const people = await work.sql.query<{ email: string; locale: string }>(
    `select u.email, u.locale from users u join memberships m on m.user_id = u.id
     where m.organisation_id = $1 and u.locked_at is null order by u.email`,
    [textOf(task, 'organisation')],
  )
  const mails = people.map(({ email, locale }) => compose(supportedLocale(locale), email, 'letter', task, work))
  await keepMails(work.sql, work.host.config, task.id, mails, work.at)
}
