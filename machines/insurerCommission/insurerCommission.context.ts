import { number, object, string } from 'yup'
import type { Stamp } from '../kernel/types.ts'
import type { Hand } from '../kit/outgoing.ts'
import { type CommissionSums, netOf } from '../kit/sums.ts'

/** What the host finds of a payment to an insurer of which the broker has not kept all commission: that of `count` premiums is still to come. */
export type Start = CommissionSums & {
  code: string
  /** The payment, by its id. */
  payout: string
  insurerCode: string
  insurerName: string
  paidOn: string
  count: number
  /** What was kept of the payment, of other premiums. */
  netted: number
  currency: string
  parties: { broker: string; insurer: string }
}

const text = (most: number) => string().max(most).required()
const sum = () => number().integer().required()

export const start = object({
  code: text(40),
  payout: text(60),
  insurerCode: text(20),
  insurerName: text(250),
  paidOn: text(10),
  count: number().integer().min(1).required(),
  commission: sum(),
  ppn: sum(),
  pph23: sum(),
  netted: sum(),
  currency: text(3),
  parties: object({ broker: text(60), insurer: text(60) }),
})

/** What has come in of it, or with other commission has been set off; less than nothing where the broker owes it. */
export type Receipt = {
  date: string
  reference: string
  amount: number
  recorded: Hand
  proof: { fileId: string; name: string }
  takenBack: { at: string; by: string; reason: string } | null
}

/** Sums are in minor units of the currency. */
export type InsurerCommissionContext = Start & {
  receipts: Receipt[]
  waived: number
  /** When the bank has sent the payment back, as long as that is not made anew. */
  returnedOn: string | null
  closing: { at: string; by: string; reason: string } | null
}

export const standing = ({ receipts }: InsurerCommissionContext): Receipt[] =>
  receipts.filter(({ takenBack }) => takenBack === null)

export const receivedOf = (context: InsurerCommissionContext): number =>
  standing(context).reduce((total, { amount }) => total + amount, 0)

/** What the insurer still owes; of a payment that it does not have that is nothing, unless some has come before. */
export const outstandingOf = (context: InsurerCommissionContext): number => {
  const isWithdrawn = context.returnedOn !== null && standing(context).length === 0
  return isWithdrawn ? 0 : netOf(context) - receivedOf(context) - context.waived
}

export const opening = ({ context }: { context: object; event: Stamp }): InsurerCommissionContext => ({
  ...(context as Start),
  receipts: [],
  waived: 0,
  returnedOn: null,
  closing: null,
})
