import { differences } from '../machines/support/compare.ts'
import { tables } from '../machines/tables.ts'
import type { Quarry } from './hunt.ts'
import { mutantsOf } from './operators.ts'

/** The machines of the browser, hunted by their tables. */
export const browserQuarries: Quarry[] = tables.map(({ machine, table }) => ({
  id: machine.id,
  mutants: mutantsOf(machine),
  isNoticed: (mutant) => !differences(mutant, table).next().done,
  unnoticeable: {},
}))
