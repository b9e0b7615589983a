import type { Lifecycle } from '../../machines/kernel/types.ts'
import { declarationOf, outlines } from '../areas/outlines.ts'
import type { Area } from '../shared/area/types.ts'
import type { Outline } from '../shared/area/outline.ts'
import { loadLifecycle } from './lifecycle.ts'

/** The areas of which the cases have a lifecycle, each lifecycle once. */
export const caseAreas: readonly Outline[] = outlines.filter(({ lifecycle, of }) => lifecycle && !of)

/** An area's declaration, and the lifecycle that its cases have. */
export const machineOf = async (area: Outline): Promise<{ area: Area; lifecycle: Lifecycle }> => {
  const whole = await declarationOf(area)
  return { area: whole, lifecycle: await loadLifecycle(whole.lifecycle!) }
}
