import { isZone } from '../../shared/format/zones.ts'
import { badField } from '../http/httpError.ts'

const named = /^[A-Za-z][\w+/-]{0,63}$/

/** An IANA name; offsets are not taken, since the database reads their sign the other way. @throws HttpError BAD_INPUT */
export const timeZone = (zone: string, field = 'user_timezone'): string => {
  if (!named.test(zone) || !isZone(zone)) throw badField(field)
  return zone
}
