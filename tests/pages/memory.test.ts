// @vitest-environment jsdom
import { expect, it } from 'vitest'
import type { Page } from '../../src/pages/list/list.types.ts'
import { recallList, rememberList } from '../../src/pages/list/memory.ts'

const pageOf = (...ids: string[]): Page => ({
  rows: ids.map((id) => ({ id, revision: 0, created_at: '', updated_at: '' })),
  next: null,
  previous: null,
})
const shown = (address: string) => recallList(address)?.page.rows.map(({ id }) => id)

it('B083 the tabs of a list keep their rows apart: one that is loaded leaves the others as they were', () => {
  const [active, inactive] = ['/agent-claim?tab=active', '/agent-claim?tab=inactive']
  rememberList(active, { page: pageOf('a', 'b') })
  rememberList(inactive, { page: pageOf('c') })
  expect([shown(active), shown(inactive)]).toEqual([['a', 'b'], ['c']])
  rememberList(inactive, { page: pageOf() })
  expect([shown(active), shown(inactive)]).toEqual([['a', 'b'], []])
})
