import type { User } from '../../../machines/session/session.types.ts'

/** What a person may change of themselves, but for the picture. */
export type Details = Pick<User, 'fullName' | 'phone' | 'locale' | 'timeZone'>

export type Profile = Details & Pick<User, 'email' | 'profileImage'>

export interface ProfileChange {
  /** Those that are other than they were. */
  details: Partial<Details>
  /** null: there is to be none; undefined: it stays. */
  picture: Blob | null | undefined
}

/** One sign-in of the person that has not ended. */
export interface OwnSession {
  id: string
  /** What the browser says of itself. */
  device: string | null
  address: string | null
  createdAt: string
  lastUsedAt: string
  /** The one that asks. */
  current: boolean
}
