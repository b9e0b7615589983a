import { number, object, string } from 'yup'
import type { Context, Given, Stamp, Typed } from '../kernel/types.ts'
import type { Payee } from '../kit/gateway.ts'
import { codeOf } from '../kit/number.ts'
import { type Hand, handOf, type Outgoing } from '../kit/outgoing.ts'
import { feeKinds, payoutKinds, type PayoutKind } from './payout.asks.ts'
import { invoiceIn } from './payout.invoice.ts'

/**
 * What a sum is made of. To an insurer it is what commission and taxes leave of the `gross` premium; of commission it is that with its
 * taxes, and with what was `carried` on of what had gone back, which is less than nothing.
 */
export type Sums = { gross: number | null; commission: number; ppn: number; pph23: number; carried: number | null }

type Parties = { broker: string; insurer: string | null; partner: string | null }

/** What a person chooses, and what the host has found of it. */
export type Start = {
  kind: PayoutKind
  invoice: string | null
  feeKind: (typeof feeKinds)[number] | null
  trainPolicy: string | null
  busPolicy: string | null
  creditLife: string | null
  reason: string
  payee: Payee
  /** Who has last changed the account where it is kept; null: whoever asks for the money says it. */
  payeeChanged: Hand | null
  code: string
  fourEyesFrom: number | null
  /** Of a refund the invoice says these. */
  payeeName: string | null
  amount: number | null
  currency: string | null
  /** In whose name it stands in the books: an organisation by its id, else who that is. */
  holder: string | null
  /** Of a fee, whoever asks for it. */
  parties: Parties | null
  /** Of how many records it is the sum. */
  count: number
  sums: Sums | null
  /** What it is for, where that is one record. */
  source: { kind: string; id: string; number: string } | null
}

const text = (most: number) => string().max(most)
const key = () => text(60)
const maybe = () => key().nullable().default(null)
const sum = () => number().integer().min(0).required()

export const start = object({
  kind: string().oneOf(payoutKinds).required(),
  invoice: maybe(),
  feeKind: string().oneOf(feeKinds).nullable().default(null),
  trainPolicy: maybe(),
  busPolicy: maybe(),
  creditLife: maybe(),
  reason: text(1000).required(),
  payee: object({
    bank: text(60).required(),
    accountNumber: text(34).required(),
    accountName: text(120).required(),
  }),
  payeeChanged: object({ userId: key().required(), by: text(250).required(), at: text(30).required() })
    .nullable()
    .default(null),
  code: text(40).required(),
  fourEyesFrom: number().integer().nullable().defined(),
  payeeName: text(200).nullable().default(null),
  amount: number().integer().positive().nullable().default(null),
  currency: text(3).nullable().default(null),
  holder: maybe(),
  parties: object({ broker: key().required(), insurer: maybe(), partner: maybe() }).nullable().default(null),
  count: number().integer().min(1).default(1),
  sums: object({
    gross: number().integer().min(0).nullable().default(null),
    commission: sum(),
    ppn: sum(),
    pph23: sum(),
    carried: number().integer().nullable().default(null),
  })
    .nullable()
    .default(null),
  source: object({ kind: key().required(), id: key().required(), number: key().required() }).nullable().default(null),
})

/** Sums are in minor units of the currency, instants in ISO, UTC. */
export type PayoutContext = Omit<Start, 'payeeChanged'> &
  Outgoing & {
    payeeName: string
    holder: string
    parties: Parties
    /** What the gateway has said of the last order that came to nothing. */
    failure: string | null
    payment: { date: string; receipt: string } | null
    closing: { at: string; by: string; reason: string } | null
  }

export const inputOf = ({ typed, at, recordId, given }: Typed & { recordId: string; given: Given }): Context => {
  const { bank, accountNumber, accountName, ...more } = typed as Context & Payee
  return {
    ...more,
    payee: { bank, accountNumber, accountName },
    code: codeOf('OUT', recordId, at),
    fourEyesFrom: given.payoutFourEyesFrom,
  }
}

/** Of whose money it is: of a refund the invoice says it, of a fee who asks for it, of the rest what it is begun with. */
const found = (begun: Start, event: Stamp) => {
  const { kind, payeeName, amount, currency, holder, parties, source } = begun
  if (kind === 'REFUND') {
    const { id, facts } = invoiceIn(event)
    const [broker, partner] = [facts.broker_id as string, facts.partner_id as string | null]
    return {
      payeeName: facts.customer_name as string,
      amount: facts.unapplied as number,
      currency: facts.currency as string,
      holder: partner ?? broker,
      parties: { broker, insurer: null, partner },
      source: { kind: 'INVOICE', id, number: facts.number as string },
    }
  }
  const broker = parties?.broker ?? event.by.organisation.id
  return {
    payeeName: payeeName!,
    amount: amount!,
    currency: currency ?? 'IDR',
    holder: holder ?? broker,
    parties: parties ?? { broker, insurer: null, partner: null },
    source,
  }
}

export const opening = ({ context, event }: { context: object; event: Stamp }): PayoutContext => {
  const begun = context as Start
  return {
    ...begun,
    ...found(begun, event),
    requested: handOf(event),
    payeeChanged: begun.payeeChanged ?? handOf(event),
    approvals: [],
    attempt: 0,
    transfer: null,
    failure: null,
    payment: null,
    closing: null,
  }
}
