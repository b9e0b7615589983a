import { number, object, string } from 'yup'
import { bringing, type PayloadOf } from '../kernel/payloads.ts'
import type { Context, Given, Stamp, Typed } from '../kernel/types.ts'
import { codeOf } from '../kit/number.ts'
import { asks } from './claim.asks.ts'

type Claimed = PayloadOf<typeof asks>

export type Asked = Omit<Claimed, 'claimType' | 'email'> & {
  claimType: NonNullable<Claimed['claimType']> | null
  email: string | null
}

/** The version of a form by which a claim is told, which it keeps; records by their ids. */
export type BoundForm = { form: string; version: string; definition: string; hash: string; number: number }

const beside = object({
  claimNumber: string().max(40).required(),
  partner: string().required(),
  form: object({
    form: string().required(),
    version: string().required(),
    definition: string().required(),
    hash: string().required(),
    number: number().integer().required(),
  })
    .nullable()
    .default(undefined),
})

export const start = bringing(asks).schema!.concat(beside)

type Start = Asked & { claimNumber: string; partner: string; form: BoundForm | null }

export type Paper = { fileId: string; name: string; at: string; by: string }

/** Sums are in minor units of the currency; who did something is told by their name. */
export type ClaimContext = Start & {
  parties: { broker: string }
  /** What was answered last to its form. */
  submission: { id: string; number: string; at: string } | null
  /** Brought by the customer or by the desk, in the order in which they came. */
  papers: Paper[]
  /** By which the customer brings papers, and until when. */
  link: { at: string; until: string; by: string } | null
  /** Why papers are asked for anew, why it is not paid as it stands, or why it never will be. */
  reason: string | null
  decision: { at: string; by: string; amount: number | null } | null
  payment: { date: string; reference: string } | null
  /** The disbursement that pays it, by its number; null while none is open. */
  disbursement: string | null
}

/** What was typed, with the claim's number, the partner that the agent sells for, and the form that such claims get. */
export const inputOf = ({ typed, at, recordId, given }: Typed & { recordId: string; given: Given }): Context => ({
  ...typed,
  claimNumber: codeOf('CLM', recordId, at),
  partner: given.known['agent']!['partner']!,
  form: given.found['form'] ?? null,
})

/** A claim is the organisation's whose agents bring it. */
export const opening = ({ context, event }: { context: object; event: Stamp }): ClaimContext => ({
  claimType: null,
  email: null,
  form: null,
  ...(context as Omit<Start, 'claimType' | 'email' | 'form'>),
  parties: { broker: event.by.organisation.id },
  submission: null,
  papers: [],
  link: null,
  reason: null,
  decision: null,
  payment: null,
  disbursement: null,
})
