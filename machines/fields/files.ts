import { documentPixels, type FileKind, megabyte, type VideoKind } from './fileKinds.ts'
import { isKept, type KeptFile } from './kept.ts'
import { must, say } from './messages.ts'
import { fieldType, type Declared } from './type.ts'

/** Files for one purpose, each once and in the order in which they were chosen; required, at least one. */
export interface Files extends Declared {
  type: 'files'
  kinds: readonly (FileKind | VideoKind)[]
  /** Of the largest. */
  megabytes: number
  max: number
}

const isFirst = (file: KeptFile | null, index: number, files: (KeptFile | null)[]): boolean => {
  const idOf = (one: KeptFile | null) => (isKept(one) ? one!.id.toLowerCase() : one)
  return files.findIndex((other) => idOf(other) === idOf(file)) === index
}

export const files = fieldType<Files, (KeptFile | null)[]>({
  schema: ({ array, mixed }, { max }) =>
    array(mixed<KeptFile>().nullable().defined())
      .transform((chosen: (KeptFile | null)[] | null) => chosen && chosen.filter(isFirst))
      .test(must<unknown[]>(say('maxFiles', { max }), (chosen) => chosen.length <= max))
      .test(must<unknown[]>(say('filesUploading'), (chosen) => chosen.every(isKept))),
  text: (chosen) => chosen.map((file) => file!.name).join(', '),
  sql: 'jsonb',
  scalar: 'JSON',
  empty: [],
  cursor: null,
  filters: [],
  shape: 'block',
  missing: 'uploadRequired',
  takes: ({ kinds, megabytes }) => ({ kinds, bytes: megabytes * megabyte, pixels: documentPixels }),
})
