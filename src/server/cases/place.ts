import type { Host } from '../context.ts'
import { notFound } from '../http/httpError.ts'
import type { Place } from './types.ts'

/** @throws HttpError NOT_FOUND when there is no such area, or its records have no lifecycle */
export const placeOf = ({ areas, lifecycles }: Host, id: string): Place => {
  const area = areas.find((candidate) => candidate.id === id)
  const lifecycle = lifecycles.get(id)
  if (!area?.lifecycle || !lifecycle) throw notFound()
  return { area, lifecycle }
}

/** The area whose records have a lifecycle. */
export const placeOfLifecycle = ({ areas, lifecycles }: Host, id: string): Place => {
  const area = areas.find((one) => !one.of && lifecycles.get(one.id)?.id === id)
  if (!area?.lifecycle) throw new Error(`No area has the lifecycle ${id}`)
  return { area, lifecycle: lifecycles.get(area.id)! }
}
