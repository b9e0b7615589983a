import type { Answers } from './definition.ts'

const names = [
  'claimNumber',
  'claimType',
  'policyNumber',
  'customer_name',
  'phone',
  'email',
  'incidentDate',
  'description',
] as const

/** What a claim tells the form that it is told by, under the names of its fields. */
export const toldOfClaim = (claim: Readonly<Record<string, unknown>>): Answers =>
  Object.fromEntries(names.flatMap((name) => ((claim[name] ?? null) === null ? [] : [[name, claim[name]]])))
