import type { Letter } from '../decisions/types.ts'
import { corrections, unchanged } from './applications.ts'

const file = (kind: string) => ({ kind, fileId: `file of ${kind}`, name: `${kind}.pdf` })
const code = { payload: { code: '123456' }, secret: 'code' }
const spk = (date: string): Letter => ({ type: 'spk.submitted', payload: { date } })
const paid = (amount: number, date = '2026-03-08'): Letter => ({
  type: 'payment.recorded',
  payload: { amount, date, reference: 'TRF-1' },
})
const TOMORROW = { '2026-03-09T16:59:59.999Z': 'isDatedByToday' }
const protection = (date: string): Letter => ({ type: 'protectionDate.chosen', payload: { date } })

/** What people send, one of each kind that is judged differently. */
export const letters: Record<string, Letter> = {
  'application corrected': { type: 'application.corrected', ...corrections.whole },
  'application corrected to one more than the limit': {
    type: 'application.corrected',
    ...corrections.tooLarge,
    is: 'isToExceedLoanLimit',
  },
  'application corrected to another at the same premium': {
    type: 'application.corrected',
    ...corrections.asDear,
    is: 'isPremiumAsBefore',
  },
  'application dated 4 March': { type: 'application.corrected', ...corrections.datedOn('2026-03-04') },
  'application dated 5 March': { type: 'application.corrected', ...corrections.datedOn('2026-03-05') },
  'application dated 6 March': {
    type: 'application.corrected',
    ...corrections.datedOn('2026-03-06'),
    lacks: 'isAppliedForBefore',
  },
  'application as it stands': { type: 'application.corrected', payload: unchanged },
  'MCU result': { type: 'examination.uploaded', payload: file('mcuResult') },
  'examination report': { type: 'examination.uploaded', payload: file('medicalExaminationReport') },
  'payment proof': { type: 'document.uploaded', payload: { ...file('paymentProof'), amount: 1000 } },
  'identity card': { type: 'document.uploaded', payload: file('identityCard') },
  'SPK of 1 March': { ...spk('2026-03-01'), lacks: 'isDatedSinceApplication' },
  'SPK of 2 March': spk('2026-03-02'),
  'SPK of 9 March': spk('2026-03-09'),
  'SPK of 10 March': { ...spk('2026-03-10'), lacksAt: TOMORROW },
  'data confirmed': { type: 'documents.confirmed' },
  question: { type: 'confirmation.asked', payload: { notes: 'Is the height right?' } },
  answer: { type: 'confirmation.answered', payload: { note: 'He is 1.70 m' } },
  'assessment reopened': { type: 'assessment.reopened', payload: { note: 'Of another person' } },
  'to the broker': { type: 'quotation.escalatedToBroker' },
  'to the insurer': {
    type: 'quotation.escalatedToInsurer',
    payload: { declarationEmail: 'declaration@insurer.test' },
  },
  'to the bank': { type: 'quotation.escalatedToBank' },
  approval: { type: 'quotation.approved' },
  'approval with a note': { type: 'quotation.approved', payload: { note: 'A healthy man' } },
  rejection: { type: 'quotation.rejected', payload: { reason: 'Too high a risk' } },
  cancellation: { type: 'quotation.cancelled', payload: { reason: 'Withdrawn' } },
  'extra premium': { type: 'extraPremium.requested', payload: { amount: 5 } },
  'extra premium with rate and note': {
    type: 'extraPremium.requested',
    payload: { amount: 7, loadingRate: 12.5, note: 'He smokes' },
  },
  'largest extra premium': { type: 'extraPremium.requested', payload: { amount: 999_999_999_999_000 } },
  'extra premium of one more than the largest': {
    type: 'extraPremium.requested',
    payload: { amount: 999_999_999_999_001 },
    lacks: 'isWithinLargestSum',
  },
  'code for approving': { type: 'extraPremium.codeSent', payload: { purpose: 'approve' }, is: 'isForApproving' },
  'code for rejecting': { type: 'extraPremium.codeSent', payload: { purpose: 'reject' } },
  'customer approves': { type: 'extraPremium.approvedByCustomer', ...code, verified: true },
  'customer approves by a wrong code': { type: 'extraPremium.approvedByCustomer', ...code, lacks: 'isCodeVerified' },
  'customer rejects': { type: 'extraPremium.rejectedByCustomer', ...code, verified: true },
  'customer rejects by a wrong code': { type: 'extraPremium.rejectedByCustomer', ...code, lacks: 'isCodeVerified' },
  'payment one short': paid(999),
  payment: paid(1000),
  'payment one over': paid(1001),
  'payment on 1 March': { ...paid(1000, '2026-03-01'), lacks: 'isDatedSinceApplication' },
  'payment on 2 March': paid(1000, '2026-03-02'),
  'payment on 9 March': paid(1000, '2026-03-09'),
  'payment on 10 March': { ...paid(1000, '2026-03-10'), lacksAt: TOMORROW },
  'protection from 1 March': { ...protection('2026-03-01'), lacks: 'isDatedSinceApplication' },
  'protection from 2 March': protection('2026-03-02'),
  'protection from 23 March': protection('2026-03-23'),
  'protection from 24 March': protection('2026-03-24'),
  'protection from 25 March': protection('2026-03-25'),
  'policy issued': { type: 'policy.issued' },
  'certificate resent': { type: 'policy.resent' },
}
