import type { ComponentType } from 'react'
import type { FieldKind } from '../../../machines/fields/fields.ts'
import { FilesValue } from './FilesValue.tsx'
import { GroupValue } from './GroupValue.tsx'
import ImageValue from './ImageValue.tsx'
import { lineValues } from './lineValues.tsx'
import { ReferencesValue, ReferenceValue } from './ReferenceValue.tsx'
import type { Shown } from './shown.ts'

/** Those that are shown as more than their text. */
export const values: { [K in FieldKind]?: ComponentType<Shown<K>> } = {
  ...lineValues,
  group: GroupValue,
  reference: ReferenceValue,
  references: ReferencesValue,
  image: ImageValue,
  files: FilesValue,
}
