import type { AnyStateMachine } from 'xstate'
import type { Mutant } from './operators.ts'

/** A chart, or what is built around one, whose mutants are to be noticed. */
export interface Quarry<Made = AnyStateMachine> {
  id: string
  mutants: Mutant<Made>[]
  /** The first thing by which the tests notice it; null: by nothing. */
  noticedBy(mutant: Made, what: string): string | null
  /** By the mutant why nobody can notice it. */
  unnoticeable: Record<string, string>
}

/** What became of a mutant: `alive` and `explained` are those that nobody noticed. */
export interface Hunted {
  what: string
  fate: 'killed' | 'explained' | 'alive'
  /** What it was noticed by, or why nobody can notice it. */
  by: string
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
    const by = killerOf(quarry, mutant)
    const isAlive = by === null
    bag.fates.push({
      what: mutant.what,
      fate: isAlive ? (isExplained ? 'explained' : 'alive') : 'killed',
      by: by ?? quarry.unnoticeable[mutant.what] ?? '',
    })
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
const killerOf = <Made>({ noticedBy }: Quarry<Made>, { what, make }: Mutant<Made>): string | null => {
  try {
    return noticedBy(make(), what)
  } catch (cause) {
    return `it throws: ${String(cause)}`
  }
}
