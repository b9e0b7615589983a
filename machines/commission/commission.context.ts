import { number, object, string } from 'yup'
import type { Stamp } from '../kernel/types.ts'
import { type Hand } from '../kit/outgoing.ts'
import { type CommissionSums, netOf } from '../kit/sums.ts'
import { taxOf } from './commission.shares.ts'

/** What a payee has to do with the policy. */
export const payeeRoles = ['SELLER', 'REFERRER'] as const

/** What the host finds of a premium that has been paid, and of a payee who has a part of its commission. Rates and shares are per cents. */
export type Start = {
  code: string
  /** The premium as it goes on to its insurer, by its id. */
  remittance: string
  policyNumber: string
  line: string
  product_name: string
  customer_name: string
  role: (typeof payeeRoles)[number]
  payee: string
  gross: number
  rate: number
  /** All commission of the premium. */
  whole: number
  share: number
  /** The payee's part of it. */
  accrued: number
  /** Nothing for who adds none. */
  ppnRate: number
  pph23Rate: number
  accruedOn: string
  currency: string
  parties: { broker: string; partner: string }
  /** In rupiah; null: whoever has requested it may approve it. */
  fourEyesFrom: number | null
}

const text = (most: number) => string().max(most)
const id = () => text(60).required()
const sum = () => number().integer().positive().required()
const perCent = () => number().min(0).max(100).required()

export const start = object({
  code: text(40).required(),
  remittance: id(),
  policyNumber: text(60).required(),
  line: text(20).required(),
  product_name: text(200).required(),
  customer_name: text(200).required(),
  role: string().oneOf(payeeRoles).required(),
  payee: text(250).required(),
  gross: sum(),
  rate: perCent(),
  whole: sum(),
  share: perCent(),
  accrued: sum(),
  ppnRate: perCent(),
  pph23Rate: perCent(),
  accruedOn: text(10).required(),
  currency: text(3).required(),
  parties: object({ broker: id(), partner: id() }),
  fourEyesFrom: number().integer().min(0).nullable().default(null),
})

/** What a premium has brought, or what has gone back with a part of it. */
export type Item = CommissionSums & { date: string; reference: string }

/** What the payee has got with a payout, by its number; less than nothing: what was kept from them. */
export type Payment = { date: string; reference: string; amount: number }

/** Sums are in minor units of the currency: what is left of them. */
export type CommissionContext = Start & {
  commission: number
  ppn: number
  pph23: number
  items: Item[]
  clawedBack: number
  requested: Hand | null
  approved: Hand | null
  reason: string | null
  payments: Payment[]
}

/** Where among the payments the last is that a payout has brought; -1: it has brought none. */
export const paymentOf = (payments: readonly Payment[], { reference }: Pick<Payment, 'reference'>): number =>
  payments.findLastIndex((one) => one.reference === reference)

export const paidOf = ({ payments }: Pick<CommissionContext, 'payments'>): number =>
  payments.reduce((before, { amount }) => before + amount, 0)

/** What the payee has still to get; less than nothing is what they owe, until it is kept from what they get otherwise. */
export const balanceOf = (context: CommissionContext): number => netOf(context) - paidOf(context)

/** A part of the commission with its taxes. */
export const taxed = ({ ppnRate, pph23Rate }: Pick<Start, 'ppnRate' | 'pph23Rate'>, commission: number) => ({
  commission,
  ppn: taxOf(commission, ppnRate),
  pph23: taxOf(commission, pph23Rate),
})

/** What goes back with a part of the commission: the difference of what is there and of what then is left, so that nothing stays of all of it. */
export const goesBack = (context: CommissionContext, amount: number) => {
  const left = taxed(context, context.commission - amount)
  return { commission: amount, ppn: context.ppn - left.ppn, pph23: context.pph23 - left.pph23 }
}

export const opening = ({ context }: { context: object; event: Stamp }): CommissionContext => {
  const begun = context as Start
  const sums = taxed(begun, begun.accrued)
  return {
    ...begun,
    ...sums,
    items: [{ date: begun.accruedOn, reference: begun.policyNumber, ...sums }],
    clawedBack: 0,
    requested: null,
    approved: null,
    reason: null,
    payments: [],
  }
}
