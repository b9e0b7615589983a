import type { KeptFile } from '../../../../machines/fields/kept.ts'
import type { Author } from './records.ts'

/** Where the bytes of an announced file are put, and how. */
export interface Presigned {
  file: { id: string }
  url: string
  method: string
}

export interface IssuedFile extends KeptFile {
  at: string
  by: Author
}

export interface FileAnswers {
  'shared.getPresignUrl': Presigned
  'shared.putFile': void
  'shared.confirmFile': { file: KeptFile }
}
