import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { permissions } from '../machines/support/quotation.ts'
import { open, preparePhone, type Endpoints, Refusal } from './support/open.tsx'

beforeEach(preparePhone)

const rowOf = (number: number) => ({
  id: `q${number}`,
  revision: 0,
  created_at: '2026-03-02T01:00:00.000Z',
  updated_at: '2026-03-02T01:00:00.000Z',
  status: 'INITIATED',
  desk: 'broker',
  // Half an hour more, so that it is two days as long as the test runs.
  deadline_at: new Date(Date.now() + 48.5 * 3_600_000).toISOString(),
  currency: 'IDR',
  quotesCode: `CL-${number}`,
  customer_name: `Customer ${number}`,
  bank_name: 'Bank Borneo Raya',
  loan_amount: 65_000_000,
  totalPremium: 1_200_000,
})

const listOf = (...rows: unknown[]) => ({ data: rows, meta: { limit: 10, next: null, previous: null } })

const openList = (endpoints: Endpoints = {}, search = '') =>
  open(
    `/credit-life${search}`,
    [...permissions, 'product.creditLife.quotation.list'],
    {
      'credit_life.list': () => listOf(rowOf(1), rowOf(2)),
      'credit_life.counts': () => [{ tab: null, count: 12, capped: false }],
      ...endpoints,
    },
    { role: 'partner' },
  )

const cards = async () => (await screen.findByRole('list', { name: 'Credit Life Quotations, list' })).children
const type = (element: HTMLElement, value: string) => fireEvent.change(element, { target: { value } })

describe('a list in the mobile layout', () => {
  it('shows each row as a card: number, status, who it is about as the way to it, the declared facts and its age', async () => {
    await openList()
    await screen.findByRole('link', { name: 'Customer 1' })
    const card = within((await cards())[0] as HTMLElement)
    expect(card.getByText('CL-1')).toBeTruthy()
    expect(card.getByText('Awaiting document completion')).toBeTruthy()
    expect(card.getByRole('link').getAttribute('href')).toBe('/credit-life/q1')
    expect(card.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Waits for',
      'Taken by',
      'Expires',
      'Bank',
      'Loan amount',
      'Total premium',
      'Created',
    ])
    expect(card.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'Broker',
      '—',
      'in 2 days',
      'Bank Borneo Raya',
      'Rp 65.000.000',
      'Rp 1.200.000',
      expect.stringContaining('Mar 2026'),
    ])
    expect(screen.queryByRole('table')).toBeNull()
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  it('B012 B018 B168 is searched from the header, which shows what the address searches for', async () => {
    const { called } = await openList()
    const header = within(await screen.findByRole('banner'))
    fireEvent.click(await header.findByRole('button', { name: 'Search' }))
    type(header.getByPlaceholderText('Search'), 'ab')
    expect(await screen.findByText('Search length must be at least 3 characters long')).toBeTruthy()
    expect([called('credit_life.list').length, location.search]).toEqual([1, ''])
    type(header.getByPlaceholderText('Search'), 'abc')
    await waitFor(() => expect(called('credit_life.list').at(-1)).toMatchObject({ search: 'abc' }))
    expect(screen.queryByText('Search length must be at least 3 characters long')).toBeNull()
    fireEvent.click(header.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(called('credit_life.list').at(-1)).not.toHaveProperty('search'))
    cleanup()
    await openList({}, '?search=Siti')
    expect(await screen.findByPlaceholderText('Search')).toHaveProperty('value', 'Siti')
  })

  // Focus does not move into a dialog in jsdom, so that to Fluent what was before hides it sooner or later.
  const hidden = { hidden: true }

  it('is narrowed in a sheet, which says how many rows are left, and ordered there', async () => {
    const { called } = await openList({
      'credit_life.counts': ({ filter }) => [
        { tab: null, count: Object.keys(filter as object).length ? 3 : 12, capped: false },
      ],
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Filters' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Filter and sort', ...hidden }))
    expect(sheet.getByRole('button', { name: 'Views', ...hidden })).toBeTruthy()
    expect(await sheet.findByRole('button', { name: 'Show 12', ...hidden })).toBeTruthy()
    fireEvent.click(await sheet.findByRole('checkbox', { name: 'Take over', ...hidden }))
    expect(await sheet.findByRole('button', { name: 'Show 3', ...hidden })).toBeTruthy()
    type(sheet.getByRole('combobox', { name: 'Sort by', ...hidden }), 'customer_name')
    fireEvent.click(sheet.getByRole('button', { name: 'Show 3', ...hidden }))
    await waitFor(() => expect(screen.queryByRole('dialog', hidden)).toBeNull())
    expect(screen.getByRole('button', { name: 'Filters (1)' })).toBeTruthy()
    expect(called('credit_life.list').at(-1)).toMatchObject({
      filter: { application_type: ['TAKE_OVER'] },
      sort: 'customer_name',
    })
  })

  it('is turned at its foot', async () => {
    await openList({
      'credit_life.list': ({ after }) => ({
        data: [rowOf(after ? 2 : 1)],
        meta: { limit: 10, next: after ? null : 'n', previous: after ? 'p' : null },
      }),
    })
    expect(await screen.findByText('Page 1 of 2')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Next page' }))
    expect(await screen.findByText('Page 2 of 2')).toBeTruthy()
    expect(await screen.findByRole('link', { name: 'Customer 2' })).toBeTruthy()
  })

  it('says why there are no rows, and what failed', async () => {
    let fails = true
    await openList({ 'credit_life.list': () => (fails ? new Refusal('INTERNAL', 'Out of order') : listOf()) })
    expect(await screen.findByText('Out of order')).toBeTruthy()
    fails = false
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { level: 2 })).toBeTruthy()
    expect(screen.queryByText('Out of order')).toBeNull()
  })
})
