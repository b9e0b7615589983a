import { systemActor } from '../kernel/actors.ts'
import type { Actor, CaseEvent, CaseRecord, Context, Stamp } from '../kernel/types.ts'
import { jakartaDay } from '../kit/calendar.ts'
import { asks } from './plan.asks.ts'
import { type PlanContext, typedIn } from './plan.context.ts'
import { planPermissions } from './plan.permissions.ts'

const actor = (seat: string): Actor => ({
  userId: `broker-${seat}`,
  name: `Broker ${seat}`,
  roles: ['broker'],
  permissions: [...new Set(Object.values(planPermissions))],
  organisation: { id: 'broker', kind: 'broker', name: 'broker' },
})

const category = 'b5a1f0c2-6a55-4d55-9c1e-7d5f2f8f0031'
const insurer = 'b5a1f0c2-6a55-4d55-9c1e-7d5f2f8f0032'
export const partner = 'b5a1f0c2-6a55-4d55-9c1e-7d5f2f8f0033'

const band = (ageFrom: number, ageTo: number, termFrom: number, termTo: number, rate: number) => ({
  ageFrom,
  ageTo,
  termFrom,
  termTo,
  rate,
})

const complete: Context = {
  code: 'TERM-LIFE-1',
  name: 'Term life',
  category,
  insurer,
  planCode: 'TL-BASIC',
  planName: 'Basic',
  validity: '2026-01-01/2030-12-31',
  currency: 'IDR',
  sumInsuredMin: 1_000_000_000,
  sumInsuredMax: 50_000_000_000,
  benefits: [{ code: 'DEATH', name: 'Death of any cause', limit: 50_000_000_000 }],
  rates: [band(18, 40, 1, 60, 2.5), band(41, 60, 1, 60, 4)],
  fourEyesFrom: 0,
}

/** A plan that may be submitted, one of which the rate table has a gap, and one of which hardly anything is known. */
export const samples: Context[] = [
  complete,
  { ...complete, rates: [band(18, 40, 1, 60, 2.5), band(45, 60, 1, 60, 4)], fourEyesFrom: null },
  { code: 'EMPTY', name: 'To be thought about', category, insurer, currency: 'MYR' },
]

export const beginner = (): Omit<Stamp, 'at'> => ({ by: actor('desk') })

const edited = (context: PlanContext, changes: object) => ({
  type: 'plan.edited',
  ...Object.fromEntries(Object.entries(typedIn(asks, context)).filter(([, value]) => value !== null)),
  ...changes,
})

/** What might be done to a plan, each by somebody who might; most of it is refused in any one state. */
export const alphabet = (record: CaseRecord, at: string): CaseEvent[] => {
  const context = record.snapshot.context as unknown as PlanContext
  const by = { by: actor('desk'), at }
  const outside = { by: systemActor, at }
  const submission = context.submission?.number ?? 1
  const today = jakartaDay(at)
  return [
    { ...edited(context, { planName: context.planName === 'Basic' ? 'Silver' : 'Basic' }), ...by },
    { ...edited(context, { validity: complete['validity'], benefits: complete['benefits'] }), ...by },
    { ...edited(context, { rates: complete['rates'], sumInsuredMin: 1, sumInsuredMax: 2, planCode: 'A' }), ...by },
    { type: 'plan.submitted', ...by },
    { type: 'plan.resubmitted', ...by },
    { type: 'pricing.accepted', submission, ...outside },
    {
      type: 'pricing.rejected',
      submission,
      findings: [{ check: 'FALLS_WITH_AGE', ageFrom: 41, ageTo: 60 }],
      ...outside,
    },
    { type: 'plan.activated', ...by },
    { type: 'plan.activated', by: actor('chief'), at },
    { type: 'plan.deactivated', reason: 'Nobody buys it', ...by },
    { type: 'plan.associated', partner, from: today, share: 12.5, ...by },
    { type: 'plan.dissociated', partner, last: today, ...by },
    { type: 'document.added', fileId: 'file-wording', name: 'wording.pdf', ...by },
  ]
}
