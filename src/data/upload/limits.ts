import { documentBytes, documentExtensions, extensionOf, isFileName } from '../../shared/uploads.ts'
import type { FileProblem, UploadLimits } from './upload.types.ts'

const KB = 1_024
const MB = 1_048_576

/** What the server takes as a document. */
export const documentLimits: UploadLimits = { extensions: documentExtensions, bytes: documentBytes }

/** Bytes in the unit that a limit is told in: KB below one MB. */
export const sizeText = (bytes: number): { n: number; unit: string } => {
  const [unit, size] = bytes < MB ? (['KB', KB] as const) : (['MB', MB] as const)
  return { n: Number((bytes / size).toFixed(2)), unit }
}

/** Why a file cannot be chosen; null when it can. */
export const problemOf = ({ name, size }: File, { extensions, bytes }: UploadLimits): FileProblem | null => {
  if (!isFileName(name)) return { key: 'fileName', values: {} }
  if (!extensions.includes(extensionOf(name)))
    return { key: 'fileExtension', values: { extensions: extensions.join(', ') } }
  return size > bytes ? { key: 'fileSize', values: sizeText(bytes) } : null
}
