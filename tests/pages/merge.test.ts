import { expect, it } from 'vitest'
import type { Page } from '../../src/pages/list/list.types.ts'
import { merge } from '../../src/pages/list/merge.ts'

const page = (ids: string, next: string | null): Page => ({
  rows: Array.from(ids, (id) => ({ id, revision: 0, created_at: '', updated_at: '' })),
  next,
  previous: null,
})
const arrived = (seen: string, now: string, next: string | null) => merge(page(seen, next), page(now, next), []).arrived

it('B094 rows that are told again are shown once, by their ids, as they are now', () => {
  const seen = page('ab', null)
  const now = { ...page('babc', null), rows: page('babc', null).rows.map((row) => ({ ...row, revision: 1 })) }
  expect(merge(seen, now, []).page.rows.map(({ id, revision }) => [id, revision])).toEqual([
    ['a', 1],
    ['b', 1],
  ])
})

it.each([
  ['rows that moved up because others left are not new', 'abcd', 'cdef', 'd', 0],
  ['a row that came before the others is new', 'abcd', 'xabc', 'c', 1],
  ['of several others, those are new that came before', 'abcd', 'xbcd', 'd', 1],
  ['where no page follows, nothing can have moved up', 'ab', 'bc', null, 1],
  ['when all have left, all have moved up', 'abcd', 'efgh', 'h', 0],
])('%s', (_, seen, now, next, expected) => {
  expect(arrived(seen, now, next)).toBe(expected)
})
