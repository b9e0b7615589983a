import type { AnyStateMachine } from 'xstate'
import type { Mutant } from './operators.ts'

/** A chart whose mutants are to be noticed. */
export interface Quarry {
  machine: AnyStateMachine
  mutants: Mutant[]
  /** Whether the tests notice it. */
  isNoticed(mutant: AnyStateMachine): boolean
  /** By the mutant why nobody can notice it. */
  unnoticeable: Record<string, string>
}

export interface Bag {
  noticed: number
  /** Nobody noticed them, and nothing explains it. */
  missed: string[]
  /** They are said to be unnoticeable, and were noticed. */
  slandered: string[]
}

export const hunt = ({ isNoticed, unnoticeable }: Quarry, mutants: Mutant[]): Bag => {
  const bag: Bag = { noticed: 0, missed: [], slandered: [] }
  for (const { what, make } of mutants) {
    const isExplained = what in unnoticeable
    if (survives(isNoticed, make)) {
      if (!isExplained) bag.missed.push(what)
    } else {
      bag.noticed += 1
      if (isExplained) bag.slandered.push(what)
    }
  }
  return bag
}

/** A chart that cannot be made, or throws where it may not, is noticed by that. */
const survives = (isNoticed: Quarry['isNoticed'], make: Mutant['make']): boolean => {
  try {
    return !isNoticed(make())
  } catch {
    return false
  }
}
