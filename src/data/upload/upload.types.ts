import type { UploadedFile } from '../../shared/endpoints/answers/files.ts'

export interface UploadLimits {
  /** Without the dot, lower case. */
  extensions: readonly string[]
  bytes: number
}

export interface UploadInput {
  limits: UploadLimits
  /** The row the file will belong to. */
  area: string
  id: string
}

export interface Transfer {
  file: File
  area: string
  id: string
}

/** Key below `validation`, with its values. */
export interface FileProblem {
  key: 'fileName' | 'fileExtension' | 'fileSize'
  values: Record<string, string | number>
}

export interface UploadContext extends UploadInput {
  file: File | null
  /** Whole percent. */
  progress: number
  uploaded: UploadedFile | null
  problem: FileProblem | null
  /** Why the server refused the file, in its words; null when it has said nothing. */
  said: string | null
}

export type UploadEvents =
  | { type: 'file.chosen'; file: File }
  | { type: 'file.dropped' }
  | { type: 'upload.retried' }
  | { type: 'progress.made'; fraction: number }
  | { type: 'upload.finished'; uploaded: UploadedFile }
  | { type: 'upload.failed'; said: string | null }
