import { fireEvent, render, screen } from '@testing-library/react'
import i18n from 'i18next'
import { initReactI18next } from 'react-i18next'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import ui from '../../locales/en/ui.json'
import { CopyButton } from '../../src/ui/clipboard/CopyButton.tsx'

beforeAll(() => i18n.use(initReactI18next).init({ lng: 'en', resources: { en: { ui } }, defaultNS: 'ui' }))
afterEach(() => vi.unstubAllGlobals())

const withClipboard = (writeText: (text: string) => Promise<void>) =>
  vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: { writeText } } }))
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('a text is copied, which is said until there is another', async () => {
  const copied: string[] = []
  withClipboard(async (text) => void copied.push(text))
  const { rerender } = render(<CopyButton text="first" label="Copy it" />)
  press('Copy it')
  await screen.findByRole('button', { name: 'Copied' })
  rerender(<CopyButton text="second" label="Copy it" />)
  press('Copy it')
  await screen.findByRole('button', { name: 'Copied' })
  expect(copied).toEqual(['first', 'second'])
})

it('a text that the browser refuses to copy is said to be refused, and nothing is offered where it has no clipboard', async () => {
  withClipboard(() => Promise.reject(new Error('denied')))
  const { unmount } = render(<CopyButton text="secret" />)
  press('Copy')
  await screen.findByRole('button', { name: 'Not copied' })
  unmount()
  vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: undefined } }))
  render(<CopyButton text="secret" />)
  expect(screen.queryByRole('button')).toBeNull()
})
