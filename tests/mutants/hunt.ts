import type { AnyStateMachine } from 'xstate'
import type { Mutant } from './operators.ts'

/** A chart, or what is built around one, whose mutants are to be noticed. */
export interface Quarry<Made = AnyStateMachine> {
  id: string
  mutants: Mutant<Made>[]
  /** Whether the tests notice it. */
  isNoticed(mutant: Made, what: string): boolean
  /** By the mutant why nobody can notice it. */
  unnoticeable: Record<string, string>
}

/** What became of a mutant: `alive` and `explained` are those that nobody noticed. */
export interface Hunted {
  what: string
  fate: 'killed' | 'explained' | 'alive'
}

export interface Bag {
  fates: Hunted[]
  noticed: number
  /** Nobody noticed them, and nothing explains it. */
  missed: string[]
  explained: number
  /** They are said to be unnoticeable, and were noticed or are no mutants any more. */
  slandered: string[]
}

export const hunt = <Made>(quarry: Quarry<Made>, mutants = quarry.mutants): Bag => {
  const known = new Set(quarry.mutants.map(({ what }) => what))
  const strange = Object.keys(quarry.unnoticeable).filter((what) => !known.has(what))
  const bag: Bag = { fates: [], noticed: 0, missed: [], explained: 0, slandered: strange }
  for (const mutant of mutants) {
    const isExplained = mutant.what in quarry.unnoticeable
    const isAlive = survives(quarry, mutant)
    bag.fates.push({ what: mutant.what, fate: isAlive ? (isExplained ? 'explained' : 'alive') : 'killed' })
    if (isAlive) {
      if (isExplained) bag.explained += 1
      else bag.missed.push(mutant.what)
    } else {
      bag.noticed += 1
      if (isExplained) bag.slandered.push(mutant.what)
    }
  }
  return bag
}

/** A chart that cannot be made, or throws where it may not, is noticed by that. */
const survives = <Made>({ isNoticed }: Quarry<Made>, { what, make }: Mutant<Made>): boolean => {
  try {
    return !isNoticed(make(), what)
  } catch {
    return false
  }
}
