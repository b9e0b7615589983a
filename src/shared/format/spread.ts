import type { Tell, Told } from './fieldText.ts'

/** A column of its own that a file has for a part of what a row holds as one. */
export interface Spread {
  header: string
  isNumeric: boolean
  told(row: Readonly<Record<string, unknown>>): Told
}

/** For whom it is told. */
export interface SpreadFor {
  t: Tell
  locale: string
  /** Of the fields that it takes, those that they see. */
  seen: readonly string[]
}
