import type { ComponentType } from 'react'
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
  /** What a number counts, as it stands behind it. */
  unit?: string
  /** The first and the last day that there are to choose. */
  days?: { min?: string; max?: string }
  disabled?: boolean
  /** Whether the browser offers what whoever types calls their own. */
  isOwn?: boolean
  /** The record of the form, whose id is null before it is there, and the field of it, where that is not called as this one. */
  record?: { area: string; id: string | null; field?: string }
  onChange(value: unknown): void
  onBlur?(): void
  inner: Inner
}

/** What an input draws the fields within its own with. */
export interface Inner {
  Input: ComponentType<GivenProps>
  /** Of one row, where there are several. */
  rowLabel(): string
  labelOf(name: string): string
  optionLabel(name: string, option: string): string
  /** By the path of the value, as in `pics[2].phone`. */
  errorOf(path: string, label: string): string | undefined
  leave(path: string): void
}

/** What must be given to an input; the rest is as of a field on its own. */
export type GivenProps = Omit<InputProps, 'currency' | 'optionLabel' | 'inner'> & {
  currency?: string
  optionLabel?(option: string): string
  inner?: Omit<Inner, 'Input'>
}

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** A text is what was typed and is no number. */
export const numberOf = (value: unknown): number | string | null =>
  typeof value === 'number' || typeof value === 'string' ? value : null

export const listOf = <T>(value: unknown): T[] => (Array.isArray(value) ? (value as T[]) : [])
