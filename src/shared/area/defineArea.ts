import type { Area, CaseArea, PlainArea } from './types.ts'

/** Checks the parts of a declaration against each other, so that a mistyped field is a compile error. */
export const defineArea = <const F extends string>(area: PlainArea<F> | CaseArea<F>): Area<F> => area
