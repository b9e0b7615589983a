/** Which paths a tester wants to go. */
export interface Selection {
  /** The first path by every transition that leads to the goal, or every path that comes to no state twice. */
  kind: 'shortest' | 'simple'
  /** A number of a sample; null: each. */
  start: number | null
  /** A status, or the id of a state. */
  goal: string
  /** Rules that a path must show both ways: what they say no to is tried on it. */
  rules: readonly string[]
  /** Types of events. */
  avoid: readonly string[]
  /** Steps. */
  longest: number
  /** Paths. */
  most: number
}

export const anySelection: Omit<Selection, 'goal'> = {
  kind: 'shortest',
  start: null,
  rules: [],
  avoid: [],
  longest: 12,
  most: 20,
}
