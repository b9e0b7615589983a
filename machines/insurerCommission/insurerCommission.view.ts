import type { Json } from '../kernel/types.ts'
import { jakartaDay } from '../kit/calendar.ts'
import { netOf } from '../kit/sums.ts'
import { type InsurerCommissionContext, outstandingOf, receivedOf, standing } from './insurerCommission.context.ts'

/** Told where something has come in of a payment that the insurer does not have: somebody takes the receipts back. */
export const asideOf = (context: InsurerCommissionContext): string | null =>
  context.returnedOn !== null && standing(context).length > 0
    ? 'commissionFromInsuranceTransaction:aside.paymentReturned'
    : null

/** What is told of it, by its fields' names. */
export const facts = (context: InsurerCommissionContext): Record<string, Json> => {
  const { code, payout, insurerCode, insurerName, paidOn, count, commission, ppn, pph23, netted, currency } = context
  const { receipts, waived, returnedOn, closing, parties } = context
  return {
    number: code,
    payout,
    insurerCode,
    insurerName,
    paidOn,
    itemCount: count,
    commission,
    ppn,
    pph23,
    expected: netOf(context),
    netted,
    received: receivedOf(context),
    waived,
    outstanding: outstandingOf(context),
    currency,
    receipts: receipts.map(({ date, reference, amount, recorded, proof, takenBack }) => ({
      date,
      reference,
      amount,
      recordedBy: recorded.by,
      proof: proof.name,
      takenBackOn: takenBack && jakartaDay(takenBack.at),
      takenBackBy: takenBack?.by ?? null,
      reason: takenBack?.reason ?? null,
    })),
    receivedOn: standing(context).at(-1)?.date ?? null,
    returnedOn,
    reason: closing?.reason ?? null,
    closed_at: closing?.at ?? null,
    closed_by: closing?.by ?? null,
    broker_id: parties.broker,
    insurer_id: parties.insurer,
  }
}
