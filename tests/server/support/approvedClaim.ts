import { samples } from '../../../machines/claim/claim.trial.ts'
import { claim } from '../../../machines/claim/claim.ts'
import { advance, begin } from '../../../machines/kernel/advance.ts'
import type { Actor, Context } from '../../../machines/kernel/types.ts'
import type { Host } from '../../../src/server/context.ts'
import { insertRow, withContext } from './case.ts'

const permissions = ['agent_claim.create', 'agent_claim.update', 'agent_claim.approve']

/** A claim of an agent that is approved of so much, with its partner and its insurer. */
export const approvedClaim = (
  host: Host,
  desk: Pick<Actor, 'userId' | 'organisation'>,
  amount: number,
  asked: Context & { agent: string; partner: string; insurer: string; claimNumber: string; productCategory: string },
): Promise<string> => {
  const by: Actor = { ...desk, name: 'Clerk', roles: [], permissions }
  const at = host.clock().toISOString()
  let { record } = begin(claim, { ...samples[0]!, ...asked, claimedAmount: amount }, { by, at })
  for (const event of [{ type: 'claim.acknowledged' }, { type: 'claim.approved', amount }]) {
    const step = advance(claim, record, { ...event, by, at })
    if (!step.ok) throw new Error(JSON.stringify(step.refusal))
    record = step.record
  }
  return insertRow(host, 'agent_claim', by, withContext(record, {}))
}
