import { describe, expect, it } from 'vitest'
import { countryOf, provinceName, provincesOf } from '../../machines/fields/provinces.ts'

describe('provinces', () => {
  it('are the 38 of Indonesia and, since they were joined in 2025, the 34 of Vietnam, each called otherwise', () => {
    expect([provincesOf(['ID']).length, provincesOf(['VN']).length]).toEqual([38, 34])
    const all = provincesOf(['VN', 'ID'])
    expect(all.every((code) => /^(?:ID-[A-Z]{2}|VN-(?:\d{2}|[A-Z]{2}))$/.test(code))).toBe(true)
    expect(new Set(all.map(provinceName)).size).toBe(72)
  })

  it.each([
    ['ID-YO', 'ID', 'DI Yogyakarta'],
    ['VN-SG', 'VN', 'Thành phố Hồ Chí Minh'],
    ['VN-03', null, 'VN-03'],
    ['constructor', null, 'constructor'],
  ])('are told by their code: %s', (code, country, name) => {
    expect([countryOf(code), provinceName(code)]).toEqual([country, name])
  })
})
