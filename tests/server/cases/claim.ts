import { agentClaim } from '../../../src/areas/parties/agentClaim.ts'
import { samples } from '../../../machines/claim/claim.trial.ts'
import { otherAgent, otherInsurer } from '../../machines/claim/letters.ts'
import { insertRow, withContext } from '../support/case.ts'
import { addCalled } from '../support/others.ts'
import type { Insert } from './types.ts'

const { agent, partner, insurer } = samples[0] as Record<string, string>

let count = 0

/** Of the broker, by an agent of a partner of theirs, with a number of its own. */
export const insert: Insert = async (host, { broker }, by, record) => {
  await addCalled(host, agentClaim, broker, [
    ['insurer', insurer!],
    ['insurer', otherInsurer],
    ['partner', partner!, { agent: true }],
    ['agent', agent!, { partner }],
    ['agent', otherAgent, { partner }],
  ])
  const claimNumber = `CLM-TEST-${++count}`
  return insertRow(host, 'agent_claim', by, withContext(record, { parties: { broker }, claimNumber }))
}
