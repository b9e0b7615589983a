import type { ComponentType } from 'react'
import type { FieldKind, FormFieldOf } from '../../../shared/forms/definition.ts'
import type { Apply } from './usePatch.ts'

export interface SettingsProps<K extends FieldKind> {
  field: FormFieldOf<K>
  disabled: boolean
  apply: Apply
}

/** By what fields of a type are declared beside what all have. */
export type Settings<K extends FieldKind> = ComponentType<SettingsProps<K>>
