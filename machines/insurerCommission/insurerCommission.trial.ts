import { systemActor } from '../kernel/actors.ts'
import type { Actor, CaseEvent, CaseRecord, Context, Stamp } from '../kernel/types.ts'
import { jakartaDay } from '../kit/calendar.ts'
import { type InsurerCommissionContext, outstandingOf } from './insurerCommission.context.ts'
import { insurerCommissionPermissions } from './insurerCommission.permissions.ts'

const actor = (seat: string): Actor => ({
  userId: `broker-${seat}`,
  name: `Broker ${seat}`,
  roles: ['broker'],
  permissions: Object.values(insurerCommissionPermissions),
  organisation: { id: 'broker', kind: 'broker', name: 'broker' },
})

const [clerk, approver] = [actor('clerk'), actor('approver')]

const ordinary: Context = {
  code: 'CLM-2026-0000000001',
  payout: 'b5a1f0c2-6a55-4d55-9c1e-7d5f2f8f0121',
  insurerCode: 'INS',
  insurerName: 'Insurer',
  paidOn: '2026-01-05',
  count: 2,
  commission: 1000,
  ppn: 110,
  pph23: 20,
  netted: 300,
  currency: 'IDR',
  parties: { broker: 'broker', insurer: 'insurer' },
}

export const samples: Context[] = [
  ordinary,
  // More has gone back than has come.
  { ...ordinary, commission: -400, ppn: -44, pph23: -8, netted: 0 },
]

/** It arises with the payment to the insurer. */
export const beginner = (): Omit<Stamp, 'at'> => ({ by: systemActor })

/** What might be done to it, each by somebody who might; most of it is refused in any one state. */
export const alphabet = (record: CaseRecord, at: string): CaseEvent[] => {
  const context = record.snapshot.context as unknown as InsurerCommissionContext
  const [byClerk, byApprover, byHost] = [clerk, approver, systemActor].map((by) => ({ by, at }))
  const date = jakartaDay(at)
  const outstanding = outstandingOf(context)
  const proof = { reference: 'TRF-1', fileId: 'file', name: 'proof.pdf' }
  const receipt = (amount: number) => ({ type: 'receipt.recorded', amount, date, ...proof, ...byClerk! })
  return [
    ...(context.receipts.length < 3 ? [receipt(Math.ceil(outstanding / 2)), receipt(outstanding)] : []),
    receipt(outstanding * 2 + 1),
    { type: 'receipt.takenBack', reason: 'Of somebody else', ...byClerk! },
    { type: 'commission.waived', reason: 'As agreed', ...byClerk! },
    { type: 'commission.waived', reason: 'As agreed', ...byApprover! },
    { type: 'payment.returned', date, ...byHost! },
    { type: 'payment.repeated', date, ...byHost! },
  ]
}
