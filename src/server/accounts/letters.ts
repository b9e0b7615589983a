import { supportedLocale } from '../../shared/locales.ts'
import type { Config } from '../config.ts'
import type { Mail } from '../mail/mail.ts'
import { say } from '../words.ts'
import type { Purpose } from '../sessions/requestCode.ts'
import type { Person } from './types.ts'

const pages: Record<Purpose, (email: string) => string> = {
  activation: (email) => `/verify?email=${encodeURIComponent(email)}`,
  forgotPassword: () => '/otp',
}

/** The code and the page that takes it, in the person's language. */
export const codeLetter = ({ publicUrl }: Config, person: Person, purpose: Purpose, code: string): Mail =>
  letter(person, purpose, { code, link: publicUrl + pages[purpose](person.email) })

/** So that somebody whose password another has changed learns of it. */
export const changedLetter = ({ publicUrl }: Config, person: Person): Mail =>
  letter(person, 'passwordChanged', { link: `${publicUrl}/forget-password` })

const letter = (
  { email, full_name: name, locale }: Person,
  kind: Purpose | 'passwordChanged',
  values: Record<string, string>,
): Mail => ({
  recipient: email,
  subject: say(supportedLocale(locale), `mail:${kind}.subject`),
  body: say(supportedLocale(locale), `mail:${kind}.body`, { ...values, name }),
})
