import type { Lifecycle, RuleArgs } from '../../machines/kernel/types.ts'
import { type Cell, cellsOf } from '../machines/decisions/cells.ts'
import { outcomeOf } from '../machines/decisions/compare.ts'
import { tables } from '../machines/decisions/registry.ts'
import { beginningDifferences } from '../machines/decisions/told.ts'
import type { Decisions } from '../machines/decisions/types.ts'
import { placed } from '../machines/decisions/values.ts'
import type { Quarry } from './hunt.ts'
import { involvedMutants } from './lifecycles/involved.ts'
import { type LifecycleMutant, noticedBy } from './lifecycles/notice.ts'
import { assignMutants, beginningMutants, factMutants, ruleMutants } from './lifecycles/parts.ts'
import { type Path, shifted, watched } from './lifecycles/reads.ts'
import { schemaMutants } from './lifecycles/schemas.ts'
import { mutantsOf } from './operators.ts'

const kept = (reads: Map<string, Path>) => (path: Path, value: unknown) => {
  if (shifted(value, 1) !== undefined) reads.set(path.join('.'), path)
}

/** Where each rule reads what can be more or less, in all that the cells ask of it. */
const ruleReads = ({ rules }: Lifecycle, cells: readonly Cell[]): Map<string, Path[]> => {
  const found = new Map(Object.keys(rules).map((name) => [name, new Map<string, Path>()]))
  for (const { record, event } of cells) {
    const args: RuleArgs = { context: record.snapshot.context, event }
    for (const [name, rule] of Object.entries(rules))
      if (!rule.other || event.others?.[rule.other]) rule.test(watched(args, kept(found.get(name)!)))
  }
  return new Map([...found].map(([name, reads]) => [name, [...reads.values()]]))
}

const factReads = ({ lifecycle, input, beginning, portraits }: Decisions): Path[] => {
  const reads = new Map<string, Path>()
  for (const { facts } of Object.values(portraits.told))
    lifecycle.facts(watched(placed({ ...input, ...beginning }, facts), kept(reads)))
  return [...reads.values()]
}

/** Every lifecycle that differs by one slip of the hand: in its chart, rules, changes, beginning, facts, payloads or what it involves. */
const mutantsFor = (table: Decisions, cells: readonly Cell[]): LifecycleMutant[] => {
  const { lifecycle, beginning, portraits } = table
  const moving = cells.filter(({ expected, person }) => expected.ok && person.root)
  const move = (recording: Lifecycle) => moving.forEach((cell) => void outcomeOf(recording, cell))
  return [
    ...mutantsOf(lifecycle.machine).map(({ what, make }) => ({
      what,
      make: () => ({ ...lifecycle, machine: make() }),
    })),
    ...ruleMutants(lifecycle, ruleReads(lifecycle, moving)),
    ...assignMutants(lifecycle, move),
    ...beginningMutants(lifecycle, beginning),
    ...factMutants(lifecycle, Object.keys(portraits.untold), factReads(table)),
    ...schemaMutants(lifecycle),
    ...involvedMutants(lifecycle, (recording) => {
      move(recording)
      beginningDifferences(table, recording)
    }),
  ]
}

/** The lifecycles, hunted by the tables of what is decided. */
export const lifecycleQuarries: Quarry<Lifecycle>[] = tables.map((table) => {
  const cells = cellsOf(table)
  return {
    id: table.lifecycle.id,
    mutants: mutantsFor(table, cells),
    noticedBy: (mutant, what) => noticedBy(table, cells, mutant, what),
    unnoticeable: Object.fromEntries(
      table.alike.flatMap(({ because, places }) => places.map((place) => [place, because] as const)),
    ),
  }
})
