import type { Field } from '../../../machines/fields/fields.ts'
import { fieldText, type Place, type Tell } from './fieldText.ts'

/** How a column is headed and told within one record of the parent. */
export interface Heading extends Pick<Place, 'currency'> {
  label: string
  field: Field
  option(option: string): string
  /** What stands in the column, as a value of the field; null where it is another's. */
  read(stored: unknown): unknown
  /** Of what can stand there, what the list can be narrowed to; none where that is typed, or not done. */
  choices: readonly string[]
  /** What stands there for a text that is typed; without it the list is narrowed by none. */
  typed?(text: string): string
}

/** By their columns; a column without one is not there. */
export type Headings = Readonly<Record<string, Heading>>

/** What stands in a headed column, in words. */
export const headedText = (t: Tell, locale: string, heading: Heading, name: string, stored: string): string =>
  fieldText(t, locale, { ...heading, name, namespace: 'fields', place: 'list', value: heading.read(stored) }) ?? stored
