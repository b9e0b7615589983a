import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DAY, Quotation, ordinary, plus } from '../support/quotation.ts'

const atInsurer = new Quotation().atInsurer()
const approved = (at: string) => atInsurer.copy().send('insurer', 'quotation.approved', { at })

const jakarta = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jakarta' })
const dayOf = (instant: string, later = 0): string => jakarta.format(new Date(Date.parse(instant) + later * DAY))

const refusedOn = (quotation: Quotation, date: string) =>
  quotation.refused('broker', 'protectionDate.chosen', { date, at: plus(quotation.at, 1) })

describe('the protection window', () => {
  it('B188 day 14 after the insurer’s approval is accepted and day 15 refused, on either side of midnight in Jakarta', () => {
    const before = approved('2026-03-09T16:59:59.999Z')
    expect(refusedOn(before, '2026-03-23')).toEqual([])
    expect(refusedOn(before, '2026-03-24')).toEqual(['isWithinProtectionWindow'])
    const after = approved('2026-03-09T17:00:00.000Z')
    expect(refusedOn(after, '2026-03-24')).toEqual([])
    expect(refusedOn(after, '2026-03-25')).toEqual(['isWithinProtectionWindow'])
  })

  it('B188 names the last day in its refusal', () => {
    expect(
      approved('2026-03-09T17:00:00.000Z').try('broker', 'protectionDate.chosen', { date: '2026-04-01' }),
    ).toMatchObject({
      refusal: { reasons: [{ key: 'creditLife:reasons.isWithinProtectionWindow', values: { last: '2026-03-24' } }] },
    })
  })

  it('B188 holds for every instant of approval and every day since the application', () => {
    const instants = fc.date({
      min: new Date('2026-03-03T00:00:00Z'),
      max: new Date('2026-03-15T00:00:00Z'),
      noInvalidDate: true,
    })
    const aroundMidnight = fc
      .integer({ min: -2000, max: 2000 })
      .map((ms) => new Date(Date.parse('2026-03-09T17:00:00Z') + ms))
    const days = fc.oneof(fc.integer({ min: -80, max: 60 }), fc.constantFrom(14, 15))
    fc.assert(
      fc.property(fc.oneof(instants, aroundMidnight), days, (instant, day) => {
        const at = instant.toISOString()
        const early = dayOf(at, day) < ordinary.applicationDate ? ['isDatedSinceApplication'] : []
        expect(refusedOn(approved(at), dayOf(at, day))).toEqual(day <= 14 ? early : ['isWithinProtectionWindow'])
      }),
    )
  })

  it('B143 closes the approval when day 14 is over in Jakarta', () => {
    const quotation = approved('2026-03-09T16:59:59.999Z')
    expect(quotation.record.snapshot.deadlines.map(({ at }) => at)).toEqual(['2026-03-23T17:00:00.000Z'])
    quotation.paid(ordinary.premium).send('broker', 'protectionDate.chosen', { date: '2026-03-23' })
    expect(quotation.refused('broker', 'policy.issued', { at: '2026-03-23T16:59:59.999Z' })).toEqual([])
    expect(quotation.refused('broker', 'policy.issued', { at: '2026-03-23T17:00:00.000Z' })).toEqual(['EXPIRED'])
    expect(quotation.lapsed()).toMatchObject({ status: 'CANCELLED', entry: 'expiredBySchedule' })
  })

  it('B188 is what the policy takes its protection date from', () => {
    const quotation = approved('2026-03-09T10:00:00.000Z').paid(ordinary.premium)
    expect(quotation.refused('broker', 'policy.issued')).toEqual(['hasProtectionDate'])
    quotation.send('broker', 'protectionDate.chosen', { date: '2026-03-20' }).send('broker', 'policy.issued')
    expect([quotation.status, quotation.entry]).toEqual(['ACTIVE', 'policyIssued'])
    expect(quotation.facts).toMatchObject({ protection_date: '2026-03-20', policyNumber: `POL-${ordinary.quotesCode}` })
  })
})
