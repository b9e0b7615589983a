import { badInput } from '../http/httpError.ts'

const named = /^[A-Za-z][\w+/-]{0,63}$/
const known = new Map<string, boolean>()

const exists = (zone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** An IANA name; offsets are not taken, since the database reads their sign the other way. @throws HttpError BAD_INPUT */
export const timeZone = (zone: string): string => {
  if (!named.test(zone)) throw badInput()
  if (!known.has(zone) && known.size < 1000) known.set(zone, exists(zone))
  if (!(known.get(zone) ?? exists(zone))) throw badInput()
  return zone
}
