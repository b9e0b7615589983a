import moment from 'moment-timezone/builds/moment-timezone-with-data-1970-2030.js'
import { readerTimeZone } from './timeZone.ts'

/** Whether there is a zone of this IANA name. */
export const isZone = (name: string): boolean => moment.tz.zone(name) !== null

/** Every zone that a person may choose, in the order of the alphabet. */
export const timeZones = (): string[] =>
  [...new Set([...moment.tz.countries().flatMap((country) => moment.tz.zonesForCountry(country)), 'UTC'])].toSorted()

/** How far a zone is from Greenwich at an instant, as '+07:00'. */
export const offsetOf = (zone: string, instant: string): string => moment.tz(instant, zone).format('Z')

/** An ISO instant as 'YYYY-MM-DDTHH:mm', the way it is typed, in a zone; without one, in the reader's. */
export const wallClock = (instant: string, zone = readerTimeZone()): string =>
  moment.tz(instant, zone).format('YYYY-MM-DDTHH:mm')

/** An ISO instant as the clock of a zone shows it, with how far that is from Greenwich: '2026-11-23T09:30:00+07:00'. */
export const zonedInstant = (instant: string, zone: string): string => moment.tz(instant, zone).format()

/** The ISO instant at which the clock of a zone shows 'YYYY-MM-DDTHH:mm'; a time that it leaps over is that much later. */
export const instantAt = (wall: string, zone = readerTimeZone()): string => moment.tz(wall, zone).toISOString()
