import {
  documentPixels,
  type FileKind,
  fileKinds,
  type FileLimits,
  megabyte,
  type SheetKind,
  sheetKinds,
  videoKinds,
} from '../../machines/fields/fileKinds.ts'
import { isOneLine, isVisible } from './validation/visible.ts'

/** What is taken as a document of a case. */
export const documentLimits: FileLimits = {
  kinds: Object.keys(fileKinds) as FileKind[],
  bytes: 10 * megabyte,
  pixels: documentPixels,
}

/** What is taken as a file of many records. */
export const importLimits: FileLimits = {
  kinds: Object.keys(sheetKinds) as SheetKind[],
  bytes: 50 * megabyte,
  pixels: 0,
}

const kilobyte = 1024

/** Bytes in the unit that a limit is told in: KB below one MB. */
export const sizeText = (bytes: number): { n: number; unit: string } => {
  const [unit, size] = bytes < megabyte ? (['KB', kilobyte] as const) : (['MB', megabyte] as const)
  return { n: Number((bytes / size).toFixed(2)), unit }
}

const extensions: Readonly<Record<string, readonly string[]>> = { ...fileKinds, ...sheetKinds, ...videoKinds }

/** Names are for people, and no path. */
export const isFileName = (name: string): boolean => isVisible(name) && isOneLine(name) && !/[/\\]/.test(name)

export const extensionsOf = ({ kinds }: Pick<FileLimits, 'kinds'>): string[] =>
  kinds.flatMap((kind) => extensions[kind]!)

/** In lower case, without the dot; '' when the name has none. */
export const extensionOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
