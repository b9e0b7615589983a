import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { withDialogs } from './support/dialogs.ts'
import { open, prepareBrowser, type Endpoints } from './support/open.tsx'

beforeEach(() => {
  prepareBrowser()
  withDialogs()
  Element.prototype.scrollIntoView = () => {}
})

const permissions = ['bank.list', 'bank.detail', 'broker.list']

const row = { id: '17', title: 'Bank Merapi Utama', subtitle: '037', owner: 'Bank Sejahtera' }
const search = 'POST /api/overview/search'
const found = (answer: unknown) => [{ area: 'bank', answer }]

const openPalette = async (endpoints: Endpoints = {}, more: string[] = []) => {
  const opened = await open('/profile', [...permissions, ...more], endpoints)
  fireEvent.click(await screen.findByRole('button', { name: 'Search everywhere' }))
  const input = await screen.findByRole('combobox', { name: 'Search everywhere' })
  const type = (value: string) => fireEvent.change(input, { target: { value } })
  const press = (key: string) => fireEvent.keyDown(input, { key })
  return { ...opened, input, type, press }
}

const palette = () => within(screen.getByRole('dialog', { name: 'Search everywhere' }))

const options = () =>
  palette()
    .queryAllByRole('option')
    .map((option) => option.textContent)

const marked = () => palette().getByRole('option', { selected: true })

describe('the palette', () => {
  it('offers the pages that the person may open, and goes where Enter says', async () => {
    const { input, press } = await openPalette()
    expect(options()).toEqual(['Broker Management', 'Bank Management', 'Exports', 'Imports', 'My Profile'])
    expect(marked().textContent).toBe('Broker Management')
    press('ArrowUp')
    await waitFor(() => expect(marked().textContent).toBe('My Profile'))
    press('ArrowDown')
    press('ArrowDown')
    expect(marked().textContent).toBe('Bank Management')
    expect(input.getAttribute('aria-activedescendant')).toBe(marked().id)
    press('Enter')
    await waitFor(() => expect(location.pathname).toBe('/bank'))
    expect(screen.queryByRole('combobox', { name: 'Search everywhere' })).toBeNull()
  })

  it('finds records in the lists whose records the person may open, and opens one', async () => {
    const asked: unknown[] = []
    const { type } = await openPalette({ [search]: (body) => (asked.push(body), found([row])) })
    type('mer')
    const record = await screen.findByRole('option', { name: /Bank Merapi Utama/ })
    expect(within(screen.getByRole('group', { name: 'Bank Management' })).getByRole('option')).toBe(record)
    expect(record.textContent).toBe('Bank Merapi Utama037 · Bank Sejahtera')
    expect(asked).toEqual([{ search: 'mer', areas: ['bank'] }])
    fireEvent.click(record)
    await waitFor(() => expect(location.pathname).toBe('/bank/17'))
  })

  it('asks for no records that are within others, which have no list of their own', async () => {
    const asked: unknown[] = []
    const more = ['template_role.list', 'role_template.detail']
    const { type } = await openPalette({ [search]: (body) => (asked.push(body), found([])) }, more)
    type('mer')
    await waitFor(() => expect(asked).toHaveLength(1))
    expect(asked).toEqual([{ search: 'mer', areas: ['bank', 'role_template'] }])
  })

  it('says that nothing was found', async () => {
    const { type } = await openPalette({ [search]: () => found([]) })
    type('zzz')
    expect(await screen.findByText('Nothing found for “zzz”.')).toBeTruthy()
    expect(options()).toEqual([])
  })

  it('says what could not be searched, and tries again', async () => {
    let away = true
    const { type } = await openPalette({
      [search]: () => (away ? found(null) : found([row])),
    })
    type('merapi')
    expect(await screen.findByText('Could not be searched: Bank Management')).toBeTruthy()
    away = false
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('option', { name: /Bank Merapi Utama/ })).toBeTruthy()
    expect(screen.queryByText(/Could not be searched/)).toBeNull()
  })

  it('opens and closes by Ctrl-K', async () => {
    await openPalette()
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    fireEvent.keyDown(document.body, { key: 'k' })
    expect(screen.queryByRole('dialog')).toBeNull()
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
    expect(await screen.findByRole('dialog', { name: 'Search everywhere' })).toBeTruthy()
  })

  it('does not open over another dialog', async () => {
    await open('/profile', permissions, {})
    fireEvent.click(await screen.findByRole('button', { name: 'Customise Navigation' }))
    await screen.findByRole('dialog', { name: 'Customise Navigation' })
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
  })
})
