import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Binding, bindingFor, type Claimed, parts } from '../../../src/shared/forms/binding.ts'

const claim: Claimed = { partner: 'p', insurer: 'i', category: 'c', claimType: 'THEFT' }
const any: Claimed = { partner: null, insurer: null, category: null, claimType: null }
const binding = (id: string, named: Partial<Claimed> = {}, own: Partial<Binding> = {}): Binding => ({
  id,
  ...any,
  validFrom: '2026-01-01',
  validUntil: null,
  isLive: true,
  ...named,
  ...own,
})
const on = '2026-03-02'

describe('a claim', () => {
  it.each<[string, Partial<Claimed>, Partial<Claimed>, string]>([
    ['who names more goes before who names less', { insurer: 'i', category: 'c' }, { partner: 'p' }, 'lessSpecific'],
    ['a partner goes before an insurer', { partner: 'p' }, { insurer: 'i' }, 'ranksBelow'],
    ['a partner goes before both', { partner: 'p', claimType: 'THEFT' }, { insurer: 'i', category: 'c' }, 'ranksBelow'],
    ['an insurer goes before a category', { insurer: 'i' }, { category: 'c' }, 'ranksBelow'],
    ['a category goes before a claim type', { category: 'c' }, { claimType: 'THEFT' }, 'ranksBelow'],
    ['whatever is named goes before nothing', { claimType: 'THEFT' }, {}, 'lessSpecific'],
  ])('gets the form of the most specific binding: %s', (_, more, less, why) => {
    const [first, second] = [binding('first', more), binding('second', less)]
    for (const all of [
      [first, second],
      [second, first],
    ])
      expect(bindingFor(all, claim, on)).toEqual({ won: first, lost: [{ binding: second, why }] })
  })

  it.each<[string, Binding]>([
    ['other.partner', binding('a', { partner: 'x' })],
    ['other.insurer', binding('a', { insurer: 'x', category: 'x' })],
    ['other.category', binding('a', { partner: 'p', category: 'x' })],
    ['other.claimType', binding('a', { claimType: 'FIRE' })],
    ['notYet', binding('a', {}, { validFrom: '2026-03-03' })],
    ['over', binding('a', {}, { validUntil: '2026-03-01' })],
    ['notLive', binding('a', {}, { isLive: false })],
  ])('is told why not: %s', (why, one) => {
    expect(bindingFor([one], claim, on)).toEqual({ won: null, lost: [{ binding: one, why }] })
  })

  it('is within the days that are named, the first and the last among them', () => {
    const one = binding('a', {}, { validFrom: on, validUntil: on })
    expect(bindingFor([one], claim, on).won).toBe(one)
  })

  it('gets one form at most, whichever order the bindings are in, and every other says why not', () => {
    const named = fc.record(
      Object.fromEntries(parts.map((part) => [part, fc.constantFrom(null, claim[part], 'other')])),
    ) as fc.Arbitrary<Claimed>
    const days = fc.constantFrom('2026-01-01', on, '2026-05-01')
    const one = fc.record({ named, validFrom: days, validUntil: fc.option(days), isLive: fc.boolean() })
    const distinct = fc.uniqueArray(one, { selector: (made) => JSON.stringify(made.named), maxLength: 12 })
    fc.assert(
      fc.property(distinct, fc.integer(), (made, turn) => {
        const all = made.map(({ named: those, ...own }, index) => binding(String(index), those, own))
        const at = all.length > 0 ? Math.abs(turn) % all.length : 0
        const verdict = bindingFor(all, claim, on)
        const turned = bindingFor([...all.slice(at), ...all.slice(0, at)].toReversed(), claim, on)
        expect(turned.won).toBe(verdict.won)
        expect(new Set([verdict.won, ...verdict.lost.map((lost) => lost.binding)].filter(Boolean))).toEqual(
          new Set(all),
        )
      }),
    )
  })
})
