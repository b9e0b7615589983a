import moment from 'moment-timezone/builds/moment-timezone-with-data-1970-2030.js'

const written = 'YYYY-MM-DD'

/** From the instant's or the day's number, since moment takes four times as long to read text. */
const midnight = (day: string) => moment.utc(Date.parse(day))

export const days = (count: number): number => moment.duration(count, 'days').asMilliseconds()

const minute = moment.duration(1, 'minute').asMilliseconds()

/** The calendar day, YYYY-MM-DD, that an instant falls on in a zone. */
export const dayIn = (zone: string, instant: string): string => {
  const at = Date.parse(instant)
  return new Date(at - (moment.tz.zone(zone)?.utcOffset(at) ?? 0) * minute).toISOString().slice(0, written.length)
}

const jakarta = 'Asia/Jakarta'

/** The calendar day that an instant falls on where the business is done. */
export const jakartaDay = (instant: string): string => dayIn(jakarta, instant)

export const addDays = (day: string, count: number): string => midnight(day).add(count, 'days').format(written)

/** The same day so many months later, or the last of that month where it has no such day. */
export const addMonths = (day: string, count: number): string => midnight(day).add(count, 'months').format(written)

/** Days since Monday. */
export const weekday = (day: string): number => midnight(day).isoWeekday() - 1

/** How many days a day lies behind another. */
export const daysBetween = (from: string, to: string): number => midnight(to).diff(midnight(from), 'days')

/** The instant at which a day is over in Jakarta, in milliseconds; the zone's own offset, since moment's parts take a tenth of a decision. */
export const endOfDay = (day: string): number => {
  const midnightThere = Date.parse(day) + days(1)
  return midnightThere + moment.tz.zone(jakarta)!.parse(midnightThere) * minute
}
