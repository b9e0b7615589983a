import type { Field } from '../../../machines/fields/fields.ts'
import type { Writing } from '../../../machines/fields/type.ts'
import type { Tell } from '../format/fieldText.ts'

/** What the product knows of a way to narrow a list. The server has its condition, `pages/list/filters` its input. */
export interface FilterType<V = unknown> {
  /** GraphQL's. */
  input: 'StringList' | 'Boolean' | 'DateRange' | 'AmountRange'
  /** What an address says of it; null when that is nothing. `options` are those that there are. */
  read(written: readonly string[], options: readonly string[]): V | null
  write(value: V): string[]
  /** `field` is what is narrowed by; a fact that every row has is none. */
  text(value: V, writing: Writing, t: Tell, field: Field | undefined): string
}

/** Declares a kind and keeps what its values are. */
export const filterType = <V>(type: FilterType<V>): FilterType<V> => type
