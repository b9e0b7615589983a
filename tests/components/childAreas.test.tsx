import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { PartProps } from '../../src/pages/parts.ts'
import { open, prepareBrowser, type Variables } from './support/open.tsx'

vi.mock('../../src/areas/registry.ts', async (actual) => {
  const { areas } = await actual<typeof import('../../src/areas/registry.ts')>()
  const [bank, broker] = ['bank', 'broker'].map((name) => areas.find(({ id }) => id === name)!)
  const name = { type: 'text', max: 60, required: true }
  const counter = {
    ...broker,
    id: 'counter',
    route: '/bank/:parent/counter',
    menu: [],
    parent: { area: bank, field: 'npwpId' },
    fields: { npwpId: { type: 'reference', area: 'bank', required: true, readOnly: true }, name },
    subtitle: undefined,
    sections: [{ id: 'identity', fields: ['npwpId', 'name'] }],
    tabs: { facts: { sections: ['identity'] }, bells: { permission: 'counter.bells' } },
    list: { ...broker!.list, columns: ['name'], shown: ['name'], filters: [], search: ['name'] },
    pages: undefined,
    actions: undefined,
  }
  return { areas: [bank, counter] }
})

vi.mock('../../src/views/parts.ts', () => {
  const Bells = ({ area, record }: PartProps['tab']) => <p>{`Bells of ${String(record['name'])} in ${area.id}`}</p>
  return { parts: { counter: { tabs: { bells: async () => ({ default: Bells }) } } } }
})

beforeEach(prepareBrowser)

const parent = '7f3d1a52-0b1c-4c5e-9a6f-3a1d2c4b5e6f'
const instants = { created_at: '2026-03-02T01:00:00.000Z', updated_at: '2026-03-02T01:00:00.000Z' }
const aBank = { id: parent, revision: 0, ...instants, code: 'ALFA', name: 'Bank Alfa', status: 'ACTIVE' }
const aCounter = {
  id: 'c1',
  revision: 0,
  ...instants,
  name: 'Front',
  npwpId: parent,
  titles: { [parent]: 'Bank Alfa' },
}
const within = ['broker.list', 'broker.detail', 'broker.create', 'broker.edit', 'broker.delete']
const entry = { revision: 0, kind: 'created', at: instants.created_at, changes: {}, titles: {}, by: null }
let count = 1

const visit = (path: string, permissions: string[] = ['bank.list', 'bank.detail', ...within]) =>
  open(`/bank/${parent}${path}`, permissions, {
    'bank.open': () => ({ record: aBank, history: { data: [], meta: { next: null } } }),
    'counter.counts': () => [{ tab: null, count: count++, capped: false }],
    'counter.list': () => ({ data: [aCounter], meta: { limit: 10, next: null, previous: null } }),
    'counter.open': () => ({ record: aCounter, history: { data: [], meta: { next: null } } }),
    'counter.create': ({ input }: Variables) => ({
      __typename: 'Saved',
      id: 'c1',
      revision: 0,
      record: { ...aCounter, ...(input as object) },
      entry: { ...entry, by: { userId: 'u', name: 'Ann', organisation: 'Alfa', kind: 'bank' } },
    }),
  })

const trail = () => screen.getByRole('navigation', { name: 'Where this page stands' })

it('is reached from its parent, which says how much there is of it now, and begins within it', async () => {
  const { called, tell } = await visit('')
  const way = await screen.findByRole('button', { name: 'Brokers (1)' })
  tell('saved', { area: 'counter', id: 'c2', revision: 0 })
  await screen.findByRole('button', { name: 'Brokers (2)' })
  fireEvent.click(way)
  const row = await screen.findByRole('link', { name: /Front/ })
  expect(row.getAttribute('href')).toBe(`/bank/${parent}/counter/c1`)
  await waitFor(() => expect(trail().textContent).toBe('BanksBank AlfaBrokers'))
  expect(called('counter.list')[0]).toMatchObject({ parent })

  fireEvent.click(screen.getByRole('button', { name: 'Add broker' }))
  fireEvent.change(await screen.findByRole('textbox', { name: /name/i }), { target: { value: 'Front' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByRole('heading', { level: 2, name: /Front/ })
  expect(called('counter.create')).toEqual([{ parent, input: { name: 'Front' } }])
  expect(location.pathname).toBe(`/bank/${parent}/counter/c1`)
  expect(trail().textContent).toBe('BanksBank AlfaBrokersBroker')
})

it('shows no way to who may not list it', async () => {
  await visit('', ['bank.list', 'bank.detail'])
  await screen.findByRole('heading', { level: 2, name: /Bank Alfa/ })
  expect(screen.queryByRole('button', { name: /Brokers/ })).toBeNull()
})

it('has a view of its own beside its facts, at its address, for who holds the permission alone', async () => {
  const visited = ['bank.list', 'bank.detail', ...within]
  await visit('/counter/c1', [...visited, 'counter.bells'])
  fireEvent.click(await screen.findByRole('tab', { name: /bells/ }))
  expect((await screen.findByRole('tabpanel')).textContent).toBe('Bells of Front in counter')
  expect(location.search).toBe('?tab=bells')
  cleanup()

  await visit('/counter/c1?tab=bells', visited)
  await screen.findByRole('heading', { level: 2, name: /Front/ })
  expect(screen.queryByRole('tab')).toBeNull()
  expect(screen.queryByText(/Bells/)).toBeNull()
})
