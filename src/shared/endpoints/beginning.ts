import type { User } from '../../../machines/session/session.types.ts'
import type { ListAnswer } from './answers/records.ts'
import type { FirstRows } from './firstRows.ts'

export const beginningPath = '/api/beginning'

/**
 * What a page asks while its scripts are on their way: who is there, and with an address for the rows of the list at it.
 * @param address path and query, without a locale
 * @param locale in which the rows are told as they are written, too
 */
export const beginningAt = (address?: string, locale?: string): string =>
  address === undefined
    ? beginningPath
    : `${beginningPath}?${new URLSearchParams({ at: address, ...(locale && { locale }) }).toString()}`

export interface Beginning {
  user: User
  /** Where there is a list at the address, and it can be read without knowing more of the reader. */
  list?: ListAnswer
  /** The first of them as they are written. */
  rows?: FirstRows
}
