import { boolean, number, object, string } from 'yup'
import { bringing, type PayloadOf } from '../kernel/payloads.ts'
import type { Context, Given, Stamp, Typed } from '../kernel/types.ts'
import type { asks } from './publication.asks.ts'
import { asks as asked } from './publication.asks.ts'

/** What a version asks, as it is stored: never in the timeline itself. */
export type Definition = { definition: string; hash: string; fieldCount: number; untranslated: number }

export type Finding = { check: string; at: string | null; about: string | null }

export type Start = PayloadOf<typeof asks> &
  Definition & { title: string; number: number; before: string; fourEyes: boolean }

export const start = bringing(asked).schema!.concat(
  object({
    title: string().max(60).required(),
    number: number().integer().min(1).required(),
    definition: string().required(),
    hash: string().max(64).required(),
    fieldCount: number().integer().min(0).required(),
    untranslated: number().integer().min(0).required(),
    before: string().defined(),
    fourEyes: boolean().required(),
  }),
)

/** `before` is the status of the version before it, empty where there is none; with `fourEyes` another person submits than has edited. */
export type FormContext = Definition & {
  form: string
  title: string
  number: number
  before: string
  note: string | null
  fourEyes: boolean
  parties: { broker: string }
  author: { id: string; name: string }
  /** What breaks for who has answered the live version, as somebody has confirmed it; of this definition alone. */
  confirmed: string | null
  /** The one that was sent to be checked last: an answer to another is none. */
  submission: { number: number; at: string; name: string } | null
  findings: Finding[]
  publishedAt: string | null
  /** Since when it is the one that is asked; null once another is, after which it may be made so again. */
  liveSince: string | null
}

/** The next version of a form begins with what the last one asks. */
export const inputOf = ({ typed, given }: Typed & { given: Given }): Context => {
  const { code, status, latest, ...definition } = given.known['form']!
  const next = (latest as number) + 1
  return {
    ...typed,
    ...definition,
    number: next,
    title: `${code as string} v${next}`,
    before: (status as string | null) ?? '',
    fourEyes: given.fourEyes,
  }
}

export const opening = ({ context, event }: { context: object; event: Stamp }): FormContext => {
  const { note, ...begun } = context as Start
  return {
    ...begun,
    note: note ?? null,
    parties: { broker: event.by.organisation.id },
    author: { id: event.by.userId, name: event.by.name },
    confirmed: null,
    submission: null,
    findings: [],
    publishedAt: null,
    liveSince: null,
  }
}
