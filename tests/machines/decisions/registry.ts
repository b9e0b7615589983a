import { decisions as creditLife } from '../creditLife/decisions.ts'
import type { Decisions } from './types.ts'

/** One table for each lifecycle of an area. */
export const tables: readonly Decisions[] = [creditLife]
