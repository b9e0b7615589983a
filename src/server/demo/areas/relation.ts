import { organisations } from '../organisations.ts'
import type { Maker } from '../plainRows.ts'

/** In the demo's market everybody does business with everybody. */
export const relationRows: Maker = () =>
  organisations.flatMap(({ code, name, kind }) => (kind === 'platform' ? [] : [{ code, name, kind }]))
