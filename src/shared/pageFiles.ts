import type { Locale } from './locales.ts'

export type Skeleton = 'frame' | 'list' | 'clean'

/** What the page at a path fetches beside the entry, as the build has found it. */
export interface PageFiles {
  /** As of a route: `/credit-life/:id`. */
  path: string
  /** What is shown until it is there. */
  skeleton: Skeleton
  files: readonly string[]
  /** Those of the layout that the window is for. */
  layout: Readonly<Record<'mobile' | 'desktop', readonly string[]>>
  words: Readonly<Record<Locale, readonly string[]>>
}

/** Where the built browser keeps it, within its folder. */
export const pageFilesAt = '.vite/pages.json'
