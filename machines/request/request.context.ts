import { number, object, string } from 'yup'
import { bringing, type PayloadOf } from '../kernel/payloads.ts'
import type { Context, Given, Stamp, Typed } from '../kernel/types.ts'
import { codeOf } from '../kit/number.ts'
import { asks } from './request.asks.ts'

/** What its type says of it, and its number. */
type Kind = { requestNumber: string; section: string; hours: number }

export type Start = Omit<PayloadOf<typeof asks>, 'description'> & { description: string | null } & Kind

export const start = bringing(asks).schema!.concat(
  object({
    requestNumber: string().max(40).required(),
    section: string().required(),
    hours: number().integer().min(1).required(),
  }),
)

type Person = { id: string; name: string }

/** Records by their ids, instants in ISO, UTC. */
export type RequestContext = Start & {
  parties: { broker: string }
  asker: Person
  /** What was answered last to the form of its type. */
  submission: { form: string; id: string; number: string; at: string } | null
  /** Who has taken it. */
  reviewer: Person | null
  /** What whoever asks is asked, until they answer. */
  question: string | null
  answer: string | null
  closing: { at: string; by: string; text: string | null } | null
  /** Counted from when the form of its type was answered first. */
  dueAt: string | null
  /** Since when it is late, and the role to which it went up then, where there is one above. */
  lateSince: string | null
  climbedTo: { code: string; name: string } | null
}

export const inputOf = ({ typed, at, recordId, given }: Typed & { recordId: string; given: Given }): Context => {
  const { section, limitHours: hours } = given.known['type']!
  return { ...typed, requestNumber: codeOf('REQ', recordId, at), section: section!, hours: hours! }
}

export const hour = 3_600_000

export const opening = ({ context, event: { by } }: { context: object; event: Stamp }): RequestContext => {
  const begun = context as Start
  return {
    ...begun,
    description: begun.description ?? null,
    parties: { broker: by.organisation.id },
    asker: { id: by.userId, name: by.name },
    submission: null,
    reviewer: null,
    question: null,
    answer: null,
    closing: null,
    dueAt: null,
    lateSince: null,
    climbedTo: null,
  }
}
