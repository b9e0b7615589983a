import type { Field } from '../../../../machines/fields/fields.ts'

export interface FilterProps<V> {
  value: V | undefined
  /** What is filtered by; a fact that every row has is none. */
  field: Field | undefined
  label: string
  /** Those that there are to choose from. */
  options: readonly string[]
  optionLabel(option: string): string
  /** As what a text that is typed stands in the column, where that is not the text itself. */
  stored?: ((text: string) => string) | undefined
  onChange(value: V | null): void
}
