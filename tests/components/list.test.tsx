import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { statusOf } from '../../machines/kernel/status.ts'
import { advance } from '../../machines/kernel/advance.ts'
import { creditLife } from '../../machines/creditLife/creditLife.ts'
import { remember } from '../../src/data/persisted.ts'
import { user } from '../machines/session/support.ts'
import { people, permissions, Quotation } from '../machines/support/quotation.ts'
import { violationsIn } from './support/axe.ts'
import { open, prepareBrowser, Refusal, type Endpoints, type Variables } from './support/open.tsx'

beforeEach(prepareBrowser)

const rowOf = (number: number, status = 'INITIATED', more: Variables = {}) => ({
  id: `q${number}`,
  revision: 0,
  created_at: '2026-03-02T01:00:00.000Z',
  updated_at: '2026-03-02T01:00:00.000Z',
  status,
  quotesCode: `CL-${number}`,
  customer_name: `Customer ${number}`,
  loan_amount: 65_000_000,
  application_date: '2026-03-02',
  ...more,
})

const listOf = (...rows: unknown[]) => ({ data: rows, meta: { limit: 10, next: null, previous: null } })

const counts = [
  { tab: null, count: 10_000, capped: true },
  { tab: 'INITIATED', count: 12, capped: false },
]

const openList = (endpoints: Endpoints = {}, search = '') =>
  open(
    `/credit-life${search}`,
    [...permissions, 'product.creditLife.quotation.list'],
    {
      'credit_life.list': () => listOf(rowOf(1), rowOf(2, 'ACTIVE')),
      'credit_life.counts': () => counts,
      ...endpoints,
    },
    { organization: { ...user.organization, id: 'broker' } },
  )

const rows = async () => (await screen.findAllByRole('rowheader')).map((header) => header.textContent)
const searchBox = () => screen.findByRole('textbox', { name: 'Search' })
const type = (element: HTMLElement, value: string) => fireEvent.change(element, { target: { value } })

describe('a list', () => {
  it('B170 shows the rows by tabs with counts, and what is special in its own way', async () => {
    remember('look.credit_life', { columns: ['loan_amount', 'application_date', 'policyNumber'] })
    await openList()
    expect(await rows()).toEqual(['CL-1', 'CL-2'])
    await screen.findByText('10,000+')
    const tabs = screen.getAllByRole('tab')
    expect(tabs[0]!.textContent).toBe('All10,000+')
    expect(tabs.slice(1, 5).map(({ textContent }) => textContent)).toEqual([
      'Waiting for me',
      'My cases',
      'Expires soon',
      'Awaiting document completion12',
    ])
    const row = screen.getAllByRole('row')[1]!
    expect(within(row).getByText('Rp 65.000.000')).toBeTruthy()
    expect(within(row).getByText('02/Mar/2026')).toBeTruthy()
    expect(within(row).getAllByRole('img', { name: 'None' }).length).toBeGreaterThan(0)
  })

  it('says on paper whose it is, how much of it is there, by what it is narrowed and in which order', async () => {
    await openList({}, '?tab=ACTIVE&customer_segment=Public&sort=-updated_at')
    await rows()
    expect(screen.queryByText(/^Printed by/)).toBeNull()
    fireEvent(window, new Event('beforeprint'))
    expect(await screen.findByText(/^Printed by Sri Wahyuni, /)).toBeTruthy()
    expect(screen.getByText(/^2 rows/).textContent).toBe(
      '2 rows · Active · Customer segment: Public (Publik) · Last change, descending',
    )
    fireEvent(window, new Event('afterprint'))
    await waitFor(() => expect(screen.queryByText(/^Printed by/)).toBeNull())
  })

  it('is added up by its parts when that is asked for, and each part leads to its rows', async () => {
    const part = (bank: string, branch: string | null) => {
      const sums = { loan_amount: 10, totalSumInsured: 20, totalPremium: 3 }
      return { values: [bank, branch], currency: 'IDR', count: 1200, sums }
    }
    const { called } = await open('/spk-report', [...permissions, 'product.creditLife.spk.list'], {
      'spk_report.list': () => listOf(rowOf(1)),
      'spk_report.counts': () => counts,
      'spk_report.summary': () => ({ count: 1, capped: false, sums: [] }),
      'spk_report.totals': () => ({ isWhole: false, parts: [part('Bank A', 'KC B'), part('Bank A', null)] }),
    })
    fireEvent.click(await screen.findByText('Totals'))
    const table = within(await screen.findByRole('table', { name: 'Totals by part' }))
    expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'BankBank branchRecordsLoan amountTotal sum insuredTotal premium',
      'Bank AKC B1,200Rp 10Rp 20Rp 3',
      'Bank A–1,200Rp 10Rp 20Rp 3',
    ])
    screen.getByText('Only the first 2 parts are shown.')
    expect(table.getAllByRole('button')).toHaveLength(1)
    fireEvent.click(table.getByRole('button', { name: 'Show Bank A · KC B' }))
    await waitFor(() =>
      expect(called('spk_report.list').at(-1)).toMatchObject({
        filter: { bank_name: ['Bank A'], bank_branch_name: ['KC B'] },
      }),
    )
    fireEvent.click(screen.getByRole('button', { name: 'Filters (2)' }))
    const input = await screen.findByRole('textbox', { name: 'Add to Bank branch' })
    type(input, ' KC C ')
    fireEvent.keyDown(input, { key: 'Enter' })
    await waitFor(() =>
      expect(called('spk_report.totals').at(-1)).toMatchObject({
        filter: { bank_name: ['Bank A'], bank_branch_name: ['KC B', 'KC C'] },
      }),
    )
  })

  it('asks for what the address says, and says what it is asked for', async () => {
    const { called } = await openList({}, '?tab=ACTIVE&customer_segment=Public&sort=-updated_at&limit=25')
    await rows()
    expect(called('credit_life.list')[0]).toMatchObject({
      tab: 'ACTIVE',
      filter: { customer_segment: ['Public'] },
      sort: '-updated_at',
      limit: 25,
      after: null,
      before: null,
    })
    expect(screen.getByRole('tab', { selected: true }).textContent).toContain('Active')
    expect(screen.getByRole('columnheader', { name: /Last change/ }).getAttribute('aria-sort')).toBe('descending')

    fireEvent.click(screen.getByRole('button', { name: /Customer name/ }))
    await waitFor(() => expect(location.search).toBe('?tab=ACTIVE&customer_segment=Public&sort=customer_name&limit=25'))
    fireEvent.click(screen.getByRole('button', { name: 'Remove filter: Customer segment: Public (Publik)' }))
    await waitFor(() => expect(location.search).toBe('?tab=ACTIVE&sort=customer_name&limit=25'))
    fireEvent.change(screen.getByRole('combobox', { name: 'Rows per page' }), { target: { value: '50' } })
    await waitFor(() => expect(location.search).toBe('?tab=ACTIVE&sort=customer_name&limit=50'))
    await waitFor(() =>
      expect(called('credit_life.list').at(-1)).toMatchObject({ sort: 'customer_name', filter: {}, limit: 50 }),
    )
  })

  it('B168 C082 V061 searches from 3 characters, tells 1 and 2 to be too few, and is cleared by none', async () => {
    const { called } = await openList()
    await rows()
    type(await searchBox(), 'ab')
    expect(await screen.findByText('Search length must be at least 3 characters long')).toBeTruthy()
    expect([called('credit_life.list').length, location.search]).toEqual([1, ''])
    type(await searchBox(), 'abc')
    await waitFor(() => expect(called('credit_life.list').at(-1)).toMatchObject({ search: 'abc' }))
    expect(screen.queryByText('Search length must be at least 3 characters long')).toBeNull()
    expect(location.search).toBe('?search=abc')
    type(await searchBox(), '')
    await waitFor(() => expect(location.search).toBe(''))
    await waitFor(() => expect(called('credit_life.list').at(-1)).not.toHaveProperty('search'))
  })

  it('moves among the tabs by arrow keys', async () => {
    await openList()
    await rows()
    const [all, first] = screen.getAllByRole('tab') as [HTMLElement, HTMLElement]
    all.focus()
    fireEvent.keyDown(all, { key: 'ArrowRight' })
    expect(document.activeElement).toBe(first)
    fireEvent.keyDown(first, { key: 'End' })
    expect(document.activeElement?.textContent).toContain('Cancelled')
  })

  it('turns its pages by cursors', async () => {
    const { called } = await openList({
      'credit_life.list': ({ after, before }) => ({
        data: [rowOf(after || before ? 2 : 1)],
        meta: { limit: 10, next: before ? null : 'n', previous: after || before ? 'p' : null },
      }),
      'credit_life.counts': () => [{ tab: null, count: 25, capped: false }],
    })
    await rows()
    expect(await screen.findByText('Page 1 of 3')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Previous page' }).getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(screen.getByRole('button', { name: 'Next page' }))
    expect(await screen.findByText('Page 2 of 3')).toBeTruthy()
    expect(location.search).toBe('?after=n&page=2')
    fireEvent.click(await screen.findByRole('button', { name: 'Last page' }))
    expect(await screen.findByText('Page 3 of 3')).toBeTruthy()
    expect(called('credit_life.list').at(-1)).toMatchObject({ after: null, before: 'end' })
  })

  const twoPages: Endpoints = {
    'credit_life.list': ({ after }) => ({
      data: after ? [rowOf(3), rowOf(4)] : [rowOf(1), rowOf(2)],
      meta: { limit: 10, next: after ? null : 'n', previous: after ? 'p' : null },
    }),
  }
  const ofNextPage = (called: (name: string) => Variables[]) =>
    called('credit_life.list').filter(({ after }) => after === 'n')

  it('asks for a page as its button is pressed, not again by the click, and draws it in the places of the one before', async () => {
    const { called } = await openList(twoPages)
    await rows()
    const places = screen.getAllByRole('row')
    const next = screen.getByRole('button', { name: 'Next page' })
    fireEvent.pointerDown(next)
    await waitFor(() => expect(ofNextPage(called)).toHaveLength(1))
    fireEvent.click(next)
    await waitFor(async () => expect(await rows()).toEqual(['CL-3', 'CL-4']))
    expect(screen.getAllByRole('row')).toEqual(places)
    expect(ofNextPage(called)).toHaveLength(1)
  })

  it('asks again for a page when something was heard since', async () => {
    const { called, tell } = await openList(twoPages)
    await rows()
    const next = screen.getByRole('button', { name: 'Next page' })
    fireEvent.pointerDown(next)
    await waitFor(() => expect(ofNextPage(called)).toHaveLength(1))
    tell('moved', { area: 'credit_life', id: 'q9', revision: 1, status: 'REJECTED', by: { name: 'x' } })
    await waitFor(() => expect(called('credit_life.list')).toHaveLength(3))
    fireEvent.click(next)
    await waitFor(async () => expect(await rows()).toEqual(['CL-3', 'CL-4']))
    expect(ofNextPage(called)).toHaveLength(2)
  })

  it('keeps a row that stays where it moves, with the focus in it', async () => {
    await openList({
      'credit_life.list': ({ sort }) =>
        listOf(...(sort === 'customer_name' ? [2, 3] : [1, 2]).map((one) => rowOf(one))),
    })
    await rows()
    const link = screen.getByRole('link', { name: 'CL-2' })
    link.focus()
    fireEvent.click(screen.getByRole('button', { name: /Customer name/i }))
    await waitFor(async () => expect(await rows()).toEqual(['CL-2', 'CL-3']))
    expect(screen.getByRole('link', { name: 'CL-2' })).toBe(link)
  })

  it('keeps the columns that the reader chooses', async () => {
    await openList()
    await rows()
    fireEvent.click(screen.getByRole('button', { name: 'Columns' }))
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Bank branch', hidden: true }))
    fireEvent.click(screen.getByRole('checkbox', { name: 'Loan amount', hidden: true }))
    fireEvent.click(screen.getByRole('button', { name: 'Move Customer name up', hidden: true }))
    const headers = () => [...document.querySelectorAll('th')].map((header) => header.textContent).filter(Boolean)
    expect(headers().slice(0, 7)).toEqual([
      'Quotation number',
      'Status',
      'Created',
      'Waits for',
      'Taken by',
      'Customer name',
      'Expires',
    ])
    expect(headers()).toContain('Bank branch')
    expect(headers()).not.toContain('Loan amount')
    const kept = JSON.parse(localStorage.getItem('exam')!) as { appPersisted: Variables }
    expect(kept.appPersisted['look.credit_life']).toMatchObject({
      columns: expect.arrayContaining(['quotesCode', 'bank_branch_name']),
    })
  })

  it('says when there is nothing, and what to do about it', async () => {
    await openList({ 'credit_life.list': () => listOf() }, '?search=nobody')
    expect(await screen.findByRole('heading', { name: 'No rows match' })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Clear search and filters' }))
    expect(await screen.findByRole('heading', { name: 'No quotations yet' })).toBeTruthy()
    cleanup()
    await openList({ 'credit_life.list': () => listOf() }, '?tab=mine')
    expect(await screen.findByRole('heading', { name: 'You have taken no case' })).toBeTruthy()
    expect(screen.getByText(/^Take a case in its page or from the list/)).toBeTruthy()
  })

  it('is come back to from a record that was opened from it, as it was left, also after a reload', async () => {
    const path = '/cancelled-policy?sort=policyNumber'
    const visit = (address: string) =>
      open(address, ['cancellation.list', 'cancellation.detail'], {
        'cancellation.list': () => listOf(rowOf(1, 'APPROVED', { policyNumber: 'POL-1' })),
        'cancelled_policy.list': () => listOf(rowOf(1, 'APPROVED', { policyNumber: 'POL-1' })),
        'cancellation.open': () => new Refusal('NOT_FOUND'),
      })
    const wayBack = async () => within(await screen.findByRole('main')).findByRole('link', { name: /Policy List/ })
    const here = () =>
      within(screen.getByRole('navigation', { name: 'Main menu' }))
        .getAllByRole('link')
        .find((link) => link.ariaCurrent === 'page')?.textContent
    await visit(path)
    fireEvent.click(await screen.findByRole('link', { name: 'POL-1' }))
    const link = await wayBack()
    expect([link.textContent, link.getAttribute('href'), here()]).toEqual([
      'Cancelled Policy List',
      path,
      'Cancelled Policy List',
    ])
    cleanup()
    await visit('/cancel-request-policy/q1')
    const again = await wayBack()
    expect([again.textContent, here()]).toEqual(['Cancelled Policy List', 'Cancelled Policy List'])
    fireEvent.click(again)
    const row = await screen.findByRole('link', { name: 'POL-1' })
    expect(location.pathname + location.search).toBe(path)
    await waitFor(() => expect(document.activeElement).toBe(row))
    cleanup()
    await visit('/cancel-request-policy/q2')
    expect((await wayBack()).getAttribute('href')).toBe('/cancel-request-policy')
    expect(here()).toBe('Cancel Request Policy List')
  })

  it('B081 C104 says that it cannot be loaded and why, and tries again', async () => {
    let isAway = true
    await openList({
      'credit_life.list': () => (isAway ? new Refusal('UNAVAILABLE', 'The database is away.') : listOf(rowOf(7))),
    })
    const alert = await screen.findByRole('heading', { name: 'Failed to load list' })
    expect(alert).toBeTruthy()
    expect(screen.getByText('The database is away.')).toBeTruthy()
    isAway = false
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await rows()).toEqual(['CL-7'])
  })

  it('follows what others do without moving a row, and hints at new ones', async () => {
    let now = [rowOf(1), rowOf(2)]
    const { tell, called } = await openList({ 'credit_life.list': () => listOf(...now) })
    await rows()
    now = [rowOf(3), rowOf(2, 'ACTIVE', { revision: 1 })]
    tell('moved', { area: 'credit_life', id: 'q1', revision: 1, status: 'REJECTED', by: { name: 'x' } })
    expect(await screen.findByText('1 new row')).toBeTruthy()
    expect(await rows()).toEqual(['CL-1', 'CL-2'])
    const statuses = screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('cell')[1]!.textContent)
    expect(statuses).toEqual(['Rejected', 'Active'])
    const asked = called('credit_life.list').length
    fireEvent.click(screen.getByRole('button', { name: 'Show' }))
    await waitFor(async () => expect(await rows()).toEqual(['CL-3', 'CL-2']))
    expect(called('credit_life.list').length).toBe(asked)
  })
})

describe('the bulk bar', () => {
  it('says beforehand for how many and why not for the others, asks, and says what became of each', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-02T09:00:00.000Z') })
    const cases: Record<string, Quotation> = {
      q1: new Quotation().atBroker(),
      q2: new Quotation().atInsurer(),
      q3: new Quotation().atBroker(),
    }
    const shown = () =>
      Object.entries(cases).map(([id, { record }], index) =>
        rowOf(index + 1, statusOf(record.snapshot.value), { id, revision: record.revision }),
      )
    const { called } = await openList({
      'credit_life.list': () => listOf(...shown()),
      'credit_life.cases': ({ ids }) =>
        (ids as string[]).map((id) => ({
          id,
          quotesCode: `CL-${id}`,
          customer_name: `Customer ${id}`,
          totalSumInsured: 1000,
          currency: 'IDR',
          case: cases[id]!.record,
        })),
      'credit_life.send': ({ id, event }) => {
        const quotation = cases[id as string]!
        if (id === 'q3')
          return { __typename: 'Refused', code: 'STALE', reasons: [], fields: [], case: quotation.record, since: [] }
        const moved = advance(creditLife, quotation.record, {
          ...(event as { type: string }),
          by: people.broker,
          at: '2026-03-02T09:00:00.000Z',
        })
        if (!moved.ok) throw new Error('refused')
        quotation.record = moved.record
        return { __typename: 'Moved', case: moved.record }
      },
    })
    await rows()
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select all rows of this page' }))
    const bar = within(await screen.findByRole('region', { name: 'Selected rows' }))
    expect(bar.getByText('3 selected')).toBeTruthy()
    const reject = await bar.findByRole('button', { name: 'Reject (2)' })
    const folded = bar.getByText('Why not for all').parentElement as HTMLDetailsElement
    expect(folded.open).toBe(false)
    const why = within(folded).getByText('Reject')
    expect(why.textContent).toContain('2 of 3 possible')
    expect(within(why).getByText('1 not, because: Only the insurer of this quotation can do this')).toBeTruthy()
    expect(within(why).getByText('CL-q2: Only the insurer of this quotation can do this')).toBeTruthy()

    // Focus does not move into a dialog in jsdom, so that to Fluent what was before hides it sooner or later.
    reject.focus()
    fireEvent.click(reject)
    const dialog = within(await screen.findByRole('alertdialog', { hidden: true }))
    expect(dialog.getByText('Are you sure you want to reject the quotation?')).toBeTruthy()
    expect(dialog.getByText('This concerns 2 rows. 1 selected row stays as it is.')).toBeTruthy()
    const concerned = dialog.getByRole('group', { name: 'This concerns 2 rows.', hidden: true })
    expect(
      within(concerned)
        .getAllByRole('listitem', { hidden: true })
        .map(({ textContent }) => textContent),
    ).toEqual(['CL-q1 · Customer q1 · Total sum insured Rp 1.000', 'CL-q3 · Customer q3 · Total sum insured Rp 1.000'])
    fireEvent.click(dialog.getByRole('button', { name: 'Reject (2)', hidden: true }))
    expect(await dialog.findByText('Reason for rejecting is required.')).toBeTruthy()
    expect(called('credit_life.send')).toEqual([])
    type(dialog.getByRole('textbox', { name: 'Reason for rejecting', hidden: true }), 'Incomplete')
    fireEvent.click(dialog.getByRole('button', { name: 'Reject (2)', hidden: true }))
    expect(await screen.findByText('Nothing has been sent yet. 2 rows go out in 5 seconds.')).toBeTruthy()
    const isHeld = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    expect(isHeld()).toBe(true)
    fireEvent.click(screen.getByRole('button', { name: 'Undo', hidden: true }))
    const again = await screen.findByDisplayValue('Incomplete')
    expect(isHeld()).toBe(false)
    expect(called('credit_life.send')).toEqual([])
    fireEvent.click(
      within(again.closest('[role=alertdialog]')!).getByRole('button', { name: 'Reject (2)', hidden: true }),
    )
    fireEvent.click(await screen.findByRole('button', { name: 'Send now', hidden: true }))

    expect(await screen.findByText('1 done')).toBeTruthy()
    const became = (name: string) =>
      within(screen.getByRole('region', { name, hidden: true })).getByRole('listitem', { hidden: true })
    expect(became('1 done').textContent).toContain('CL-q1 · Customer q1')
    expect(within(became('1 done')).getByRole('link', { hidden: true }).getAttribute('href')).toBe('/credit-life/q1')
    expect(became('1 refused').textContent).toMatch(/^CL-q3 .*It was changed meanwhile\.$/)
    expect(called('credit_life.send').map(({ id, event }) => [id, event])).toEqual([
      ['q1', { type: 'quotation.rejected', reason: 'Incomplete' }],
      ['q3', { type: 'quotation.rejected', reason: 'Incomplete' }],
    ])
    const saved: Blob[] = []
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: (bytes: Blob) => `blob:${saved.push(bytes)}`, revokeObjectURL: () => {} }),
    )
    const names: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download)
    })
    fireEvent.click(screen.getByRole('button', { name: 'Save as CSV', hidden: true }))
    expect([names, await saved[0]!.text()]).toEqual([
      ['Reject - Result.csv'],
      [
        'Result,Record,Reason',
        'Done,CL-q1 · Customer q1 · Total sum insured Rp 1.000,',
        'Refused,CL-q3 · Customer q3 · Total sum insured Rp 1.000,It was changed meanwhile.',
        '',
      ].join('\r\n'),
    ])
    fireEvent.click(screen.getByRole('button', { name: 'Close', hidden: true }))
    expect(await bar.findByText('2 selected')).toBeTruthy()
    expect(document.activeElement).toBe(reject)
    await waitFor(() => expect(reject.textContent).toBe('Reject (1)'))
    fireEvent.click(reject)
    fireEvent.click(await screen.findByText('Cancel'))
    await waitFor(() => expect(screen.queryByText('Cancel')).toBeNull())
    expect(document.activeElement).toBe(reject)
  })
})

describe('the saved views of a list', () => {
  const view = {
    id: 'v1',
    list: 'credit_life',
    name: 'Large ones',
    address: 'tab=ACTIVE',
    look: {},
    shared: false,
    by: null,
    mayChange: true,
    revision: 1,
    pinned: false,
    standard: false,
  }
  const ofOthers = { ...view, id: 'v2', name: 'Team', shared: true, by: { name: 'Budi' }, mayChange: false }
  const hidden = { hidden: true }
  const panel = async () => {
    fireEvent.click(await screen.findByRole('button', { name: /^Views/ }))
    return screen.findByRole('dialog', { name: 'Views of this list', ...hidden })
  }
  const named = (dialog: HTMLElement, name: string) => within(dialog).getByRole('button', { name, ...hidden })

  it('lead to the list as it was kept, are changed by whom they are, and marked by everybody', async () => {
    const { called } = await openList({ 'GET /api/views': () => [view, ofOthers] })
    const own = await panel()
    await within(own).findByText('Large ones')
    expect(
      within(own)
        .getByRole('link', { name: 'Large ones', ...hidden })
        .getAttribute('href'),
    ).toBe('/credit-life?tab=ACTIVE&view=v1')
    expect(
      within(own)
        .getAllByRole('button', hidden)
        .map((one) => one.getAttribute('aria-label') ?? one.textContent),
    ).toEqual([
      'Show Large ones among the tabs',
      'Open the list with Large ones',
      'Rename or share Large ones',
      'Delete Large ones',
      'Show Team among the tabs',
      'Open the list with Team',
      'Save as a view',
    ])
    expect(within(own).getByText('Shared by Budi')).toBeTruthy()
    expect(await violationsIn(own)).toEqual([])
    fireEvent.click(named(own, 'Show Team among the tabs'))
    await waitFor(() => expect(called('PUT /api/views/v2/mark')).toEqual([{ pinned: true, standard: false }]))
  })

  it('keep a name as it was typed while it cannot be saved', async () => {
    let isDown = true
    const { called } = await openList({
      'GET /api/views': () => [view],
      'PUT /api/views/v1': () =>
        isDown ? new Refusal('INTERNAL', 'The database is away.') : { revision: 2, replaced: null },
    })
    fireEvent.click(await within(await panel()).findByRole('button', { name: 'Rename or share Large ones', ...hidden }))
    const dialog = await screen.findByRole('dialog', { name: 'Rename or share the view', ...hidden })
    const name = within(dialog).getByRole('textbox', { name: /^Name/, ...hidden })
    const save = () => fireEvent.click(named(dialog, 'Rename or share the view'))
    type(name, ' ')
    save()
    expect(await within(dialog).findByText('Name is required.')).toBeTruthy()
    type(name, 'Very large ones')
    save()
    expect(await within(dialog).findByText('The database is away.')).toBeTruthy()
    expect((name as HTMLInputElement).value).toBe('Very large ones')
    isDown = false
    save()
    expect(await screen.findByText('The view Very large ones is saved.')).toBeTruthy()
    expect(called('PUT /api/views/v1')[1]).toMatchObject({ name: 'Very large ones', address: 'tab=ACTIVE', seen: 1 })
  })
})

describe('the bell', () => {
  const item = { area: 'credit_life', id: 'q1', title: 'CL-1' }
  const items = [
    { ...item, key: 'b', kind: 'mentioned', by: 'Budi', status: null, at: '2026-03-02T03:00:00.000Z' },
    { ...item, key: 'a', kind: 'waiting', by: null, status: 'INITIATED', at: '2026-03-02T01:00:00.000Z' },
  ]

  it('says how much is new, leads there, and tells it as read once it was looked at', async () => {
    let lookedAt = '2026-03-02T02:00:00.000Z'
    const { called } = await openList({
      'POST /api/overview/bell': () => ({ items, lookedAt }),
      'POST /api/overview/look': ({ at }) => void (lookedAt = String(at)),
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Notifications, 1 new' }))
    const news = await screen.findByRole('dialog', { name: 'Notifications', hidden: true })
    const links = within(news).getAllByRole('link', { hidden: true })
    expect(links.map((link) => [link.textContent.replace(/\d{2} Mar.*/, ''), link.getAttribute('href')])).toEqual([
      ['Budi mentioned you in a comment on CL-1', '/credit-life/q1#comments'],
      ['CL-1 waits for you: Awaiting document completion', '/credit-life/q1'],
      ['Show all that waits for me', '/inbox'],
    ])
    expect(await violationsIn(news)).toEqual([])
    fireEvent.keyDown(news, { key: 'Escape' })
    expect(await screen.findByRole('button', { name: 'Notifications' })).toBeTruthy()
    expect(called('POST /api/overview/look')).toEqual([{ at: '2026-03-02T03:00:00.000Z' }])
  })

  it('that could not be read says so, and is read when it is opened again', async () => {
    let isDown = true
    await openList({ 'POST /api/overview/bell': () => (isDown ? new Refusal('INTERNAL') : { items, lookedAt: null }) })
    const bell = await screen.findByRole('button', { name: 'Notifications' })
    isDown = false
    fireEvent.click(bell)
    expect(await screen.findByRole('button', { name: 'Notifications, 2 new', hidden: true })).toBeTruthy()
  })
})

describe('the lists of payment areas', () => {
  it('B102 keep the insurer that was chosen, all of them at first, what was asked for last, and the branches', async () => {
    const nothing = () => []
    const of = (name: string) => ({
      [`${name}.list`]: () => listOf(),
      [`${name}.counts`]: () => counts,
    })
    const summed = (area: string) => ({
      [`${area}.summary`]: () => ({ count: 0, capped: false, sums: [] }),
      [`${area}.statuses`]: nothing,
      [`${area}.counts`]: () => counts,
    })
    const request = 'finops.payment_to_insurer_request'
    const { called } = await open(
      '/finance-operation/payment-to-insurer-request',
      [
        ...permissions,
        'financeOperation.paymentToInsurerRequest.list',
        'financeOperation.paymentToInsurerTransaction.list',
        'financeOperation.remittance.request',
        'insurer_branch.list',
      ],
      {
        ...of(request),
        ...of('finops.payment_to_insurer_transaction'),
        ...summed('remittance'),
        ...summed('payment_to_insurer_transaction'),
        [`${request}.request_summary`]: () => ({
          isWhole: true,
          parts: [
            {
              values: ['BINTANG', 'Bintang'],
              currency: 'IDR',
              count: 2,
              sums: { gross: 9, commission: 1, ppn: 0, pph23: 0, net: 8 },
            },
          ],
        }),
        [`${request}.request_payment`]: () => ({ __typename: 'Done' }),
        'insurer_branch.lookup': () => [
          {
            id: 'b5a1f0c2-6a55-4d55-9c1e-7d5f2f8f0121',
            title: 'Bintang Jakarta',
            subtitle: null,
            owner: null,
            facts: {},
          },
        ],
      },
      { organization: { ...user.organization, id: 'broker' } },
    )
    const menu = within(await screen.findByRole('navigation', { name: 'Main menu' }))
    const goTo = async (name: string) => fireEvent.click(await menu.findByRole('link', { name }))
    const asked = () => called(`${request}.list`).at(-1)
    const seeBranches = async () => {
      const branches = await waitFor(() =>
        within(screen.getByRole('group', { name: 'Branch' })).getByRole('combobox', { hidden: true }),
      )
      fireEvent.focus(branches)
      fireEvent.click(branches)
      expect(await screen.findByRole('option', { name: /Bintang Jakarta/ })).toBeTruthy()
    }
    await waitFor(() => expect(asked()).toBeDefined())
    expect(asked()).not.toHaveProperty('filter.insurerCode')
    fireEvent.click(await screen.findByText('Request payment'))
    fireEvent.click(await screen.findByRole('button', { name: 'Request payment' }))
    await waitFor(() => expect(called(`${request}.request_payment`)).toMatchObject([{ input: { insurerCode: 'ALL' } }]))

    fireEvent.click(screen.getByRole('button', { name: 'Filters' }))
    const code = await screen.findByRole('textbox', { name: 'Add to Insurer code' })
    type(code, 'BINTANG')
    fireEvent.blur(code)
    await waitFor(() => expect(asked()).toMatchObject({ filter: { insurerCode: ['BINTANG'] } }))
    const last = asked()
    await seeBranches()
    const address = location.pathname + location.search

    await goTo('Payment to Insurer Transaction')
    await waitFor(() => expect(called('finops.payment_to_insurer_transaction.list').length).toBe(1))
    await goTo('Payment to Insurer Request')
    await waitFor(() => expect(location.pathname + location.search).toBe(address))
    await waitFor(() => expect(asked()).toEqual(last))
    fireEvent.click(await screen.findByRole('button', { name: 'Filters (1)' }))
    expect(await screen.findByText('BINTANG')).toBeTruthy()
    await seeBranches()
    expect(called('insurer_branch.lookup')).toHaveLength(1)
  })
})
