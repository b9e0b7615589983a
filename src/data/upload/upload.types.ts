import type { FileLimits } from '../../../machines/fields/fileKinds.ts'
import type { KeptFile } from '../../../machines/fields/kept.ts'

/** What a file is for. */
export interface UploadPlace {
  area: string
  /** The record; null while there is none yet. */
  id: string | null
  /** Of the record's form. */
  field?: string
}

export interface UploadInput {
  limits: FileLimits
  place: UploadPlace
}

export interface Transfer {
  file: File
  place: UploadPlace
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
  uploaded: KeptFile | null
  problem: FileProblem | null
  /** Why the server refused the file, in its words; null when it has said nothing. */
  said: string | null
}

export type UploadEvents =
  | { type: 'file.chosen'; file: File }
  | { type: 'file.dropped' }
  | { type: 'upload.retried' }
  | { type: 'progress.made'; fraction: number }
  | { type: 'upload.finished'; uploaded: KeptFile }
  | { type: 'upload.failed'; said: string | null }
