import { readQuery } from '../../src/shared/endpoints/listQuery.ts'
import { describe, expect, it } from 'vitest'
import { areas } from '../../src/areas/registry.ts'
import { countText, pagesOf, readTabs, turns } from '../../src/pages/list/reading.ts'
import { formatNumber } from '../../src/shared/format/number.ts'

const quotations = areas.find((area) => area.lifecycle)!
const plain = areas.find((area) => !area.lifecycle)!
const query = (address = '') => readQuery(quotations, new URLSearchParams(address))

describe('the tabs', () => {
  it('are everything, what waits and what expires, and then each status, with its count', () => {
    const tabs = readTabs(quotations, [
      { tab: null, count: 10_000, capped: true },
      { tab: 'waiting', count: 3, capped: false },
    ])
    expect(tabs.map(({ id }) => id)).toEqual([
      null,
      'waiting',
      'mine',
      'expiring',
      ...Object.keys(quotations.lifecycle!.statuses),
    ])
    expect(tabs.slice(0, 3).map(({ count }) => countText(count, formatNumber))).toEqual(['10,000+', '3', undefined])
    const inWords = (figure: string) => `more than ${figure}`
    expect(tabs.slice(0, 2).map(({ count }) => countText(count, formatNumber, inWords))).toEqual([
      'more than 10,000',
      '3',
    ])
  })

  it('are none where there are no statuses', () => expect(readTabs(plain, [])).toEqual([]))
})

describe('the pages', () => {
  const page = (previous: string | null, next: string | null) => ({ rows: [], previous, next })

  it('are counted as far as the rows are', () => {
    expect(pagesOf(query(), [{ tab: null, count: 401, capped: false }])).toBe(41)
    expect(pagesOf(query(), [{ tab: null, count: 0, capped: false }])).toBe(1)
    expect(pagesOf(query(), [{ tab: null, count: 10_000, capped: true }])).toBe(null)
    expect(pagesOf(query('tab=ACTIVE'), [{ tab: null, count: 401, capped: false }])).toBe(null)
  })

  it('can be turned where there are rows that way', () => {
    expect(turns(query(), page(null, 'n'), 41)).toMatchObject({
      first: null,
      previous: null,
      next: { after: 'n', before: null, page: 2 },
      last: { after: null, before: 'end', page: 41 },
    })
    expect(turns(query('before=end&page=41'), page('p', null), 41)).toMatchObject({
      first: { after: null, before: null, page: 1 },
      previous: { after: null, before: 'p', page: 40 },
      next: null,
      last: null,
    })
  })

  it('have no number when nobody knows it', () => {
    expect(turns(query('after=x'), page('p', 'n'), null)).toMatchObject({
      first: { page: 1 },
      previous: { page: null },
      next: { page: null },
      last: { page: null },
    })
  })
})
