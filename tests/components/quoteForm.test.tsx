import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { LinkedForm } from '../../src/shared/endpoints/answers/formLink.ts'
import { endVisits, open, prepareBrowser, Refusal } from './support/open.tsx'

beforeEach(prepareBrowser)
afterEach(endVisits)

const form = {
  title: 'Motor claim',
  version: '7d1c2f3e-0000-4000-8000-000000000001',
  definition: {
    schema: 1,
    pages: [
      {
        id: 'page1',
        title: {},
        items: [{ kind: 'field', name: 'plate', type: 'text', max: 20, label: { en: 'Plate' } }],
      },
    ],
  },
  variant: null,
  recipient: 'Siti Rahma',
  about: null,
  until: '2026-12-01T03:00:00.000Z',
  known: {},
  draft: null,
} satisfies LinkedForm

const goOn = /What you type is kept: you can go on later/

it('says that what is typed could not be kept, and no longer that it is', async () => {
  await open('/quote-form#token', [], {
    'POST /api/forms/open': () => form,
    'POST /api/forms/keep': () => new Refusal('TOO_MANY', 'Please wait 40 minutes'),
  })
  const plate = await screen.findByLabelText('Plate')
  expect(screen.getByText(goOn)).toBeTruthy()
  fireEvent.change(plate, { target: { value: 'B 1' } })
  await screen.findByText(/^What you type could not be kept\./)
  expect(screen.queryByText(goOn)).toBeNull()
})

it('says when what is typed was kept last, where it could be until then', async () => {
  let isDown = false
  await open('/quote-form#token', [], {
    'POST /api/forms/open': () => form,
    'POST /api/forms/keep': () =>
      isDown ? new Refusal('DOWN') : { revision: 1, saved_at: '2026-11-27T03:00:00.000Z', replaced: null },
  })
  fireEvent.change(await screen.findByLabelText('Plate'), { target: { value: 'B 1' } })
  await screen.findByText(/^Draft saved/)
  isDown = true
  fireEvent.change(screen.getByLabelText('Plate'), { target: { value: 'B 12' } })
  expect(await screen.findByText(/^What you type could not be kept; it was kept last at 27 Nov 2026/)).toBeTruthy()
})

it('tells why it cannot be opened in the words of the server, which say how long to wait', async () => {
  await open('/quote-form#token', [], {
    'POST /api/forms/open': () => new Refusal('TOO_MANY', 'Please wait 40 minutes'),
  })
  expect(await screen.findByText('Please wait 40 minutes')).toBeTruthy()
})
