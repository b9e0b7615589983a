import { jakartaDay } from './calendar.ts'

/** The code by which people call a record, of its id, which nobody can choose. */
export const codeOf = (kind: string, id: string, at: string): string => {
  const number = BigInt(`0x${id.replaceAll('-', '').slice(0, 12)}`)
  return `${kind}-${jakartaDay(at).slice(0, 4)}-${number.toString(36).toUpperCase().padStart(10, '0')}`
}
