import { systemActor } from '../kernel/actors.ts'
import type { Actor, CaseEvent, CaseRecord, Context, Stamp } from '../kernel/types.ts'
import { jakartaDay } from '../kit/calendar.ts'
import { balanceOf, type CommissionContext } from './commission.context.ts'
import { commissionPermissions } from './commission.permissions.ts'

const actor = (kind: string, seat: string): Actor => ({
  userId: `${kind}-${seat}`,
  name: `${kind} ${seat}`,
  roles: [kind],
  permissions: Object.values(commissionPermissions),
  organisation: { id: kind, kind, name: kind },
})

const [seller, clerk, approver] = [actor('partner', 'clerk'), actor('broker', 'clerk'), actor('broker', 'approver')]

const ordinary: Context = {
  code: 'COM-2026-0000000001',
  remittance: 'b5a1f0c2-6a55-4d55-9c1e-7d5f2f8f0121',
  policyNumber: 'TRN-1',
  line: 'TRAIN',
  product_name: 'Train Travel Plus',
  customer_name: 'Budi Santoso',
  role: 'SELLER',
  payee: 'Partner',
  gross: 500_000_000,
  rate: 20,
  whole: 100_000_000,
  share: 40,
  accrued: 40_000_000,
  ppnRate: 11,
  pph23Rate: 2,
  accruedOn: '2026-03-01',
  currency: 'IDR',
  parties: { broker: 'broker', partner: 'partner' },
  fourEyesFrom: 10_000_000,
}

export const samples: Context[] = [
  ordinary,
  { ...ordinary, role: 'REFERRER', share: 1, accrued: 1_000_000, ppnRate: 0, fourEyesFrom: null },
]

/** It arises with the premium. */
export const beginner = (): Omit<Stamp, 'at'> => ({ by: systemActor })

/** What might be done to a commission, each by somebody who might; most of it is refused in any one state. */
export const alphabet = (record: CaseRecord, at: string): CaseEvent[] => {
  const context = record.snapshot.context as unknown as CommissionContext
  const { commission, items, payments } = context
  const balance = balanceOf(context)
  const [bySeller, byClerk, byApprover, byHost] = [seller, clerk, approver, systemActor].map((by) => ({ by, at }))
  const told = { date: jakartaDay(at), reference: 'TRN-1' }
  const back = (amount: number) => ({ type: 'commission.clawedBack', amount, ...told, ...byHost! })
  return [
    { type: 'commission.requested', ...bySeller! },
    { type: 'commission.requested', ...byClerk! },
    { type: 'commission.approved', ...byClerk! },
    { type: 'commission.approved', ...byApprover! },
    { type: 'commission.rejected', reason: 'Not theirs', ...byClerk! },
    ...(payments.length < 2
      ? [{ type: 'commission.paid', ...told, reference: `PO-${payments.length + 1}`, amount: balance, ...byHost! }]
      : []),
    ...['PO-1', 'PO-2'].map((reference) => ({ type: 'payment.returned', ...told, reference, ...byHost! })),
    ...(items.length < 2 ? [back(Math.ceil(commission / 2))] : []),
    back(Math.max(commission, 1)),
    back(commission + 1),
  ]
}
