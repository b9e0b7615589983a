import { describe, expect, it } from 'vitest'
import { nodesOf, transitionsOf } from '../../machines/kernel/chart.ts'
import { leavesOf } from '../../machines/kernel/guards.ts'
import { statusOf } from '../../machines/kernel/status.ts'
import type { TransitionMeta } from '../../machines/kernel/types.ts'
import { areas } from '../../src/areas/registry.ts'
import { lifecycles } from './lifecycles.ts'

/** By the specification: who confirms, approves, rejects, sets in force, withdraws, or pays out, does it in their own name. */
const decisions: Record<string, string[]> = {
  account: ['account.closed', 'account.locked', 'account.unlocked'],
  cancellation: ['payment.recorded', 'request.approved', 'request.rejected'],
  claim: ['claim.approved', 'claim.rejected', 'claim.softRejected', 'payment.recorded'],
  creditLife: [
    'documents.confirmed',
    'extraPremium.approvedByCustomer',
    'extraPremium.rejectedByCustomer',
    'extraPremium.requested',
    'policy.issued',
    'quotation.approved',
    'quotation.cancelled',
    'quotation.rejected',
  ],
  disbursement: [
    'disbursement.approved',
    'disbursement.cancelled',
    'disbursement.markedPaid',
    'disbursement.rejected',
    'payment.retried',
  ],
  commission: ['commission.approved', 'commission.rejected'],
  insurerCommission: ['commission.waived', 'receipt.recorded', 'receipt.takenBack'],
  invoice: ['cash.received', 'invoice.cancelled', 'invoice.markedPaid', 'receipt.applied'],
  payout: ['payment.retried', 'payout.approved', 'payout.cancelled', 'payout.rejected', 'payout.sent'],
  partnerPlan: ['plan.activated', 'plan.deactivated'],
  plan: ['plan.activated', 'plan.deactivated'],
  postQuote: ['quotation.closed'],
  request: ['request.declined', 'request.done'],
  ruleVersion: ['version.approved', 'version.discarded', 'version.returned', 'version.withdrawn'],
  publication: ['form.resubmitted', 'form.submitted', 'version.madeLive', 'version.withdrawn'],
}

/** Rules by which a second person judges. */
const ofAnother = ['isAnotherPerson', 'isAnotherThanRequester', 'isNotAuthor', 'isNotSubmitter']

describe.each(lifecycles.map((lifecycle) => [lifecycle.id, lifecycle] as const))('%s', (id, { machine }) => {
  const offered = nodesOf(machine).flatMap((node) => transitionsOf(node).filter(({ meta }) => meta?.label))
  const isDecided = ({ meta }: (typeof offered)[number]) => (meta as TransitionMeta).decides === true
  const typesOf = (those: typeof offered) => [...new Set(those.map(({ eventType }) => String(eventType)))].toSorted()

  it('says of each event that it is a decision, wherever that is offered, and of no other', () => {
    expect(typesOf(offered.filter(isDecided))).toEqual(decisions[id] ?? [])
    expect(typesOf(offered.filter((one) => !isDecided(one)))).not.toEqual(
      expect.arrayContaining(decisions[id] ?? ['none']),
    )
  })

  it('has no event that a second person judges, or by which people bring a record to an outcome, that is no decision', () => {
    const { statuses } = areas.find(({ lifecycle }) => lifecycle?.id === id)!.lifecycle!
    const topOf = (node: (typeof offered)[number]['source']): string =>
      node.parent === machine.root ? statusOf(node.key) : topOf(node.parent!)
    const outcomeOf = (status: string) => statuses[status]?.outcome
    const leads = ({ target, source }: (typeof offered)[number]) => {
      const to = target?.[0] && outcomeOf(topOf(target[0]))
      return to !== undefined && to !== outcomeOf(topOf(source))
    }
    const judged = offered.filter(({ guard }) => leavesOf(machine, guard).some((name) => ofAnother.includes(name)))
    // Where rules choose between an outcome and none, it is the rules that decide.
    const deciding = offered.filter((one) =>
      offered.filter(({ source, eventType }) => source === one.source && eventType === one.eventType).every(leads),
    )
    expect([...judged, ...deciding].filter((one) => !isDecided(one)).map(({ eventType }) => eventType)).toEqual([])
    expect(judged.length + deciding.length).toBeGreaterThan(0)
  })
})
