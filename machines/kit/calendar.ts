import moment from 'moment-timezone/builds/moment-timezone-with-data-1970-2030.js'
import { days } from './days.ts'

const minute = 60_000

/** The calendar day, YYYY-MM-DD, that an instant falls on in a zone. */
export const dayIn = (zone: string, instant: string): string => {
  const at = Date.parse(instant)
  return new Date(at - (moment.tz.zone(zone)?.utcOffset(at) ?? 0) * minute).toISOString().slice(0, 'YYYY-MM-DD'.length)
}

const jakarta = 'Asia/Jakarta'

/** The calendar day that an instant falls on where the business is done. */
export const jakartaDay = (instant: string): string => dayIn(jakarta, instant)

/** The instant at which a day is over in Jakarta, in milliseconds; reckoned by the zone's own offset, since moment's parts are slow and every decision asks. */
export const endOfDay = (day: string): number => {
  const midnightThere = Date.parse(day) + days(1)
  return midnightThere + moment.tz.zone(jakarta)!.parse(midnightThere) * minute
}
