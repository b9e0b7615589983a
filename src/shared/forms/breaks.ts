import type { Difference } from './compare.ts'

/** What a version takes from who has answered the live one, a line each: who confirms it confirms exactly this. */
export const breaksText = (differences: readonly Difference[]): string =>
  differences
    .filter(({ breaking }) => breaking)
    .map(({ kind, at, values }) => [kind, at, ...Object.values(values)].join(' '))
    .toSorted()
    .join('\n')
