import { customerActor, systemActor } from '../kernel/actors.ts'
import type { Actor, CaseEvent, CaseRecord, Context, Stamp } from '../kernel/types.ts'
import { jakartaDay } from '../kit/calendar.ts'
import { addDays } from '../kit/days.ts'
import { stands } from './claim.view.ts'
import type { ClaimContext } from './claim.context.ts'

const actions = ['create', 'update', 'approve', 'reject', 'pay', 'presign', 'generateLink'] as const

const desk: Actor = {
  userId: 'desk',
  name: 'Desk',
  roles: ['broker'],
  permissions: actions.map((action) => `agent_claim.${action}`),
  organisation: { id: 'broker', kind: 'broker', name: 'broker' },
}

const id = (last: number): string => `b5a1f0c2-6a55-4d55-9c1e-7d5f2f8f00${last}`

const ordinary = {
  agent: id(21),
  partner: id(22),
  insurer: id(23),
  claimNumber: 'CLM-2026-0000000001',
  policyNumber: 'POL-1',
  productCategory: 'gadget',
  customer_name: 'Budi Santoso',
  phone: '+6281234567890',
  email: 'budi@example.test',
  incidentDate: '2026-01-05',
  description: 'The phone fell on a stone floor',
  currency: 'IDR',
  claimedAmount: 250_000_000,
}

/** By which such claims are told. */
const form = { form: id(41), version: id(42), definition: id(43), hash: 'abc', number: 1 }

export const samples: Context[] = [
  ordinary,
  { ...ordinary, form },
  { ...ordinary, claimNumber: 'CLM-2026-0000000002', claimedAmount: 1 },
]

export const beginner = (): Omit<Stamp, 'at'> => ({ by: desk })

/** What might be done to a claim, each by somebody who might; most of it is refused in any one state. */
export const alphabet = (record: CaseRecord, at: string): CaseEvent[] => {
  const context = record.snapshot.context as unknown as ClaimContext
  const { claimedAmount, papers, disbursement } = context
  const byHost = { by: systemActor, at }
  const byDesk = { by: desk, at }
  const edited = { type: 'claim.edited', ...stands(context), ...byDesk }
  const paper = (kind: string) => ({ fileId: `file-${kind}-${papers.length}`, name: `${kind}.pdf` })
  return [
    { ...edited, policyNumber: 'POL-2' },
    {
      type: 'form.answered',
      form: form.form,
      submissionId: id(44),
      submission: 'MOTOR-CLAIM-000001',
      by: systemActor,
      at,
    },
    { type: 'claim.acknowledged', ...byDesk },
    { type: 'claim.resubmissionAsked', reason: 'The invoice is missing', ...byDesk },
    { type: 'claim.softRejected', reason: 'The event is not proven', ...byDesk },
    { type: 'claim.approved', amount: claimedAmount, ...byDesk },
    { type: 'claim.approved', amount: claimedAmount + 1, ...byDesk },
    { type: 'claim.rejected', reason: 'The policy had ended', ...byDesk },
    { type: 'payment.recorded', date: jakartaDay(at), reference: 'TRF-1', ...byDesk },
    { type: 'payment.recorded', date: addDays(jakartaDay(at), 1), reference: 'TRF-1', ...byDesk },
    ...(papers.length < 2
      ? [
          { type: 'paper.added', ...paper('form'), ...byDesk },
          { type: 'paper.received', ...paper('photo'), by: customerActor, at },
        ]
      : []),
    { type: 'link.generated', wanted: 'A photo of the damage', ...byDesk },
    { type: 'link.revoked', ...byDesk },
    { type: 'disbursement.begun', disbursement: disbursement ?? 'DSB-1', ...byHost },
    ...(disbursement && disbursement.length < 12
      ? [{ type: 'disbursement.begun', disbursement: `${disbursement}-2`, linkedTo: disbursement, ...byHost }]
      : []),
    { type: 'disbursement.paid', disbursement, date: jakartaDay(at), reference: 'DSB-1-1', ...byHost },
    { type: 'disbursement.paid', disbursement: 'DSB-0', date: jakartaDay(at), reference: 'DSB-0-1', ...byHost },
    { type: 'disbursement.ended', disbursement, ...byHost },
    { type: 'disbursement.returned', disbursement, reason: 'Account closed', ...byHost },
  ]
}
