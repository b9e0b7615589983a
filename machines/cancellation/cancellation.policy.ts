import { otherOf } from '../kernel/others.ts'
import type { Involved, Json, Other, Period, Stamp } from '../kernel/types.ts'

/** What is asked of the policy that is to end. */
const told = [
  'policyNumber',
  'quotesCode',
  'customer_name',
  'currency',
  'totalSumInsured',
  'totalPremium',
  'premium_paid_amount',
  'policyPeriod',
  'four_eyes_from',
  'refund_terms',
  'broker_id',
  'insurer_id',
  'bank_id',
  'partner_id',
] as const

export type PolicyFacts = Record<(typeof told)[number], Json>

/** The policy, by the id of its quotation. */
export const policy = {
  lifecycle: 'creditLife',
  id: ({ context }) => context['policy'] as string,
  facts: told,
} satisfies Involved

export const policyIn = (event: Stamp): Other & { facts: PolicyFacts } =>
  otherOf(event, 'policy') as Other & { facts: PolicyFacts }

/** `first/last`, as the policy's row has it; null where its days are not known. */
export const periodOf = ({ policyPeriod }: PolicyFacts): Period | null => {
  const [first, last] = ((policyPeriod ?? '') as string).split('/')
  return first && last ? { first, last } : null
}
