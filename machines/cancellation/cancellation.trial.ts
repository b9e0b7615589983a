import type { Actor, CaseEvent, CaseRecord, Context, Other, Stamp } from '../kernel/types.ts'
import { jakartaDay } from '../kit/calendar.ts'
import type { CancellationContext } from './cancellation.context.ts'

export const actions = ['request', 'approve', 'reject', 'recordPayment'] as const

type Party = keyof CancellationContext['parties']

const actor = (party: Party, seat: string, organisation: string): Actor => ({
  userId: `${party}-${seat}`,
  name: `${party} desk`,
  roles: [party],
  permissions: actions.map((action) => `cancellation.${action}`),
  organisation: { id: organisation, kind: party, name: party },
})

const running = 'b5a1f0c2-6a55-4d55-9c1e-7d5f2f8f0001'
const ending = 'b5a1f0c2-6a55-4d55-9c1e-7d5f2f8f0002'

/** A policy of a year as its row stands. */
const policyOf = (id: string): Other => ({
  lifecycle: 'creditLife',
  id,
  revision: 12,
  status: 'ACTIVE',
  facts: {
    policyNumber: 'POL-CL-2026-000001',
    quotesCode: 'CL-2026-000001',
    customer_name: 'Budi Santoso',
    currency: 'IDR',
    totalSumInsured: 25_000_000_000,
    totalPremium: 187_500_000,
    premium_paid_amount: 187_500_000,
    policyPeriod: id === ending ? '2025-01-06/2026-01-05' : '2025-07-01/2026-06-30',
    four_eyes_from: 0,
    broker_id: 'broker',
    insurer_id: 'insurer',
    bank_id: 'bank',
    partner_id: 'partner',
  },
})

/** A policy in the middle of its year, and one whose last day has come: nothing goes back of that. */
export const samples: Context[] = [running, ending].map((policy) => ({
  policy,
  reason: 'The loan has been repaid early',
}))

export const beginner = ({ policy }: Context): Omit<Stamp, 'at'> => ({
  by: actor('partner', 'desk', 'partner'),
  others: { policy: policyOf(policy as string) },
})

/** What the people of a request might do with it, each by someone who might; most of it is refused in any one state. */
export const alphabet = (record: CaseRecord, at: string): CaseEvent[] => {
  const { policy, parties, refund } = record.snapshot.context as unknown as CancellationContext
  const by = (party: Party, seat = 'desk') => ({ by: actor(party, seat, parties[party]), at })
  return [
    { type: 'request.approved', ...by('broker'), others: { policy: policyOf(policy) } },
    { type: 'request.rejected', reason: 'The bank holds the policy as security', ...by('broker') },
    { type: 'payment.recorded', amount: refund, date: jakartaDay(at), reference: 'RFD-0001', ...by('broker') },
  ]
}
