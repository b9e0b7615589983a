import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Import, ImportRow, OneImport } from '../../src/shared/endpoints/answers/imports.ts'
import { open, prepareBrowser, Refusal, type Endpoints } from './support/open.tsx'

beforeEach(prepareBrowser)

const importOf = (more: Partial<Import>): Import => ({
  id: 'i1',
  area: 'bank',
  title: 'Banks',
  name: 'banks.csv',
  state: 'checked',
  reason: null,
  rows: 1200,
  done: 1200,
  good: 1198,
  bad: 2,
  made: 0,
  already: 0,
  refused: 0,
  requested_at: '2026-03-02T01:00:00.000Z',
  expires_at: '2026-03-09T01:00:00.000Z',
  ...more,
})

const good: ImportRow = {
  number: 2,
  state: 'good',
  cells: [
    { text: 'BCA', said: null },
    { text: 'Bank Central Asia', said: null },
  ],
  said: [],
  record: null,
}
const bad: ImportRow = {
  number: 7,
  state: 'bad',
  cells: [
    { text: 'B C', said: null },
    { text: '', said: 'Bank name is required.' },
  ],
  said: [],
  record: null,
}

const detail = (more: Partial<Import>, rest: Partial<OneImport> = {}): OneImport => ({
  one: importOf(more),
  columns: [
    { header: 'Code', field: 'code' },
    { header: 'Who', field: null },
  ],
  fields: [
    { name: 'code', label: 'Bank code', required: true },
    { name: 'name', label: 'Bank name', required: true },
    { name: 'status', label: 'Status', required: false },
  ],
  rows: [good, bad],
  next: 26,
  ...rest,
})

const openImport = (endpoints: Endpoints) => open('/imports/i1', ['bank.list', 'bank.create'], endpoints)
const rowsAt = (after: number, isBad = false) => `GET /api/imports/i1?after=${after}&bad=${isBad}`
const button = (name: RegExp | string) => screen.findByRole('button', { name })

describe('the page of an import', () => {
  it('asks once what the columns are, and lets nobody go on before every field that is needed has one', async () => {
    let state: Import['state'] = 'mapping'
    const { called } = await openImport({
      [rowsAt(0)]: () => detail({ state, done: 0 }),
      'POST /api/imports/i1/map': () => {
        state = 'checking'
        return {}
      },
    })
    const confirm = await button('Check the rows')
    expect(confirm.getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByText('Still without a column: Bank name')).toBeTruthy()
    const chosen = screen.getByLabelText<HTMLSelectElement>('Who')
    fireEvent.change(chosen, { target: { value: 'code' } })
    expect(screen.getByLabelText<HTMLSelectElement>('Code').value).toBe('')
    fireEvent.change(chosen, { target: { value: 'name' } })
    fireEvent.change(screen.getByLabelText('Code'), { target: { value: 'code' } })
    fireEvent.click(confirm)
    await waitFor(() => expect(called('POST /api/imports/i1/map')).toEqual([{ mapping: ['code', 'name'] }]))
    expect((await screen.findByRole('progressbar')).getAttribute('aria-label')).toBe('Progress of banks.csv')
  })

  it('shows the rows as they were read, each bad cell with what is wrong, and the good ones alone are imported', async () => {
    let state: Import['state'] = 'checked'
    const { called } = await openImport({
      [rowsAt(0)]: () => detail({ state }),
      'POST /api/imports/i1/run': () => {
        state = 'running'
        return {}
      },
    })
    const region = await screen.findByRole('region', { name: 'Rows of banks.csv' })
    const read = within(region)
      .getAllByRole('row')
      .map((row) => [...row.children].map(({ textContent }) => textContent))
    expect(read).toEqual([
      ['Row', 'Result', 'Code', 'Who'],
      ['2', 'Good', 'BCA', 'Bank Central Asia'],
      ['7', 'Has errors', 'B C', 'Bank name is required.'],
    ])
    expect(screen.queryByRole('button', { name: /Import all/ })).toBeNull()
    fireEvent.click(await button('Import the 1,198 good rows only'))
    await waitFor(() => expect(called('POST /api/imports/i1/run')).toEqual([{ mode: 'good' }]))
    expect(await screen.findByText('1,200 of 1,200 rows are imported')).toBeTruthy()
  })

  it('turns to the rows with errors alone, and on', async () => {
    await openImport({
      [rowsAt(0)]: () => detail({}),
      [rowsAt(26)]: () => detail({}, { rows: [good], next: null }),
      [rowsAt(0, true)]: () => detail({}, { rows: [bad], next: null }),
    })
    fireEvent.click(await button('Next rows'))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Next rows' })).toBeNull())
    fireEvent.click(screen.getByRole('switch', { name: 'Only rows with errors' }))
    await waitFor(() => expect(screen.queryByText('BCA')).toBeNull())
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Row',
      'Result',
      'Who',
      'Code',
    ])
  })

  it('says why it has ended, and what the server says to an order that it refuses', async () => {
    await openImport({
      [rowsAt(0)]: () => detail({ bad: 0, good: 1200, reason: 'turnedBad' }, { rows: [good] }),
      'POST /api/imports/i1/run': () => new Refusal('BAD_INPUT', 'No more today'),
    })
    expect(
      await screen.findByText('Meanwhile rows have turned out to have errors, so that nothing was imported.'),
    ).toBeTruthy()
    fireEvent.click(await button('Import all 1,200 rows'))
    expect(await screen.findByText('No more today')).toBeTruthy()
  })
})

it('the list of an area leads to its import for who may make its records, and for nobody else', async () => {
  const list = {
    'bank.list': () => ({ data: [], meta: { limit: 10, next: null, previous: null } }),
    'bank.counts': () => [{ tab: null, count: 0, capped: false }],
  }
  await open('/bank', ['bank.list'], list)
  await screen.findByRole('button', { name: 'Export' })
  expect(screen.queryByRole('button', { name: 'Import' })).toBeNull()
  cleanup()
  await open('/bank', ['bank.list', 'bank.create'], list)
  fireEvent.click(await button('Import'))
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByText('CSV or Excel (.xlsx), up to 50 MB and 100,000 rows')).toBeTruthy()
  const names = within(dialog)
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
  expect(names).toEqual(['Template for Excel', 'Template as CSV', 'Choose file', 'Cancel'])
})
