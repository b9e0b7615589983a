import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { LinkedForm } from '../../src/shared/endpoints/answers/formLink.ts'
import { endVisits, open, prepareBrowser } from './support/open.tsx'

beforeEach(prepareBrowser)
afterEach(endVisits)

const version = '7f3d1a52-0b1c-4c5e-9a6f-3a1d2c4b5e61'
const page = (id: string) => ({
  id,
  title: { en: `Page ${id}` },
  items: [{ kind: 'field', type: 'text', name: `${id}Field`, label: { en: `Field ${id}` }, max: 20 } as const],
})
const asked: LinkedForm = {
  title: 'Motor claim',
  version,
  definition: { schema: 1, pages: [page('one'), page('two')] },
  variant: null,
  recipient: 'Siti',
  about: null,
  until: '2026-11-30T00:00:00.000Z',
  known: {},
  draft: null,
}
const token = 'x'.repeat(43)

const follow = (typed: object | null, search = '') =>
  open(`/quote-form${search}#${token}`, [], {
    'POST /api/forms/open': () => ({
      ...asked,
      draft: typed && { revision: 1, typed, base: null, saved_at: '2026-11-26T00:00:00.000Z' },
    }),
    'POST /api/forms/keep': () => ({ revision: 2, saved_at: '2026-11-27T00:00:00.000Z', replaced: null }),
  })
const heading = (name: string) => screen.findByRole('heading', { name, level: 2 })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('what was typed by a link is found again at the step that it was at, which Back leads to as well', async () => {
  const { called } = await follow({ version, step: 'page-two', answers: { oneField: 'a' } })
  await heading('Page two')
  expect(screen.queryByText(/The form has changed/)).toBeNull()
  press('Next')
  await screen.findByRole('button', { name: 'Send' })
  await waitFor(() =>
    expect(called('POST /api/forms/keep').at(-1)).toMatchObject({ token, typed: { version, step: 'summary' } }),
  )
  window.history.back()
  await heading('Page two')
  expect(window.location.hash).toBe(`#${token}`)
})

it('a form that has changed since says so', async () => {
  await follow({ version: '7f3d1a52-0b1c-4c5e-9a6f-3a1d2c4b5e62', step: 'page-gone', answers: { oneField: 'a' } })
  await heading('Page one')
  expect(screen.getByText(/The form has changed since then/)).toBeDefined()
})

it('where nothing was typed a form begins with its first step, whatever the address says', async () => {
  await follow(null, '?step=summary')
  await heading('Page one')
  await waitFor(() => expect(window.location.search).toBe(''))
  expect(window.location.hash).toBe(`#${token}`)
})
