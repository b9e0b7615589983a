import type { Details } from '../../shared/endpoints/answers/sessions.ts'

export interface ProfileChange {
  /** Those that are other than they were. */
  details: Partial<Details>
  /** null: there is to be none; undefined: it stays. */
  picture: Blob | null | undefined
}
