import type { User } from '../../../machines/session/session.types.ts'
import type { ListAnswer } from './answers/records.ts'

export const beginningPath = '/api/beginning'

/**
 * What a page asks while its scripts are on their way: who is there, and with an address for the rows of the list at it.
 * @param address path and query, without a locale
 */
export const beginningAt = (address?: string): string =>
  address === undefined ? beginningPath : `${beginningPath}?at=${encodeURIComponent(address)}`

export interface Beginning {
  user: User
  /** Where there is a list at the address, and it can be read without knowing more of the reader. */
  list?: ListAnswer
}
