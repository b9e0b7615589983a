/** A number as it is told, in words of its own too, and the list of what was counted where there is one. */
export interface Told {
  text: string
  said: string
  to: string | null
}

/** What is counted of a state: how many stand in it, and how long they stay. */
export interface CountedState {
  standing: Told | null
  stays: readonly Told[]
}

/** By the ids of states. */
export type Counted = ReadonlyMap<string, CountedState>

/** In words, for those who do not see it. */
export const saidOf = (counted: CountedState | undefined): string[] =>
  counted ? [...(counted.standing ? [counted.standing] : []), ...counted.stays].map(({ said }) => said) : []
