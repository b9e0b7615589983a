import type { Plan } from './plan.ts'

/** The plans that the build has made, by the keys of their graphs; while developing there are none. */
export const drawn: Readonly<Record<string, () => Promise<{ default: Readonly<Record<string, Plan>> }>>> = {}
