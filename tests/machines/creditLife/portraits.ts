import type { Portrait } from '../decisions/types.ts'
import { ends, rated, rest, standing, toldOfStanding } from './applications.ts'

/** What of a quotation nothing has happened to is told beside what was applied for. */
export const idle = {
  loading_rate: 25,
  spk_submission_date: null,
  extra_premium: null,
  totalPremium: 1000,
  invoice_amount: null,
  premium_paid_amount: null,
  premium_payment_date: null,
  payment_reference: null,
  protection_date: null,
  policyNumber: null,
  policyPeriod: null,
  remainingSumInsured: null,
  refundDate: null,
  refundAmount: null,
  approved_at: null,
  approved_by: null,
  open_question: null,
  declaration_email: null,
  escalated_to_insurer: false,
  four_eyes_from: 3000,
  refund_terms: null,
}
const untold = { ...toldOfStanding, ...idle }

const payment = { payment: { amount: 1000, date: '2026-03-07', reference: 'TRF-0' } }
const paid = { premium_paid_amount: 1000, premium_payment_date: '2026-03-07', payment_reference: 'TRF-0' }
const policy = { ...payment, policyNumber: 'POL-CL-1', protectionDate: '2026-03-20' }
const issued = { ...paid, policyNumber: 'POL-CL-1', protection_date: '2026-03-20' }
const year = { ...issued, policyPeriod: '2026-03-20/2027-03-19' }
const ended = (endedAt: string, refundDate: string | null, refundAmount: number | null): Portrait => ({
  facts: { ...policy, endedAt },
  tells: { ...year, remainingSumInsured: 0, refundDate, refundAmount },
})
const overpaid = (endedAt: string, refundDate: string, refundAmount: number): Portrait => ({
  facts: { ...policy, payment: { ...payment.payment, amount: 1500 }, endedAt },
  tells: { ...year, premium_paid_amount: 1500, remainingSumInsured: 0, refundDate, refundAmount },
})
const covered = (protectionDate: string, loanTenure: number, policyPeriod: string): Portrait => ({
  facts: { ...policy, protectionDate, loanTenure },
  tells: {
    ...issued,
    loan_tenure: loanTenure,
    protection_date: protectionDate,
    policyPeriod,
    remainingSumInsured: 3000,
  },
})

/**
 * What is told of a quotation. A policy covers the months of the loan’s tenure from the protection date on; when it ends, what was
 * paid goes back by the days of cover to come, of 365, rounded down, the day of the end being covered.
 */
export const portraits = {
  untold,
  told: {
    'applied for': { facts: {}, tells: {} },
    'applied for in a house with terms of refund': {
      facts: { rules: { refunds: { version: 2, rows: [{ when: {}, then: { share: 80, fee: 100 } }] } } },
      tells: { refund_terms: [{ when: {}, then: { share: 80, fee: 100 } }] },
    },
    'partner asked': {
      facts: {
        question: {
          notes: 'Is the weight right?',
          by: 'an asker',
          organisation: 'an office',
          askedAt: '2026-03-07T03:00:00.000Z',
        },
      },
      tells: { open_question: 'Is the weight right?' },
    },
    'applied for with all that may be said': {
      facts: { application: { ...standing, ...rest, ...rated(1.4, 25, 30.1), ...ends, bank_name: 'Bank Merapi' } },
      tells: { ...rest, ...ends },
    },
    'SPK submitted': { facts: { spkSubmissionDate: '2026-03-05' }, tells: { spk_submission_date: '2026-03-05' } },
    'escalated, with an extra premium': {
      facts: {
        escalatedToInsurer: true,
        declarationEmail: 'declaration@insurer.test',
        extraPremium: 7,
        loadingRate: 12.5,
      },
      tells: {
        escalated_to_insurer: true,
        declaration_email: 'declaration@insurer.test',
        extra_premium: 7,
        loading_rate: 12.5,
        totalPremium: 1007,
      },
    },
    'approved, with an extra premium': {
      facts: { extraPremium: 7, approval: { at: '2026-03-09T16:59:59.999Z', by: 'Ibu Sari, Insurer' } },
      tells: {
        extra_premium: 7,
        totalPremium: 1007,
        invoice_amount: 1007,
        approved_at: '2026-03-09T16:59:59.999Z',
        approved_by: 'Ibu Sari, Insurer',
      },
    },
    'paid, protection chosen, no policy yet': {
      facts: { ...payment, protectionDate: '2026-03-20' },
      tells: { ...paid, protection_date: '2026-03-20' },
    },
    'in force': covered('2026-03-20', 12, '2026-03-20/2027-03-19'),
    'in force for a month, from the end of January': covered('2026-01-31', 1, '2026-01-31/2026-02-27'),
    'in force from a leap day': covered('2028-02-29', 12, '2028-02-29/2029-02-27'),
    'in force over the end of a year': covered('2026-12-15', 1, '2026-12-15/2027-01-14'),
    'in force, of a loan whose tenure nobody has kept': {
      facts: { ...policy, loanTenure: null },
      tells: { ...issued, loan_tenure: null, remainingSumInsured: 3000 },
    },
    'ended, of a loan whose tenure nobody has kept': {
      facts: { ...policy, loanTenure: null, endedAt: '2026-06-01T05:00:00.000Z' },
      tells: { ...issued, loan_tenure: null, remainingSumInsured: 0 },
    },
    'ended before cover began': ended('2026-03-18T17:00:00.000Z', '2026-03-19', 1000),
    'ended long before cover began': ended('2026-03-10T05:00:00.000Z', '2026-03-10', 1000),
    'ended on the first day of cover': ended('2026-03-20T05:00:00.000Z', '2026-03-20', 997),
    'ended on 1 June at its last instant': ended('2026-06-01T16:59:59.999Z', '2026-06-01', 797),
    'ended on 2 June at its first instant': ended('2026-06-01T17:00:00.000Z', '2026-06-02', 794),
    'ended on the last day but one': ended('2027-03-18T05:00:00.000Z', '2027-03-18', 2),
    'ended on the last day': ended('2027-03-19T05:00:00.000Z', null, null),
    'ended after the last day': ended('2028-01-01T05:00:00.000Z', null, null),
    'ended, paid, without a policy': {
      facts: { ...payment, endedAt: '2026-03-10T17:00:00.000Z' },
      tells: { ...paid, refundDate: '2026-03-11', refundAmount: 1000 },
    },
    'ended, nothing paid': { facts: { endedAt: '2026-03-10T17:00:00.000Z' }, tells: {} },
    // What was paid above the premium bought no cover.
    'ended on the first day of cover, half as much again paid': overpaid(
      '2026-03-20T05:00:00.000Z',
      '2026-03-20',
      1497,
    ),
    'ended after the last day, half as much again paid': overpaid('2028-01-01T05:00:00.000Z', '2028-01-01', 500),
    'ended, the largest premium paid': {
      facts: {
        ...policy,
        premium: 999_999_999_999_999,
        payment: { ...payment.payment, amount: 999_999_999_999_999 },
        endedAt: '2026-03-20T05:00:00.000Z',
      },
      tells: {
        ...year,
        premium: 999_999_999_999_999,
        totalPremium: 999_999_999_999_999,
        premium_paid_amount: 999_999_999_999_999,
        remainingSumInsured: 0,
        refundDate: '2026-03-20',
        refundAmount: 997_260_273_972_601,
      },
    },
  },
}
