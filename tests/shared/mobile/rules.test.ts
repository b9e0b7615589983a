import { describe, expect, it } from 'vitest'
import { mobileFilters } from '../../../src/shared/mobile/filters.ts'
import { maySubmit } from '../../../src/shared/mobile/submit.ts'

describe('the filters of mobile lists', () => {
  it.each([
    ['areps', ['dateRange', 'partners', 'policyType']],
    ['admin', ['dateRange', 'partners', 'policyType', 'insurances']],
    ['partner', ['dateRange', 'policyType']],
  ])('B079 of the role %s', (role, filters) => expect(mobileFilters(role)).toEqual(filters))
})

describe('submitting on the mobile layout', () => {
  const sound = { isValid: true, premium: 125_000, price: 65_000_000 }

  it('B078 C075 is open up to and with the highest price', () => expect(maySubmit(sound)).toBe(true))

  it.each([{ isValid: false }, { premium: 0 }, { price: 65_000_001 }, { price: Number.NaN }])(
    'B078 C075 is closed with %o',
    (change) => expect(maySubmit({ ...sound, ...change })).toBe(false),
  )
})
