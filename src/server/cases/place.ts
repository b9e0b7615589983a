import type { Lifecycle } from '../../../machines/kernel/types.ts'
import { listCalled } from '../../shared/area/lists.ts'
import type { CaseArea } from '../../shared/area/types.ts'
import type { Host } from '../context.ts'
import { notFound } from '../http/httpError.ts'
import type { Place } from './types.ts'

const placed = ({ areas, config }: Pick<Host, 'areas' | 'config'>, area: CaseArea, lifecycle: Lifecycle): Place => ({
  area,
  lifecycle,
  book: listCalled(areas, area.lifecycle.book) ?? null,
  holds: config.holdHours,
})

/** @throws HttpError NOT_FOUND when there is no such area, or its records have no lifecycle */
export const placeOf = (host: Host, id: string): Place => {
  const { areas, lifecycles } = host
  const area = areas.find((candidate) => candidate.id === id)
  const lifecycle = lifecycles.get(id)
  if (!area?.lifecycle || !lifecycle) throw notFound()
  return placed(host, area, lifecycle)
}

/** The area whose records have a lifecycle. */
export const placeOfLifecycle = (host: Host, id: string): Place => {
  const { areas, lifecycles } = host
  const area = areas.find((one) => !one.of && lifecycles.get(one.id)?.id === id)
  if (!area?.lifecycle) throw new Error(`No area has the lifecycle ${id}`)
  return placed(host, area, lifecycles.get(area.id)!)
}
