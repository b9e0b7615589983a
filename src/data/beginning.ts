import type { User } from '../../machines/session/session.types.ts'
import type { ListAnswer } from '../shared/endpoints/answers/records.ts'
import { type Beginning, beginningPath } from '../shared/endpoints/beginning.ts'
import { begun, told } from './begun.ts'
import { storedRefresh, storedToken } from './sessionStore.ts'

export type Begun = Promise<Beginning | null>

const isKnown = () => storedToken() !== null && storedRefresh() !== null

/** Who is there; null where it is not known. */
export const begin = async (): Begun => (isKnown() ? told(beginningPath) : null)

/** The same, with the rows of the list at the page's address. */
export const beginList = async (): Begun => (isKnown() ? begun() : null)

/** The rows that a person was told so; null where it was another one, or one at work for another organisation. */
export const rowsOf = async (beginning: Begun, { id, organization }: User): Promise<ListAnswer | null> => {
  const { user, list = null } = (await beginning) ?? {}
  return user?.id === id && user.organization.id === organization.id ? list : null
}
