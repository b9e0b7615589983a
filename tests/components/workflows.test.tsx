import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { open, prepareBrowser } from './support/open.tsx'

beforeEach(prepareBrowser)

const studio = ['workflow_engine.list', 'workflow_engine.detail']
const page = '/internal-tools/workflow-engine'

const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

it('every machine of a case is listed from the menu, and leads to its page', async () => {
  await open(page, studio, {})
  const [table] = await screen.findAllByRole('table')
  const row = within(table!).getByRole('link', { name: 'Invoice List' }).closest('tr')!
  expect(cellsOf(row).slice(0, 2)).toEqual(['Invoice List', 'invoice'])
  expect(within(row).getByRole('link').getAttribute('href')).toBe(`${page}/invoice`)
  expect(screen.getByRole('link', { name: 'Workflow Engine' }).getAttribute('aria-current')).toBe('page')
})

it('a machine is told as tables: where its cases stand, which end by themselves, and by which rules one goes on', async () => {
  const { called } = await open(`${page}/request`, [...studio, 'adhoc_request.list'], {
    'POST /api/overview/counts': () => [
      {
        area: 'adhoc_request',
        answer: [
          { tab: null, count: 12, capped: false },
          { tab: 'submitted', count: 7, capped: false },
        ],
      },
    ],
  })
  const states = await screen.findByRole('group', { name: 'States' })
  const submitted = within(states).getByText('request.submitted').closest('tr')!
  expect(cellsOf(submitted)).toEqual([
    'Submittedrequest.submitted',
    'entered first busy',
    expect.stringMatching(/^Whoever asks answers the form of its type/),
    expect.stringMatching(/time limit/),
    '7',
    '',
    '',
  ])
  expect(within(submitted).getByRole('link').getAttribute('href')).toBe(
    '/internal-tools/adhoc-request-form?tab=submitted',
  )
  expect(called('POST /api/overview/counts')).toEqual([{ areas: ['adhoc_request'] }])

  const all = within(screen.getByRole('group', { name: 'Transitions' })).getAllByRole('row').length
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search transitions' }), { target: { value: 'request.done' } })
  await waitFor(() =>
    expect(within(screen.getByRole('group', { name: 'Transitions' })).getAllByRole('row').length).toBeLessThan(all),
  )
  for (const row of within(screen.getByRole('group', { name: 'Transitions' }))
    .getAllByRole('row')
    .slice(1))
    expect(row.textContent).toContain('request.done')
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search transitions' }), {
    target: { value: 'nobody says this' },
  })
  await screen.findByText('No transition has these words')
})

it('who may not list the cases is told no counts', async () => {
  const { called } = await open(`${page}/request`, studio, {})
  await screen.findByRole('group', { name: 'States' })
  expect(called('POST /api/overview/counts')).toEqual([])
})

it('a machine that there is not is said to be none', async () => {
  await open(`${page}/nothing`, studio, {})
  expect(await screen.findByText('There is no such machine')).toBeTruthy()
})

it('a machine is handed over as a file that other tools read', async () => {
  const files: Blob[] = []
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${files.push(file)}`, revokeObjectURL() {} }),
  )
  await open(`${page}/request`, studio, {})
  await screen.findByRole('group', { name: 'States' })
  for (const [name, begins] of [
    ['Stately editor (JSON)', '{\n  "'],
    ['SCXML', '<?xml'],
    ['Mermaid', 'stateDiagram-v2'],
  ] as const) {
    fireEvent.click(screen.getByRole('button', { name: 'Export' }))
    fireEvent.click(await screen.findByRole('menuitem', { name }))
    await waitFor(async () => expect((await files.at(-1)?.text())?.startsWith(begins)).toBe(true))
  }
})

it('the machines of the browser are listed beside those of cases, each with a page of its own', async () => {
  await open(page, studio, {})
  const own = await screen.findByRole('region', { name: 'Machines of the browser' })
  const row = within(own).getByRole('link', { name: 'session' }).closest('tr')!
  expect(cellsOf(row).slice(0, 3)).toEqual([
    'session',
    'From opening the address to being signed in, and out again',
    'machines/session/session.machine.ts',
  ])
  const names = within(own)
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
  expect(new Set(names).size).toBe(names.length)
  expect(names).toEqual(expect.arrayContaining(['list', 'record', 'upload']))
  fireEvent.click(within(row).getByRole('link'))
  const states = await screen.findByRole('group', { name: 'States' })
  within(states).getByText('session.signedOut')
  within(states).getAllByText('signed in › tokens')
  within(states).getAllByText('fresh')
  expect(within(states).queryByText('Cases now')).toBeNull()
})

it('no machine of the browser hides one of cases', async () => {
  const { browserMachines } = await import('../../src/views/workflows/browser/machines.ts')
  const { caseAreas } = await import('../../src/data/machines.ts')
  const cases = caseAreas.map(({ lifecycle }) => lifecycle!.id)
  expect((await browserMachines()).filter(({ id }) => cases.includes(id))).toEqual([])
})
