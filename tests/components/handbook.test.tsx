import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import words from '../../locales/en/request.json'
import { open, prepareBrowser } from './support/open.tsx'

beforeEach(prepareBrowser)

const notOneself = words.reasons.isNotAsker

it('anybody signed in reads what a kind of case is for, what its states mean and how its rules refuse', async () => {
  await open('/handbook?of=request', [], {})
  expect(await screen.findByRole('heading', { level: 2, name: 'Ad hoc requests' })).toBeTruthy()
  screen.getByText('What a colleague asks of a team by a form of its own, from the asking to the answer.')
  const review = screen.getByRole('region', { name: 'In review' })
  within(review).getByText(words.help.inReview)
  const way = within(review).getAllByText('Decline')[0]!.closest('div')!
  expect(within(way).getByRole('link', { name: 'Declined' }).getAttribute('href')).toBe('#request.declined')
  expect(document.getElementById('request.declined')).toBe(screen.getByRole('region', { name: 'Declined' }))
  const [refusal] = within(review).getAllByRole('link', { name: notOneself })
  expect(refusal!.getAttribute('href')).toBe('#rule.isNotAsker')
  expect(document.getElementById('rule.isNotAsker')?.textContent).toBe(notOneself)
})

it('the handbook is searched, and leads to the part that was found', async () => {
  await open('/handbook', [], {})
  const chapters = await screen.findByRole('region', { name: 'Handbook' })
  expect(within(chapters).getByRole('link', { name: 'Credit Life Quotations' }).getAttribute('href')).toBe(
    '/handbook?of=creditLife',
  )
  const box = screen.getByRole('searchbox', { name: 'Search the handbook' })
  fireEvent.change(box, { target: { value: 'premium is not paid nowhere' } })
  expect(await screen.findByText('Nothing in the handbook has these words')).toBeTruthy()
  fireEvent.change(box, { target: { value: 'isWithinAuthority' } })
  await waitFor(() =>
    expect(
      screen
        .getAllByRole('link')
        .some((link) => link.getAttribute('href') === '/handbook?of=creditLife#rule.isWithinAuthority'),
    ).toBe(true),
  )
})

it('a chapter that there is not is said to be none', async () => {
  await open('/handbook?of=nothing', [], {})
  expect(await screen.findByText('There is no such chapter')).toBeTruthy()
})

it('the handbook is opened from the profile menu', async () => {
  await open('/profile', [], {})
  fireEvent.click(await screen.findByRole('button', { name: /Profile menu/ }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Handbook' }))
  await screen.findByRole('searchbox', { name: 'Search the handbook' })
  expect(location.pathname).toBe('/handbook')
})
