import type { SnapshotFrom } from 'xstate'
import type { Intent } from '../../../machines/fields/intent.ts'
import {
  type Import,
  type ImportRowState,
  importStates,
  type ImportState,
} from '../../shared/endpoints/answers/imports.ts'
import type { importsMachine } from './imports.machine.ts'
import type { ImportLook, ImportsSeen } from './imports.types.ts'

type ImportsSnapshot = SnapshotFrom<typeof importsMachine>

const seenIn = ({ context }: ImportsSnapshot) => context.seen as ImportsSeen | null

export const shownImports = (snapshot: ImportsSnapshot): Import[] | null => seenIn(snapshot)?.jobs ?? null
export const shownImport = (snapshot: ImportsSnapshot) => seenIn(snapshot)?.one ?? null
export const lookedAt = ({ context }: ImportsSnapshot) => context.look as ImportLook

export const isUnread = (snapshot: ImportsSnapshot): boolean => snapshot.hasTag('failed')
export const isBusy = (snapshot: ImportsSnapshot): boolean => snapshot.hasTag('busy')
/** Whether nothing can be ordered at the moment. */
export const isOrdering = ({ context }: ImportsSnapshot): boolean => context.order !== null

export const canCancel = ({ state }: Import): boolean => importStates[state] !== 'ended'
export const isWorking = ({ state }: Import): boolean => importStates[state] === 'working'
/** Whether its rows have been looked at one by one, so that there is something to report. */
export const hasReport = ({ state, done }: Import): boolean => state !== 'expired' && done > 0
export const canImportAll = ({ good, bad }: Import): boolean => good > 0 && bad === 0
export const canImportGood = ({ good, bad }: Import): boolean => good > 0 && bad > 0

/** In whole percent; null while it is not known of how much. */
export const percentOf = ({ state, rows, done }: Import): number | null =>
  state === 'checking' || state === 'running' ? Math.floor((100 * done) / Math.max(1, rows)) : null

export const intentOf: Record<ImportState, Intent> = {
  arriving: 'accent',
  reading: 'accent',
  mapping: 'warning',
  checking: 'accent',
  checked: 'warning',
  running: 'accent',
  ready: 'success',
  cancelled: 'subtle',
  refused: 'warning',
  failed: 'danger',
  expired: 'subtle',
}

export const rowIntentOf: Record<ImportRowState, Intent> = {
  read: 'subtle',
  good: 'success',
  bad: 'danger',
  making: 'accent',
  made: 'success',
  already: 'informative',
  refused: 'danger',
}
