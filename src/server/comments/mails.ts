import type { Area } from '../../shared/area/types.ts'
import { supportedLocale } from '../../shared/locales.ts'
import type { Host } from '../context.ts'
import { caseAt, concernedBy, factsOf, written } from '../mail/letters.ts'
import { keepMails } from '../mail/mail.ts'
import type { Session } from '../sessions/types.ts'
import type { Sql } from '../store/store.ts'
import { say } from '../words.ts'
import type { Reader } from './people.ts'

/** Mails those who are mentioned, and are told at once, what was said and where, in the transaction in which it is said. */
export const mailMentions = async (
  { config }: Pick<Host, 'config'>,
  sql: Sql,
  { user }: Session,
  of: { area: Area; id: string },
  mentioned: readonly Reader[],
  text: string,
  at: string,
): Promise<void> => {
  const told = mentioned.filter(({ caseMails }) => caseMails === 'atOnce')
  if (told.length === 0) return
  const { area, id } = of
  const concerned = await concernedBy(sql, area, id)
  const said = { author: user.fullName, title: String(concerned.told[area.title]) }
  const link = `${caseAt(config, area, id)}#comments`
  const mails = told.map((reader) => {
    const locale = supportedLocale(reader.locale)
    const parts = [say(locale, 'comments:mail.body', said), text, written(factsOf(locale, concerned, area, null))]
    const body = say(locale, 'mail:letter', { text: parts.join('\n\n'), link })
    return { recipient: reader.email, subject: say(locale, 'comments:mail.subject', said), body }
  })
  await keepMails(sql, config, null, mails, at)
}
