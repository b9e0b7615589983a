import { mixed, number, object, string } from 'yup'
import { bringing, type PayloadOf } from '../kernel/payloads.ts'
import { readContent, type RuleContent } from '../kernel/ruleContent.ts'
import type { RuleForm } from '../kernel/ruleTable.types.ts'
import type { Context, Given, Stamp, Typed } from '../kernel/types.ts'
import { asks } from './ruleVersion.asks.ts'

/** What the host finds of the table: how it is made, what of it is in force or comes next, and how many versions there are. */
export type Found = { form: RuleForm; before: RuleContent; versions: number }

export type Start = PayloadOf<typeof asks> & {
  title: string
  number: number
  /** How the table is made, a `RuleForm`. */
  form: Context
  before: RuleContent
}

export const start = bringing(asks).schema!.concat(
  object({
    title: string().max(120).required(),
    number: number().integer().min(1).required(),
    form: mixed<Context>().required(),
    before: mixed<RuleContent>().required(),
  }),
)

type Hand = { id: string; name: string; at: string }

/** `before` is what the version began with; `authors` are the ids of who has written what now stands. Days of Jakarta. */
export type RuleVersionContext = Start & {
  parties: { broker: string }
  content: RuleContent
  authors: string[]
  author: string
  submitted: Hand | null
  approved: Hand | null
  reason: string | null
}

export const handOf = ({ by, at }: Stamp): Hand => ({ id: by.userId, name: by.name, at })

export const inputOf = ({ typed, given }: Typed & { given: Given }): Context => {
  const { form, before, versions } = given.found as unknown as Found
  const { code } = given.known['ruleTable']!
  const next = versions + 1
  const kept = form as unknown as Context
  return {
    ...typed,
    title: `${code as string} v${next}`,
    number: next,
    form: kept,
    before,
  }
}

export const opening = ({ context, event }: { context: object; event: Stamp }): RuleVersionContext => {
  const begun = context as Start
  return {
    ...begun,
    parties: { broker: event.by.organisation.id },
    content: begun.before,
    authors: [event.by.userId],
    author: event.by.name,
    submitted: null,
    approved: null,
    reason: null,
  }
}

export const formIn = ({ form }: Pick<Start, 'form'>): RuleForm => form as unknown as RuleForm

/** What an event brings of the table; null where that is not how the table is made. */
export const contentIn = (context: Pick<Start, 'form'>, event: object): RuleContent | null =>
  'content' in event ? readContent(formIn(context), event.content) : null
