import type { Json } from '../kernel/types.ts'
import { faultsOf, gridOf } from './plan.rates.ts'
import type { Terms } from './plan.terms.ts'

/** What a pricing may find against a plan. */
export const checks = [
  'NOT_ONE_RATE',
  'NO_PREMIUM',
  'FALLS_WITH_AGE',
  'FALLS_WITH_TERM',
  'BENEFIT_ABOVE_SUM',
  'OTHER',
] as const

/** Where it concerns one, the ages and terms of the rate table, or what else it is about. */
export type Finding = {
  check: (typeof checks)[number]
  ageFrom: number | null
  ageTo: number | null
  termFrom: number | null
  termTo: number | null
  note: string | null
}

const nowhere = { ageFrom: null, ageTo: null, termFrom: null, termTo: null, note: null }

/** As many as somebody reads. */
export const mostFindings = 50

/** Who is older when the cover begins, or is covered for longer, does not pay less; and nobody is covered for nothing. */
const inTable = (rates: NonNullable<Terms['rates']>): Finding[] => {
  const { height, width, rateIn, areaOf } = gridOf(rates)
  const findings: Finding[] = []
  for (let age = 0; age < height; age++)
    for (let term = 0; term < width; term++) {
      const rate = rateIn[age * width + term]!
      const found = (check: Finding['check']) => findings.push({ ...nowhere, check, ...areaOf(age, term) })
      if (rate === 0) found('NO_PREMIUM')
      if (age > 0 && rate < rateIn[(age - 1) * width + term]!) found('FALLS_WITH_AGE')
      if (term > 0 && rate < rateIn[age * width + term - 1]!) found('FALLS_WITH_TERM')
    }
  return findings
}

/** What the embedded pricing has against a plan; nothing: it is accepted. */
export const findingsIn = ({ rates = [], benefits = [], sumInsuredMax }: Terms): Finding[] => {
  const faults = faultsOf(rates).map(({ times: _times, ...area }): Finding => ({
    ...nowhere,
    check: 'NOT_ONE_RATE',
    ...area,
  }))
  const above = benefits.filter(({ limit }) => limit && sumInsuredMax && limit > sumInsuredMax)
  return [
    ...(faults.length > 0 ? faults : inTable(rates)),
    ...above.map(({ code }): Finding => ({ ...nowhere, check: 'BENEFIT_ABOVE_SUM', note: code })),
  ].slice(0, mostFindings)
}

/** What the embedded pricing answers to a submission. */
export const priced = ({ submission, terms }: Record<string, Json>): { type: string; [field: string]: Json } => {
  const findings = findingsIn(terms as unknown as Terms)
  return findings.length > 0
    ? { type: 'pricing.rejected', submission: submission!, findings }
    : { type: 'pricing.accepted', submission: submission! }
}
