import { isCalendarDay } from '../../../machines/kernel/day.ts'
import { emailPattern } from '../../../machines/session/credentials.ts'

/** What a text of a rule looks like; a text that does not is answered with the rule's key below `validation`. */
export const patterns = {
  /** Of any script, Vietnamese and Thai among them. */
  name: /^[\p{L}\p{M}\p{N} .'-]*$/u,
  code: /^[A-Za-z\d-]*$/,
  /** 7 to 15 digits. */
  phone: /^(?:\+?[1-9]\d{6,14})?$/,
  email: new RegExp(`^$|${emailPattern.source}`, 'i'),
  digits: /^\d*$/,
} as const

/** 'YYYY-MM-DD' of a day that exists, of the centuries that people write of. */
export const isDay = (text: string): boolean => /^(?:19|20|21)/.test(text) && isCalendarDay(text)

const utcInstant = /^(?:19|20|21)\d{2}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?Z$/

/** ISO, UTC. */
export const isInstant = (text: string): boolean =>
  utcInstant.test(text) && isDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(text))
