import { describe, expect, it } from 'vitest'
import { ruledBy } from '../../../machines/kernel/ruleTable.ts'
import { addMonths } from '../../../machines/kit/days.ts'
import { creditLife } from '../../../machines/creditLife/creditLife.ts'
import { DAY, Quotation, ordinary, people } from '../support/quotation.ts'

const { premium, sumInsured } = ordinary

const issued = (protectionDate: string, input = ordinary) =>
  new Quotation(input)
    .atInsurer()
    .send('insurer', 'quotation.approved')
    .paid(premium)
    .send('broker', 'protectionDate.chosen', { date: protectionDate })
    .send('broker', 'policy.issued')

const ofPolicy = ({ facts }: Quotation) => {
  const { policyPeriod, remainingSumInsured, refundDate, refundAmount } = facts
  return { policyPeriod, remainingSumInsured, refundDate, refundAmount }
}

const nothing = { policyPeriod: null, remainingSumInsured: null, refundDate: null, refundAmount: null }

const cancelledOn = (quotation: Quotation, at: string) =>
  quotation.copy().send('broker', 'quotation.cancelled', { reason: 'The loan has been repaid', at })

describe('the facts of the policy', () => {
  it('are none before there is one', () => {
    for (const quotation of [new Quotation(), new Quotation().atInsurer().paid(premium)])
      expect(ofPolicy(quotation)).toEqual(nothing)
  })

  it('are the months of the loan from the protection date on, and the whole sum insured', () => {
    const inForce = { ...nothing, policyPeriod: '2026-03-10/2031-03-09', remainingSumInsured: sumInsured }
    expect(ofPolicy(issued('2026-03-10'))).toEqual(inForce)
    expect(ofPolicy(new Quotation().atBroker().paid(premium).send('broker', 'quotation.approved'))).toEqual({
      ...inForce,
      policyPeriod: '2026-03-02/2031-03-01',
    })
  })

  it('end on the last day of a shorter month', () => {
    expect([addMonths('2026-01-31', 1), addMonths('2026-08-31', 6), addMonths('2028-02-29', 12)]).toEqual([
      '2026-02-28',
      '2027-02-28',
      '2029-02-28',
    ])
    expect(addMonths('2026-12-15', 1)).toBe('2027-01-15')
  })

  it('are as the insured was told them when the document was asked for', () => {
    const [effect] = issued('2026-03-10').effects
    expect(effect).toMatchObject({
      type: 'issueDocument',
      params: { facts: { policyPeriod: '2026-03-10/2031-03-09', remainingSumInsured: sumInsured, refundAmount: null } },
    })
  })
})

describe('the sum that is still insured', () => {
  const sum = 1_000_000
  const policy = issued('2026-01-31', { ...ordinary, loanTenure: 12, sumInsured: sum })
  const on = (day: string, quotation = policy) => creditLife.daily!(quotation.record.snapshot.context, day)

  it.each([
    ['2026-01-30', sum],
    ['2026-01-31', sum],
    ['2026-02-27', sum],
    ['2026-02-28', 916_667],
    ['2026-03-30', 916_667],
    ['2026-03-31', 833_334],
    ['2027-01-30', 83_334],
    ['2027-01-31', 0],
    ['2030-01-01', 0],
  ])('falls month by month by a twelfth of the sum, on %s to %d', (day, remaining) =>
    expect(on(day)).toEqual({ remainingSumInsured: remaining }),
  )

  it('is nothing once the policy has ended, and none as long as there is no policy', () => {
    const ended = policy
      .copy()
      .send('broker', 'quotation.cancelled', { reason: 'Repaid', at: '2026-03-05T05:00:00.000Z' })
    expect(on('2026-02-01', ended)).toEqual({ remainingSumInsured: 0 })
    expect(on('2026-02-01', new Quotation())).toEqual({ remainingSumInsured: null })
  })

  it('is told for a day of cover, with what would go back if the policy ended then', () => {
    const { days, of } = creditLife.outlook!
    const { context } = policy.record.snapshot
    expect(days(context, '2026-03-31T17:00:00.000Z')).toEqual({
      first: '2026-01-31',
      last: '2027-01-30',
      usual: '2026-04-01',
    })
    expect(days(context, '2025-01-01T00:00:00.000Z')!.usual).toBe('2026-01-31')
    expect(days(context, '2028-01-01T00:00:00.000Z')!.usual).toBe('2027-01-30')
    const refunded = Math.floor((premium * 305) / 365)
    expect(of(context, '2026-03-31')).toEqual({
      currency: 'IDR',
      lines: [
        { line: 'insured', values: {}, amount: sum },
        { line: 'amortised', values: { past: 2, months: 12 }, amount: -166_666 },
        { line: 'remaining', values: {}, amount: 833_334, isTotal: true },
        { line: 'paid', values: {}, amount: premium },
        { line: 'earned', values: { past: 60, days: 365 }, amount: refunded - premium },
        { line: 'refund', values: {}, amount: refunded, isTotal: true },
      ],
    })
  })
})

describe('the refund', () => {
  const oneYear = { ...ordinary, loanTenure: 12 }
  const days = 365

  it('is pro rata by the days of cover to come, the day of the cancellation being covered, rounded down', () => {
    const policy = issued('2026-03-10', oneYear)
    const left = (count: number) => Math.floor((premium * count) / days)
    const refundOn = (at: string) => ofPolicy(cancelledOn(policy, at))
    expect(refundOn('2026-03-10T05:00:00.000Z')).toEqual({
      policyPeriod: '2026-03-10/2027-03-09',
      remainingSumInsured: 0,
      refundDate: '2026-03-10',
      refundAmount: left(364),
    })
    expect(refundOn('2026-06-01T16:59:59.999Z')).toMatchObject({ refundDate: '2026-06-01', refundAmount: left(281) })
    expect(refundOn('2026-06-01T17:00:00.000Z')).toMatchObject({ refundDate: '2026-06-02', refundAmount: left(280) })
    expect(refundOn('2027-03-08T05:00:00.000Z')).toMatchObject({ refundDate: '2027-03-08', refundAmount: left(1) })
    expect(refundOn('2027-03-09T05:00:00.000Z')).toMatchObject({ refundDate: null, refundAmount: null })
    expect(refundOn('2028-03-09T05:00:00.000Z')).toMatchObject({ refundDate: null, refundAmount: null })
  })

  it('is what the terms give back under which the policy was sold, which the outlook tells apart', () => {
    const rows = [
      { when: { coveredDays: { from: null, to: 83 } }, then: { share: 80, fee: 50_000 } },
      { when: { coveredDays: { from: 84, to: null } }, then: { share: 40, fee: 0 } },
    ]
    const policy = issued(
      '2026-03-10',
      ruledBy(creditLife, oneYear, { refunds: { version: 3, rows } }) as typeof oneYear,
    )
    const part = (count: number, share: number) => Math.floor((premium * count * share) / (days * 100))
    expect(policy.facts.refund_terms).toEqual(rows)
    expect(ofPolicy(cancelledOn(policy, '2026-05-31T16:59:59.999Z')).refundAmount).toBe(part(282, 80) - 50_000)
    expect(ofPolicy(cancelledOn(policy, '2026-05-31T17:00:00.000Z')).refundAmount).toBe(part(281, 40))
    const refunded = part(281, 40)
    const unearned = Math.floor((premium * 281) / days)
    expect(creditLife.outlook!.of(policy.record.snapshot.context, '2026-06-01').lines.slice(-3)).toEqual([
      { line: 'earned', values: { past: 84, days }, amount: unearned - premium },
      { line: 'kept', values: {}, amount: refunded - unearned },
      { line: 'refund', values: {}, amount: refunded, isTotal: true },
    ])
  })

  it('has all of what was paid above the premium, however long the cover was', () => {
    const above = 1_000_000
    const policy = new Quotation(oneYear)
      .atInsurer()
      .send('insurer', 'quotation.approved')
      .paid(premium + above)
      .send('broker', 'protectionDate.chosen', { date: '2026-03-10' })
      .send('broker', 'policy.issued')
    const refundOn = (at: string) => ofPolicy(cancelledOn(policy, at)).refundAmount
    expect(refundOn('2026-03-10T05:00:00.000Z')).toBe(above + Math.floor((premium * 364) / days))
    expect(refundOn('2028-03-09T05:00:00.000Z')).toBe(above)
  })

  it('is everything where no cover has begun', () => {
    const whole = { refundAmount: premium }
    expect(ofPolicy(cancelledOn(issued('2026-03-12'), '2026-03-11T05:00:00.000Z'))).toMatchObject(whole)
    const paid = new Quotation().atInsurer().paid(premium)
    const rejected = paid.copy().send('insurer', 'quotation.rejected', { reason: 'Too high a risk' })
    const lapsed = paid.copy().lapsed()
    for (const quotation of [rejected, lapsed, cancelledOn(paid, '2026-03-05T05:00:00.000Z')])
      expect(ofPolicy(quotation)).toMatchObject({ ...whole, policyPeriod: null, remainingSumInsured: null })
    expect(ofPolicy(lapsed).refundDate).toBe('2026-04-01')
  })

  it('is exact for the largest premium', () => {
    const largest = 999_999_999_999_999
    const policy = new Quotation({ ...oneYear, premium: largest })
      .atInsurer()
      .send('insurer', 'quotation.approved')
      .paid(largest)
      .send('broker', 'protectionDate.chosen', { date: '2026-03-10' })
      .send('broker', 'policy.issued')
    const { refundAmount } = ofPolicy(cancelledOn(policy, '2026-03-10T05:00:00.000Z'))
    expect(BigInt(refundAmount as number)).toBe((BigInt(largest) * 364n) / 365n)
  })

  it('is none where nothing was paid', () => {
    expect(ofPolicy(cancelledOn(new Quotation().atInsurer(), '2026-03-05T05:00:00.000Z'))).toEqual(nothing)
  })
})

describe('the approval', () => {
  it('is told with its instant and with who gave it, insurer or broker', () => {
    const at = '2026-03-04T03:00:00.000Z'
    const approvalOf = ({ facts: { approved_at, approved_by } }: Quotation) => [approved_at, approved_by]
    expect(approvalOf(new Quotation().atInsurer())).toEqual([null, null])
    expect(approvalOf(new Quotation().atInsurer().send('insurer', 'quotation.approved', { at }))).toEqual([
      at,
      'insurer, insurer',
    ])
    expect(approvalOf(new Quotation().atBroker().send('broker', 'quotation.approved', { at }))).toEqual([
      at,
      'broker, broker',
    ])
    expect(approvalOf(new Quotation().atBank().send('bank', 'quotation.approved', { at }))).toEqual([null, null])
  })
})

describe('dates', () => {
  const examined = new Quotation().examined()
  const proven = new Quotation().atBroker().proven(premium)
  const spk = (date: string, at?: string) => examined.refused('partner', 'spk.submitted', { date, ...(at && { at }) })
  const payment = (date: string) =>
    proven.refused('broker', 'payment.recorded', { amount: premium, date, reference: 'TRF-1' })

  it('of the SPK and of a payment lie between the application and today in Jakarta', () => {
    for (const on of [spk, payment]) {
      expect([on('2099-01-01'), on('2026-03-03')]).toEqual([['isDatedByToday'], ['isDatedByToday']])
      expect([on('2026-03-02'), on(ordinary.applicationDate)]).toEqual([[], []])
      expect([on('2026-01-04'), on('1900-01-01')]).toEqual([['isDatedSinceApplication'], ['isDatedSinceApplication']])
    }
    expect(spk('2026-03-03', '2026-03-02T16:59:59.999Z')).toEqual(['isDatedByToday'])
    expect(spk('2026-03-03', '2026-03-02T17:00:00.000Z')).toEqual([])
  })

  it('are refused with the day that would do', () => {
    expect(examined.try('partner', 'spk.submitted', { date: '2099-01-01' })).toMatchObject({
      refusal: { reasons: [{ guard: 'isDatedByToday', values: { today: '2026-03-02' } }] },
    })
    expect(examined.try('partner', 'spk.submitted', { date: '1900-01-01' })).toMatchObject({
      refusal: { reasons: [{ guard: 'isDatedSinceApplication', values: { first: '2026-01-05' } }] },
    })
  })

  it('of protection lie behind the application', () => {
    const approved = new Quotation().atInsurer().send('insurer', 'quotation.approved')
    const protection = (date: string) => approved.refused('broker', 'protectionDate.chosen', { date })
    expect([protection('1999-01-01'), protection('2026-01-04'), protection('2026-01-05')]).toEqual([
      ['isDatedSinceApplication'],
      ['isDatedSinceApplication'],
      [],
    ])
  })
})

describe('sums', () => {
  it('of an extra premium keep the whole premium within the largest sum', () => {
    const most = 1_000_000_000_000_000 - premium
    const quotation = new Quotation().atInsurer()
    const ask = (amount: number) => quotation.try('insurer', 'extraPremium.requested', { amount })
    expect(ask(most)).toMatchObject({ ok: true })
    expect(ask(most + 1)).toMatchObject({
      refusal: { reasons: [{ guard: 'isWithinLargestSum', values: { most, currency: 'IDR' } }] },
    })
  })
})

describe('a second person', () => {
  const completed = new Quotation().completed()
  const partnersOwn = { by: { ...people.broker, userId: people.partner.userId } }
  const refusalOf = (quotation: Quotation, type: string, as: object) => {
    const event = { ...quotation.event('broker', type), ...as }
    return quotation.judged(event)
  }

  it('confirms what others have handed in, and approves what others have confirmed', () => {
    expect(refusalOf(completed, 'documents.confirmed', partnersOwn)).toEqual(['isAnotherPerson'])
    expect(refusalOf(completed, 'documents.confirmed', {})).toEqual([])
    for (const quotation of [new Quotation().atBroker(), new Quotation().atBroker().paid(premium)]) {
      expect(refusalOf(quotation, 'quotation.approved', partnersOwn)).toEqual(['isAnotherPerson'])
      expect(refusalOf(quotation, 'quotation.approved', { by: people.assessor })).toEqual(['isAnotherPerson'])
      expect(refusalOf(quotation, 'quotation.approved', {})).toEqual([])
    }
  })

  it('is asked for at every desk, and of the super admin too', () => {
    const rootsOwn = { by: { ...people.root, userId: people.assessor.userId } }
    for (const quotation of [new Quotation().atBroker(), new Quotation().atInsurer(), new Quotation().atBank()])
      expect(refusalOf(quotation, 'quotation.approved', rootsOwn)).toEqual(['isAnotherPerson'])
  })

  it('may have confirmed the same data before', () => {
    const reopened = new Quotation().atBroker().send('broker', 'assessment.reopened', { note: 'A page is missing' })
    expect(reopened.refused('assessor', 'documents.confirmed')).toEqual([])
    expect(reopened.send('broker', 'documents.confirmed').send('broker', 'quotation.escalatedToBroker')).toMatchObject({
      status: 'APPROVAL_IN_PROGRESS',
    })
    expect(reopened.refused('assessor', 'quotation.approved')).toEqual([])
    expect(reopened.refused('broker', 'quotation.approved')).toEqual(['isAnotherPerson'])
  })

  it('is needed from a sum insured on, and told so', () => {
    const own = { by: people.assessor }
    const from = (fourEyesFrom: number | null) =>
      refusalOf(new Quotation({ ...ordinary, fourEyesFrom }).atBroker(), 'quotation.approved', own)
    expect([from(sumInsured), from(sumInsured + 1), from(null)]).toEqual([['isAnotherPerson'], [], []])
    expect(new Quotation().atBroker().try('assessor', 'quotation.approved')).toMatchObject({
      refusal: { reasons: [{ values: { sum: sumInsured, from: 0, currency: 'IDR' } }] },
    })
  })
})

it('a policy that runs for years is cancelled years later', () => {
  const policy = issued('2026-03-10')
  const at = new Date(Date.parse('2026-03-10T05:00:00.000Z') + 1000 * DAY).toISOString()
  expect(ofPolicy(cancelledOn(policy, at))).toEqual({
    policyPeriod: '2026-03-10/2031-03-09',
    remainingSumInsured: 0,
    refundDate: '2028-12-04',
    refundAmount: Math.floor((premium * (1826 - 1001)) / 1826),
  })
})
