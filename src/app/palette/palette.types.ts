import type { Outline } from '../../shared/area/outline.ts'

export interface Found {
  area: Outline
  id: string
  title: string
  /** What tells it from others of the same title. */
  detail: string
}

export interface SearchAnswer {
  found: readonly Found[]
  /** Areas that could not be searched. */
  failed: readonly Outline[]
}

export interface Search {
  areas: readonly Outline[]
  text: string
}

export interface PaletteContext extends SearchAnswer {
  /** Those that the person may search. */
  areas: readonly Outline[]
  text: string
  /** The option that Enter chooses; null: the first. */
  marked: string | null
}

export type PaletteEvent =
  | { type: 'text.typed'; text: string }
  | { type: 'option.marked'; id: string }
  | { type: 'search.retried' }
