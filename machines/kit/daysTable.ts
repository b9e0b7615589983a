import { longestLimit } from '../kernel/deadlines.ts'
import { givenFor, rowsUnder } from '../kernel/ruleTable.ts'
import type { RuleTable, Ruling } from '../kernel/ruleTable.types.ts'

/** How many days a window lasts, as a table of one row. */
export const daysTable = (usual: number): RuleTable => ({
  asks: {},
  gives: { days: { type: 'integer', min: 1, max: longestLimit, required: true } },
  usual: [{ when: {}, then: { days: usual } }],
})

/** How many that are under the versions that a case keeps. */
export const daysUnder = (ruling: Ruling, name: string, table: RuleTable): number =>
  givenFor(rowsUnder(ruling, name, table))!['days'] as number
