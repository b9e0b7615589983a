import { lazy, Suspense, type ComponentType } from 'react'
import type { FieldKind } from '../../../machines/fields/fields.ts'
import { OptionValue } from './OptionValue.tsx'
import type { Shown } from './shown.ts'

const ImageValue = lazy(() => import('./ImageValue.tsx'))

/** Those that a list shows as more than their text. */
export const cellValues: { [K in FieldKind]?: ComponentType<Shown<K>> } = {
  option: OptionValue,
  image: (shown) => (
    <Suspense fallback={shown.text}>
      <ImageValue {...shown} />
    </Suspense>
  ),
}
