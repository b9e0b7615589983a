import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { ProcessFigures, WayFigures } from '../../src/shared/endpoints/answers/workflowFigures.ts'
import { open, prepareBrowser } from './support/open.tsx'

beforeEach(prepareBrowser)

const studio = ['workflow_engine.list', 'workflow_engine.detail']
const page = '/internal-tools/workflow-engine/request?part=figures'

const submitted = { from: 'SUBMITTED', event: 'request.done', isBack: false, before: 0 }
const figures: ProcessFigures = {
  at: '2026-03-02T03:00:00Z',
  from: '2026-02-01',
  to: '2026-03-02',
  before: null,
  isCoarse: true,
  latest: null,
  moves: [
    { from: null, to: 'SUBMITTED', event: 'created', taken: null, isBack: false, count: 12, before: 0 },
    { ...submitted, to: 'DONE', taken: 'request.submitted request.done 0', count: 7 },
    {
      ...submitted,
      to: 'DECLINED',
      event: 'request.declined',
      taken: 'request.submitted request.declined 0',
      count: null,
    },
  ],
  stays: [{ status: 'SUBMITTED', stay: { median: 7200, p90: 172_800 }, before: null }],
  refusals: [],
  desks: [],
  waiting: null,
  due: [{ day: '2026-03-04', status: 'SUBMITTED', count: 3 }],
}
const ways: WayFigures = {
  from: '2026-02-01',
  to: '2026-03-02',
  isCoarse: true,
  latest: null,
  before: null,
  ways: [{ way: ['SUBMITTED', 'DONE'], count: 7, before: 0 }],
  others: { count: null, before: 0 },
}
const answering = {
  'POST /api/overview/counts': () => [
    { area: 'adhoc_request', answer: [{ tab: 'submitted', count: 7, capped: false }] },
  ],
  'POST /api/workflow/figures': () => figures,
  'POST /api/workflow/ways': () => ways,
}

const rowsOf = async (title: string) => {
  fireEvent.click(await screen.findByRole('button', { name: `Table: ${title}` }))
  const table = within(await screen.findByRole('region', { name: `Table: ${title}` })).getByRole('table')
  return within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent))
}

it('what cases have done is told as tables too, what is hidden as hidden, and what leads to a list by a link', async () => {
  const { called } = await open(page, [...studio, 'adhoc_request.list'], answering)
  const taken = await rowsOf('Transitions taken')
  expect(taken[0]).toEqual(['Transition', 'Times'])
  expect(taken.slice(1, 3).map(([, count]) => count)).toEqual(['7', 'fewer than 5'])
  expect(taken.slice(3).every(([, count]) => count === '0')).toBe(true)
  expect((await rowsOf('How long cases stay in a state, in days'))[1]?.slice(1)).toEqual(['2 hours', '2 days'])
  expect((await rowsOf('Ways of the cases begun in the period')).slice(1).map(([, count]) => count)).toEqual([
    '7',
    'fewer than 5',
  ])
  const due = await rowsOf('Time limits of the next 7 days')
  expect(due.slice(1).map(([, count]) => count)).toEqual(['0', '0', '3', '0', '0', '0', '0'])
  expect(screen.getByRole('link', { name: '3' }).getAttribute('href')).toBe(
    '/internal-tools/adhoc-request-form?status=SUBMITTED&deadline_at=2026-03-04..2026-03-04',
  )
  expect(called('POST /api/workflow/figures')).toEqual([{ area: 'adhoc_request', days: 30, compare: false }])

  fireEvent.change(screen.getByRole('combobox', { name: 'Period' }), { target: { value: '7' } })
  await waitFor(() =>
    expect(called('POST /api/workflow/figures').at(-1)).toEqual({ area: 'adhoc_request', days: 7, compare: false }),
  )
})

it('the figures are handed over as a file, in which nothing is calculated', async () => {
  const files: Blob[] = []
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${files.push(file)}`, revokeObjectURL() {} }),
  )
  await open(page, [...studio, 'adhoc_request.list'], answering)
  fireEvent.click(await screen.findByRole('button', { name: 'Export as CSV' }))
  const lines = (await files[0]!.text()).split('\r\n')
  expect(lines[0]).toMatch(/Figure,Of,Number,Value$/)
  expect(lines.some((line) => line.startsWith('Transitions taken') && line.endsWith(',Times,7'))).toBe(true)
  expect(lines.some((line) => line.endsWith(',Times,fewer than 5'))).toBe(true)
})

it('who may not list the cases is told so, and nothing is asked for', async () => {
  const { called } = await open(page, studio, answering)
  expect(await screen.findByText('These figures are of cases that you may not list')).toBeTruthy()
  expect(called('POST /api/workflow/figures')).toEqual([])
})

it('the diagram tells where cases stand, how long, what was taken and what refused, each with its list; and the ways that they went', async () => {
  const taken = 'request.submitted request.taken 0'
  const refused = { status: 'SUBMITTED', event: 'request.taken', before: 0 }
  const told: ProcessFigures = {
    ...figures,
    isCoarse: false,
    moves: [{ ...submitted, to: 'IN_REVIEW', event: 'request.taken', taken, count: 11 }],
    refusals: [
      { ...refused, guard: 'isNotAsker', count: 2 },
      { ...refused, guard: 'isAnswered', count: 6 },
      { ...refused, guard: 'isGoneUp', count: 9 },
      { ...refused, status: 'DONE', guard: 'isAnswered', count: 40 },
    ],
  }
  const gone: WayFigures = {
    ...ways,
    ways: [{ way: ['SUBMITTED', 'IN_REVIEW', 'DONE', 'SUBMITTED'], count: 7, before: 3 }],
  }
  const { called } = await open(
    '/internal-tools/workflow-engine/request?days=7&lines=taken',
    [...studio, 'adhoc_request.list'],
    { ...answering, 'POST /api/workflow/figures': () => told, 'POST /api/workflow/ways': () => gone },
  )
  const states = within(await screen.findByRole('group', { name: 'States' }))
  const asked = (link: HTMLElement) => [
    ...new URLSearchParams(link.getAttribute('href')!.replace('/internal-tools/adhoc-request-form', '')),
  ]
  const period = ['moved_at', '2026-02-01..2026-03-02']
  const stay = asked(await states.findByRole('link', { name: '2d' }))
  expect(stay).toContainEqual(period)
  expect(stay).toContainEqual(['moved_by', taken])
  expect(asked(states.getByRole('link', { name: '7' }))).toEqual([['tab', 'submitted']])
  const transitions = within(screen.getByRole('group', { name: 'Transitions' }))
  const row = within(
    transitions.getAllByRole('row').find(({ textContent }) => /^Submitted.*request\.taken/.test(textContent))!,
  )
  expect(asked(row.getByRole('link', { name: '11' }))).toEqual([['moved_by', taken], period])
  expect(row.getAllByText(/^is/).map(({ parentElement }) => parentElement!.textContent)).toEqual(
    expect.arrayContaining(['isAnswered 6', 'isNotAsker 2']),
  )
  expect(asked(row.getByRole('link', { name: '8' }))).toEqual([
    ['refused_by', 'isAnswered'],
    ['refused_by', 'isNotAsker'],
    ['refused_event', 'request.taken'],
    ['refused_at', '2026-02-01..2026-03-02'],
  ])
  expect(called('POST /api/workflow/figures').at(-1)).toEqual({ area: 'adhoc_request', days: 7, compare: true })
  const went = within(screen.getByRole('group', { name: 'Ways of the cases begun in the period' }))
  const cells = within(went.getAllByRole('row')[1]!).getAllByRole('cell')
  expect(cells[0]!.textContent).toMatch(/not in today's chart: Done → Submitted$/)
  expect(cells.slice(1).map(({ textContent }) => textContent)).toEqual(['Show in the diagram', '7', '3'])
})
