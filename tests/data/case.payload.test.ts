import { describe, expect, it } from 'vitest'
import { creditLife } from '../../machines/creditLife/creditLife.ts'
import { documentsOf } from '../../src/data/case/documents.ts'
import { hindrances } from '../../machines/kernel/explain.ts'
import { reasonsByField } from '../../src/data/case/judgement.ts'
import { payloadFields } from '../../src/shared/area/payload.ts'
import { people, Quotation } from '../machines/support/quotation.ts'
import { asTimelineEntry } from './support/caseServer.ts'

const asked = (type: string, typed = {}) =>
  payloadFields(creditLife, type, typed).map(({ name, field }) => [name, field.type, field.required === true])

describe('what an event asks for', () => {
  it('B141 escalation to the insurer asks for a declaration email address', () => {
    expect(payloadFields(creditLife, 'quotation.escalatedToInsurer')).toEqual([
      { name: 'declarationEmail', field: { type: 'text', max: 254, rule: 'email', required: true } },
    ])
  })

  it('reads the kind of each field off its schema', () => {
    expect(asked('payment.recorded')).toEqual([
      ['amount', 'money', true],
      ['date', 'date', true],
      ['reference', 'text', true],
    ])
    expect(asked('extraPremium.requested')).toEqual([
      ['amount', 'money', true],
      ['loadingRate', 'rate', false],
      ['note', 'longText', false],
    ])
    expect(asked('extraPremium.approvedByCustomer')).toEqual([['code', 'code', true]])
  })

  it('asks for the amount of a payment proof alone, and never for the name of a file', () => {
    expect(asked('document.uploaded', { kind: 'spk' })).toEqual([
      ['kind', 'option', true],
      ['fileId', 'file', true],
    ])
    expect(asked('document.uploaded', { kind: 'paymentProof' })).toEqual([
      ['kind', 'option', true],
      ['fileId', 'file', true],
      ['amount', 'money', true],
    ])
  })

  it('asks for nothing where an event carries nothing', () => {
    expect(asked('documents.confirmed')).toEqual([])
    expect(asked('created')).toEqual([])
  })
})

describe('what the lifecycle says of a payload', () => {
  const approved = new Quotation().atInsurer().send('insurer', 'quotation.approved', { at: '2026-03-02T20:00:00.000Z' })
  const stamp = { by: people.broker, at: approved.at }
  const against = (date: string) =>
    reasonsByField(creditLife, approved.record, stamp, 'protectionDate.chosen', { date })

  it('B188 a protection date on day 14 after the insurer approval is accepted and on day 15 refused', () => {
    expect(against('2026-03-17')).toEqual({})
    expect(Object.entries(against('2026-03-18')).map(([name, { guard }]) => [name, guard])).toEqual([
      ['date', 'isWithinProtectionWindow'],
    ])
  })

  it('names the field that a rule looks at, and leaves to the host what only the host can know', () => {
    const paying = new Quotation().atBroker().proven(187_500_000)
    const by = { by: people.broker, at: paying.at }
    const reasons = reasonsByField(creditLife, paying.record, by, 'payment.recorded', { amount: 1, date: '2026-03-02' })
    expect(Object.entries(reasons).map(([name, { guard }]) => [name, guard])).toEqual([['amount', 'hasMatchingAmount']])
    const coded = new Quotation()
      .atInsurer()
      .send('insurer', 'extraPremium.requested', { amount: 1_000 })
      .send('partner', 'extraPremium.codeSent', { purpose: 'approve' })
    const ofPartner = { by: people.partner, at: coded.at }
    expect(
      reasonsByField(creditLife, coded.record, ofPartner, 'extraPremium.approvedByCustomer', { code: '123456' }),
    ).toEqual({})
  })

  it('B139 says why the assessment cannot be reopened after the escalation to the insurer', () => {
    const escalated = new Quotation().atInsurer()
    const event = { type: 'assessment.reopened', by: people.broker, at: escalated.at }
    const reasons = hindrances(creditLife, escalated.record, event)
    expect(reasons.map(({ guard }) => guard)).toEqual(['isAssessmentOpen'])
  })

  it('says of an event to a finished case that it is closed', () => {
    const rejected = new Quotation().atBroker().send('broker', 'quotation.rejected', { reason: 'No' })
    const event = { type: 'quotation.approved', by: people.broker, at: rejected.at }
    const reasons = hindrances(creditLife, rejected.record, event)
    expect(reasons.map(({ key }) => key)).toEqual(['creditLife:reasons.isUnfinished'])
  })
})

describe('the documents of a case', () => {
  it('are the files of its timeline, the newest of each kind first', () => {
    const quotation = new Quotation()
      .examined()
      .send('partner', 'examination.uploaded', { kind: 'mcuResult', fileId: 'f7', name: 'better.pdf' })
    const documents = documentsOf(creditLife, quotation.entries.map(asTimelineEntry))
    expect(documents.map(({ fileId, name, kind }) => [fileId, name, kind])).toEqual([
      ['f7', 'better.pdf', { field: 'kind', option: 'mcuResult' }],
      ['f2', 'report.pdf', { field: 'kind', option: 'medicalExaminationReport' }],
    ])
  })
})
