import { systemActor } from '../kernel/actors.ts'
import type { Actor, CaseEvent, CaseRecord, Context, Stamp } from '../kernel/types.ts'
import { type PlanContext, typedIn } from '../plan/plan.context.ts'
import { asks } from './partnerPlan.asks.ts'
import { partnerPlanPermissions } from './partnerPlan.permissions.ts'

const actor = (seat: string): Actor => ({
  userId: `broker-${seat}`,
  name: `Broker ${seat}`,
  roles: ['broker'],
  permissions: [...new Set(Object.values(partnerPlanPermissions))],
  organisation: { id: 'broker', kind: 'broker', name: 'broker' },
})

const configured: Context = {
  partner: 'c5a1f0c2-6a55-4d55-9c1e-7d5f2f8f0031',
  category: 'c5a1f0c2-6a55-4d55-9c1e-7d5f2f8f0032',
  insurer: 'c5a1f0c2-6a55-4d55-9c1e-7d5f2f8f0033',
  plan: 'c5a1f0c2-6a55-4d55-9c1e-7d5f2f8f0034',
  code: 'PARTNER-TRIP-1',
  name: 'Trips of a partner',
  commission: 12.5,
  currency: 'IDR',
  waitingDays: 7,
  minimumAge: 17,
  maximumAge: 65,
  excess: 10_000_000,
  payWithCash: false,
  payWithLink: true,
  withBuyBackProgram: false,
  fourEyesFrom: 0,
}

const { waitingDays: _days, minimumAge: _least, maximumAge: _most, excess: _excess, ...plain } = configured

/** A product with all of its configuration, and one with as little as there may be. */
export const samples: Context[] = [configured, { ...plain, payWithCash: true, fourEyesFrom: null }]

export const beginner = (): Omit<Stamp, 'at'> => ({ by: actor('desk') })

/** What might be done to a product, each by somebody who might; most of it is refused in any one state. */
export const alphabet = (record: CaseRecord, at: string): CaseEvent[] => {
  const context = record.snapshot.context as unknown as PlanContext & { name: string }
  const by = { by: actor('desk'), at }
  const outside = { by: systemActor, at }
  const submission = context.submission?.number ?? 1
  const name = context.name === 'Trips' ? 'Journeys' : 'Trips'
  return [
    { type: 'plan.edited', ...typedIn(asks, context), name, ...by },
    { type: 'plan.submitted', ...by },
    { type: 'plan.resubmitted', ...by },
    { type: 'pricing.accepted', submission, ...outside },
    { type: 'pricing.rejected', submission, findings: [{ check: 'OTHER', note: 'See the file' }], ...outside },
    { type: 'plan.activated', ...by },
    { type: 'plan.activated', by: actor('chief'), at },
    { type: 'plan.deactivated', reason: 'Nobody buys it', ...by },
  ]
}
