import type { Plan } from './plan.ts'

/** Where charts stand that the build has laid out, by what their graphs come to; while developing there are none. */
export const drawn: Readonly<Record<string, () => Promise<{ default: Plan }>>> = {}
