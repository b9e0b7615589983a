import type { Author } from './records.ts'

/** Where the bytes of an announced file are put, and how. */
export interface Presigned {
  file: { id: string }
  url: string
  method: string
}

export interface UploadedFile {
  id: string
  name: string
}

export interface IssuedFile extends UploadedFile {
  type: string
  size: number
  at: string
  by: Author
}

export interface FileAnswers {
  'shared.getPresignUrl': Presigned
  'shared.confirmFile': { file: UploadedFile }
  'shared.listIssuedFiles': IssuedFile[]
}
