import type { SnapshotFrom } from 'xstate'
import { ApiError } from '../../data/request.ts'
import type { recordMachine } from './record.machine.ts'

type RecordSnapshot = SnapshotFrom<typeof recordMachine>

export const shownRecord = ({ context }: RecordSnapshot) => context.record

export const isUnloaded = (snapshot: RecordSnapshot): boolean => snapshot.hasTag('failed')

export const isMissing = ({ context: { failure } }: RecordSnapshot): boolean =>
  failure instanceof ApiError && failure.code === 'NOT_FOUND'

/** Somebody has saved the record since it was read. */
export const isOvertaken = ({ context: { record, heard } }: RecordSnapshot): boolean =>
  record !== null && heard > record.revision

export const isAsking = (snapshot: RecordSnapshot): boolean => snapshot.hasTag('asked')

export const isDeleting = (snapshot: RecordSnapshot): boolean => snapshot.hasTag('asked') && snapshot.hasTag('busy')
