import { describe, expect, it } from 'vitest'
import { partnerProduct } from '../../src/areas/parties/partnerProduct.ts'
import { copiedFrom, readPasted } from '../../src/shared/area/pasted.ts'
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
  pasted: { section: 'configuration', of: 'category', called: 'slug', version: '5.14.0' },
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

describe('a copied configuration', () => {
  const gadget = '0b7e4c1d-55a8-4f3b-8f7e-2f1a0c9d8e71'
  const referred = {
    [category]: { code: 'TV', slug: 'travel', configuration: ['waitingDays', 'minimumAge', 'excess', 'payWithCash'] },
    [gadget]: { code: 'GD', slug: 'gadget', configuration: ['minimumAge', 'payWithCash'] },
  }
  const sold = {
    id: '5d0e9a86-3f4b-4a6c-9d1e-6b7c8d9e0f12',
    code: 'THEIRS',
    name: 'Their trip',
    status: 'ACTIVE',
    category,
    commission: 12.5,
    currency: 'IDR',
    waitingDays: null,
    minimumAge: 21,
    maximumAge: 70,
    excess: 25_000_000,
    payWithCash: false,
  }
  const copied = copiedFrom(partnerProduct, sold, referred)!

  it('is what its category asks for, in the version that is read, without identity and status', () => {
    expect(JSON.parse(copied)).toEqual({
      version: '5.14.0',
      category: 'travel',
      waitingDays: null,
      minimumAge: 21,
      excess: 25_000_000,
      payWithCash: false,
    })
  })

  it('is read whole where it is pasted: nothing differs from its like, each value from another', () => {
    const mine = { ...sold, id: undefined, code: 'MINE', status: 'DRAFT' }
    const read = (values: object) => readPasted(partnerProduct, { ...values }, referred, copied)
    expect(read(mine)).toMatchObject({ ok: true, differences: [], left: [] })
    expect(read({ ...mine, waitingDays: 30, minimumAge: 17, excess: null, payWithCash: true })).toMatchObject({
      differences: [
        { name: 'waitingDays', before: 30, after: null, wrong: null },
        { name: 'minimumAge', before: 17, after: 21, wrong: null },
        { name: 'excess', before: null, after: 25_000_000, wrong: null },
        { name: 'payWithCash', before: true, after: false, wrong: null },
      ],
    })
  })

  it('B150 V065 is refused where another category is chosen', () => {
    expect(readPasted(partnerProduct, { ...sold, category: gadget }, referred, copied)).toEqual({
      ok: false,
      fault: { key: 'validation:categoryMismatch', values: {} },
    })
  })

  it('is none where nothing is known of the category, or it asks for nothing', () => {
    expect(copiedFrom(partnerProduct, sold, {})).toBeNull()
    expect(copiedFrom(partnerProduct, sold, { [category]: { slug: 'travel', configuration: [] } })).toBeNull()
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
