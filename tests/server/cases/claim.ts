import { agentClaim } from '../../../src/areas/parties/agentClaim.ts'
import type { Host } from '../../../src/server/context.ts'
import type { Others } from '../../../src/server/demo/plainRows.ts'
import { insertRow, withContext } from '../support/case.ts'
import { othersOf } from '../support/others.ts'
import type { Insert } from './types.ts'

const made = new WeakMap<Host['store'], Map<string, Promise<Others>>>()

/** What a broker has of the areas to which a claim refers. */
const ofBroker = ({ store, clock }: Host, broker: string): Promise<Others> => {
  const there = made.get(store) ?? new Map<string, Promise<Others>>()
  made.set(store, there)
  const of = there.get(broker) ?? othersOf(store, { id: broker, kind: 'broker' }, clock().getTime())(agentClaim)
  there.set(broker, of)
  return of
}

let count = 0

/** Of the broker, by an agent of a partner of theirs, with a number of its own. */
export const insert: Insert = async (host, { broker }, by, record) => {
  const of = await ofBroker(host, broker)
  const [agent, insurer] = [of('agent')[0]!, of('insurer')[0]!]
  const chosen = { agent: agent['id'], partner: agent['partner'], insurer: insurer['id'] } as Record<string, string>
  const claimNumber = `CLM-TEST-${++count}`
  return insertRow(host, 'agent_claim', by, withContext(record, { ...chosen, parties: { broker }, claimNumber }))
}
