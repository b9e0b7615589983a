import type { Definition, FormItem } from '../../shared/forms/definition.ts'
import type { Part, Place } from './edit.ts'
import type { Reference } from './references.ts'

/** A form as it was, and what was chosen in it. */
export interface Step {
  definition: Definition
  selected: string
}

/** What was done last, for who does not see it. */
export interface Done {
  what: 'added' | 'moved' | 'removed' | 'duplicated' | 'copied' | 'pasted' | 'notPasted' | 'undone' | 'redone' | 'taken'
  part: Part | null
  /** Where it stands, of how many; 0 where that says nothing. */
  place: number
  total: number
}

export interface DesignerInput {
  definition: Definition
}

export interface DesignerContext extends Step {
  /** The latest last. */
  past: readonly Step[]
  /** The next one last. */
  future: readonly Step[]
  /** As it was put into the clipboard. */
  copied: string | null
  last: Done | null
  /** How often something was done: the same said twice is said anew. */
  count: number
  /** How often something else was chosen, or put in the place of what was: what is typed of it is let go. */
  visit: number
  /** Changes of one run are undone together. */
  run: string | null
  /** Names and stored values that were written after labels, which they follow; values as `=value`. */
  made: readonly string[]
  /** What is about to be removed, and who asks for its answer. */
  question: { key: string; references: readonly Reference[] } | null
}

export type DesignerEvent =
  | { type: 'item.selected'; key: string }
  /** Behind what is chosen where no place is said. */
  | { type: 'item.added'; parts: readonly FormItem[]; at?: Place }
  | { type: 'page.added' }
  | { type: 'item.moved'; key: string; to: Place }
  | { type: 'item.changed'; key: string; to: Part; run?: string; made?: readonly string[] }
  | { type: 'item.removed'; key: string }
  | { type: 'removal.confirmed' }
  | { type: 'removal.declined' }
  | { type: 'item.duplicated'; key: string }
  | { type: 'item.copied'; key: string }
  | { type: 'text.pasted'; text: string }
  | { type: 'undone' }
  | { type: 'redone' }
  /** The whole form, as it was read from text. */
  | { type: 'definition.taken'; definition: Definition }
  | { type: 'editing.barred' }
  | { type: 'editing.allowed' }
