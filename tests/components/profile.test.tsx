import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { open, prepareBrowser, Refusal, type Variables } from './support/open.tsx'

beforeEach(prepareBrowser)

const stored: Variables = {
  fullName: 'Sri Wahyuni',
  email: 'broker@covergate.test',
  phone: null,
  locale: 'en',
  timeZone: 'Asia/Jakarta',
  caseMails: 'atOnce',
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

describe('the product as somebody else sees it', () => {
  const ani = { id: 'u7', name: 'Ani', email: 'ani@alfa.test', organization: { id: 'o7', name: 'Alfa' } }

  it('V023 is asked for with a reason of more than two characters', async () => {
    const { called } = await open('/see-as', ['superadmin.root'], {
      'GET /v2/people': () => [ani],
      'POST /v2/sessions/as': () => new Refusal('NOT_FOUND', 'Not any more'),
    })
    const see = await screen.findByRole('button', { name: 'See the product as Ani' })
    fireEvent.click(see)
    expect(await screen.findByText('Reason should be greater than 2 char.')).toBeTruthy()
    expect([document.activeElement, called('POST /v2/sessions/as')]).toEqual([screen.getByLabelText(/^Reason/), []])
    fireEvent.change(screen.getByLabelText(/^Reason/), { target: { value: ' Ticket 4711 ' } })
    fireEvent.click(see)
    expect(await screen.findByText('Not any more')).toBeTruthy()
    expect(called('POST /v2/sessions/as')).toEqual([{ user: 'u7', organization: 'o7', reason: 'Ticket 4711' }])
  })

  it('says so on every page, shows nothing of the sessions, and is left by its button', async () => {
    const seenBy = { name: 'Ratna', until: '2026-03-02T09:30:00.000Z' }
    const { called } = await open(
      '/profile',
      [],
      { 'DELETE /v2/sessions/as': () => new Refusal('NOT_FOUND') },
      { seenBy },
    )
    const banner = within(await screen.findByRole('region', { name: 'Seen as another person' }))
    expect(banner.getByText(/You see what Sri Wahyuni of .+ sees. You are Ratna, and change nothing./)).toBeTruthy()
    expect(screen.queryByRole('heading', { name: 'Password' })).toBeNull()
    fireEvent.click(banner.getByRole('button', { name: 'Stop seeing as them' }))
    await waitFor(() => expect(called('DELETE /v2/sessions/as')).toHaveLength(1))
  })
})

describe('acting for another', () => {
  it('is said on every page with how long it lasts, rests what is one’s own, and is left by its button', async () => {
    const actsFor = { id: 'u8', name: 'Budi', until: new Date(Date.now() + 20.5 * 60_000).toISOString() }
    const { called } = await open(
      '/profile',
      [],
      { 'DELETE /v2/sessions/for': () => new Refusal('NOT_FOUND') },
      { actsFor },
    )
    const banner = within(await screen.findByRole('region', { name: 'Acting for another person' }))
    expect(banner.getByText(/^You act for Budi/)).toBeTruthy()
    expect(banner.getByText('It ends in 20 minutes.')).toBeTruthy()
    expect(banner.getByRole('status').textContent).toBe('')
    expect(screen.queryByRole('heading', { name: 'Password' })).toBeNull()
    fireEvent.click(banner.getByRole('button', { name: 'End acting for Budi' }))
    await waitFor(() => expect(called('DELETE /v2/sessions/for')).toHaveLength(1))
  })
})
