import { formatInstant } from '../../../shared/format/date.ts'
import { defaultTimeZone } from '../../../shared/format/timeZone.ts'
import type { Locale } from '../../../shared/locales.ts'
import { quoted } from '../../mail/html.ts'
import type { Mail } from '../../mail/mail.ts'
import { say } from '../../words.ts'

/** What letters about a form say to somebody without an account. */
interface Said {
  house: string
  title: string
  recipient: string
  email: string
  about: string | null
}

const letter = (locale: Locale, kind: 'invited' | 'received', said: Said, values: Record<string, string>) => {
  const { house, title, recipient, about } = said
  const named = { house: quoted(house), title: quoted(title), name: quoted(recipient), ...values }
  const lines = [
    say(locale, `mail:form.${kind}.body`, named),
    ...(about ? [say(locale, 'mail:form.about', { about: quoted(about) })] : []),
  ]
  return { subject: say(locale, `mail:form.${kind}.subject`, named), text: lines.join('\n\n') }
}

/** Asks for the answers to a form, by a link that is the recipient's alone. */
export const invitation = (locale: Locale, said: Said & { until: string; link: string }): Mail => {
  const until = formatInstant(said.until, locale, defaultTimeZone)
  const { subject, text } = letter(locale, 'invited', said, { until })
  return { recipient: said.email, subject, body: say(locale, 'mail:invitation', { text, link: said.link }) }
}

/** Says that the answers have arrived, and under which number. */
export const receipt = (locale: Locale, said: Said & { number: string }): Mail => {
  const { subject, text } = letter(locale, 'received', said, { number: said.number })
  return { recipient: said.email, subject, body: say(locale, 'mail:notice', { text }) }
}
