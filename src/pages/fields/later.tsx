import { lazy, Suspense, type ComponentType } from 'react'
import type { Field } from '../../../machines/fields/fields.ts'
import { Bone } from '../../ui/Bone.tsx'
import type { InputProps } from '../../ui/fields/input.ts'

/** An input that is loaded where there is a field for it. */
export const later = <F extends Field>(load: () => Promise<{ default: ComponentType<InputProps<F>> }>) => {
  const Input = lazy(load)
  return function Later(props: InputProps<F>) {
    return (
      <Suspense fallback={<Bone />}>
        <Input {...props} />
      </Suspense>
    )
  }
}
