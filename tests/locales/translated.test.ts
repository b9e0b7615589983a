import { describe, expect, it } from 'vitest'
import { digestsKept, digestsNow, stale } from '../../src/server/cli/translated.ts'

describe('what a machine does, said in words', () => {
  it('was said of the states as they are, and of the English text as it is (npm run translated keeps that, once both are changed)', async () => {
    const now = await digestsNow()
    expect(stale(digestsKept(), now)).toEqual([])
    expect(now).toEqual(digestsKept())
  })

  it('is stale where the English text alone has changed', () => {
    const before = { 'a:about': { en: '1', id: '2', vi: '3' } }
    expect(stale(before, { 'a:about': { en: '4', id: '2', vi: '5' } })).toEqual(['id a:about'])
    expect(stale(before, { 'a:about': { en: '4', id: '6', vi: '5' } })).toEqual([])
    expect(stale(before, { 'a:about': { en: '1', id: '6', vi: '3' } })).toEqual([])
    expect(stale({}, before)).toEqual([])
  })

  it('is stale where the state alone has changed that it explains', () => {
    const before = { 'a:help.b': { en: '1', id: '2', vi: '3', machine: '4' } }
    expect(stale(before, { 'a:help.b': { en: '1', id: '2', vi: '3', machine: '5' } })).toEqual(['en a:help.b'])
    expect(stale(before, { 'a:help.b': { en: '6', id: '7', vi: '8', machine: '5' } })).toEqual([])
  })
})
