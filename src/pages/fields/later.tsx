import { lazy, Suspense, type ComponentType } from 'react'
import { Bone } from '../../ui/Bone.tsx'

/** An input that is loaded where there is a field for it. */
export const later = <P extends object>(load: () => Promise<{ default: ComponentType<P> }>) => {
  const Input = lazy(load)
  return function Later(props: P) {
    return (
      <Suspense fallback={<Bone />}>
        <Input {...props} />
      </Suspense>
    )
  }
}
