import { type Guard, readGuard } from '../../../machines/kernel/chart.ts'
import type { Lifecycle } from '../../../machines/kernel/types.ts'

/** What is asked for: a rule, or several of which all, one or none must hold. */
export type Demand = { rule: string } | { kind: 'and' | 'or' | 'not'; parts: Demand[] }

const demandIn = ({ machine }: Lifecycle, guard: Guard): Demand => {
  const read = readGuard(machine, guard)
  return 'name' in read
    ? { rule: read.name }
    : { kind: read.kind, parts: read.parts.map((part) => demandIn({ machine } as Lifecycle, part)) }
}

/** What a guard asks for, each of which must hold. */
export const demandsOf = (lifecycle: Lifecycle, guard: Guard): Demand[] => {
  if (guard === undefined) return []
  const flat = (one: Demand): Demand[] => ('kind' in one && one.kind === 'and' ? one.parts.flatMap(flat) : [one])
  return flat(demandIn(lifecycle, guard))
}

/** The rules that a demand names. */
export const rulesIn = (one: Demand): string[] => ('rule' in one ? [one.rule] : one.parts.flatMap(rulesIn))
