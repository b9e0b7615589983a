import type { Area } from '../../shared/area/types.ts'

export interface Found {
  area: Area
  id: string
  title: string
  /** What tells it from others of the same title. */
  detail: string
}

export interface SearchAnswer {
  found: readonly Found[]
  /** Areas that could not be searched. */
  failed: readonly Area[]
}

export interface Search {
  areas: readonly Area[]
  text: string
}

export interface PaletteContext extends SearchAnswer {
  /** Those that the person may search. */
  areas: readonly Area[]
  text: string
  /** The option that Enter chooses; null: the first. */
  marked: string | null
}

export type PaletteEvent =
  | { type: 'text.typed'; text: string }
  | { type: 'option.marked'; id: string }
  | { type: 'search.retried' }
