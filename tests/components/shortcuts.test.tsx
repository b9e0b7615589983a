import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { recall, remember } from '../../src/data/persisted.ts'
import { withDialogs } from './support/dialogs.ts'
import { open, prepareBrowser } from './support/open.tsx'

beforeEach(() => {
  prepareBrowser()
  withDialogs()
})

const rowOf = (name: string) => ({
  id: name.toLowerCase(),
  revision: 0,
  created_at: '2026-03-02T01:00:00.000Z',
  updated_at: '2026-03-02T01:00:00.000Z',
  name,
})

const openList = async () => {
  await open('/broker', ['broker.list'], {
    'broker.list': () => ({
      data: ['Alfa', 'Beta', 'Gama'].map(rowOf),
      meta: { limit: 10, next: null, previous: null },
    }),
    'broker.counts': () => [],
  })
  await screen.findByRole('link', { name: 'Gama' })
}

const press = (key: string, more: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more })
const focused = () => document.activeElement?.textContent

it('j and k go from row to row, and / to the search, where they are letters', async () => {
  await openList()
  press('j')
  await waitFor(() => expect(focused()).toBe('Alfa'))
  press('j')
  press('j')
  press('j')
  expect(focused()).toBe('Gama')
  press('k')
  expect(focused()).toBe('Beta')
  press('J', { ctrlKey: true })
  expect(focused()).toBe('Beta')
  press('/')
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Search' }))
  press('j')
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Search' }))
})

it('? tells which keys there are, where they are switched off too', async () => {
  await openList()
  press('?')
  const help = await screen.findByRole('dialog', { name: 'Keyboard shortcuts', hidden: true })
  expect(within(help).getByText('To the next row')).toBeTruthy()
  expect(within(help).queryByText('Next case of the list')).toBeNull()
  fireEvent.click(within(help).getByRole('switch', { hidden: true }))
  expect(recall('shortcuts')).toBe('off')
})

it('no key does anything once they are switched off', async () => {
  remember('shortcuts', 'off')
  await openList()
  const before = document.activeElement
  press('j')
  press('?')
  expect(document.activeElement).toBe(before)
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull()
})
