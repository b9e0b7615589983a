import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { remember } from '../../src/data/persisted.ts'
import type { Export } from '../../src/shared/endpoints/answers/exports.ts'
import { open, prepareBrowser, Refusal, type Endpoints } from './support/open.tsx'

beforeEach(prepareBrowser)

const exportOf = (more: Partial<Export>): Export => ({
  id: 'e1',
  title: 'Banks',
  narrowed: [],
  format: 'xlsx',
  state: 'working',
  reason: null,
  rows: 300,
  total: 1200,
  size: null,
  requested_at: '2026-03-02T01:00:00.000Z',
  expires_at: null,
  ...more,
})

const rows = [
  {
    id: 'b1',
    revision: 0,
    created_at: '2026-03-02T01:00:00.000Z',
    updated_at: '2026-03-02T01:00:00.000Z',
    code: 'BCA',
    name: 'Bank Central Asia',
    status: 'ACTIVE',
  },
]

const openBanks = (endpoints: Endpoints, search = '') =>
  open(`/bank${search}`, ['bank.list'], {
    'bank.list': () => ({ data: rows, meta: { limit: 10, next: null, previous: null } }),
    'bank.counts': () => [{ tab: null, count: 1200, capped: false }],
    ...endpoints,
  })

const button = (name: RegExp | string) => screen.findByRole('button', { name })

describe('the export of a list', () => {
  it('B167 says what will be in it, is asked for as the list stands, and is followed until it is ready', async () => {
    remember('look.bank', { columns: ['name', 'code'] })
    let state: Export['state'] = 'working'
    const { called } = await openBanks(
      {
        'bank.export': () => ({ id: 'e1' }),
        'GET /api/exports': () => [exportOf({ state, rows: state === 'ready' ? 1200 : 300 })],
      },
      '?status=ACTIVE&search=asia&sort=-updated_at',
    )
    fireEvent.click(await button('Export'))
    const dialog = await screen.findByRole('dialog')
    const facts = within(dialog)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent)
    expect(facts).toEqual([
      '1,200 rows',
      'Status: Active; Search: asia',
      'Last change, descending',
      'Bank name, Bank code, Last change',
    ])
    fireEvent.click(within(dialog).getByRole('radio', { name: /CSV/ }))
    fireEvent.click(within(dialog).getByRole('button', { name: 'Export' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(called('bank.export')).toEqual([
      {
        tab: null,
        filter: { status: ['ACTIVE'] },
        search: 'asia',
        sort: '-updated_at',
        columns: ['name', 'code'],
        format: 'csv',
        user_timezone: expect.any(String) as unknown,
      },
    ])
    await screen.findByText('The export has begun. You can go on working.')
    expect(await button('Exports. Banks: Export: 25%')).toBeTruthy()
    state = 'ready'
    await screen.findByText('Banks: your export is ready.')
    fireEvent.click(await button('Exports. Banks: Export ready'))
    await screen.findByRole('heading', { name: 'Exports', level: 1 })
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Exports\./ })).toBeNull())
  })

  it('says in the words of the server why it is not begun', async () => {
    await openBanks({ 'bank.export': () => new Refusal('TOO_MANY', 'As many as you may are under way.') })
    fireEvent.click(await button('Export'))
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Export' }))
    await screen.findByText('As many as you may are under way.')
    expect(screen.queryByRole('button', { name: /^Exports\./ })).toBeNull()
  })
})

describe('the exports of a person', () => {
  it('say how each stands, and offer what can be done with it', async () => {
    const exports = [
      exportOf({}),
      exportOf({
        id: 'e2',
        title: 'Brokers',
        narrowed: ['Status: Active'],
        state: 'ready',
        rows: 1200,
        size: 2_500_000,
        expires_at: '2026-03-09T01:00:00.000Z',
      }),
      exportOf({ id: 'e3', title: 'Partners', state: 'failed', reason: 'tooMany' }),
      exportOf({ id: 'e4', title: 'Policies', state: 'refused' }),
    ]
    const { calls } = await open('/exports', [], { 'GET /api/exports': () => exports })
    const list = await screen.findByRole('list', { name: 'Exports' })
    const told = within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
    expect(told[0]).toContain('BanksBeing made')
    expect(told[1]).toContain('BrokersReadyStatus: Active')
    expect(told[1]).toMatch(/1,200 rows2.4 MBKept until 09 Mar 2026/)
    expect(told[2]).toContain('The list has more rows than a file of this kind may have.')
    expect(told[3]).toContain('You signed out, or may no longer see')
    expect(screen.getByRole('progressbar', { name: 'Progress of Banks' }).getAttribute('aria-valuenow')).toBe('25')
    expect(screen.getAllByRole('button', { name: /^Download/ }).map((one) => one.getAttribute('aria-label'))).toEqual([
      'Download Brokers',
    ])

    fireEvent.click(await button('Cancel the export of Banks'))
    await screen.findByText('The export is cancelled.')
    fireEvent.click(await button('Export Partners again'))
    await screen.findByText('The export has begun. You can go on working.')
    const orders = calls.map(({ name }) => name).filter((name) => name.startsWith('POST /api/exports'))
    expect(orders).toEqual(['POST /api/exports/e1/cancel', 'POST /api/exports/e3/again'])
  })

  it('say what to do where there are none, and when they cannot be read', async () => {
    let isDown = true
    await open('/exports', [], { 'GET /api/exports': () => (isDown ? new Refusal('INTERNAL') : []) })
    const again = await button('Try again')
    isDown = false
    fireEvent.click(again)
    expect(await screen.findByText('No exports yet')).toBeTruthy()
  })
})
