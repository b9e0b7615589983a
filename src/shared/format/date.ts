import { detectTimeZone } from './timeZone.ts'

const names = new Map<string, Intl.DateTimeFormat>()

const cached = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = `${locale} ${JSON.stringify(options)}`
  const known = names.get(key) ?? new Intl.DateTimeFormat(locale, options)
  names.set(key, known)
  return known
}

const month = (locale: string, number: number) =>
  cached(locale, { month: 'short', timeZone: 'UTC' }).format(Date.UTC(2000, number - 1, 15))

/** A calendar day 'YYYY-MM-DD' as DD/MMM/YYYY in lists and DD-MMM-YYYY in forms. */
export const formatDate = (day: string, locale: string, place: 'list' | 'form'): string => {
  const [year, number, date] = day.split('-')
  return [date, month(locale, Number(number)), year].join(place === 'list' ? '/' : '-')
}

/** An ISO instant as DD MMM YYYY HH:mm in a zone; without one, in the reader's. */
export const formatInstant = (instant: string, locale: string, timeZone = detectTimeZone()): string => {
  const parts = cached('en', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(Date.parse(instant))
  const at = (type: string) => parts.find((part) => part.type === type)!.value
  return `${at('day')} ${month(locale, Number(at('month')))} ${at('year')} ${at('hour')}:${at('minute')}`
}
