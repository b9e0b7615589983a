import type { Fields } from '../../../machines/fields/fields.ts'
import type { Area } from './types.ts'

/** Checks the parts of a declaration against each other, so that a mistyped field is a compile error, and types its rows. */
export const defineArea = <const F extends Fields, const C extends Record<string, unknown> = Record<string, never>>(
  area: Area<F, C>,
): Area<F, C> => area
