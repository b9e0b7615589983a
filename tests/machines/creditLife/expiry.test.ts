import { describe, expect, it } from 'vitest'
import { explain } from '../../../machines/kernel/explain.ts'
import { creditLife } from '../../../machines/creditLife/creditLife.ts'
import { DAY, ordinary, plus, Quotation } from '../support/quotation.ts'

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
      ['sendLetter'],
    ])
  })

  it('a case keeps the limits that it began with, each of them its own', () => {
    const own = {
      completionLimit: 1,
      investigationLimit: 2,
      escalationLimit: 3,
      decisionLimit: 4,
      customerLimit: 5,
    }
    const began = () => new Quotation({ ...ordinary, limits: own })
    const asked = new Quotation({ ...ordinary, limits: { ...own, decisionLimit: 9 } })
      .atBroker()
      .send('broker', 'extraPremium.requested', { amount: 1000 })
    for (const [quotation, days] of [
      [began(), 1],
      [began().completed(), 2],
      [began().confirmed(), 3],
      [began().atBank(), 4],
      [asked, 5],
    ] as const)
      expect(quotation.record.snapshot.deadlines[0]?.at).toBe(plus(quotation.at, days * DAY))
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
