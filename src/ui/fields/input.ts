import type { Field } from '../../../machines/fields/fields.ts'

/** What the input of a field is given. */
export interface InputProps<F extends Field = Field> {
  field: F
  /** Of the input element, so that a form can focus it. */
  name: string
  label: string
  hint?: string
  /** As the field's type stores it; null or '' when empty. */
  value: unknown
  /** In the reader's language. */
  error?: string
  currency: string
  optionLabel(option: string): string
  disabled?: boolean
  onChange(value: unknown): void
  onBlur?(): void
}

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

export const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null)
