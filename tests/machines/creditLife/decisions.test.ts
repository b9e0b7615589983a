import { describe, expect, it } from 'vitest'
import { choices } from '../../../machines/kernel/choices.ts'
import { stampEvent } from '../../../machines/kernel/events.ts'
import { explain } from '../../../machines/kernel/explain.ts'
import { creditLife } from '../../../machines/creditLife/creditLife.ts'
import { DAY, Quotation, large, ordinary, people, plus, tooLarge } from '../support/quotation.ts'

const premium = ordinary.premium

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
    const upload = { kind: 'other', fileId: 'f', name: 'n.pdf', amount: 5 }
    const stamp = { by: people.partner, at: '2026-03-02T02:00:00.000Z' }
    expect(stampEvent(creditLife, 'document.uploaded', upload, stamp)).not.toHaveProperty('amount')
    expect(() =>
      stampEvent(creditLife, 'document.uploaded', { kind: 'paymentProof', fileId: 'f', name: 'n' }, stamp),
    ).toThrow('amount')
  })
})

describe('the loan limit', () => {
  it('B144 a quotation above it is rejected automatically when the SPK is submitted', () => {
    const quotation = new Quotation(tooLarge).completed()
    expect([quotation.status, quotation.entry]).toEqual(['REJECTED', 'rejectedForLoanLimit'])
    expect(quotation.effects.map(({ type }) => type)).toEqual(['notifyPartner'])
  })

  it('B144 a loan of exactly the limit goes on', () => {
    const quotation = new Quotation({ ...tooLarge, loanAmount: tooLarge.loanLimit }).completed()
    expect([quotation.status, quotation.entry]).toEqual(['DATA_COMPLETED', 'spkSubmitted'])
  })
})

describe('questions and letters', () => {
  it('B140 approving, rejecting and confirming document data each ask for confirmation', () => {
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
      'quotation.cancelled',
    ])
  })

  it('B141 escalation to the insurer asks for a declaration e-mail address and writes to it', () => {
    const stamp = { by: people.broker, at: '2026-03-02T02:00:00.000Z' }
    for (const payload of [{}, { declarationEmail: 'nobody' }, { declarationEmail: '' }]) {
      expect(() => stampEvent(creditLife, 'quotation.escalatedToInsurer', payload, stamp)).toThrow('declarationEmail')
    }
    const quotation = new Quotation().atInsurer()
    expect(quotation.effects[0]).toEqual({
      type: 'sendDeclaration',
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
        type: 'notifyPartner',
        params: {
          to: ordinary.partnerEmail,
          message: 'confirmationAsked',
          quotesCode: ordinary.quotesCode,
          note: 'Is the height right?',
        },
      },
    ])
    expect(quotation.record.snapshot).toEqual(before)
  })
})

describe('desks', () => {
  it('decide only what lies on them', () => {
    const may = (quotation: Quotation, type: string, payload?: Record<string, unknown>) =>
      (['broker', 'insurer', 'bank', 'partner', 'root', 'viewer', 'stranger'] as const).filter(
        (who) => quotation.refused(who, type, payload).length === 0,
      )
    const reason = { reason: 'Too high a risk' }
    for (const type of ['quotation.approved', 'quotation.rejected']) {
      expect(may(new Quotation().atBroker(), type, reason)).toEqual(['broker', 'root'])
      expect(may(new Quotation().atInsurer(), type, reason)).toEqual(['insurer', 'root'])
      expect(may(new Quotation().atBank(), type, reason)).toEqual(['bank', 'root'])
    }
    for (const quotation of [new Quotation(), new Quotation().completed(), new Quotation().confirmed()]) {
      expect(may(quotation, 'quotation.rejected', reason)).toEqual(['broker', 'root'])
      expect(may(quotation, 'quotation.cancelled', reason)).toEqual(['broker', 'bank', 'partner', 'root'])
    }
  })

  it('name the guard that refuses', () => {
    const quotation = new Quotation().atInsurer()
    expect(quotation.refused('broker', 'quotation.approved')).toEqual(['isInsurerOfCase'])
    expect(quotation.refused('viewer', 'quotation.approved')).toEqual(['mayApprove', 'isInsurerOfCase'])
  })

  it('each leave their own entry', () => {
    expect(new Quotation().atInsurer().send('insurer', 'quotation.approved')).toMatchObject({
      entry: 'approvedByInsurer',
      status: 'APPROVED',
    })
    expect(new Quotation().atBroker().send('broker', 'quotation.approved')).toMatchObject({
      entry: 'approvedByBroker',
      status: 'APPROVED',
    })
    expect(new Quotation().atBank().send('bank', 'quotation.approved')).toMatchObject({
      entry: 'approvedByBank',
      value: { approvalInProgress: 'atBroker' },
    })
  })

  it('pass a case on and back, but a broker above the free cover limit cannot decide it', () => {
    const quotation = new Quotation(large).atBroker()
    expect(quotation.try('broker', 'quotation.approved')).toEqual({
      ok: false,
      refusal: {
        code: 'REFUSED',
        reasons: [
          {
            guard: 'isWithinAuthority',
            key: 'creditLife:reasons.isWithinAuthority',
            values: { sumInsured: large.sumInsured, freeCoverLimit: large.freeCoverLimit, currency: 'IDR' },
          },
        ],
      },
    })
    quotation
      .send('broker', 'quotation.escalatedToBank')
      .send('bank', 'quotation.escalatedToInsurer', { declarationEmail: 'd@insurer.test' })
      .send('insurer', 'quotation.escalatedToBroker')
    expect(quotation.value).toEqual({ approvalInProgress: 'atBroker' })
  })

  it('B145 a broker’s approval issues the policy at once where documents and premium are there', () => {
    const quotation = new Quotation()
      .atBroker()
      .paid(premium)
      .send('broker', 'quotation.approved', { at: '2026-03-03T17:30:00.000Z' })
    expect([quotation.status, quotation.entry]).toEqual(['ACTIVE', 'approvedByBrokerWithPolicy'])
    expect(quotation.facts).toMatchObject({
      policyNumber: `POL-${ordinary.quotesCode}`,
      protection_date: '2026-03-04',
      insurer_approved_at: '2026-03-03T17:30:00.000Z',
      invoice_amount: premium,
      premium_paid_amount: premium,
    })
    expect(quotation.effects[0]).toEqual({
      type: 'issuePolicyDocument',
      params: {
        policyNumber: `POL-${ordinary.quotesCode}`,
        protectionDate: '2026-03-04',
        quotesCode: ordinary.quotesCode,
      },
    })
  })
})

describe('the extra premium', () => {
  const asked = (desk: 'broker' | 'insurer') =>
    (desk === 'broker' ? new Quotation().atBroker() : new Quotation().atInsurer()).send(
      desk,
      'extraPremium.requested',
      { amount: 1000, loadingRate: 12.5 },
    )
  const code = { code: '123456', verified: true }

  it.each(['broker', 'insurer'] as const)(
    'B185 the %s asks, the customer approves by OTP, and the case is back on that desk',
    (desk) => {
      const quotation = asked(desk).send('partner', 'extraPremium.codeSent', { purpose: 'approve' })
      expect(quotation.entry).toBe('otpSentForApproval')
      expect(quotation.effects).toEqual([
        {
          type: 'sendOtp',
          params: {
            to: ordinary.customerEmail,
            message: 'otpForApproval',
            quotesCode: ordinary.quotesCode,
            note: '',
            purpose: 'approve',
          },
        },
      ])
      quotation.send('partner', 'extraPremium.approvedByCustomer', code)
      expect(quotation.value).toEqual({ approvalInProgress: desk === 'broker' ? 'atBroker' : 'atInsurer' })
      expect(quotation.entry).toBe('customerApprovedExtraPremium')
      expect(quotation.facts).toMatchObject({ extra_premium: 1000, loading_rate: 12.5, totalPremium: premium + 1000 })
    },
  )

  it('B185 the customer rejects by OTP, and the quotation is cancelled', () => {
    const quotation = asked('broker').send('bank', 'extraPremium.codeSent', { purpose: 'reject' })
    expect(quotation.entry).toBe('otpSentForRejection')
    quotation.send('bank', 'extraPremium.rejectedByCustomer', code)
    expect([quotation.status, quotation.entry]).toEqual(['CANCELLED', 'customerRejectedExtraPremium'])
  })

  it('B185 neither without a verified code, nor with a code for the other answer, nor without any', () => {
    const quotation = asked('broker')
    expect(quotation.refused('partner', 'extraPremium.approvedByCustomer', code)).toEqual(['isKnownInState'])
    quotation.send('partner', 'extraPremium.codeSent', { purpose: 'reject' })
    expect(quotation.refused('partner', 'extraPremium.approvedByCustomer', code)).toEqual(['isCodeForApproval'])
    expect(quotation.refused('partner', 'extraPremium.rejectedByCustomer', { ...code, verified: false })).toEqual([
      'isCodeVerified',
    ])
    quotation.send('partner', 'extraPremium.codeSent', { purpose: 'approve' })
    expect(quotation.refused('partner', 'extraPremium.rejectedByCustomer', code)).toEqual(['isCodeForRejection'])
    expect(quotation.refused('partner', 'extraPremium.approvedByCustomer', { code: '123456' })).toEqual([
      'isCodeVerified',
    ])
    expect(quotation.refused('stranger', 'extraPremium.approvedByCustomer', code)).toEqual(['isPartyOfCase'])
  })

  it('the code is nowhere in the timeline', () => {
    const quotation = asked('broker')
      .send('partner', 'extraPremium.codeSent', { purpose: 'approve' })
      .send('partner', 'extraPremium.approvedByCustomer', code)
    expect(JSON.stringify([quotation.entries, quotation.record])).not.toContain('123456')
  })

  it('makes a payment that was enough too little', () => {
    const quotation = new Quotation().atBroker().paid(premium).send('broker', 'extraPremium.requested', { amount: 1 })
    quotation
      .send('partner', 'extraPremium.codeSent', { purpose: 'approve' })
      .send('partner', 'extraPremium.approvedByCustomer', code)
    quotation.send('broker', 'quotation.approved')
    expect([quotation.status, quotation.entry]).toEqual(['APPROVED', 'approvedByBroker'])
    expect(quotation.refused('broker', 'policy.issued')).toEqual(['isPremiumPaid', 'hasProtectionDate'])
  })

  it('is forgotten when the assessment is reopened', () => {
    const quotation = asked('broker').send('broker', 'assessment.reopened', { note: 'Wrong report' })
    expect(quotation.status).toBe('DATA_COMPLETED')
    quotation.send('broker', 'documents.confirmed')
    expect(quotation.facts).toMatchObject({ extra_premium: null, totalPremium: premium })
  })
})

describe('the payment', () => {
  it('is what the proof says, and the whole premium', () => {
    const quotation = new Quotation().atBroker().proven(premium)
    const pay = (amount: number) =>
      quotation.refused('broker', 'payment.recorded', { amount, date: '2026-03-03', reference: 'TRF-1' })
    expect(pay(premium)).toEqual([])
    expect(pay(premium + 1)).toEqual(['hasMatchingAmount'])
    expect(pay(premium - 1)).toEqual(['hasMatchingAmount', 'hasSufficientAmount'])
    quotation.proven(premium - 1)
    expect(pay(premium - 1)).toEqual(['hasSufficientAmount'])
  })

  it('matches no longer when another proof takes the place of the first', () => {
    const quotation = new Quotation()
      .atInsurer()
      .paid(premium)
      .send('insurer', 'quotation.approved')
      .proven(premium + 5)
    expect(quotation.refused('broker', 'policy.issued')).toEqual(['isPaymentMatched', 'hasProtectionDate'])
  })
})

describe('expiry', () => {
  const limits: [string, Quotation, number][] = [
    ['awaiting documents', new Quotation(), 30],
    ['under investigation', new Quotation().completed(), 14],
    ['confirmed', new Quotation().confirmed(), 14],
    ['on a desk', new Quotation().atBank(), 30],
    ['with the customer', new Quotation().atBroker().send('broker', 'extraPremium.requested', { amount: 1000 }), 7],
  ]

  it.each(limits)('B143 %s, the scheduled job ends the quotation at the time limit', (_, quotation, days) => {
    expect(quotation.record.snapshot.deadlines[0]?.at).toBe(plus(quotation.at, days * DAY))
    quotation.lapsed()
    expect([quotation.status, quotation.entry, quotation.effects.map(({ type }) => type)]).toEqual([
      'CANCELLED',
      'expiredBySchedule',
      ['notifyPartner'],
    ])
  })

  it('B143 somebody who comes after the time limit leaves the entry of an expiry without the job', () => {
    expect(new Quotation().lapsed('broker').entry).toBe('expired')
  })

  it('B146 acting on an expired quotation is refused as expired', () => {
    const quotation = new Quotation().atBroker()
    const [deadline] = quotation.record.snapshot.deadlines
    const approval = quotation.event('broker', 'quotation.approved', { at: deadline!.at })
    expect(quotation.try('broker', 'quotation.approved', { at: deadline!.at })).toEqual({
      ok: false,
      refusal: { code: 'EXPIRED', deadline },
    })
    expect(explain(creditLife, quotation.record, approval)).toEqual([
      { guard: 'isBeforeDeadline', key: 'creditLife:reasons.isBeforeDeadline', values: { at: deadline!.at } },
    ])
    expect(quotation.refused('broker', 'quotation.approved', { at: plus(deadline!.at, -1) })).toEqual([])
  })
})
