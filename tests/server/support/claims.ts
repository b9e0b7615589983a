import { agentClaim } from '../../../src/areas/parties/agentClaim.ts'
import type { Store } from '../../../src/server/store/store.ts'
import { othersOf } from './others.ts'

/** What a broker's desk types to bring a claim, by an agent and an insurer that are made for it. */
export const claimInput = async (owner: Store, broker: string): Promise<Record<string, unknown>> => {
  const of = await othersOf(owner, { id: broker, kind: 'broker' }, Date.now())(agentClaim)
  return {
    agent: of('agent')[0]!['id'],
    insurer: of('insurer')[0]!['id'],
    policyNumber: 'POL-1',
    productCategory: 'gadget',
    customer_name: 'Budi Santoso',
    phone: '+6281234567890',
    incidentDate: '2026-01-05',
    description: 'Fell on the floor',
    currency: 'IDR',
    claimedAmount: 100_000,
  }
}
