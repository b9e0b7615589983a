import type { SnapshotFrom } from 'xstate'
import type { uploadMachine } from './upload.machine.ts'

export type UploadSnapshot = SnapshotFrom<typeof uploadMachine>

export const isUploading = (snapshot: UploadSnapshot): boolean => snapshot.matches('uploading')
export const isInterrupted = (snapshot: UploadSnapshot): boolean => snapshot.matches('interrupted')
export const progressOf = (snapshot: UploadSnapshot) => snapshot.context.progress
export const problemShown = (snapshot: UploadSnapshot) => snapshot.context.problem
export const uploadedFile = (snapshot: UploadSnapshot) => snapshot.context.uploaded
export const chosenName = (snapshot: UploadSnapshot) => snapshot.context.file?.name ?? null
