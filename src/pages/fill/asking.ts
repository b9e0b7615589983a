import type { FieldOf } from '../../../machines/fields/fields.ts'
import type { ComponentType } from 'react'
import type { Answers, FormField, FormGroup } from '../../shared/forms/definition.ts'
import { compositionOf } from '../../shared/forms/composed.ts'
import { filesTaken } from '../../shared/forms/input.ts'
import type { Judged } from '../../shared/forms/judge.ts'
import type { Locale } from '../../shared/locales.ts'
import type { InputProps } from '../../ui/fields/input.ts'
import type { FilesBy } from '../../ui/uploader/FilesUploader.tsx'

/** Takes files; `of` says whether a limit is of each file or of all of them together, `isPersonal` whether they tell of a person. */
export type FilesInput = ComponentType<
  InputProps<FieldOf<'files'>> & { of: 'each' | 'all'; by: FilesBy; isPersonal: boolean }
>

/** What the parts of a form are drawn by while it is filled in. */
export interface Asking {
  locale: Locale
  /** The day on which it is filled in. */
  today: string
  /** Whether whoever fills it in tells of themselves. */
  isOwn?: boolean | undefined
  /** As they were typed. */
  typed: Answers
  judged: Judged
  Files: FilesInput
  /** What is wrong at a place, as far as it is to be said already. */
  errorOf(path: string, asked: FormField | FormGroup): string | undefined
  /** These stay the same while the form is filled in. */
  change(path: string, value: unknown): void
  leave(path: string): void
}

/** Where a field is asked: in the form itself, or in a row of a group. */
export interface Spot {
  /** Before the names of its fields. */
  prefix: string
  typed: Answers
  /** As they are judged. */
  kept: Answers
}

export const rowOf = (answers: Answers, group: string, index: number): Answers => {
  const rows = answers[group]
  const row: unknown = Array.isArray(rows) ? rows[index] : undefined
  return typeof row === 'object' && row !== null ? (row as Answers) : {}
}

/** Whether any row of a group has a field. */
export const isSeen = (shown: ReadonlySet<string>, group: FormGroup, name: string, count: number): boolean =>
  Array.from({ length: count }, (_, index) => `${group.name}[${index}].${name}`).some((path) => shown.has(path))

/** Has the whole line of its section. */
export const isWideField = (field: FormField): boolean =>
  field.type === 'explanation' ||
  field.type === 'longText' ||
  filesTaken(field) !== null ||
  (field.type !== 'lookup' && compositionOf(field) !== null)
