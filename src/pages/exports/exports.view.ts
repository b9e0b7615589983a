import type { SnapshotFrom } from 'xstate'
import type { Intent } from '../../../machines/fields/intent.ts'
import type { Export, ExportState } from '../../shared/endpoints/answers/exports.ts'
import type { exportsMachine } from './exports.machine.ts'

type ExportsSnapshot = SnapshotFrom<typeof exportsMachine>

export const shownExports = ({ context }: ExportsSnapshot) => (context.seen?.jobs ?? null) as Export[] | null

export const isUnread = (snapshot: ExportsSnapshot): boolean => snapshot.hasTag('failed')

/** Whether none can be ordered at the moment. */
export const isOrdering = ({ context }: ExportsSnapshot): boolean => context.order !== null

/** The one that the frame of the page tells of: under way the longest, else the newest. */
export const toldExport = (snapshot: ExportsSnapshot): Export | undefined => {
  const exports = shownExports(snapshot)
  return exports?.findLast(({ state }) => state === 'working') ?? exports?.[0]
}

export const canCancel = ({ state }: Export): boolean => state === 'working'
export const canDownload = ({ state }: Export): boolean => state === 'ready'

/** In whole percent; null when it is not known yet how many rows there are. */
export const percentOf = ({ rows, total }: Export): number | null =>
  total === null ? null : total === 0 ? 100 : Math.min(100, Math.floor((100 * rows) / total))

export const intentOf: Record<ExportState, Intent> = {
  working: 'accent',
  ready: 'success',
  cancelled: 'subtle',
  refused: 'warning',
  failed: 'danger',
  expired: 'subtle',
}
