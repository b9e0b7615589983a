import type { SnapshotFrom } from 'xstate'
import type { tourMachine } from './tour.machine.ts'

type TourSnapshot = SnapshotFrom<typeof tourMachine>

/** The step that is shown, from 0; null when none is. */
export const shownStep = (snapshot: TourSnapshot): number | null =>
  snapshot.hasTag('shown') ? snapshot.context.at : null
