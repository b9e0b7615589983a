import { describe, expect, it } from 'vitest'
import { rateTables } from '../../../machines/creditLife/creditLife.rates.ts'
import {
  bodyMassIndex,
  rate,
  type Rating,
  reckoningOf,
  type Risk,
  uninsurable,
} from '../../../machines/creditLife/creditLife.rating.ts'
import { ageOn } from '../../../machines/kit/days.ts'

/** 35 years old, body mass index 24.22, a loan of 250 million over five years. */
const risk: Risk = {
  application_date: '2026-03-02',
  date_of_birth: '1991-03-02',
  customer_segment: 'Employee',
  height: 170,
  weight: 70,
  loan_tenure: 60,
  totalSumInsured: 250_000_000,
}
const ratingOf = (part: Partial<Risk>): Rating | null => rate({ ...risk, ...part })

/** Worked out by hand from the table that is valid on the day of application. */
const priced: Record<string, [Partial<Risk>, Partial<Rating>]> = {
  'at 35, five years: 1.40 % of 250,000,000': [
    {},
    { validFrom: '2026-01-01', age: 35, baseRate: 1.4, loadingRate: 0, basePremium: 3_500_000, premium: 3_500_000 },
  ],
  'of the table before on the last day of 2025: 1.48 %': [
    { application_date: '2025-12-31' },
    { validFrom: '2020-01-01', age: 34, baseRate: 1.48, premium: 3_700_000 },
  ],
  'of the newer table from the first day of 2026 on': [
    { application_date: '2026-01-01' },
    { validFrom: '2026-01-01', age: 34, baseRate: 1.4, premium: 3_500_000 },
  ],
  'at 30, the last of a band': [{ date_of_birth: '1996-03-02' }, { age: 30, baseRate: 1.04, premium: 2_600_000 }],
  'at 31 from the birthday on': [{ date_of_birth: '1995-03-02' }, { age: 31, baseRate: 1.4 }],
  'at 30 still on the day before the birthday': [{ date_of_birth: '1995-03-03' }, { age: 30, baseRate: 1.04 }],
  'over a year, the last of a column': [{ loan_tenure: 12 }, { baseRate: 0.33, premium: 825_000 }],
  'over a year and a month, by the next column': [{ loan_tenure: 13 }, { baseRate: 0.57, premium: 1_425_000 }],
  'for an index of 30.10, a quarter more': [
    { weight: 87 },
    { bodyMassIndex: 30.1, loadingRate: 25, basePremium: 3_500_000, loadingPremium: 875_000, premium: 4_375_000 },
  ],
  'for an index of 35.29, half as much more': [
    { weight: 102 },
    { bodyMassIndex: 35.29, loadingRate: 50, premium: 5_250_000 },
  ],
  'for an index of 40.14, twice as much': [
    { weight: 116 },
    { bodyMassIndex: 40.14, loadingRate: 100, premium: 7_000_000 },
  ],
  'for an index of 16.96, a quarter more': [
    { weight: 49 },
    { bodyMassIndex: 16.96, loadingRate: 25, premium: 4_375_000 },
  ],
  'for an index of 30 exactly, a quarter more': [
    { height: 200, weight: 120 },
    { bodyMassIndex: 30, loadingRate: 25, premium: 4_375_000 },
  ],
  'rounded half up: 1.40 % of 1,250 is 17.5': [{ totalSumInsured: 1_250 }, { basePremium: 18, premium: 18 }],
  'rounded down below a half: 1.40 % of 1,249 is 17.486': [{ totalSumInsured: 1_249 }, { basePremium: 17 }],
  'each part rounded by itself: 17.5 and a quarter of it, 4.375': [
    { totalSumInsured: 1_250, weight: 87 },
    { basePremium: 18, loadingPremium: 4, premium: 22 },
  ],
  'exact for the largest sum': [
    { totalSumInsured: 1_000_000_000_000_000 },
    { basePremium: 14_000_000_000_000, premium: 14_000_000_000_000 },
  ],
  'at 66, seven years: 27.50 %': [
    { date_of_birth: '1960-01-01', loan_tenure: 84 },
    { age: 66, baseRate: 27.5, premium: 68_750_000 },
  ],
}

it.each(Object.entries(priced))('a premium %s', (_, [part, expected]) => {
  expect(ratingOf(part)).toMatchObject(expected)
})

const employeeAt = (date_of_birth: string) => ratingOf({ date_of_birth, loan_tenure: 12 })!

it('B144 the loan limit goes by segment and age, the free cover limit by age', () => {
  const limits = (['Employee', 'Retiree', 'Pre-Retirement', 'Public'] as const).map((customer_segment) =>
    ['1976-01-01', '1971-01-01', '1960-01-01'].map(
      (date_of_birth) => ratingOf({ customer_segment, date_of_birth, loan_tenure: 12 })!.loanLimit / 1_000_000,
    ),
  )
  expect(limits).toEqual([
    [1_500, 1_000, 250],
    [600, 500, 250],
    [750, 600, 250],
    [1_000, 750, 200],
  ])
  expect(['1976-01-01', '1971-01-01', '1960-01-01'].map((born) => employeeAt(born).freeCoverLimit / 1_000_000)).toEqual(
    [500, 300, 150],
  )
})

describe('cover', () => {
  const why = (part: Partial<Risk>) => uninsurable({ ...risk, ...part })

  it('is for who is 18 to 70 at the entry', () => {
    const ages = { path: 'date_of_birth', key: 'validation:ageBetween', values: { min: 18, max: 70 } }
    expect([why({ date_of_birth: '2008-03-03' }), why({ date_of_birth: '2008-03-02' })]).toEqual([[ages], []])
    const short = { loan_tenure: 12 }
    expect([why({ date_of_birth: '1955-03-03', ...short }), why({ date_of_birth: '1955-03-02', ...short })]).toEqual([
      [],
      [ages],
    ])
  })

  it('ends by 75, and after 20 years', () => {
    const tenure = (max: number, age: number) => [
      { path: 'loan_tenure', key: 'validation:tenureAtAge', values: { max, age } },
    ]
    expect([60, 61].map((loan_tenure) => why({ date_of_birth: '1956-01-01', loan_tenure }))).toEqual([
      [],
      tenure(60, 70),
    ])
    expect([240, 241].map((loan_tenure) => why({ loan_tenure }))).toEqual([[], tenure(240, 35)])
  })

  it('has a price for everybody whom it is for, and none for others', () => {
    for (let age = 17; age <= 71; age += 1)
      for (const { from } of rateTables)
        for (let loan_tenure = 1; loan_tenure <= 241; loan_tenure += 1) {
          const date_of_birth = `${Number(from.slice(0, 4)) - age}-01-01`
          const asked = { ...risk, application_date: from, date_of_birth, loan_tenure }
          const isFor = age >= 18 && age <= 70 && loan_tenure <= Math.min(240, (75 - age) * 12)
          expect([age, loan_tenure, (rate(asked)?.premium ?? 0) > 0]).toEqual([age, loan_tenure, isFor])
        }
  })

  it('costs nothing that anybody knows before the first table', () => {
    expect(ratingOf({ application_date: '2019-12-31' })).toBeNull()
  })
})

it('the premium says how it came about: rate, base, loading and sum add up, and the limit is named', () => {
  const loaded = { ...risk, loan_amount: 250_000_000, weight: 87 }
  expect(reckoningOf(loaded, rate(loaded)!)).toEqual([
    { line: 'rate', values: { age: 35, tenure: 60, rate: 1.4, from: '2026-01-01' } },
    { line: 'base', values: { rate: 1.4, sum: 250_000_000 }, amount: 3_500_000 },
    { line: 'loading', values: { index: 30.1, rate: 25 }, amount: 875_000 },
    { line: 'total', values: {}, amount: 4_375_000, isTotal: true },
    { line: 'loanLimit', values: { limit: 1_500_000_000 } },
  ])
  const large = { ...risk, loan_amount: 1_500_000_001 }
  expect(reckoningOf(large, rate(large)!).at(-1)).toEqual({
    line: 'aboveLoanLimit',
    values: { limit: 1_500_000_000 },
  })
})

it('a body mass index has two decimals, an age whole years', () => {
  expect([bodyMassIndex(170, 70), bodyMassIndex(180, 81), bodyMassIndex(151, 42)]).toEqual([24.22, 25, 18.42])
  expect([
    ageOn('2000-02-29', '2026-02-28'),
    ageOn('2000-02-29', '2026-03-01'),
    ageOn('2000-02-29', '2028-02-29'),
  ]).toEqual([25, 26, 28])
})
