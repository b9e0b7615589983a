import type { Maker } from '../plainRows.ts'

/** What is there before the records of the demo are made. */
export const installed: Maker = () => []
