import { describe, expect, it } from 'vitest'
import { choices } from '../../../machines/kernel/choices.ts'
import { creditLife } from '../../../machines/creditLife/creditLife.ts'
import { Quotation, ordinary, people, tooLarge } from '../support/quotation.ts'
import { check } from '../../../src/shared/validation/fieldErrors.ts'

const { premium } = ordinary

const read = (type: string, payload: unknown) => check(creditLife.events[type]!.schema!, payload)
const required = (path: string) => ({ ok: false, fields: [{ path, key: 'validation:required', values: {} }] })

describe('documents', () => {
  it('B187 MCU result and medical examination report are each required for the SPK, and a refusal names the missing one', () => {
    const quotation = new Quotation()
    const submit = () => quotation.refused('partner', 'spk.submitted', { date: '2026-03-02' })
    expect(submit()).toEqual(['hasMcuResult', 'hasMedicalExaminationReport'])
    quotation.send('partner', 'examination.uploaded', { kind: 'mcuResult', fileId: 'f1', name: 'mcu.pdf' })
    expect(submit()).toEqual(['hasMedicalExaminationReport'])
    quotation.examined()
    expect(submit()).toEqual([])
  })

  it('B187 the payment proof is required for the payment and for the policy', () => {
    const quotation = new Quotation().atInsurer()
    const payment = { amount: premium, date: '2026-03-03', reference: 'TRF-1' }
    expect(quotation.refused('broker', 'payment.recorded', payment)).toContain('hasPaymentProof')
    quotation.send('insurer', 'quotation.approved')
    expect(quotation.refused('broker', 'policy.issued')).toEqual(['hasPaymentProof', 'hasPayment', 'hasProtectionDate'])
  })

  it('V074 the payment is of exactly the sum of its proof', () => {
    const quotation = new Quotation().atInsurer().send('insurer', 'quotation.approved').proven(premium)
    const paid = (amount: number) =>
      quotation.refused('broker', 'payment.recorded', { amount, date: '2026-03-02', reference: 'TRF-1' })
    expect([premium - 1, premium, premium + 1].map((amount) => paid(amount).includes('hasMatchingAmount'))).toEqual([
      true,
      false,
      true,
    ])
    expect(paid(premium)).toEqual([])
  })

  it('are handed in by partner, bank or broker, not by the insurer, a viewer or another broker', () => {
    const upload = { kind: 'mcuResult', fileId: 'f1', name: 'mcu.pdf' }
    const quotation = new Quotation()
    for (const who of ['partner', 'bank', 'broker', 'root'] as const)
      expect(quotation.refused(who, 'examination.uploaded', upload)).toEqual([])
    for (const who of ['insurer', 'stranger'] as const)
      expect(quotation.refused(who, 'examination.uploaded', upload)).toEqual(['isSubmitterOfCase'])
    expect(quotation.refused('viewer', 'examination.uploaded', upload)).toEqual(['mayUpload'])
  })

  it('of an examination that come after the confirmation put the case back under investigation', () => {
    const quotation = new Quotation()
      .atBroker()
      .send('partner', 'examination.uploaded', { kind: 'mcuResult', fileId: 'f9', name: 'mcu.pdf' })
    expect([quotation.status, quotation.entry]).toEqual(['DATA_COMPLETED', 'documentUploaded'])
  })

  it('keep the amount of a payment proof only', () => {
    expect(read('document.uploaded', { kind: 'other', fileId: 'f', name: 'n', amount: 5 })).toEqual({
      ok: true,
      value: { kind: 'other', fileId: 'f', name: 'n' },
    })
    expect(read('document.uploaded', { kind: 'paymentProof', fileId: 'f', name: 'n' })).toEqual({
      ok: false,
      fields: [{ path: 'amount', key: 'validation:requiredPrice', values: {} }],
    })
  })
})

describe('the loan limit', () => {
  it('B144 a quotation above it is rejected automatically when the SPK is submitted', () => {
    const quotation = new Quotation(tooLarge).completed()
    expect([quotation.status, quotation.entry]).toEqual(['REJECTED', 'rejectedForLoanLimit'])
    expect(quotation.effects.map(({ type }) => type)).toEqual(['sendLetter'])
  })

  it('B144 a loan of exactly the limit goes on', () => {
    const quotation = new Quotation({ ...tooLarge, loanAmount: tooLarge.loanLimit }).completed()
    expect([quotation.status, quotation.entry]).toEqual(['DATA_COMPLETED', 'spkSubmitted'])
  })
})

describe('questions and letters', () => {
  it('B140 approving, rejecting and confirming document data each ask for confirmation, as everything does that leads on', () => {
    const questions = (quotation: Quotation) =>
      choices(creditLife, quotation.record, { by: people.root, at: quotation.at }).flatMap(({ type, meta }) =>
        meta.confirm ? [type] : [],
      )
    expect(questions(new Quotation().completed())).toEqual([
      'documents.confirmed',
      'quotation.rejected',
      'quotation.cancelled',
    ])
    expect(questions(new Quotation().atInsurer())).toEqual([
      'quotation.approved',
      'quotation.rejected',
      'quotation.escalatedToBroker',
      'quotation.escalatedToBank',
      'quotation.cancelled',
    ])
  })

  it('B141 escalation to the insurer asks for a declaration e-mail address and writes to it', () => {
    for (const payload of [{}, { declarationEmail: '' }])
      expect(read('quotation.escalatedToInsurer', payload)).toEqual(required('declarationEmail'))
    expect(read('quotation.escalatedToInsurer', { declarationEmail: 'nobody' })).toEqual({
      ok: false,
      fields: [{ path: 'declarationEmail', key: 'validation:email', values: {} }],
    })
    const quotation = new Quotation().atInsurer()
    expect(quotation.effects[0]).toEqual({
      type: 'sendLetter',
      params: { to: 'declaration@insurer.test', message: 'declaration', quotesCode: ordinary.quotesCode, note: '' },
    })
    expect(quotation.facts).toMatchObject({ declaration_email: 'declaration@insurer.test', escalated_to_insurer: true })
  })

  it('B142 asking for confirmation sends the notes to the partner’s e-mail and changes nothing', () => {
    const quotation = new Quotation().completed()
    const before = quotation.record.snapshot
    quotation.send('broker', 'confirmation.asked', { notes: 'Is the height right?' })
    expect(quotation.effects).toEqual([
      {
        type: 'inviteAnswer',
        params: expect.objectContaining({
          to: ordinary.partnerEmail,
          message: 'confirmationAsked',
          quotesCode: ordinary.quotesCode,
          shows: expect.arrayContaining([{ line: 'question', text: 'Is the height right?' }]) as unknown,
        }) as unknown,
      },
    ])
    const { context, ...stands } = quotation.record.snapshot
    const { context: known, ...stood } = before
    expect(stands).toEqual(stood)
    expect({ ...context, question: null }).toEqual(known)
  })
})
