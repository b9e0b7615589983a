import { array, boolean, number, object, string } from 'yup'
import type { Context, Given, Stamp, Typed } from '../kernel/types.ts'
import { days } from '../kit/days.ts'
import { codeOf } from '../kit/number.ts'
import type { Channel } from '../kit/gateway.ts'
import type { PaymentMethod } from '../kit/paymentMethods.ts'
import { lineKinds, mostInstalments, mostMonths, purposes, type Purpose } from './invoice.asks.ts'
import { limits } from './invoice.limits.ts'
import { type Instalment, planOf, reminding } from './invoice.plan.ts'

/** What is billed: a policy or a claim by its id, or a pool of a partner; `holder` is the organisation whose the money is, by its name where it does not work here. */
export type Line = {
  kind: (typeof lineKinds)[number]
  id: string
  number: string
  title: string
  holder: string
  amount: number
}

export type Payer = { name: string; email: string | null; phone: string | null }

/** What a person chooses, and what the host has found of it. */
export type Start = {
  purpose: Purpose
  trainPolicies: string[]
  busPolicies: string[]
  claim: string | null
  partner: string | null
  instalments: number
  intervalMonths: number
  remark: string | null
  code: string
  lines: Line[]
  payer: Payer
  currency: string
  parties: { broker: string; partner: string | null }
  /** How it may be paid: what is exactly false is switched off (C061). */
  allows: { cash: boolean; link: boolean }
  limits: { [L in keyof typeof limits]: number }
}

const text = (most: number) => string().max(most)
const id = () => text(60)

export const start = object({
  purpose: string().oneOf(purposes).required(),
  trainPolicies: array(id().required()).default([]),
  busPolicies: array(id().required()).default([]),
  claim: id().nullable().default(null),
  partner: id().nullable().default(null),
  instalments: number().integer().min(1).max(mostInstalments).default(1),
  intervalMonths: number().integer().min(1).max(mostMonths).default(1),
  remark: text(500).nullable().default(null),
  code: text(40).required(),
  lines: array(
    object({
      kind: string().oneOf(lineKinds).required(),
      id: id().required(),
      number: text(60).required(),
      title: text(200).required(),
      holder: id().required(),
      amount: number().integer().positive().required(),
    }),
  )
    .min(1)
    .required(),
  payer: object({
    name: text(200).required(),
    email: text(254).nullable().default(null),
    phone: text(20).nullable().default(null),
  }),
  currency: text(3).required(),
  parties: object({ broker: id().required(), partner: id().nullable().default(null) }),
  allows: object({ cash: boolean().default(true), link: boolean().default(true) }),
  limits: object({ paymentLimit: number().integer().min(1).default(limits.paymentLimit) }),
})

/** What has come in, and by which order of the gateway. */
export type Receipt = { reference: string; receipt: string; amount: number; at: string }

/** An order at the gateway, with what it answers. */
export type Instruction = {
  reference: string
  method: PaymentMethod
  amount: number
  at: string
  channel: Channel | null
  until: string | null
}

/** What a payout sends back, by its number. */
export type Refund = { payout: string; amount: number }

/** Sums are in minor units of the currency, instants in ISO, UTC. */
export type InvoiceContext = Start & {
  total: number
  issued: { at: string; by: string }
  plan: Instalment[]
  /** Of the instalment that is to be paid next. */
  dueAt: string
  /** When the payer is reminded of it; null once that is done, and where nobody is. */
  remindAt: string | null
  /** The one that is mailed, by when it was made. */
  link: { at: string } | null
  /** When it was mailed, on the last day. */
  mailed: string[]
  attempt: number
  instruction: Instruction | null
  receipts: Receipt[]
  /** What is still to be paid of it. */
  rest: number
  /** What has come in and is for nothing that is due. */
  unapplied: number
  refunded: number
  /** Of what is unapplied, what is held for payouts. */
  refunds: Refund[]
  payment: { date: string; reference: string; method: PaymentMethod | 'CASHIER' | 'BANK' | 'CREDIT' | null } | null
  proof: { fileId: string; name: string } | null
  closing: { at: string; by: string; reason: string | null } | null
}

export const inputOf = ({ typed, at, recordId, given }: Typed & { recordId: string; given: Given }): Context => ({
  ...typed,
  ...given.found,
  instalments: typed['instalments'] ?? 1,
  intervalMonths: typed['intervalMonths'] ?? 1,
  code: codeOf('PAY', recordId, at),
  limits: { ...limits, ...given.limits },
})

export const opening = ({ context, event: { at, by } }: { context: object; event: Stamp }): InvoiceContext => {
  const begun = context as Start
  const total = begun.lines.reduce((sum, { amount }) => sum + amount, 0)
  const dueAt = new Date(Date.parse(at) + days(begun.limits.paymentLimit)).toISOString()
  const plan = planOf(total, begun, at, dueAt)
  return {
    ...begun,
    total,
    issued: { at, by: `${by.name}, ${by.organisation.name}` },
    plan,
    dueAt,
    remindAt: reminding(begun, plan[0]!),
    link: null,
    mailed: [],
    attempt: 0,
    instruction: null,
    receipts: [],
    rest: total,
    unapplied: 0,
    refunded: 0,
    refunds: [],
    payment: null,
    proof: null,
    closing: null,
  }
}
