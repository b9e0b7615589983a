import { isOneLine, isVisible } from './validation/visible.ts'

/** What may be uploaded as a document: media type and the extensions that go with it. */
export const documentKinds: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
}

/** Names are for people, and no path. */
export const isFileName = (name: string): boolean => isVisible(name) && isOneLine(name) && !/[/\\]/.test(name)

export const documentBytes = 10 * 1024 * 1024

export const documentExtensions: readonly string[] = Object.values(documentKinds).flat()

/** In lower case, without the dot; '' when the name has none. */
export const extensionOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
