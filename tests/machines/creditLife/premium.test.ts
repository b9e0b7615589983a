import { describe, expect, it } from 'vitest'
import type { CreditLifeContext } from '../../../machines/creditLife/creditLife.context.ts'
import { creditLife } from '../../../machines/creditLife/creditLife.ts'
import { migrate } from '../../../machines/kernel/versions.ts'
import { Quotation, ordinary } from '../support/quotation.ts'

const { premium } = ordinary

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
          type: 'sendCode',
          params: {
            to: ordinary.customerEmail,
            message: 'otpForApproval',
            quotesCode: ordinary.quotesCode,
            note: '',
            inquiry: 'extraPremium',
            askedAt: '2026-03-02T07:00:00.000Z',
            shows: expect.arrayContaining([{ line: 'total', sums: [premium, 1000] }]) as unknown,
          },
        },
      ])
      quotation.send('partner', 'extraPremium.approvedByCustomer', code)
      expect(quotation.value).toEqual({ approvalInProgress: desk === 'broker' ? 'atBroker' : 'atInsurer' })
      expect(quotation.entry).toBe('customerApprovedExtraPremium')
      expect(quotation.facts).toMatchObject({ extra_premium: 1000, loading_rate: 12.5, totalPremium: premium + 1000 })
    },
  )

  it('of a case of version 4 was asked for seven days before the customer’s time is over', () => {
    const { record } = asked('broker')
    const { askedAt, ...request } = (record.snapshot.context as unknown as CreditLifeContext).request!
    const { question: _, ...context } = record.snapshot.context
    const old = { ...record, version: 4, snapshot: { ...record.snapshot, context: { ...context, request } } }
    expect(askedAt).toBe('2026-03-02T07:00:00.000Z')
    expect(migrate(creditLife, old)).toEqual(record)
  })

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
    expect(quotation.refused('stranger', 'extraPremium.approvedByCustomer', code)).toEqual([
      'isPartyOfCase',
      'isCustomerOfCase',
    ])
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
    quotation.send('assessor', 'documents.confirmed')
    expect(quotation.facts).toMatchObject({ extra_premium: null, totalPremium: premium })
  })
})

describe('the payment', () => {
  it('is what the proof says, and the whole premium', () => {
    const quotation = new Quotation().atBroker().proven(premium)
    const pay = (amount: number) =>
      quotation.refused('broker', 'payment.recorded', { amount, date: '2026-03-02', reference: 'TRF-1' })
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
