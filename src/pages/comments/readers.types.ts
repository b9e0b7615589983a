import type { Mentionable } from '../../shared/endpoints/answers/comments.ts'
import type { About } from './comments.types.ts'

export interface ReadersContext {
  about: About
  /** Who may be mentioned; null while nobody has been called for. */
  people: Mentionable[] | null
}

export interface ReadersEvent {
  type: 'people.wanted'
}
