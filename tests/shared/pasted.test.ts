import { describe, expect, it } from 'vitest'
import { readPasted } from '../../src/shared/area/pasted.ts'
import type { Area } from '../../src/shared/area/types.ts'
import { malformedAt } from '../../src/ui/json/malformed.ts'

const listedBy = { field: 'category', fact: 'configuration' } as const
const product = {
  fields: {
    code: { type: 'text', max: 20, required: true },
    category: { type: 'reference', area: 'insurance_category', required: true },
    minimumAge: { type: 'integer', min: 0, max: 120, listedBy },
    waitingDays: { type: 'integer', min: 0, max: 365, listedBy },
    payWithCash: { type: 'flag', initial: true, listedBy },
  },
  sections: [
    { id: 'product', fields: ['code', 'category'] },
    { id: 'configuration', fields: ['minimumAge', 'waitingDays', 'payWithCash'] },
  ],
  pasted: { section: 'configuration', of: 'category', version: '5.14.0' },
} as unknown as Area

const category = '6d0fcb3e-8bc1-4a53-9c1b-0d7ad5f0b1aa'
const known = { [category]: { code: 'TV', slug: 'travel', configuration: ['minimumAge', 'payWithCash'] } }
const now = { code: 'MINE', category, minimumAge: 17, waitingDays: null, payWithCash: true }
const paste = (json: object) =>
  readPasted(product, now, known, JSON.stringify({ version: '5.14.0', category: 'travel', ...json }))

describe('a pasted configuration', () => {
  it('is told difference by difference; identity, status and what the category does not ask for are never taken', () => {
    expect(
      paste({ id: 'x', code: 'THEIRS', status: 'ACTIVE', minimumAge: 21, waitingDays: 7, payWithCash: true }),
    ).toMatchObject({
      ok: true,
      differences: [{ name: 'minimumAge', before: 17, after: 21, wrong: null }],
      left: ['id', 'code', 'status', 'waitingDays'],
    })
    expect(paste({ code: 'THEIRS', configuration: { payWithCash: false } })).toMatchObject({
      differences: [{ name: 'payWithCash', before: true, after: false, wrong: null }],
      left: [],
    })
  })

  it('says of each value whether it may be taken, by the rules of the form', () => {
    expect(paste({ minimumAge: 121, payWithCash: 'no' })).toMatchObject({
      differences: [
        { name: 'minimumAge', wrong: { path: 'minimumAge', key: 'validation:maxPrice' } },
        { name: 'payWithCash', wrong: { path: 'payWithCash', key: 'validation:invalid' } },
      ],
    })
  })

  it.each([category, 'TV', 'travel'])('of the same category is taken, called %s', (called) => {
    expect(paste({ category: called, minimumAge: 21 }).ok).toBe(true)
  })

  it.each(['gadget', null, undefined, ''])('B150 V065 of another category is refused: %s', (called) => {
    expect(paste({ category: called })).toEqual({
      ok: false,
      fault: { key: 'validation:categoryMismatch', values: {} },
    })
  })

  it.each(['5.13.0', 5.14, undefined])('of another plan version is refused: %s', (version) => {
    expect(paste({ version })).toMatchObject({ ok: false, fault: { key: 'validation:otherVersion' } })
  })

  it.each(['{', '[]', '"text"', '{"version": "5.14.0",}'])('that is no object of JSON is malformed: %s', (text) => {
    expect(readPasted(product, now, known, text)).toEqual({ ok: false, fault: { key: 'validation:json', values: {} } })
  })
})

describe('malformed JSON', () => {
  it.each([
    ['{"a": 1}', null],
    ['{\n  "a": 1,\n  "b": tru\n}', 3],
    ['{\n  "a": 1\n  "b": 2\n}', 3],
    ['{\n  "a": 1,\n', 2],
  ])('%j is so at its line', (text, line) => {
    expect(malformedAt(text)?.line ?? null).toBe(line)
  })
})
