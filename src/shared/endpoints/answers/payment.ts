import type { EntryKind } from '../../../../machines/kit/ledger.ts'
import type { TimelineEntry } from './cases.ts'
import type { Author } from './records.ts'

/** What the payment gateway says of an order when it is asked; SILENT: nothing. */
export const gatewayAnswers = [
  'PENDING',
  'SETTLED',
  'DECLINED',
  'EXPIRED',
  'WITHDRAWN',
  'FAILED',
  'RETURNED',
  'REFUSED',
  'UNKNOWN',
  'VERIFIED',
  'SILENT',
] as const
export type GatewayAnswer = (typeof gatewayAnswers)[number]

/** An exception that finance has of it; of whom may not see exceptions, without its id. */
export interface KnownException {
  id: string | null
  kind: string
}

interface Sum {
  amount: number | null
  currency: string | null
}

/** What the case has asked of the gateway, for the how-manieth time. */
export interface Ordered extends Sum {
  reference: string
  order: 'payment' | 'transfer' | 'account'
  attempt: number
}

/** The same answer several times in a row is one, up to `until`. */
export interface Called {
  reference: string
  answer: GatewayAnswer
  times: number
  until: string
}

/** A webhook, without its body; the gateway was asked about it at `appliedAt`. */
export interface Notified extends Sum {
  reference: string
  type: string
  appliedAt: string | null
  exception: KnownException | null
}

/** What the gateway has answered and the case has not taken. */
export interface NotTaken {
  reference: string
  result: string
  exception: KnownException | null
}

export interface Booked extends Sum {
  entry: string
  entryKind: EntryKind
  reference: string
  reverses: string | null
  /** Who has moved the case. */
  by: Author | null
}

/** Something that has happened about a payment. */
export type PaymentStep = { id: string; at: string } & (
  | ({ kind: 'ordered' } & Ordered)
  | ({ kind: 'called' } & Called)
  | ({ kind: 'notified' } & Notified)
  | ({ kind: 'notTaken' } & NotTaken)
  | { kind: 'moved'; entry: TimelineEntry }
  | ({ kind: 'booked' } & Booked)
)

export interface PaymentTimeline {
  /** The last first. */
  data: PaymentStep[]
  /** What is asked for as `before` to be told of those before them; null: there are none. */
  meta: { next: string | null }
}

export interface PaymentAnswers {
  'payment.timeline': PaymentTimeline
}
