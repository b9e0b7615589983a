import type { AccountInquiry, Channel, PaymentOrder, TransferOrder } from '../../../../machines/kit/gateway.ts'

export const paymentStates = ['PENDING', 'SETTLED', 'DECLINED', 'EXPIRED', 'WITHDRAWN'] as const
export const transferStates = ['PENDING', 'SETTLED', 'FAILED', 'RETURNED'] as const

/** Money that has come in by a payment. */
export interface Receipt {
  receipt: string
  amount: number
  currency: string
  at: string
}

/** A payment as the gateway has it: with the sum that was asked for, and with what has come in, which may be another. */
export interface PaymentTold {
  reference: string
  amount: number
  currency: string
  state: (typeof paymentStates)[number]
  channel: Channel
  until: string
  reason: string | null
  receipts: Receipt[]
}

export interface TransferTold {
  reference: string
  amount: number
  currency: string
  state: (typeof transferStates)[number]
  reason: string | null
  settled: { receipt: string; at: string } | null
  returnedAt: string | null
}

export interface Refused {
  refused: string
}

/** Whoever moves the money, by whatever way it is reached: what is created twice under one reference is there once. @throws GatewayAway */
export interface Gateway {
  createPayment(order: PaymentOrder): Promise<PaymentTold | Refused>
  /** Null: the gateway does not know it. */
  cancelPayment(reference: string): Promise<PaymentTold | null>
  findPayment(reference: string): Promise<PaymentTold | null>
  createTransfer(order: TransferOrder): Promise<TransferTold | Refused>
  findTransfer(reference: string): Promise<TransferTold | null>
  /** The name in which the bank has the account. */
  verifyAccount(inquiry: AccountInquiry): Promise<{ name: string } | Refused>
}

/** The gateway has not answered, or nothing that can be relied on: what was asked may have happened. */
export class GatewayAway extends Error {}
