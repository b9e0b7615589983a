import { readerTimeZone } from './timeZone.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

const cached = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = `${locale} ${JSON.stringify(options)}`
  const known = formats.get(key) ?? new Intl.DateTimeFormat(locale, options)
  formats.set(key, known)
  return known
}

type MonthLength = 'short' | 'long'

const monthNames = new Map<string, readonly string[]>()

const monthNamesIn = (locale: string, length: MonthLength): readonly string[] => {
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: length, timeZone: 'UTC' })
  const nameOf = (month: number) =>
    format
      .formatToParts(Date.UTC(2000, month, 15))
      .find(({ type }) => type === 'month')!
      .value.replace(/^thg /, 'Th')
  return Array.from({ length: 12 }, (_, month) => nameOf(month))
}

/** As it is called within a date, without the space that Vietnamese has there: "thg 11" is "Th11". */
export const monthName = (locale: string, number: number, length: MonthLength): string => {
  const key = `${locale} ${length}`
  const known = monthNames.get(key) ?? monthNamesIn(locale, length)
  monthNames.set(key, known)
  return known[number - 1]!
}

/** A calendar day 'YYYY-MM-DD' as DD/MMM/YYYY in lists and DD-MMM-YYYY in forms. */
export const formatDate = (day: string, locale: string, place: 'list' | 'form'): string => {
  const [year, number, date] = day.split('-')
  return [date, monthName(locale, Number(number), 'short'), year].join(place === 'list' ? '/' : '-')
}

/** What calendar and clock show at an instant, by the part's name. */
const partsAt = (at: number, timeZone: string) => {
  const parts = cached('en', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at)
  return (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)!.value
}

/** An ISO instant as DD MMM YYYY HH:mm in a zone; without one, in the reader's. */
export const formatInstant = (instant: string, locale: string, timeZone = readerTimeZone()): string => {
  const at = partsAt(Date.parse(instant), timeZone)
  return `${at('day')} ${monthName(locale, Number(at('month')), 'short')} ${at('year')} ${at('hour')}:${at('minute')}`
}

/** The calendar day 'YYYY-MM-DD' of an ISO instant in the reader's zone. */
export const dayOf = (instant: string): string => {
  const at = partsAt(Date.parse(instant), readerTimeZone())
  return `${at('year')}-${at('month')}-${at('day')}`
}

/** The time of an ISO instant as HH:mm in the reader's zone; to the second as HH:mm:ss. */
export const formatTime = (instant: string, to: 'minute' | 'second' = 'minute'): string => {
  const at = partsAt(Date.parse(instant), readerTimeZone())
  return [at('hour'), at('minute'), ...(to === 'second' ? [at('second')] : [])].join(':')
}
