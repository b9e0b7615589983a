import type { Payee } from '../../../../machines/kit/gateway.ts'
import type { PaymentTold, Receipt, Refused, TransferTold } from './gateway.ts'
import type { OrderOf } from './orders.ts'

/** What has become of an order: told to its case once, in the order in which it stands here. */
export interface Result {
  /** Once an order. */
  result: string
  event: { type: string; reference: string; [field: string]: unknown }
  /** Why it is told to finance and not to the case. */
  against?: 'OTHER_SUM' | 'OTHER_CURRENCY'
  /** Money that has come, or gone, or not gone: a case that takes no more of it leaves it to finance. */
  money?: { amount: number; currency: string }
}

const orderedOtherwise = (
  { amount, currency }: { amount: number; currency: string },
  told: { amount: number; currency: string },
): Pick<Result, 'against'> => {
  if (told.currency !== currency) return { against: 'OTHER_CURRENCY' }
  return told.amount === amount ? {} : { against: 'OTHER_SUM' }
}

const receiptResult = (currency: string, { receipt, at, ...money }: Receipt, reference: string): Result => ({
  result: `settled ${receipt}`,
  event: { type: 'payment.settled', reference, ...money, settledAt: at, receipt },
  money,
  ...(money.currency !== currency && { against: 'OTHER_CURRENCY' as const }),
})

const endings = {
  DECLINED: ({ reason }: PaymentTold) => ({ type: 'payment.declined', reason: reason ?? '-' }),
  EXPIRED: () => ({ type: 'payment.expired' }),
  WITHDRAWN: () => ({ type: 'payment.withdrawn' }),
}

/** Of a payment; what comes in may be another sum than was asked for, and come when it is over. */
export const paymentResults = ({ reference, asked }: OrderOf<'payment'>, told: PaymentTold): Result[] => {
  const wrong = orderedOtherwise(asked, told)
  const { state, channel, until, receipts } = told
  const ending = state === 'PENDING' || state === 'SETTLED' ? null : endings[state](told)
  return [
    {
      result: 'instructed',
      event: { type: 'payment.instructed', reference, channel, until },
      ...wrong,
      ...(wrong.against && { money: { amount: told.amount, currency: told.currency } }),
    },
    ...(ending ? [{ result: state.toLowerCase(), event: { ...ending, reference } }] : []),
    ...receipts.map((receipt) => receiptResult(asked.currency, receipt, reference)),
  ]
}

export const refusedResult = (
  { kind, reference }: { kind: 'payment' | 'transfer'; reference: string },
  { refused: reason }: Refused,
): Result => ({ result: 'refused', event: { type: `${kind}.refused`, reference, reason } })

export const withdrawnResult = (reference: string): Result => ({
  result: 'withdrawn',
  event: { type: 'payment.withdrawn', reference },
})

/** Of a transfer, which goes out with its sum or not at all. */
export const transferResults = ({ reference, asked }: OrderOf<'transfer'>, told: TransferTold): Result[] => {
  const { state, settled, returnedAt, amount, currency } = told
  const reason = told.reason ?? '-'
  const common = { money: { amount, currency }, ...orderedOtherwise(asked, told) }
  const one = (result: string, more: object): Result => ({
    result,
    event: { type: `transfer.${result}`, reference, ...more },
    ...common,
  })
  return [
    ...(settled ? [one('settled', { settledAt: settled.at, receipt: settled.receipt })] : []),
    ...(state === 'FAILED' ? [one('failed', { reason })] : []),
    ...(state === 'RETURNED' && returnedAt ? [one('returned', { returnedAt, reason })] : []),
  ]
}

export const accountResult = (
  { reference }: { reference: string } & Partial<Payee>,
  told: { name: string } | Refused,
): Result =>
  'refused' in told
    ? { result: 'refuted', event: { type: 'account.refuted', reference, reason: told.refused } }
    : { result: 'verified', event: { type: 'account.verified', reference, name: told.name } }
