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

/** Why a claim does not get the form of a binding; `ranksBelow`: what it names is as much, and of what goes after. */
export type Loss = `other.${Part}` | 'notYet' | 'over' | 'notLive' | 'lessSpecific' | 'ranksBelow'

export interface Verdict<B extends Binding> {
  won: B | null
  lost: readonly { binding: B; why: Loss }[]
}

const namedIn = (binding: Claimed): number => parts.filter((part) => binding[part] !== null).length

/** How much a binding names, and of as much the rarer before the commoner. */
const specificity = (binding: Claimed): number => {
  const weights = parts.map((part, index) => (binding[part] === null ? 0 : 2 ** (parts.length - 1 - index)))
  return namedIn(binding) * 2 ** parts.length + weights.reduce((sum, weight) => sum + weight, 0)
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
  const behind = (binding: B): Loss => (won && namedIn(binding) < namedIn(won) ? 'lessSpecific' : 'ranksBelow')
  return {
    won,
    lost: judged.flatMap(({ binding, why }) => (binding === won ? [] : [{ binding, why: why ?? behind(binding) }])),
  }
}
