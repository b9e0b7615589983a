import type { BoundForm } from '../../../../machines/claim/claim.context.ts'
import { toldOfClaim } from '../../../shared/forms/claimed.ts'
import type { Answers } from '../../../shared/forms/definition.ts'
import type { Host } from '../../context.ts'
import { queryAs } from '../../performer.ts'
import { system } from '../../store/store.ts'
import { boundVersion } from '../agentClaims.ts'
import { answerCase, type CaseAnswered } from '../answerOnCase.ts'
import { answerQuotation } from '../insurerQuestions/answering.ts'
import { knownOf, quotationOf } from '../insurerQuestions/quoted.ts'
import type { Answered, Answering } from '../submissions.ts'

/** What a record asks by its form, with what it knows itself. */
interface Asked {
  version: Answered
  known: Answers
}

/** A record that somebody without an account may be asked about. */
interface LinkedRecord {
  /** The field by which people call it. */
  called: string
  /** What it takes to answer there. */
  permission: string
  /** Null where it takes no answers any more. */
  asked(host: Pick<Host, 'store'>, id: string): Promise<Asked | null>
  /** The transaction may keep what it writes where it was answered alone. */
  answer(id: string, answering: Answering): Promise<CaseAnswered>
}

const own = `
  select v.id, v.form, v.definition, v.hash
  from post_quotes q join designed_forms f on f.id = q.form and not f.binned
  join form_versions v on v.form = f.id and v.number = f.live
  where q.id = $1 and q.status = 'AWAITING'`

const told = "select snapshot -> 'context' as claim from agent_claims where id = $1 and outcome is null"

/** By the field of a link that names the record. */
export const linkedRecords = {
  quotation: {
    called: 'quotesCode',
    permission: 'postquote.answer',
    asked: async ({ store }, id) => {
      const query = queryAs(store, system)
      const [version] = await query<Answered>(own, [id])
      return version ? { version, known: knownOf(await quotationOf(query, id)) } : null
    },
    answer: (id, answering) => answerQuotation(id, answering, `answers ${answering.by.userId}`),
  },
  claim: {
    called: 'claimNumber',
    permission: 'agent_claim.update',
    asked: async ({ store }, id) => {
      const [row] = await store.run<{ claim: Record<string, unknown> & { form: BoundForm | null } }>(system, told, [id])
      return row?.claim.form ? { version: boundVersion(row.claim.form), known: toldOfClaim(row.claim) } : null
    },
    answer: (id, answering) => answerCase('agent_claim', id, answering),
  },
} satisfies Record<string, LinkedRecord>

export type LinkedTo = keyof typeof linkedRecords

/** The record that a link is about, if it is about one. */
export const recordOf = (link: Readonly<Record<LinkedTo, string | null>>): (LinkedRecord & { id: string }) | null => {
  for (const [to, record] of Object.entries(linkedRecords)) {
    const id = link[to as LinkedTo]
    if (id) return { ...record, id }
  }
  return null
}
