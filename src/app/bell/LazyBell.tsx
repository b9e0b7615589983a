import { lazy, Suspense } from 'react'
import { outlines } from '../../areas/outlines.ts'
import { withWords } from '../../data/language.ts'
import { useCaseAreas } from '../../data/person.ts'

const lifecycles = outlines.flatMap(({ lifecycle }) => (lifecycle ? [lifecycle.id] : []))
const Bell = lazy(withWords(() => import('./Bell.tsx'), ['bell', ...lifecycles]))

/** For who may open cases; it comes when the page is there. */
export const LazyBell = () =>
  useCaseAreas().length > 0 && (
    <Suspense>
      <Bell />
    </Suspense>
  )
