import type { Lifecycle } from '../../machines/kernel/types.ts'
import type { Area, CaseArea } from '../shared/area/types.ts'

/** By the ids of their areas. */
export const loadLifecycles = async (areas: readonly Area[]): Promise<Map<string, Lifecycle>> => {
  const loading = areas.flatMap(({ id, lifecycle }) =>
    lifecycle ? [lifecycle.load().then((loaded) => [id, loaded] as const)] : [],
  )
  return new Map(await Promise.all(loading))
}

/** An area with the lifecycle of its cases. */
export interface Machine {
  area: CaseArea
  lifecycle: Lifecycle
}

/** Every area whose cases have a lifecycle, each table once. */
export const machinesIn = (areas: readonly Area[], lifecycles: ReadonlyMap<string, Lifecycle>): Machine[] =>
  areas.flatMap((area) => (area.lifecycle && !area.of ? [{ area, lifecycle: lifecycles.get(area.id)! }] : []))
