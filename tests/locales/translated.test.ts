import { describe, expect, it } from 'vitest'
import { digestsKept, digestsNow, stale } from '../../src/server/cli/translated.ts'

describe('what a machine does, said in other languages', () => {
  it('was said of the English text as it is (npm run translated keeps that, once both are changed)', () => {
    expect(stale(digestsKept(), digestsNow())).toEqual([])
    expect(digestsNow()).toEqual(digestsKept())
  })

  it('is stale where the English text alone has changed', () => {
    const before = { 'a:about': { en: '1', id: '2', vi: '3' } }
    expect(stale(before, { 'a:about': { en: '4', id: '2', vi: '5' } })).toEqual(['id a:about'])
    expect(stale(before, { 'a:about': { en: '4', id: '6', vi: '5' } })).toEqual([])
    expect(stale(before, { 'a:about': { en: '1', id: '6', vi: '3' } })).toEqual([])
    expect(stale({}, before)).toEqual([])
  })
})
