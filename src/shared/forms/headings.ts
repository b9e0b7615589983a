import type { Headings } from '../format/heading.ts'
import { headingsOf } from './keys.ts'
import { storedDefinition } from './read.ts'

/** Of the record of a definition. */
export const headings = (row: Readonly<Record<string, unknown>>, locale: string): Headings =>
  headingsOf(storedDefinition(row['definition']), locale)
