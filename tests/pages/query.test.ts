import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { areas } from '../../src/areas/registry.ts'
import { filtered, narrowed, sortedBy } from '../../src/pages/list/query.ts'
import { readQuery, writeQuery } from '../../src/shared/endpoints/listQuery.ts'
import type { Filter } from '../../src/shared/area/listTypes.ts'
import { tabsOf } from '../../src/shared/area/lists.ts'
import { optionsOf } from '../../src/shared/area/names.ts'
import type { Area } from '../../src/shared/area/types.ts'
import { rowsPerPage } from '../../src/shared/endpoints/paging.ts'
import type { FilterValue } from '../../src/shared/filters/filters.ts'

const quotations = areas.find((area) => area.lifecycle)!
const read = (address: string, area: Area = quotations) => readQuery(area, new URLSearchParams(address))

const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

const valueOf = (area: Area, { field, kind }: Filter): fc.Arbitrary<FilterValue> => {
  if (kind === 'flag') return fc.boolean()
  if (kind === 'dateRange')
    return fc.oneof(fc.record({ from: day, to: fc.option(day) }), fc.record({ from: fc.constant(null), to: day }))
  if (kind === 'amountRange')
    return fc.oneof(
      fc.record({ currency: fc.constantFrom('IDR', 'MYR'), from: fc.integer(), to: fc.option(fc.integer()) }),
      fc.record({ currency: fc.constant('IDR'), from: fc.constant(null), to: fc.integer() }),
    )
  if (kind === 'country') return fc.subarray(['ID', 'VN', 'TH'], { minLength: 1 })
  if (kind === 'values') return fc.uniqueArray(fc.stringMatching(/^\w+$/), { minLength: 1 })
  if (kind === 'reference') return fc.array(fc.uuid(), { minLength: 1 })
  return fc.subarray([...optionsOf(area, field)], { minLength: 1 })
}

const queryOf = (area: Area) =>
  fc.record({
    tab: fc.constantFrom(null, ...Object.keys(tabsOf(area))),
    filter: fc
      .subarray([...area.list.filters])
      .chain((some) =>
        fc.record<Record<string, FilterValue>>(
          Object.fromEntries(some.map((filter) => [filter.field, valueOf(area, filter)])),
        ),
      ),
    search: fc.constantFrom('', 'Budi & Søn', '100% =x', 'abc'),
    sort: fc.constantFrom(...area.list.sorts.flatMap((sort) => [sort, `-${sort}`])),
    limit: fc.constantFrom(...rowsPerPage),
    after: fc.option(fc.string({ minLength: 1 })),
    before: fc.constant(null),
    page: fc.constantFrom(2, 17),
    view: fc.option(fc.uuid()),
  })

describe('the address of a list', () => {
  it.each(areas.map((area) => [area.id, area] as const))('says all of the list: %s', (_, area) => {
    fc.assert(
      fc.property(queryOf(area), (query) => {
        expect(readQuery(area, new URLSearchParams(writeQuery(area, query).toString()))).toEqual(query)
      }),
    )
  })

  it('leaves out what a fresh list has anyway', () => {
    expect(writeQuery(quotations, read('')).toString()).toBe('')
  })

  it.each([
    ['tab=NO_SUCH', { tab: null }],
    ['sort=identity_number', { sort: '-created_at' }],
    ['limit=1000000', { limit: 10 }],
    ['search=ab', { search: '' }],
    ['customer_segment=Nobody&customer_segment=Public', { filter: { customer_segment: ['Public'] } }],
    ['created_at=yesterday..', { filter: {} }],
    ['loan_amount=IDR:1e5..', { filter: {} }],
    ['loan_amount=IDR:..', { filter: {} }],
    ['loan_amount=IDR:-0..5', { filter: { loan_amount: { currency: 'IDR', from: 0, to: 5 } } }],
    ['status=APPROVED&status=NONE', { filter: { status: ['APPROVED'] } }],
    ['page=-3', { page: 1 }],
    ['after=x', { after: 'x', page: null }],
  ])('counts what it says wrongly as not said: %s', (address, expected) => {
    expect(read(address)).toMatchObject(expected)
  })

  it('B169 C090 knows 10, 25, 50 and 100 rows per page and begins with 10', () => {
    expect(['', 'limit=10', 'limit=25', 'limit=50', 'limit=100'].map((address) => read(address).limit)).toEqual([
      10, 10, 25, 50, 100,
    ])
  })

  it('B170 has a tab when the area has statuses', () => {
    expect(read('tab=APPROVED').tab).toBe('APPROVED')
    expect(
      read(
        'tab=APPROVED',
        areas.find((area) => !area.lifecycle),
      ).tab,
    ).toBe(null)
  })
})

describe('another list', () => {
  const deep = read('tab=APPROVED&after=x&page=4&limit=25&customer_segment=Public')

  it('begins at its first page', () => {
    expect(narrowed(deep, { tab: null })).toEqual({ ...deep, tab: null, after: null, before: null, page: 1 })
    expect(filtered(deep, 'application_type', ['NEW'])).toMatchObject({
      filter: { customer_segment: ['Public'], application_type: ['NEW'] },
      after: null,
      page: 1,
    })
    expect(filtered(deep, 'customer_segment', null).filter).toEqual({})
  })

  it('is ordered upwards by a column first, then downwards', () => {
    const up = sortedBy(deep, 'loan_amount')
    expect(up).toMatchObject({ sort: 'loan_amount', after: null, limit: 25 })
    expect(sortedBy(up, 'loan_amount').sort).toBe('-loan_amount')
    expect(sortedBy(sortedBy(up, 'loan_amount'), 'loan_amount').sort).toBe('loan_amount')
  })
})
