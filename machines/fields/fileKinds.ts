/** What may be brought as a file: media types, and the extensions that go with them. */
export const fileKinds = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
} as const

export type FileKind = keyof typeof fileKinds

/** What may be brought to be read row by row. */
export const sheetKinds = {
  'text/csv': ['csv', 'tsv', 'txt'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
} as const

export type SheetKind = keyof typeof sheetKinds

/** Films, which designed forms alone ask for. */
export const videoKinds = {
  'video/quicktime': ['mov'],
  'video/mp4': ['mp4'],
  'video/x-msvideo': ['avi'],
  'video/x-flv': ['flv'],
  'video/x-matroska': ['mkv'],
  'video/x-ms-wmv': ['wmv'],
} as const

export type VideoKind = keyof typeof videoKinds

const firsts = { ...fileKinds, ...videoKinds }

/** By its first extension each type is called of which a designed form may ask for those alone. */
export type FileExtension = (typeof firsts)[keyof typeof firsts][0]

export const firstExtension = (kind: FileKind | VideoKind): FileExtension => firsts[kind][0]

export const fileExtensions: readonly FileExtension[] = Object.values(firsts).map(([first]) => first)

export const megabyte = 1024 * 1024

/** What is taken as a file. */
export interface FileLimits {
  kinds: readonly (FileKind | SheetKind | VideoKind)[]
  /** Of the largest. */
  bytes: number
  /** Of the largest picture. */
  pixels: number
}

/** Of a picture among documents: more than a telephone's camera has, or a scanner for A4 at 600 dpi. */
export const documentPixels = 64_000_000

/** A picture is made small by whoever brings it. */
export const pictureLimits = {
  kinds: ['image/jpeg', 'image/png'],
  bytes: megabyte,
  pixels: 1_000_000,
} as const satisfies FileLimits
