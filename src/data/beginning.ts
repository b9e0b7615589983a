import type { User } from '../../machines/session/session.types.ts'
import type { ListAnswer } from '../shared/endpoints/answers/records.ts'
import { type Beginning, beginningAt } from '../shared/endpoints/beginning.ts'
import { storedRefresh, storedToken } from './sessionStore.ts'

export type Begun = Promise<Beginning | null>

/** What the page itself has asked on its way, as its header says, which this very request takes up; null where it was told nothing. */
export const begin = async (address?: string): Begun => {
  if (storedToken() === null || storedRefresh() === null) return null
  try {
    const response = await fetch(beginningAt(address))
    return response.status === 200 ? ((await response.json()) as { data: Beginning }).data : null
  } catch {
    return null
  }
}

/** The rows that a person was told so; null where it was another one, or one at work for another organisation. */
export const rowsOf = async (begun: Begun, { id, organization }: User): Promise<ListAnswer | null> => {
  const { user, list = null } = (await begun) ?? {}
  return user?.id === id && user.organization.id === organization.id ? list : null
}
