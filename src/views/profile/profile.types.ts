import type { Details, Profile } from '../../shared/endpoints/answers/sessions.ts'

export interface ProfileChange {
  /** Those that are other than they were. */
  details: Partial<Details>
  /** null: there is to be none; undefined: it stays. */
  picture: Blob | null | undefined
}

export interface ProfileContext {
  profile: Profile | null
  change: ProfileChange | null
}

export type ProfileEvent = { type: 'load.retried' } | { type: 'profile.submitted'; change: ProfileChange }

/** What the page tells the person once. */
export type ProfileNotice =
  | { type: 'saved'; profile: Profile; change: ProfileChange }
  | { type: 'failed'; error: unknown }
