import type { Area } from './types.ts'

/** Checks the parts of a declaration against each other, so that a mistyped field is a compile error. */
export const defineArea = <const F extends string>(area: Area<F>): Area<F> => area
