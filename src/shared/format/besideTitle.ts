import type { Lookup } from '../endpoints/answers/records.ts'

/** What tells a record from others of the same title: what it is known by beside it, and whose it is. */
export const besideTitle = ({ subtitle, owner }: Pick<Lookup, 'subtitle' | 'owner'>): string =>
  [subtitle, owner].filter(Boolean).join(' · ')
