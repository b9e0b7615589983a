import { createContext, Suspense, useContext, type ComponentType } from 'react'
import type { Area } from '../../shared/area/types.ts'
import type { StoredRecord } from './form.types.ts'

/** A record that is about to be changed, and what is typed of it. */
export interface ForesightProps {
  area: Area
  record: StoredRecord
  values: Readonly<Record<string, unknown>>
}

/** By areas, what tells of what would come of a change. */
export const Foresights = createContext<Readonly<Record<string, ComponentType<ForesightProps> | undefined>>>({})

/** What would come of a change that is typed, where the area tells that. */
export const Foreseen = (props: ForesightProps) => {
  const Part = useContext(Foresights)[props.area.id]
  return (
    Part && (
      <Suspense>
        <Part {...props} />
      </Suspense>
    )
  )
}
