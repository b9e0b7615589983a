import { describe, expect, it } from 'vitest'
import { creditLife } from '../../../machines/creditLife/creditLife.ts'
import { deskOf } from '../../../machines/kit/desk.ts'
import { Quotation, large, ordinary } from '../support/quotation.ts'

const { premium } = ordinary

const names = (...actions: string[]) => actions.map((action) => `product.creditLife.quotation.${action}`)
const waitsFor = ({ record, at }: Quotation) => {
  const desk = deskOf(creditLife, record, at)
  return desk && [desk.party, desk.organisation, desk.needs]
}

describe('the desk that a quotation lies on', () => {
  it('is one party’s at a time, and there of who may go on with it', () => {
    expect(waitsFor(new Quotation())).toEqual(['partner', 'partner', names('upload')])
    expect(waitsFor(new Quotation().completed())).toEqual(['broker', 'broker', names('ask', 'confirm', 'upload')])
    expect(waitsFor(new Quotation().confirmed())).toEqual(['broker', 'broker', names('assess', 'escalate', 'upload')])
    expect(waitsFor(new Quotation().atInsurer())).toEqual([
      'insurer',
      'insurer',
      names('approve', 'ask', 'escalate', 'requestExtraPremium'),
    ])
    expect(waitsFor(new Quotation().atBank())).toEqual(['bank', 'bank', names('approve', 'ask', 'escalate', 'upload')])
  })

  it('asks for no permission that the case as it stands has no use for', () => {
    const atBroker = ['ask', 'assess', 'escalate', 'requestExtraPremium', 'upload']
    const needs = (quotation: Quotation) => deskOf(creditLife, quotation.record, quotation.at)!.needs
    expect(needs(new Quotation().atBroker())).toEqual(names(...atBroker, 'approve').toSorted())
    // Above the free cover limit the broker escalates.
    expect(needs(new Quotation(large).atBroker())).toEqual(names(...atBroker))
    const paid = names(...atBroker, 'approve', 'recordPayment').toSorted()
    expect(needs(new Quotation().atBroker().paid(premium))).toEqual(paid)
  })

  it('is the customer’s while an extra premium is asked for, and nobody’s when nothing is left to do', () => {
    const asked = { amount: 100_000, reason: 'Occupation' }
    const waiting = new Quotation().atBroker().send('broker', 'extraPremium.requested', asked)
    expect(waitsFor(waiting)).toEqual(['customer', null, []])
    const active = new Quotation().atBroker().paid(premium).send('broker', 'quotation.approved')
    expect([active.status, waitsFor(active)]).toEqual(['ACTIVE', null])
    const rejected = new Quotation().send('broker', 'quotation.rejected', { reason: 'Too high a risk' })
    expect(waitsFor(rejected)).toBeNull()
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
      approved_at: '2026-03-03T17:30:00.000Z',
      approved_by: 'broker, broker',
      invoice_amount: premium,
      premium_paid_amount: premium,
    })
    expect(quotation.effects[0]).toEqual({
      type: 'issueDocument',
      params: { document: 'policy', number: `POL-${ordinary.quotesCode}`, facts: quotation.facts },
    })
  })
})
