import { type Difference, differences } from './compare.ts'
import type { Definition } from './definition.ts'

/** What a version takes from who has answered the live one. */
export const breaksBetween = (live: Definition, next: Definition): Difference[] =>
  differences(live, next).filter(({ breaking }) => breaking)

/** The same, a line each: who confirms it confirms exactly this. */
export const breaksText = (breaks: readonly Difference[]): string =>
  breaks
    .map(({ kind, at, values }) => [kind, at, ...Object.values(values)].join(' '))
    .toSorted()
    .join('\n')
