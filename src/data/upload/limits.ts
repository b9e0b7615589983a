import { type FileLimits, megabyte } from '../../../machines/fields/fileKinds.ts'
import { extensionOf, extensionsOf, isFileName } from '../../shared/uploads.ts'
import type { FileProblem } from './upload.types.ts'

const KB = 1_024

/** Bytes in the unit that a limit is told in: KB below one MB. */
export const sizeText = (bytes: number): { n: number; unit: string } => {
  const [unit, size] = bytes < megabyte ? (['KB', KB] as const) : (['MB', megabyte] as const)
  return { n: Number((bytes / size).toFixed(2)), unit }
}

/** Which files are taken, and how large, for a reader: 'PDF or PNG', 10 and 'MB'. */
export const limitsText = ({ kinds, bytes }: FileLimits, locale: string) => ({
  kinds: new Intl.ListFormat(locale, { type: 'disjunction' }).format(
    kinds.map((kind) => kind.replace(/^.*\//, '').toUpperCase()),
  ),
  ...sizeText(bytes),
})

/** Why a file cannot be chosen; null when it can. */
export const problemOf = ({ name, size }: File, limits: FileLimits): FileProblem | null => {
  const extensions = extensionsOf(limits)
  if (!isFileName(name)) return { key: 'fileName', values: {} }
  if (!extensions.includes(extensionOf(name)))
    return { key: 'fileExtension', values: { extensions: extensions.join(', ') } }
  return size > limits.bytes ? { key: 'fileSize', values: sizeText(limits.bytes) } : null
}
