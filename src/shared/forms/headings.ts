import type { Headings } from '../format/heading.ts'
import { headingsOf } from './keys.ts'
import { storedDefinition } from './read.ts'

type Row = Readonly<Record<string, unknown>>

/** Of the record of a definition, for a list within that of its form. */
export const headings = (row: Row, locale: string, form: Row): Headings =>
  headingsOf(storedDefinition(row['definition']), form['keyColumns'] as string | null, locale)
