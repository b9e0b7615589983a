import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { destination } from '../../src/ui/order/destination.ts'
import { withDialogs } from './support/dialogs.ts'
import { open, prepareBrowser } from './support/open.tsx'

beforeEach(() => {
  prepareBrowser()
  withDialogs()
})

const permissions = ['bank.list', 'broker.list', 'product.creditLife.quotation.list']

const menu = () => within(screen.getByRole('navigation', { name: 'Main menu' }))

const entries = () =>
  menu()
    .getAllByRole('link')
    .map((link) => link.textContent)

const customise = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Customise Navigation' }))
  const dialog = await screen.findByRole('dialog', { name: 'Customise Navigation' })
  await within(dialog).findByRole('button', { name: 'Move Bank Management' })
  return within(dialog)
}

describe('the menu', () => {
  it('B039 ends in Customise Navigation, an action and no route', async () => {
    await open('/profile', permissions, {})
    const last = (await screen.findByRole('navigation', { name: 'Main menu' })).querySelector('ul > li:last-child > *')
    expect([last?.tagName, last?.textContent]).toEqual(['BUTTON', 'Customise Navigation'])
    fireEvent.click(last!)
    expect(await screen.findByRole('dialog', { name: 'Customise Navigation' })).toBeTruthy()
    expect(location.pathname).toBe('/profile')
  })

  it('folds its groups, and marks the current page', async () => {
    await open('/bank', permissions, {})
    const group = await screen.findByRole('button', { name: 'Life Insurance' })
    expect(menu().getByRole('link', { name: 'Bank Management' }).getAttribute('aria-current')).toBe('page')
    expect(menu().getByRole('link', { name: 'Credit Life' }).getAttribute('aria-current')).toBeNull()
    fireEvent.click(group)
    expect(group.getAttribute('aria-expanded')).toBe('false')
    expect(menu().queryByRole('link', { name: 'Credit Life' })).toBeNull()
    fireEvent.click(group)
    expect(menu().getByRole('link', { name: 'Credit Life' })).toBeTruthy()
  })
})

describe('the customise-navigation dialog', () => {
  it('B040 shows bones until its entries are there', async () => {
    await open('/profile', permissions, {})
    const shown = new Set<string>()
    const look = () => {
      const dialog = document.querySelector('dialog')
      if (!dialog) return
      const bones = dialog.querySelector('[aria-busy=true]') ? 'bones' : 'no bones'
      shown.add(`${bones}, ${dialog.querySelectorAll('li').length} entries`)
    }
    const observer = new MutationObserver(look)
    observer.observe(document, { subtree: true, childList: true, attributes: true })
    fireEvent.click(await screen.findByRole('button', { name: 'Customise Navigation' }))
    const dialog = await screen.findByRole('dialog', { name: 'Customise Navigation' })
    await within(dialog).findAllByRole('listitem')
    observer.disconnect()
    expect([...shown]).toEqual(['bones, 0 entries', 'no bones, 4 entries'])
  })

  it("B042 B044 Done keeps the order beyond a reload and says 'Navigation updated'", async () => {
    await open('/profile', permissions, {})
    const dialog = await customise()
    fireEvent.click(dialog.getByRole('button', { name: 'Move Bank Management up' }))
    expect(dialog.getByRole('status').textContent).toBe('Bank Management is now number 2 of 3.')
    const handle = dialog.getByRole('button', { name: 'Move Bank Management' })
    handle.focus()
    fireEvent.keyDown(handle, { key: 'ArrowUp' })
    expect(dialog.getByRole('status').textContent).toBe('Bank Management is now number 1 of 3.')
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Move Bank Management' }))
    expect(entries()).toEqual(['Inbox', 'Credit Life', 'Broker Management', 'Bank Management'])
    fireEvent.click(dialog.getByRole('button', { name: 'Done' }))
    expect(await screen.findByText('Navigation updated')).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(entries()).toEqual(['Inbox', 'Bank Management', 'Credit Life', 'Broker Management'])
    cleanup()
    await open('/profile', [...permissions, 'common.other'], {})
    await screen.findByRole('button', { name: 'Customise Navigation' })
    expect(entries()).toEqual(['Inbox', 'Bank Management', 'Credit Life', 'Broker Management'])
  })

  it('B043 Reset to Default restores the default order', async () => {
    localStorage.setItem(
      'exam',
      JSON.stringify({ organisation: null, appPersisted: { navigation: [{ id: 'bankManagement', entries: [] }] } }),
    )
    await open('/profile', permissions, {})
    const dialog = await customise()
    expect(entries()).toEqual(['Inbox', 'Bank Management', 'Credit Life', 'Broker Management'])
    fireEvent.click(dialog.getByRole('button', { name: 'Reset to Default' }))
    fireEvent.click(dialog.getByRole('button', { name: 'Done' }))
    expect(await screen.findByText('Navigation updated')).toBeTruthy()
    expect(entries()).toEqual(['Inbox', 'Credit Life', 'Broker Management', 'Bank Management'])
  })

  it("B044 says 'Fail to update navigation: {message}' and keeps what was arranged", async () => {
    await open('/profile', permissions, {})
    const dialog = await customise()
    fireEvent.click(dialog.getByRole('button', { name: 'Move Bank Management up' }))
    const write = localStorage.setItem.bind(localStorage)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation((key, value) => {
      if (value.includes('"navigation"')) throw new Error('The disk is full')
      write(key, value)
    })
    fireEvent.click(dialog.getByRole('button', { name: 'Done' }))
    expect(await screen.findByText('Fail to update navigation: The disk is full')).toBeTruthy()
    expect(dialog.getAllByRole('listitem')[2]?.textContent).toContain('Bank Management')
    expect(entries()).toEqual(['Inbox', 'Credit Life', 'Broker Management', 'Bank Management'])
  })
})

it.each([
  [0, 2, 'below', 2],
  [0, 2, 'above', 1],
  [2, 0, 'above', 0],
  [2, 0, 'below', 1],
  [1, 2, 'above', 1],
  [1, 0, 'below', 1],
] as const)('B041 what is dragged from %s over %s comes to stand %s it, at %s', (from, over, edge, to) =>
  expect(destination(from, over, edge)).toBe(to),
)
