import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { open, prepareBrowser, Refusal, type Variables } from './support/open.tsx'

beforeEach(prepareBrowser)

const stored: Variables = {
  fullName: 'Sri Wahyuni',
  email: 'broker@covergate.test',
  phone: null,
  locale: 'en',
  timeZone: 'Asia/Jakarta',
  profileImage: null,
}

const here = {
  id: 's1',
  device: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  address: '127.0.0.1',
  createdAt: '2026-03-02T01:00:00.000Z',
  lastUsedAt: '2026-03-02T02:30:00.000Z',
  current: true,
}

const type = async (name: RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(name), { target: { value } })

describe('My Profile', () => {
  it('says what is wrong at its field, loses nothing when saving fails, and shows at once what is saved', async () => {
    const sent: Variables[] = []
    let isDown = true
    await open('/profile', [], {
      'GET /v2/profile': () => stored,
      'GET /v2/sessions': () => [here],
      'PATCH /v2/profile': (details) => {
        sent.push(details)
        return isDown ? new Refusal('INTERNAL', 'The disk is full.') : { ...stored, ...details }
      },
    })
    await type(/^Phone/, '12')
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Phone must be a valid phone number')).toBeTruthy()
    expect(sent).toEqual([])

    await type(/^Phone/, '+628123456789')
    await type(/^Full name/, 'Sri W')
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(/The disk is full\./)).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>(/^Full name/).value).toBe('Sri W')

    isDown = false
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByRole('button', { name: 'Profile menu of Sri W' })).toBeTruthy()
    expect(sent).toEqual(Array.from({ length: 2 }, () => ({ fullName: 'Sri W', phone: '+628123456789' })))
    await waitFor(() => expect(screen.queryByRole('button', { name: /End/ })).toBeNull())
    expect(screen.getByText('Last used 02 Mar 2026 09:30')).toBeTruthy()
  })
})
