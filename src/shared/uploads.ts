import { type FileKind, fileKinds, type FileLimits, megabyte } from '../../machines/fields/fileKinds.ts'
import { isOneLine, isVisible } from './validation/visible.ts'

/** What is taken as a document of a case. */
export const documentLimits: FileLimits = { kinds: Object.keys(fileKinds) as FileKind[], bytes: 10 * megabyte }

/** Names are for people, and no path. */
export const isFileName = (name: string): boolean => isVisible(name) && isOneLine(name) && !/[/\\]/.test(name)

export const extensionsOf = ({ kinds }: FileLimits): string[] => kinds.flatMap((kind) => fileKinds[kind])

/** In lower case, without the dot; '' when the name has none. */
export const extensionOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
