import type { SnapshotFrom } from 'xstate'
import type { uploadMachine } from './upload.machine.ts'

export type UploadSnapshot = SnapshotFrom<typeof uploadMachine>

export const isUploading = (snapshot: UploadSnapshot): boolean => snapshot.matches('uploading')
export const isInterrupted = (snapshot: UploadSnapshot): boolean => snapshot.matches('interrupted')
/** Why the server did not take the file, in the person's language; null when only the way there failed. */
export const refusalSaid = (snapshot: UploadSnapshot) => snapshot.context.said
export const progressOf = (snapshot: UploadSnapshot) => snapshot.context.progress
export const problemShown = (snapshot: UploadSnapshot) => snapshot.context.problem
export const uploadedFile = (snapshot: UploadSnapshot) => snapshot.context.uploaded
export const chosenFile = (snapshot: UploadSnapshot) => snapshot.context.file
export const chosenName = (snapshot: UploadSnapshot) => chosenFile(snapshot)?.name ?? null
