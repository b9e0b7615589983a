import type { Actor, CaseEvent, CaseRecord, Context, Stamp } from '../kernel/types.ts'
import { jakartaDay } from '../kit/calendar.ts'
import { addDays } from '../kit/days.ts'
import { appliedFor } from './creditLife.application.ts'
import { asked } from './creditLife.asks.ts'
import { totalPremium } from './creditLife.context.ts'
import type { CreditLifeContext, DocumentKind, Start } from './creditLife.context.ts'
import { limits } from './creditLife.limits.ts'
import { facts } from './creditLife.view.ts'
import { lastProtectionDay } from './creditLife.window.ts'

export const actions = [
  'create',
  'upload',
  'assess',
  'confirm',
  'escalate',
  'approve',
  'reject',
  'requestExtraPremium',
  'sendOtp',
  'recordPayment',
  'issue',
  'cancel',
  'ask',
] as const

type Party = keyof CreditLifeContext['parties']

const permissions = actions.map((action) => `product.creditLife.quotation.${action}`)

const actor = ({ parties }: CreditLifeContext, party: Party, seat: string): Actor => ({
  userId: `${party}-${seat}`,
  name: `${party} desk`,
  roles: [party],
  permissions,
  organisation: { id: parties[party], kind: party, name: party },
})

const file = (kind: DocumentKind) => ({ kind, fileId: `file-${kind}`, name: `${kind}.pdf` })

/** What was applied for. */
const appliedWith = (context: CreditLifeContext): object => {
  const stands = facts(context.application ? context : { ...context, ...known })
  return Object.fromEntries(Object.keys(asked).flatMap((name) => (stands[name] === null ? [] : [[name, stands[name]]])))
}

/** What the people of a case might do with it, each by someone who might; most of it is refused in any one state. */
export const alphabet = (record: CaseRecord, at: string): CaseEvent[] => {
  const context = record.snapshot.context as unknown as CreditLifeContext
  const { documents } = context
  const corrected = { type: 'application.corrected', ...appliedWith(context) }
  const by = (party: Party, seat = 'desk') => ({ by: actor(context, party, seat), at })
  const due = totalPremium(context)
  const today = jakartaDay(at)
  const code = { code: '123456', verified: true, ...by('partner') }

  const ofDesks = (['broker', 'insurer', 'bank'] as const).flatMap((desk): CaseEvent[] => [
    { type: 'quotation.approved', ...by(desk) },
    { type: 'quotation.rejected', reason: 'The risk is too high', ...by(desk) },
    { type: 'confirmation.asked', notes: 'Please confirm the occupation', ...by(desk) },
    { type: 'extraPremium.requested', amount: Math.ceil(context.premium / 10), loadingRate: 10, ...by(desk) },
    { type: 'quotation.escalatedToBroker', ...by(desk) },
    { type: 'quotation.escalatedToInsurer', declarationEmail: 'declaration@insurer.test', ...by(desk) },
    { type: 'quotation.escalatedToBank', ...by(desk) },
  ])

  return [
    { ...corrected, occupation: 'Notary', ...by('partner') },
    { ...corrected, loan_amount: context.loanLimit + 1, ...by('partner') },
    { ...corrected, application_date: addDays(today, 1), ...by('partner') },
    { type: 'examination.uploaded', ...file('mcuResult'), ...by('partner') },
    ...(documents.mcuResult
      ? [{ type: 'examination.uploaded', ...file('medicalExaminationReport'), ...by('partner') }]
      : []),
    { type: 'confirmation.answered', note: 'He is a notary', ...by('partner') },
    { type: 'spk.submitted', date: today, ...by('partner') },
    { type: 'documents.confirmed', ...by('broker', 'assessor') },
    { type: 'assessment.reopened', note: 'The report is of another person', ...by('broker') },
    ...ofDesks,
    { type: 'document.uploaded', ...file('paymentProof'), amount: due, ...by('partner') },
    { type: 'payment.recorded', amount: due, date: today, reference: 'TRF-0001', ...by('broker') },
    { type: 'extraPremium.codeSent', purpose: 'approve', ...by('partner') },
    { type: 'extraPremium.codeSent', purpose: 'reject', ...by('partner') },
    { type: 'extraPremium.approvedByCustomer', ...code },
    { type: 'extraPremium.rejectedByCustomer', ...code },
    {
      type: 'protectionDate.chosen',
      date: lastProtectionDay(context) ?? today,
      ...by('broker'),
    },
    { type: 'policy.issued', ...by('broker') },
    { type: 'policy.resent', ...by('broker') },
    { type: 'policy.resent', ...by('broker'), at: new Date(Date.parse(at) + 600_000).toISOString() },
    { type: 'quotation.cancelled', reason: 'The customer has withdrawn', ...by('broker') },
  ]
}

const ordinary: Start = {
  quotesCode: 'CL-2026-000001',
  loanAmount: 25_000_000_000,
  loanLimit: 50_000_000_000,
  sumInsured: 25_000_000_000,
  freeCoverLimit: 30_000_000_000,
  premium: 187_500_000,
  currency: 'IDR',
  parties: { broker: 'broker', insurer: 'insurer', bank: 'bank', partner: 'partner' },
  partnerEmail: 'partner@covergate.test',
  customerEmail: 'customer@covergate.test',
  applicationDate: '2026-01-05',
  loanTenure: 60,
  fourEyesFrom: 0,
  application: null,
  limits,
}

const { application, ...applied } = appliedFor({
  application_type: 'NEW',
  application_date: '2026-01-05',
  insurance_quotation_number: null,
  loan_number: 'LN-000004',
  loan_amount: 250_000_000,
  loan_tenure: 60,
  totalSumInsured: 250_000_000,
  bank_branch_name: 'KC Sudirman',
  bank_ref_number: null,
  credit_agreement_number: null,
  credit_agreement_date: null,
  credit_start_date: null,
  customer_name: 'Budi Santoso',
  date_of_birth: '1991-01-05',
  gender: 'Male',
  identity_type: 'KTP',
  identity_number: '3171020501910001',
  occupation: null,
  customer_segment: 'Employee',
  height: 170,
  weight: 87,
  phone: null,
  email: ordinary.customerEmail,
  partner_email: ordinary.partnerEmail,
  address: null,
  address_residential: null,
})

const known = { ...applied, application: { ...application, bank_name: 'Bank' } }

/** Within the broker's authority; above it; above the loan limit; one that knows what was applied for. */
export const samples: Start[] = [
  ordinary,
  { ...ordinary, quotesCode: 'CL-2026-000002', loanAmount: 45_000_000_000, sumInsured: 45_000_000_000 },
  { ...ordinary, quotesCode: 'CL-2026-000003', loanAmount: 60_000_000_000, sumInsured: 60_000_000_000 },
  { ...ordinary, ...known, quotesCode: 'CL-2026-000004' },
]

export const beginner = (input: Context): Omit<Stamp, 'at'> => ({
  by: actor(input as unknown as CreditLifeContext, 'partner', 'desk'),
})
