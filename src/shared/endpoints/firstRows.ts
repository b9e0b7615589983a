import type { Intent } from '../../../machines/fields/intent.ts'

/** What stands in a cell: a text, a badge, an instant, which only the reader's own clock can tell; null: nothing, or what is no text. */
export type FirstCell = string | { text: string; intent: Intent } | { instant: string } | null

export interface FirstColumn {
  header: string
  isNumeric: boolean
  most?: 'short' | 'long'
  /** Its header orders the rows, and has room for the mark of that. */
  isSorted: boolean
}

/** A row as a narrow screen shows it. */
export interface FirstCard {
  href: string
  name: FirstCell
  head: FirstCell[]
  facts: FirstCell[]
}

/** The first rows of a list in the reader's language, as they are written in the page itself before its scripts are there. */
export interface FirstRows {
  /** The list's, under whose name a reader's own columns are kept. */
  list: string
  title: string
  tabs: { label: string; isChosen: boolean }[]
  /** Stands above the rows. */
  above: { views: boolean; summary: boolean }
  isChoosable: boolean
  columns: FirstColumn[]
  rows: { href: string; cells: FirstCell[] }[]
  cards: FirstCard[]
  /** Labels of the facts of a card. */
  facts: string[]
}
