import type { SnapshotFrom } from 'xstate'
import { isMissing as isMissingAnswer } from '../../data/apiError.ts'
import type { formMachine } from './form.machine.ts'

type FormSnapshot = SnapshotFrom<typeof formMachine>

export const isLoading = (snapshot: FormSnapshot): boolean =>
  snapshot.context.id !== null && snapshot.context.record === null && !isUnloaded(snapshot)

export const isUnloaded = (snapshot: FormSnapshot): boolean => snapshot.hasTag('failed')

export const isMissing = ({ context: { failure } }: FormSnapshot): boolean => isMissingAnswer(failure)

export const isSaving = (snapshot: FormSnapshot): boolean => snapshot.hasTag('busy')

export const storedRecord = ({ context }: FormSnapshot) => context.record

/** The other version while both stand side by side. */
export const theirVersion = ({ context }: FormSnapshot) => context.theirs

/** What made it the other version, oldest first. */
export const theirChanges = ({ context }: FormSnapshot) => context.since

/** What the server found wrong with the values that it was sent. */
export const refusal = ({ context: { wrong, values } }: FormSnapshot) => ({ wrong, values })

export const savedId = ({ context }: FormSnapshot) => context.savedId
