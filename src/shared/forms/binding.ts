/** By what a claim is told which form it gets; null in a binding: whatever it is. */
export const parts = ['partner', 'insurer', 'category', 'claimType'] as const

export type Part = (typeof parts)[number]

export type Claimed = Readonly<Record<Part, string | null>>

/** That claims of some kind get a form, from one day to another or for ever. */
export interface Binding extends Claimed {
  id: string
  /** Days, YYYY-MM-DD. */
  validFrom: string
  validUntil: string | null
  /** Whether the form has a live version; without one nobody can be asked. */
  isLive: boolean
}

/** Why a claim does not get the form of a binding. */
export type Loss = `other.${Part}` | 'notYet' | 'over' | 'notLive' | 'lessSpecific'

export interface Verdict<B extends Binding> {
  won: B | null
  lost: readonly { binding: B; why: Loss }[]
}

/** How much a binding names, and of as much the rarer before the commoner. */
const specificity = (binding: Claimed): number => {
  const named = parts.map((part) => binding[part] !== null)
  const weights = named.reduce((sum, is, index) => sum + (is ? 2 ** (parts.length - 1 - index) : 0), 0)
  return named.filter(Boolean).length * 2 ** parts.length + weights
}

const lossOf = (binding: Binding, claim: Claimed, on: string): Loss | null => {
  const other = parts.find((part) => binding[part] !== null && binding[part] !== claim[part])
  if (other) return `other.${other}`
  if (on < binding.validFrom) return 'notYet'
  if (binding.validUntil !== null && on > binding.validUntil) return 'over'
  return binding.isLive ? null : 'notLive'
}

/** Which binding a claim gets its form by on a day: the most specific of those that fit, and why each other does not. */
export const bindingFor = <B extends Binding>(bindings: readonly B[], claim: Claimed, on: string): Verdict<B> => {
  const judged = bindings.map((binding) => ({ binding, why: lossOf(binding, claim, on) }))
  const fitting = judged.flatMap(({ binding, why }) => (why === null ? [binding] : []))
  const [won = null] = fitting.toSorted((one, other) => specificity(other) - specificity(one))
  return {
    won,
    lost: judged.flatMap(({ binding, why }) =>
      binding === won ? [] : [{ binding, why: why ?? ('lessSpecific' as const) }],
    ),
  }
}
