import { expect, it } from 'vitest'
import { creditLife } from '../../../machines/creditLife/creditLife.ts'
import { timelineOf, wordsAt, wordsOf } from '../support/words.ts'

const en = wordsOf(creditLife)

it('B140 B146 B184 B186 B187 B188 the catalogue’s texts are exact', () => {
  const exact = {
    'confirm.quotation.approved': 'Are you sure you want to approve the quotation?',
    'confirm.quotation.rejected': 'Are you sure you want to reject the quotation?',
    'confirm.documents.confirmed': 'Are you sure you want to confirm the document data?',
    'actions.confirmation.asked': 'Ask for confirmation',
    'payload.quotation.escalatedToInsurer.declarationEmail': 'Declaration email address',
    'success.quotation.approved': 'Successfully Approved',
    'success.quotation.rejected': 'Successfully Rejected',
    'success.examination.uploaded': 'Successfully Uploaded Examination Result Document',
    'failure.quotation.approved': 'Error! Failed to approve',
    'failure.quotation.rejected': 'Error! Failed to reject',
    'failure.policy.issued': 'Error! Failed to issue policy',
    'failure.examination.uploaded': 'Error! Failed to Upload Examination Result Document',
    'reasons.isBeforeDeadline': 'The quotation has expired, please submit a new one',
    'reasons.hasMcuResult': 'MCU result is required to be uploaded',
    'reasons.hasMedicalExaminationReport': 'Medical examination report is required to be uploaded',
    'reasons.hasPaymentProof': 'Payment proof is required to be uploaded',
    'reasons.isPaymentMatched': 'Payment amount does not match the payment proof',
    'reasons.hasMatchingAmount': 'Payment amount does not match the payment proof',
    'reasons.isWithinProtectionWindow':
      "Sorry, the selected Protection Date exceeds 14 days from the insurer's approval date. Please choose another date",
    'states.initiated': 'Awaiting document completion',
    'states.dataCompleted': 'Under investigation',
  }
  expect(Object.fromEntries(Object.keys(exact).map((key) => [key, wordsAt(en, key)]))).toEqual(exact)
})

it('B184 every event of the catalogue has its words in the timeline', () => {
  const said = timelineOf(creditLife).map((entry) => wordsAt(en, `timeline.${entry}`))
  const catalogue = [
    'Created',
    'Document uploaded',
    'SPK submitted',
    'Escalated to broker',
    'Escalated to insurer',
    'Escalated to bank',
    'Approved by broker',
    'Approved by insurer',
    'Approved by bank',
    'Rejected by broker',
    'Rejected by insurer',
    'Rejected by bank',
    'Extra premium requested',
    'OTP sent for approving extra premium',
    'OTP sent for rejecting extra premium',
    'Customer approved extra premium',
    'Customer rejected extra premium',
    'Confirmed',
    'Expired',
    'Expired by scheduled job when a time limit is reached',
    'Automatically rejected for exceeding the loan limit',
    'Approved by broker with policy auto-generated',
  ]
  expect(catalogue.filter((words) => !said.includes(words))).toEqual([])
})
