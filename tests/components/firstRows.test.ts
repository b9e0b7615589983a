import { beforeEach, expect, it, vi } from 'vitest'
import type { User } from '../../machines/session/session.types.ts'
import type { FirstRows } from '../../src/shared/endpoints/firstRows.ts'

const rows: FirstRows = {
  list: 'bank',
  title: 'Banks',
  tabs: [],
  above: { views: false, summary: false },
  isChoosable: false,
  columns: [{ header: 'Name', isNumeric: false, isSorted: false }],
  rows: [{ href: '/bank/1', cells: ['Bank Cendana'] }],
  cards: [{ href: '/bank/1', name: 'Bank Cendana', head: [], facts: [] }],
  facts: [],
}

const opened = async (lastRefresh: number | null) => {
  localStorage.setItem('exam', JSON.stringify({ appPersisted: { lastRefresh } }))
  await import('../../src/app/frame/firstRows.ts')
  await Promise.resolve()
  return document.querySelector('.told a')?.textContent
}

beforeEach(() => {
  vi.resetModules()
  document.documentElement.dataset['skeleton'] = 'list'
  document.body.innerHTML =
    '<div id="root"><div class="skeleton-frame"><div class="skeleton-bar"></div><div class="skeleton-list"></div></div></div>'
  vi.stubGlobal('begun', Promise.resolve({ user: {} as User, rows }))
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})

it('writes the first rows of a list in the place of its skeleton', async () => {
  expect(await opened(Date.now() + 60_000)).toBe('Bank Cendana')
})

it('writes them for nobody whose session has ended by inactivity', async () => {
  expect(await opened(Date.now() - 60_000)).toBeUndefined()
})
