import type { FileLimits } from '../../../machines/fields/fileKinds.ts'
import { extensionOf, extensionsOf, isFileName, sizeText } from '../../shared/uploads.ts'
import type { FileProblem } from './upload.types.ts'

/** Which files are taken, by their extensions, and how large, for a reader: 'PDF or PNG', 10 and 'MB'. */
export const limitsText = ({ kinds, bytes }: FileLimits, locale: string) => ({
  kinds: new Intl.ListFormat(locale, { type: 'disjunction' }).format(
    extensionsOf({ kinds }).map((extension) => extension.toUpperCase()),
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
