import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Endpoints, open, prepareBrowser, preparePhone, Refusal } from './support/open.tsx'

beforeEach(prepareBrowser)

const everything = ['bank.list', 'product.creditLife.quotation.list']

const counts: Endpoints = {
  'bank.counts': () => [{ tab: null, count: 37, capped: false }],
  'credit_life.counts': () => [
    { tab: null, count: 10_000, capped: true },
    { tab: 'INITIATED', count: 2, capped: false },
    { tab: 'CONFIRMED', count: 0, capped: false },
    { tab: 'ACTIVE', count: 10_000, capped: true },
  ],
}

const overview = 'POST /api/overview/counts'

/** One call for all of them, each answered as the test plays it; what it refuses has no answer. */
const counting = (endpoints: Endpoints, asked: unknown[] = []): Endpoints => ({
  [overview]: ({ areas }) => {
    asked.push(areas)
    return (areas as string[]).map((area) => {
      const answer = endpoints[`${area}.counts`]?.({}) ?? null
      return { area, answer: answer instanceof Refusal ? null : answer }
    })
  },
})

const quotations = async () => within(await screen.findByRole('region', { name: 'Credit Life Quotations' }))

describe('the dashboard', () => {
  it('has for each area the person may list its counts by status, leading to the list narrowed to it', async () => {
    const asked: unknown[] = []
    await open('/dashboard', everything, counting(counts, asked))
    const card = await quotations()
    expect(card.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Credit Life Quotations', '/credit-life'],
      ['Awaiting document completion2', '/credit-life?tab=INITIATED'],
      ['Active10,000+', '/credit-life?tab=ACTIVE'],
    ])
    expect(card.getByText('more than 10,000')).toBeTruthy()
    const banks = within(await screen.findByRole('region', { name: 'Banks' }))
    expect(banks.getByText('37')).toBeTruthy()
    expect(banks.queryByRole('list')).toBeNull()
    expect(screen.queryByRole('region', { name: 'Brokers' })).toBeNull()
    expect(asked).toEqual([['credit_life', 'bank']])
  })

  it('asks nothing by being drawn, since what is drawn may be thrown away', async () => {
    const asked: unknown[] = []
    await open('/dashboard', ['bank.list'], counting(counts, asked))
    await screen.findByRole('region', { name: 'Banks' })
    const [{ counting: drawn }, { areas }] = await Promise.all([
      import('../../src/views/dashboard/counting.ts'),
      import('../../src/areas/registry.ts'),
    ])
    const [bank] = areas.filter(({ id }) => id === 'bank')
    drawn([bank!])
    expect(await drawn([bank!])(bank!)).toEqual([{ tab: null, count: 37, capped: false }])
    expect(asked).toEqual([['bank'], ['bank']])
  })

  it('counts the tabs of an area without a lifecycle too', async () => {
    const partners = [
      { tab: null, count: 5, capped: false },
      { tab: 'agents', count: 2, capped: false },
    ]
    await open('/dashboard', ['partner.list'], counting({ 'partner.counts': () => partners }))
    const card = within(await screen.findByRole('region', { name: 'Partners' }))
    expect(card.getByRole('link', { name: 'Agents2' }).getAttribute('href')).toBe('/partner?tab=agents')
  })

  it('leads where the mobile layout lets, and nowhere that it refuses', async () => {
    preparePhone()
    await open('/dashboard', everything, counting(counts), { role: 'partner' })
    expect((await quotations()).getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/credit-life',
      '/credit-life?tab=INITIATED',
      '/credit-life?tab=ACTIVE',
    ])
    const banks = within(await screen.findByRole('region', { name: 'Banks' }))
    expect(banks.queryAllByRole('link')).toEqual([])
    expect(banks.getByText('Open the list on a larger screen.')).toBeTruthy()
  })

  it('says what failed and tries again', async () => {
    let fails = true
    await open(
      '/dashboard',
      ['bank.list'],
      counting({
        'bank.counts': () => (fails ? new Refusal('INTERNAL') : [{ tab: null, count: 3, capped: false }]),
      }),
    )
    expect(await screen.findByText('Banks could not be counted')).toBeTruthy()
    expect(screen.getByText('Something went wrong. Please try again later.')).toBeTruthy()
    fails = false
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await within(await screen.findByRole('region', { name: 'Banks' })).findByText('3')).toBeTruthy()
  })

  it('says when there are no records, and when there is nothing to see', async () => {
    await open('/dashboard', ['bank.list'], counting({ 'bank.counts': () => [{ tab: null, count: 0, capped: false }] }))
    expect(await screen.findByText('There are no records yet.')).toBeTruthy()
    cleanup()
    await open('/dashboard', [], {})
    expect(await screen.findByText('There is nothing to show yet')).toBeTruthy()
  })

  it('tells the newest move of somebody else and counts anew', async () => {
    let active = 4
    const asked: unknown[] = []
    const shown = () => [
      { tab: null, count: active, capped: false },
      { tab: 'ACTIVE', count: active, capped: false },
    ]
    const { tell } = await open('/dashboard', everything, counting({ ...counts, 'credit_life.counts': shown }, asked))
    expect((await (await quotations()).findByRole('listitem')).textContent).toBe('Active4')
    active = 5
    for (const id of ['q1', 'q2'])
      tell('moved', { area: 'credit_life', id, revision: 2, status: 'ACTIVE', by: { name: 'Maya Anggraini' } })
    expect(await screen.findByText('Maya Anggraini has just moved a record to “Active”')).toBeTruthy()
    await waitFor(async () => expect((await (await quotations()).findByRole('listitem')).textContent).toBe('Active5'))
    expect(asked.slice(1)).toEqual([['credit_life']])
  })
})

describe('the figures of the dashboard', () => {
  const bank = (name: string, month: string, amount: number) => ({
    month,
    kind: 'PREMIUM',
    currency: 'IDR',
    organisation: name,
    name,
    amount,
  })
  const figures = {
    at: '2026-03-02T03:00:00Z',
    spans: [
      { from: '2026-02-17', to: '2026-02-23', begun: 4, granted: 2, refused: 0, times: { median: 5400, p90: 259_200 } },
      { from: '2026-02-24', to: '2026-03-02', begun: 0, granted: 0, refused: 0, times: null },
    ],
    times: { median: 7200, p90: 172_800 },
    refusals: [{ guard: 'hasMcuResult', times: 3 }],
    booked: ['A', 'B', 'C', 'D', 'E', 'F', 'G']
      .map((name, index) => bank(name, '2026-02', 100_000 * (9 - index)))
      .concat(bank('A', '2025-04', 100)),
  }
  const asked = 'POST /api/overview/figures'
  const answering = (calls: unknown[], answer: () => unknown = () => figures): Endpoints => ({
    ...counting(counts),
    [asked]: (variables) => {
      calls.push(variables)
      return [{ area: 'credit_life', answer: answer() }]
    },
  })
  const tableOf = async (title: string) => {
    fireEvent.click(await screen.findByRole('button', { name: `Table: ${title}` }))
    const table = within(await screen.findByRole('region', { name: `Table: ${title}` })).getByRole('table')
    const rows = within(table)
      .getAllByRole('row')
      .map((row) => [...row.children].map(({ textContent }) => textContent))
    const links = within(table)
      .queryAllByRole('link')
      .map((link) => link.getAttribute('href'))
    return { rows, links }
  }

  it('are each told as a table too, every number leading to the list of what it counts', async () => {
    await open('/dashboard', [...everything, 'premiumBook.list'], answering([]))
    expect(await tableOf('Begun and decided')).toEqual({
      rows: [
        ['Period', 'Begun', 'Approved', 'Rejected'],
        ['17/Feb/2026 – 23/Feb/2026', '4', '2', '0'],
        ['24/Feb/2026 – 02/Mar/2026', '0', '0', '0'],
      ],
      links: [
        '/credit-life?created_at=2026-02-17..2026-02-23',
        '/credit-life?outcome=granted&outcome_at=2026-02-17..2026-02-23',
      ],
    })
    const times = await tableOf('Time to a decision')
    expect(times.rows.slice(1).map(([, ...told]) => told)).toEqual([
      ['1.5 h', '3 days'],
      ['–', '–'],
    ])
    expect(screen.getByText('Over the whole period: half of them within 2 h, nine of ten within 2 days.')).toBeTruthy()
    expect(await tableOf('What the rules have refused')).toEqual({
      rows: [
        ['Rule', 'Times'],
        ['MCU result is required to be uploaded', '3'],
      ],
      links: ['/credit-life?refused_by=hasMcuResult&refused_at=2026-02-17..2026-03-02'],
    })
    const booked = await tableOf('Premium by bank and month')
    expect(booked.rows).toHaveLength(13)
    expect([booked.rows[0], booked.rows[1], booked.rows.at(-2)]).toEqual([
      ['Month', 'A', 'B', 'C', 'D', 'E', 'All others'],
      ['April 2025', 'Rp 100', 'Rp 0', 'Rp 0', 'Rp 0', 'Rp 0', 'Rp 0'],
      ['February 2026', 'Rp 900.000', 'Rp 800.000', 'Rp 700.000', 'Rp 600.000', 'Rp 500.000', 'Rp 700.000'],
    ])
    const february = '&booked_on=2026-02-01..2026-02-28'
    expect([booked.links[0], ...booked.links.slice(-2)]).toEqual([
      '/premium-book?kind=PREMIUM&owner=A&booked_on=2025-04-01..2025-04-30',
      `/premium-book?kind=PREMIUM&owner=E${february}`,
      `/premium-book?kind=PREMIUM&owner=F&owner=G${february}`,
    ])
  })

  it('are asked for the period that is chosen, and again where they failed', async () => {
    const calls: unknown[] = []
    let known: typeof figures | null = null
    await open(
      '/dashboard',
      everything,
      answering(calls, () => known),
    )
    expect(await screen.findByText('The figures could not be counted')).toBeTruthy()
    known = { ...figures, booked: [] }
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText(/^As of 02 Mar 2026/)).toBeTruthy()
    fireEvent.change(screen.getByRole('combobox', { name: 'Period' }), { target: { value: 'year' } })
    await waitFor(() => expect(calls).toHaveLength(3))
    expect(calls).toEqual(
      ['quarter', 'quarter', 'year'].map((period) => ({
        areas: ['credit_life'],
        period,
        user_timezone: expect.any(String),
      })),
    )
  })
})

describe('the inbox', () => {
  const waiting = (id: string, more: object = {}) => ({
    area: 'credit_life',
    id,
    status: 'DATA_COMPLETED',
    title: `CL-${id}`,
    subtitle: 'Budi Santoso',
    stake: 200_000_000,
    currency: 'IDR',
    deadline_at: null,
    desk_since: '2026-11-20T03:00:00.000Z',
    ...more,
  })
  const inbox = 'POST /api/overview/inbox'
  const cases = ['product.creditLife.quotation.list', 'cancellation.list']

  it('leads from each row to its case, narrows to one kind, orders by age, and turns to what else there is', async () => {
    const asked: unknown[] = []
    await open('/inbox', cases, {
      [inbox]: (question) => {
        asked.push(question)
        return question['after'] === 'more'
          ? { rows: [waiting('3')], next: null, previous: 'back', missing: [] }
          : {
              rows: [waiting('1'), waiting('2', { subtitle: null })],
              next: 'more',
              previous: null,
              missing: ['cancellation'],
            }
      },
    })
    const links = async () => {
      const list = within(await screen.findByRole('list', { name: 'Inbox' }))
      return list.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
    }
    expect(await links()).toEqual([
      ['CL-1 · Budi Santoso', '/credit-life/1'],
      ['CL-2', '/credit-life/2'],
    ])
    expect(screen.getByText(/Not shown, since there was no answer: Cancel Request/)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Next page' }))
    await waitFor(async () => expect(await links()).toEqual([['CL-3 · Budi Santoso', '/credit-life/3']]))
    fireEvent.change(screen.getByLabelText('Order'), { target: { value: 'age' } })
    fireEvent.change(screen.getByLabelText('Kind of case'), { target: { value: 'credit_life' } })
    await waitFor(() =>
      expect(asked.at(-1)).toEqual({ areas: ['credit_life'], order: 'age', after: null, before: null }),
    )
    expect(location.search).toBe('?area=credit_life&order=age')
    expect(asked.slice(0, 2)).toEqual([
      { areas: ['credit_life', 'cancellation'], order: 'deadline', after: null, before: null },
      { areas: ['credit_life', 'cancellation'], order: 'deadline', after: 'more', before: null },
    ])
  })

  it('says what to do where nothing waits, and where no cases may be opened', async () => {
    await open('/inbox', cases, { [inbox]: () => ({ rows: [], next: null, previous: null, missing: [] }) })
    expect(await screen.findByText('Nothing waits for you')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Open Credit Life Quotations' }).getAttribute('href')).toBe('/credit-life')
    cleanup()
    await open('/inbox', ['bank.list'], {})
    expect(await screen.findByText('There is no inbox for you yet')).toBeTruthy()
  })
})
