import type { SnapshotFrom } from 'xstate'
import { ApiError } from '../../data/call.ts'
import type { formMachine } from './form.machine.ts'

type FormSnapshot = SnapshotFrom<typeof formMachine>

export const isLoading = (snapshot: FormSnapshot): boolean => snapshot.matches('opening') || snapshot.matches('loading')

export const isUnloaded = (snapshot: FormSnapshot): boolean => snapshot.matches('unloaded')

export const isMissing = ({ context: { failure } }: FormSnapshot): boolean => failure instanceof ApiError && failure.code === 'NOT_FOUND'

export const isSaving = (snapshot: FormSnapshot): boolean => snapshot.matches('saving') || snapshot.matches('comparing')

export const storedRecord = ({ context }: FormSnapshot) => context.record

/** The other version while both stand side by side. */
export const theirVersion = ({ context }: FormSnapshot) => context.theirs

/** What the server found wrong with the values that it was sent. */
export const refusal = ({ context: { wrong, values } }: FormSnapshot) => ({ wrong, values })

export const savedId = ({ context }: FormSnapshot) => context.savedId
