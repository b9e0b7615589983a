import months from '../../../locales/months.json' with { type: 'json' }
import { supportedLocale } from '../locales.ts'
import { chosenTimeZone } from './timeZone.ts'

type MonthLength = 'short' | 'long'

/** As it is called within a date, without the space that Vietnamese has there: "thg 11" is "Th11". */
export const monthName = (locale: string, number: number, length: MonthLength): string =>
  months[supportedLocale(locale)][length][number - 1]!

/** A calendar day 'YYYY-MM-DD' as DD/MMM/YYYY in lists and DD-MMM-YYYY in forms. */
export const formatDate = (day: string, locale: string, place: 'list' | 'form'): string => {
  const [year, number, date] = day.split('-')
  return [date, monthName(locale, Number(number), 'short'), year].join(place === 'list' ? '/' : '-')
}

const shown = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
} as const

type Parts = Record<Exclude<keyof typeof shown, 'hourCycle'>, string>

const clocks = new Map<string, Intl.DateTimeFormat>()

const clockOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = clocks.get(timeZone) ?? new Intl.DateTimeFormat('en', { ...shown, timeZone })
  clocks.set(timeZone, known)
  return known
}

const two = (value: number): string => String(value).padStart(2, '0')

/** Without `Intl`, whose first use takes longer than to write a page of rows. */
const ownParts = (at: Date): Parts => ({
  year: String(at.getFullYear()),
  month: two(at.getMonth() + 1),
  day: two(at.getDate()),
  hour: two(at.getHours()),
  minute: two(at.getMinutes()),
  second: two(at.getSeconds()),
})

/** What calendar and clock show at an instant; without a zone, those of this computer. */
const partsAt = (instant: string, timeZone: string | null): Parts => {
  const at = new Date(instant)
  if (timeZone === null) return ownParts(at)
  const parts = clockOf(timeZone).formatToParts(at)
  return Object.fromEntries(parts.map(({ type, value }) => [type, value])) as Parts
}

/** An ISO instant as DD MMM YYYY HH:mm in a zone; without one, in the reader's. */
export const formatInstant = (instant: string, locale: string, timeZone = chosenTimeZone()): string => {
  const { day, month, year, hour, minute } = partsAt(instant, timeZone)
  return `${day} ${monthName(locale, Number(month), 'short')} ${year} ${hour}:${minute}`
}

/** The calendar day 'YYYY-MM-DD' of an ISO instant in the reader's zone. */
export const dayOf = (instant: string): string => {
  const { year, month, day } = partsAt(instant, chosenTimeZone())
  return `${year}-${month}-${day}`
}

/** The time of an ISO instant as HH:mm in the reader's zone; to the second as HH:mm:ss. */
export const formatTime = (instant: string, to: 'minute' | 'second' = 'minute'): string => {
  const { hour, minute, second } = partsAt(instant, chosenTimeZone())
  return [hour, minute, ...(to === 'second' ? [second] : [])].join(':')
}
