import { bringing, type PayloadOf } from '../kernel/payloads.ts'
import type { RuleRow } from '../kernel/ruleTable.types.ts'
import type { Stamp } from '../kernel/types.ts'
import { text } from '../kit/payload.ts'
import type { Cover } from '../kit/refund.ts'
import { periodOf, policyIn } from './cancellation.policy.ts'

/** What a person asks for: the end of a policy, by its quotation. */
export const asks = {
  policy: { type: 'reference', area: 'credit_life', required: true },
  reason: { ...text, required: true },
} as const

export const start = bringing(asks).schema!

type Start = PayloadOf<typeof asks>

/** Sums are in minor units of the currency, parties organisation ids; who is told by their name and that of their organisation. */
export type CancellationContext = Start & {
  policyNumber: string
  quotesCode: string
  customerName: string
  currency: string
  sumInsured: number
  cover: Cover
  parties: { broker: string; insurer: string; bank: string; partner: string }
  /** The sum insured from which another person approves than asked; null: none is needed. */
  fourEyesFrom: number | null
  request: { at: string; by: string; userId: string; organisation: string }
  decision: { at: string; by: string } | null
  /** What goes back to the customer; null while nothing is approved. */
  refund: number | null
  payment: { amount: number; date: string; reference: string } | null
}

export const nameOf = ({ by }: Stamp): string => `${by.name}, ${by.organisation.name}`

/** What a request knows: of what was asked for, of the policy as it stands, and of who asks. */
export const opening = ({ context, event }: { context: object; event: Stamp }): CancellationContext => {
  const { facts } = policyIn(event)
  const due = facts.totalPremium as number
  return {
    ...(context as Start),
    policyNumber: facts.policyNumber as string,
    quotesCode: facts.quotesCode as string,
    customerName: facts.customer_name as string,
    currency: facts.currency as string,
    sumInsured: facts.totalSumInsured as number,
    cover: {
      paid: (facts.premium_paid_amount as number | null) ?? due,
      due,
      period: periodOf(facts),
      terms: facts.refund_terms as RuleRow[] | null,
    },
    parties: {
      broker: facts.broker_id as string,
      insurer: facts.insurer_id as string,
      bank: facts.bank_id as string,
      partner: facts.partner_id as string,
    },
    fourEyesFrom: facts.four_eyes_from as number | null,
    request: { at: event.at, by: nameOf(event), userId: event.by.userId, organisation: event.by.organisation.id },
    decision: null,
    refund: null,
    payment: null,
  }
}
