import { type Locale, supportedLocale } from '../../shared/locales.ts'
import { codeFor } from '../cases/codes.ts'
import { type Performed, type Performer, type Task, textOf, type Work } from '../task.ts'
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
const localeAt = async (address: string, { read }: Work): Promise<Locale> => {
  const [user] = await read.query<{ locale: string }>('select locale from users where email = lower($1)', [address])
  return supportedLocale(user?.locale)
}

/** Mails are the database's until somebody hands them to the mail server. */
const keeping = (mails: readonly Mail[], task: Task, { host, at }: Work): Performed => ({
  write: (sql) => keepMails(sql, host.config, task.id, mails, at),
})

/** To `params.to`. */
export const sendLetter: Performer = async (task, work) => {
  const to = textOf(task, 'to')
  return keeping([compose(await localeAt(to, work), to, 'letter', task, work)], task, work)
}

/** To `params.to`, with the one-time code that belongs to the case as it was then. */
export const sendCode: Performer = async (task, work) => {
  const to = textOf(task, 'to')
  const code = codeFor(work.host.secret, task.case_id, task.revision)
  return keeping([compose(await localeAt(to, work), to, 'code', task, work, { code })], task, work)
}

/** To everybody who works in `params.organisation`, each in their language. */
export const notifyOrganisation: Performer = async (task, work) => {
  const people = await work.read.query<{ email: string; locale: string }>(
    `select u.email, u.locale from users u join memberships m on m.user_id = u.id
     where m.organisation_id = $1 and u.locked_at is null order by u.email`,
    [textOf(task, 'organisation')],
  )
  const mails = people.map(({ email, locale }) => compose(supportedLocale(locale), email, 'letter', task, work))
  return keeping(mails, task, work)
}
