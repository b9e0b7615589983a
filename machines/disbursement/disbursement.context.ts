import { number, object, string } from 'yup'
import type { Context, Given, Stamp, Typed } from '../kernel/types.ts'
import type { Payee } from '../kit/gateway.ts'
import { codeOf } from '../kit/number.ts'
import { type Hand, handOf, type Outgoing } from '../kit/outgoing.ts'
import { type PaymentType, paymentTypes } from './disbursement.asks.ts'

/** What a person chooses, and what the host has found of the claim. */
export type Start = {
  claim: string
  payee: Payee
  remark: string | null
  code: string
  amount: number
  currency: string
  claimNumber: string
  policyNumber: string
  customerName: string
  parties: { broker: string; insurer: string | null; partner: string | null }
  /** Whose the debt of the claim is: the insurer's organisation, or its name where it does not work here. */
  debtor: string
  paymentType: PaymentType
  /** The pool of the claim’s partner, which pays as long as its stop-loss lets it; `holder` is whose account it is. */
  pool: { code: string; holder: string } | null
  fourEyesFrom: number | null
  /** Of one that is paid anew since the bank has returned another: the code of that. */
  linkedTo: string | null
}

const id = () => string().max(60)
const text = (most: number) => string().max(most).required()

export const start = object({
  claim: id().required(),
  payee: object({ bank: text(60), accountNumber: text(34), accountName: text(120) }),
  remark: string().max(500).nullable().default(null),
  code: text(40),
  amount: number().integer().positive().required(),
  currency: text(3),
  claimNumber: text(40),
  policyNumber: text(40),
  customerName: text(120),
  parties: object({
    broker: id().required(),
    insurer: id().nullable().default(null),
    partner: id().nullable().default(null),
  }),
  debtor: text(60),
  paymentType: string().oneOf(paymentTypes).required(),
  pool: object({ code: text(40), holder: text(60) })
    .nullable()
    .default(null),
  fourEyesFrom: number().integer().min(0).nullable().default(null),
  linkedTo: string().max(40).nullable().default(null),
})

/** Sums are in minor units of the currency, instants in ISO, UTC. */
export type DisbursementContext = Start &
  Outgoing & {
    /** How often the bank was asked whose account it is. */
    checks: number
    /** The name in which the bank has the account; null as long as it has not said it. */
    accountHolder: string | null
    isVerified: boolean
    submitted: Hand | null
    decision: (Hand & { reason: string | null }) | null
    /** When what a pool pays goes out by itself. */
    releaseAt: string | null
    /** Why the account was not found, or the money has not gone. */
    failure: string | null
    payment: { date: string; reference: string } | null
    proof: { fileId: string; name: string } | null
    /** By the bank, after it was paid. */
    returned: { at: string; reason: string } | null
    closing: { at: string; by: string; reason: string } | null
  }

export const inputOf = ({
  typed: { bank, accountNumber, accountName, ...typed },
  at,
  recordId,
  given,
}: Typed & { recordId: string; given: Given }): Context => ({
  ...typed,
  payee: { bank: bank!, accountNumber: accountNumber!, accountName: accountName! },
  ...given.found,
  code: codeOf('DSB', recordId, at),
  fourEyesFrom: given.payoutFourEyesFrom,
})

export const opening = ({ context, event }: { context: object; event: Stamp }): DisbursementContext => {
  const hand = handOf(event)
  return {
    ...(context as Start),
    requested: hand,
    payeeChanged: hand,
    approvals: [],
    attempt: 0,
    transfer: null,
    checks: 1,
    accountHolder: null,
    isVerified: false,
    submitted: null,
    decision: null,
    releaseAt: null,
    failure: null,
    payment: null,
    proof: null,
    returned: null,
    closing: null,
  }
}
