import type { Reason } from '../../../machines/kernel/types.ts'
import type { Hindrance } from './rowFacts.ts'

/** As a reason, what stands against every change of a record. */
export const hindering = (why: Hindrance | undefined): Reason[] =>
  why ? [{ guard: why, key: `record:against.${why}`, values: {} }] : []
