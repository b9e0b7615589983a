import type { BoundForm } from '../../../machines/claim/claim.context.ts'
import { toldOfClaim } from '../../shared/forms/claimed.ts'
import { answerOnCase } from './answerOnCase.ts'
import type { Answered } from './submissions.ts'

const kept = "select snapshot #> '{context,form}' as form from agent_claims where id = $1"

/** The version that a claim keeps, as it is answered. */
export const boundVersion = ({ form, version: id, definition, hash }: BoundForm): Answered => ({
  id,
  form,
  definition,
  hash,
})

/** The desk answers the version that the claim has begun with. */
const answer = answerOnCase('agent_claim', async (query, record) => {
  const [row] = await query<{ form: BoundForm | null }>(kept, [record.id])
  if (!row?.form) return { against: { isAsked: {} } }
  return { version: boundVersion(row.form), known: toldOfClaim(record) }
})

export const agentClaim = { answer }
