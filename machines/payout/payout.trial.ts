import { systemActor } from '../kernel/actors.ts'
import type { Actor, CaseEvent, CaseRecord, Context, Other, Stamp } from '../kernel/types.ts'
import type { PayoutContext } from './payout.context.ts'
import { payoutPermissions } from './payout.permissions.ts'

const actor = (seat: string): Actor => ({
  userId: `broker-${seat}`,
  name: `Broker ${seat}`,
  roles: ['broker'],
  permissions: Object.values(payoutPermissions),
  organisation: { id: 'broker', kind: 'broker', name: 'broker' },
})

const [clerk, approver, another] = [actor('clerk'), actor('approver'), actor('another')]

const id = (last: number): string => `c7d2e1a4-3b66-4e77-8d2f-6e4f1a9b02${last}`

const account = { bank: 'Merapi', accountNumber: '123456', accountName: 'Budi Santoso' }
const limit = 1000

const fee: Context = {
  kind: 'FEE',
  feeKind: 'SURVEY',
  payeeName: 'Surya Surveyors',
  amount: limit,
  payee: account,
  reason: 'The bus was looked at',
  code: 'OUT-2026-0000000002',
  fourEyesFrom: limit,
}

export const samples: Context[] = [
  {
    kind: 'REFUND',
    invoice: id(11),
    payee: account,
    reason: 'Paid twice',
    code: 'OUT-2026-0000000001',
    fourEyesFrom: limit,
  },
  fee,
  { ...fee, amount: limit * 10 + 1 },
  {
    ...fee,
    kind: 'INSURER',
    feeKind: null,
    holder: 'insurer',
    currency: 'IDR',
    parties: { broker: 'broker', insurer: 'insurer', partner: null },
    count: 2,
    sums: { gross: 1200, commission: 200, ppn: 22, pph23: 22 },
    source: { kind: 'REQUEST', id: id(12), number: 'REQ-1' },
  },
  {
    ...fee,
    kind: 'COMMISSION',
    feeKind: null,
    holder: 'partner',
    sums: { commission: 1000, ppn: 110, pph23: 20, carried: -90 },
  },
]

const paidTwice: Other = {
  lifecycle: 'invoice',
  id: id(11),
  revision: 2,
  status: 'PAID',
  facts: {
    number: 'INV-1',
    customer_name: 'Budi Santoso',
    unapplied: 500,
    currency: 'IDR',
    broker_id: 'broker',
    partner_id: 'partner',
  },
}
const others = { invoice: paidTwice }

export const beginner = (input: Context): Omit<Stamp, 'at'> => ({
  by: clerk,
  ...(input['kind'] === 'REFUND' && { others }),
})

/** What might be done to a payout, each by somebody who might; most of it is refused in any one state. */
export const alphabet = (record: CaseRecord, at: string): CaseEvent[] => {
  const { kind, attempt, transfer, code, approvals } = record.snapshot.context as unknown as PayoutContext
  const along = kind === 'REFUND' ? { others: { invoice: { ...paidTwice, facts: {} } } } : {}
  const [byClerk, byHost] = [clerk, systemActor].map((by) => ({ by, at }))
  const reference = transfer?.reference ?? `${code}-1`
  return [
    { type: 'payout.approved', by: approvals.length === 0 ? approver : another, at },
    { type: 'payout.rejected', reason: 'Not theirs', ...along, ...byClerk! },
    ...(attempt < 2
      ? [
          { type: 'payee.corrected', ...account, accountNumber: '654321', ...byClerk! },
          { type: 'payout.sent', ...byClerk! },
          { type: 'payment.retried', ...byClerk! },
        ]
      : []),
    { type: 'payout.cancelled', reason: 'Asked for by mistake', ...along, ...byClerk! },
    { type: 'transfer.settled', reference, settledAt: at, receipt: 'T1', ...along, ...byHost! },
    { type: 'transfer.failed', reference, reason: 'No such account', ...byHost! },
    { type: 'transfer.refused', reference, reason: 'No', ...byHost! },
    { type: 'transfer.returned', reference, returnedAt: at, reason: 'Account closed', ...along, ...byHost! },
  ]
}
