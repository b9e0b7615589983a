import { systemActor } from '../kernel/actors.ts'
import type { Actor, CaseEvent, CaseRecord, Context, Other, Stamp } from '../kernel/types.ts'
import { jakartaDay } from '../kit/calendar.ts'
import type { DisbursementContext } from './disbursement.context.ts'
import { disbursementPermissions } from './disbursement.permissions.ts'
import { checkOf } from './disbursement.view.ts'

const actor = (party: 'broker' | 'insurer', seat: string): Actor => ({
  userId: `${party}-${seat}`,
  name: `${party} ${seat}`,
  roles: [party],
  permissions: Object.values(disbursementPermissions),
  organisation: { id: party, kind: party, name: party },
})

const [clerk, approver, second] = ['clerk', 'approver', 'second'].map((seat) => actor('broker', seat)) as [
  Actor,
  Actor,
  Actor,
]
const insurer = actor('insurer', 'desk')

const claimId = 'b5a1f0c2-6a55-4d55-9c1e-7d5f2f8f0201'

const pooled: Context = {
  claim: claimId,
  payee: { bank: 'Bank Merapi', accountNumber: '1234567890', accountName: 'Budi Santoso' },
  remark: null,
  code: 'DSB-2026-0000000001',
  amount: 5_000,
  currency: 'IDR',
  claimNumber: 'CLM-2026-0000000001',
  policyNumber: 'POL-1',
  customerName: 'Budi Santoso',
  parties: { broker: 'broker', insurer: 'insurer', partner: 'partner' },
  debtor: 'insurer',
  paymentType: 'AUTOMATIC',
  pool: { code: 'POOL-1', holder: 'partner' },
  fourEyesFrom: 10_000,
  linkedTo: null,
}

/** By a pool, by a pool with two approvals, and by the insurer. */
export const samples: Context[] = [
  pooled,
  { ...pooled, amount: 100_001 },
  { ...pooled, paymentType: 'MANUAL', pool: null, fourEyesFrom: null },
]

const claimOf = (status = 'APPROVED'): Other => ({ lifecycle: 'claim', id: claimId, revision: 3, status, facts: {} })

export const beginner = (): Omit<Stamp, 'at'> => ({ by: clerk, others: { claim: claimOf() } })

/** What might be done to a disbursement, each by somebody who might; most of it is refused in any one state. */
export const alphabet = (record: CaseRecord, at: string): CaseEvent[] => {
  const context = record.snapshot.context as unknown as DisbursementContext
  const { amount, payee, transfer, checks, returned } = context
  const others = { claim: claimOf() }
  const byClerk = { by: clerk, at }
  const byHost = { by: systemActor, at }
  const check = { reference: checkOf(context) }
  return [
    { type: 'account.verified', ...check, name: payee.accountName.toUpperCase(), ...byHost },
    { type: 'account.verified', ...check, name: 'Somebody Else', ...byHost },
    { type: 'account.refuted', ...check, reason: 'No such account', ...byHost },
    { type: 'disbursement.submitted', ...byClerk },
    { type: 'disbursement.approved', by: approver, at },
    { type: 'disbursement.approved', by: second, at },
    { type: 'disbursement.rejected', reason: 'Paid before', by: approver, at, others },
    {
      type: 'disbursement.markedPaid',
      amount,
      date: jakartaDay(at),
      reference: 'TRF-1',
      fileId: 'file-proof',
      name: 'proof.pdf',
      by: insurer,
      at,
      others,
    },
    { type: 'disbursement.cancelled', reason: 'Made by mistake', ...byClerk, others },
    ...(checks < 3
      ? [
          {
            type: 'payee.corrected',
            bank: 'Bank Semeru',
            accountNumber: '987654',
            accountName: 'Budi Santoso',
            ...byClerk,
          },
        ]
      : []),
    { type: 'payment.retried', ...byClerk },
    ...(transfer
      ? [
          {
            type: 'transfer.settled',
            reference: transfer.reference,
            settledAt: at,
            receipt: 'T1',
            ...byHost,
            others,
          },
          { type: 'transfer.failed', reference: transfer.reference, reason: 'No', ...byHost },
          { type: 'transfer.refused', reference: transfer.reference, reason: 'No', ...byHost },
          ...(returned
            ? []
            : [
                {
                  type: 'transfer.returned',
                  reference: transfer.reference,
                  returnedAt: at,
                  reason: 'Account closed',
                  ...byHost,
                  others: { claim: claimOf('PAID') },
                },
              ]),
        ]
      : []),
  ]
}
