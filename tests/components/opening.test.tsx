import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { permissions } from '../machines/support/quotation.ts'
import { open, prepareBrowser, Refusal, type Endpoints } from './support/open.tsx'

beforeEach(prepareBrowser)

const day = '2026-03-02T01:00:00.000Z'
const row = { id: 'k1', revision: 2, created_at: day, updated_at: day, name: 'BCA', status: 'ACTIVE' }
const bank = { ...row, accountDigitsMin: 10, accountDigitsMax: 10 }
const by = { userId: 'u9', name: 'Ani', organisation: 'Nusantara', kind: 'platform' }
const created = { revision: 0, kind: 'created', at: day, by, changes: {} }
const whole = { record: bank, history: { data: [created], meta: { next: null } } }

/** An answer that comes when the test says so. */
const later = <T,>(answer: T) => {
  let come!: () => void
  const coming = new Promise<T>((resolve) => (come = () => resolve(answer)))
  return { coming, come }
}

const openBanks = (endpoints: Endpoints, more: string[] = []) =>
  open('/bank', ['bank.list', 'bank.detail', ...more], {
    'bank.list': () => ({ data: [row], meta: { limit: 10, next: null, previous: null } }),
    'bank.counts': () => [],
    ...endpoints,
  })

const link = () => screen.findByRole('link', { name: 'BCA' })
const history = () => screen.findByRole('list', { name: 'History' })
const goBack = async () => {
  fireEvent.click(screen.getByRole('link', { name: 'Banks' }))
  await link()
}

const away = () => new Refusal('UNAVAILABLE', 'The database is away.')

const claim = (claimNumber: string, status: string) => ({
  id: claimNumber,
  revision: 0,
  created_at: day,
  updated_at: day,
  status,
  claimNumber,
  currency: 'IDR',
  papers: 0,
  customer_name: 'Budi',
  policyNumber: 'POL-1',
  productCategory: 'gadget',
  claimedAmount: 100_000,
  titles: {},
})

describe('the claims of agents', () => {
  it('B083 are kept by tab: one that is loaded leaves the other as it was, which is shown before it is asked for again', async () => {
    const ofTab: Record<string, object> = {
      active: claim('CLM-1', 'INITIATED'),
      inactive: claim('CLM-2', 'REJECTED'),
    }
    let hold: Promise<unknown> = Promise.resolve()
    await open('/agent-claim?tab=active', ['agent_claim.list', 'agent_claim.detail'], {
      'agent_claim.list': async ({ tab }) => {
        await hold
        return { data: [ofTab[String(tab)]], meta: { limit: 10, next: null, previous: null } }
      },
      'agent_claim.counts': () => [
        { tab: 'active', count: 41, capped: false },
        { tab: 'inactive', count: 7, capped: false },
      ],
    })
    await screen.findByRole('link', { name: 'CLM-1' })
    fireEvent.click(await screen.findByRole('tab', { name: /^Inactive\s*7/ }))
    expect(await screen.findByRole('link', { name: 'CLM-2' })).toBeTruthy()
    hold = new Promise(() => {})
    fireEvent.click(screen.getByRole('tab', { name: /^Active\s*41/ }))
    expect(await screen.findByRole('link', { name: 'CLM-1' })).toBeTruthy()
  })
})

describe('what fails to load', () => {
  it.each([
    ['the list of banks', '/bank', 'bank.list', 'Failed to load list'],
    ['the list of claims', '/agent-claim', 'agent_claim.list', 'Failed to load list'],
    ['a bank', '/bank/k1', 'bank.open', 'This could not be loaded'],
    ['a claim', '/agent-claim/k1', 'agent_claim.open', 'This could not be loaded'],
  ])('B087 is empty, and says so: %s', async (_, path, name, said) => {
    await open(path, ['bank.list', 'bank.detail', 'agent_claim.list', 'agent_claim.detail'], {
      'bank.counts': () => [],
      'agent_claim.counts': () => [],
      [name]: away,
    })
    expect(await screen.findByRole('heading', { name: said })).toBeTruthy()
    expect([screen.queryAllByRole('rowheader'), screen.queryByRole('list', { name: 'History' })]).toEqual([[], null])
  })
})

describe('a record that is opened from its list', () => {
  it('is shown as far as its row tells until the rest comes, which is asked for in one call', async () => {
    const { coming, come } = later(whole)
    const { calls, called } = await openBanks({ 'bank.open': () => coming })
    await link()
    await waitFor(() => expect(called('bank.counts')).toHaveLength(1))
    const before = calls.length
    fireEvent.click(await link())
    await screen.findByRole('heading', { name: 'BCA' })
    expect(screen.getByRole('main').textContent).toContain('Active')
    expect(screen.queryByRole('list', { name: 'History' })).toBeNull()
    come()
    expect(within(await history()).getByText('Created')).toBeTruthy()
    expect(calls.slice(before).map(({ name }) => name)).toEqual(['bank.open'])
  })

  it('is read as soon as its row is pressed, and by the click that follows not again', async () => {
    const { called } = await openBanks({ 'bank.open': () => whole })
    fireEvent.pointerDown(await link())
    await waitFor(() => expect(called('bank.open')).toEqual([{ id: 'k1' }]))
    fireEvent.click(await link())
    await history()
    expect(called('bank.open')).toHaveLength(1)
  })

  it('is read when it is opened where it could not be read before', async () => {
    let isDown = true
    const { called } = await openBanks({ 'bank.open': () => (isDown ? new Refusal('INTERNAL') : whole) })
    fireEvent.pointerDown(await link())
    await waitFor(() => expect(called('bank.open')).toHaveLength(1))
    isDown = false
    fireEvent.click(await link())
    expect(await history()).toBeTruthy()
  })

  it('again is shown whole as it was, and read again behind the reader', async () => {
    const renewed = later({ ...whole, record: { ...bank, revision: 2, name: 'BCA' } })
    const answers: unknown[] = [whole, renewed.coming]
    const { called } = await openBanks({ 'bank.open': () => answers.shift() })
    fireEvent.click(await link())
    await history()
    await goBack()
    const since = performance.now()
    vi.spyOn(performance, 'now').mockImplementation(() => since + 60_000)
    fireEvent.click(await link())
    expect(within(await history()).getByText('Created')).toBeTruthy()
    expect(called('bank.open')).toHaveLength(2)
    renewed.come()
  })

  it('of which something newer was heard since is read again at once', async () => {
    const now = { ...whole, record: { ...bank, revision: 3, name: 'BCA Syariah' } }
    const answers: unknown[] = [whole, now]
    const { called, tell } = await openBanks({ 'bank.open': () => answers.shift() })
    fireEvent.pointerDown(await link())
    await waitFor(() => expect(called('bank.open')).toHaveLength(1))
    tell('saved', { area: 'bank', id: 'k1', revision: 3 })
    await waitFor(() => expect(called('bank.list').length).toBeGreaterThan(1))
    fireEvent.click(await link())
    expect(await screen.findByRole('heading', { name: 'BCA Syariah', level: 1 })).toBeTruthy()
    expect(called('bank.open')).toHaveLength(2)
  })

  it('is changed without being asked for again', async () => {
    const { called } = await openBanks({ 'bank.open': () => whole }, ['bank.edit'])
    fireEvent.click(await link())
    await history()
    fireEvent.click(await screen.findByRole('button', { name: 'Edit' }))
    const name = await screen.findByLabelText<HTMLInputElement>(/^Bank name/, { selector: 'input' })
    expect(name.value).toBe('BCA')
    expect(called('bank.detail')).toEqual([])
  })
})

it('a case that is opened from its list is called and stands as its row tells until the rest comes', async () => {
  const quotation = { ...row, id: 'q1', quotesCode: 'CL-1', customer_name: 'Siti Rahma', status: 'INITIATED' }
  const allowed = [...permissions, 'product.creditLife.quotation.list', 'product.creditLife.quotation.detail']
  const { called } = await open('/credit-life', allowed, {
    'credit_life.list': () => ({ data: [quotation], meta: { limit: 10, next: null, previous: null } }),
    'credit_life.counts': () => [],
    'credit_life.open': () => new Promise(() => {}),
  })
  fireEvent.click(await screen.findByRole('link', { name: 'CL-1' }))
  await screen.findByRole('heading', { name: 'Siti Rahma' })
  expect(screen.getByRole('main').textContent).toContain('Awaiting document completion')
  expect(called('credit_life.open')).toEqual([{ id: 'q1' }])
  expect(called('credit_life.detail')).toEqual([])
})
