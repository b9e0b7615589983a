import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { PageLayout } from '../../src/ui/layout/layout.types.ts'
import type { User } from '../../machines/session/session.types.ts'
import { cookies } from '../data/support/visit.ts'
import { user } from '../machines/session/support.ts'
import { type Endpoints, open, preparePhone, Refusal } from './support/open.tsx'

beforeEach(preparePhone)

const policies = ['common.product.policy.list', 'common.product.claim.list']

const openOnPhone = (path: string, permissions: string[] = [], endpoints: Endpoints = {}, who: Partial<User> = {}) =>
  open(path, permissions, endpoints, { role: 'partner', ...who })

/** What the page wants of the frame, said in the place of a page, and what the page then hears. */
const arrange = async (layout: PageLayout): Promise<unknown[]> => {
  const shared = await import('../../src/ui/layout/layout.gateway.ts')
  const heard: unknown[] = []
  shared.layout.on('*', (notice) => heard.push(notice))
  act(() => shared.layout.send({ type: 'page.arranged', layout }))
  return heard
}

const header = async () => within(await screen.findByRole('banner'))

describe('the mobile header', () => {
  it('B012 shows the logo and the title', async () => {
    await openOnPhone('/dashboard')
    const bar = await header()
    expect(await bar.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeTruthy()
    expect(bar.getByRole('link', { name: 'Nusantara Broker, to the dashboard' }).getAttribute('href')).toBe(
      '/dashboard',
    )
    expect(bar.queryAllByRole('button')).toEqual([])
  })

  it('B012 shows back arrow, search and an icon where the page wants them', async () => {
    await openOnPhone('/dashboard')
    const bar = await header()
    await bar.findByRole('heading', { name: 'Dashboard' })
    const heard = await arrange({
      leftIcon: 'back',
      backLink: '/dashboard',
      rightIcon: 'share',
      searchCondition: true,
    })
    expect(bar.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Back',
      'Search',
      'Share',
    ])
    fireEvent.click(bar.getByRole('button', { name: 'Share' }))
    expect(heard).toEqual([{ type: 'icon.chosen', icon: 'share' }])
    await arrange({ rightIcon: 'notification' })
    expect(bar.getByRole('button', { name: 'Notifications' })).toBeTruthy()
    await arrange({ leftIcon: 'back', backLink: '/nowhere' })
    fireEvent.click(bar.getByRole('button', { name: 'Back' }))
    expect(await bar.findByRole('heading', { name: 'Error' })).toBeTruthy()
  })

  it("B018 searches by a field that says 'Search', into the address", async () => {
    await openOnPhone('/dashboard?after=cursor')
    const bar = await header()
    await bar.findByRole('heading', { name: 'Dashboard' })
    await arrange({ searchCondition: true })
    fireEvent.click(bar.getByRole('button', { name: 'Search' }))
    const field = bar.getByPlaceholderText('Search')
    fireEvent.change(field, { target: { value: ' Sony ' } })
    fireEvent.submit(bar.getByRole('search'))
    await waitFor(() => expect(location.search).toBe('?search=Sony'))
    fireEvent.click(bar.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(location.search).toBe(''))
    expect(bar.queryByPlaceholderText('Search')).toBeNull()
  })
})

describe('the bottom bar', () => {
  const bar = async () => within(await screen.findByRole('navigation', { name: 'Main menu' }))

  it('B013 has the permitted entries and marks the open one', async () => {
    await openOnPhone('/dashboard', policies)
    const items = (await (await bar()).findAllByRole('listitem')).map(({ textContent }) => textContent)
    expect(items).toEqual(['Dashboard', 'Policy List', 'Claim List', 'Profile'])
    expect((await bar()).getByRole('link', { current: 'page' }).textContent).toBe('Dashboard')
  })

  it('B014 opens the product picker, which says when there is no product', async () => {
    await openOnPhone('/dashboard', policies)
    fireEvent.click((await bar()).getByRole('button', { name: 'Policy List' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Policy List' }))
    expect(sheet.getByText('No product to open here')).toBeTruthy()
    fireEvent.click(sheet.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('B014 leads from a picker without products to the list that there is', async () => {
    const creditLife = { id: 'CL', code: 'CL', name: 'Credit Life', slug: 'credit-life' }
    await openOnPhone(
      '/dashboard',
      [...policies, 'product.creditLife.quotation.list'],
      {},
      { organization: { ...user.organization, productCategories: [creditLife] } },
    )
    expect((await bar()).getByRole('link', { name: 'Policy List' }).getAttribute('href')).toBe('/credit-life')
    fireEvent.click((await bar()).getByRole('button', { name: 'Claim List' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Claim List' }))
    fireEvent.click(sheet.getByRole('button', { name: 'Policy List' }))
    await waitFor(() => expect(location.pathname).toBe('/credit-life'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('the foot of a mobile page', () => {
  it('B017 leaves the page the room between header and foot', async () => {
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60)
    await openOnPhone('/dashboard')
    await screen.findByRole('heading', { name: 'Dashboard' })
    const { layout } = await import('../../src/ui/layout/layout.gateway.ts')
    const room = innerHeight - 56 - 60
    await waitFor(() => expect(screen.getByRole('main').style.minHeight).toBe(`${room}px`))
    expect(layout.getSnapshot().context.bodyHeight).toBe(room)
  })

  it("B016 C061 offers 'Pay to Cashier' and 'Send Payment Link', each open unless closed", async () => {
    await openOnPhone('/dashboard')
    await screen.findByRole('heading', { name: 'Dashboard' })
    const heard = await arrange({ footerTemplate: { kind: 'twoButtons', payWithCash: false } })
    expect(screen.getByRole('button', { name: 'Pay to Cashier' })).toHaveProperty('disabled', true)
    fireEvent.click(screen.getByRole('button', { name: 'Send Payment Link' }))
    expect(heard).toEqual([{ type: 'footer.chosen', button: 'sendPaymentLink' }])
  })

  it('B016 shows the total premium, or one button with the words of the page', async () => {
    await openOnPhone('/dashboard')
    await screen.findByRole('heading', { name: 'Dashboard' })
    await arrange({ footerTemplate: { kind: 'totalPremium', amount: 1_250_000, currency: 'IDR' } })
    expect(screen.getByText('Total premium').textContent).toBe('Total premiumRp 1.250.000')
    const heard = await arrange({ footerTemplate: { kind: 'oneButton', label: 'Submit claim' } })
    expect(screen.queryByText('Total premium')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Submit claim' }))
    expect(heard).toEqual([{ type: 'footer.chosen', button: 'single' }])
  })
})

describe('who and what is not for the mobile layout', () => {
  it('B006 B071 an account is told so, with the width, and logged out', async () => {
    await openOnPhone('/dashboard', ['bank.list'], {}, { role: 'brokerManager' })
    expect(
      await screen.findByText('Your account is not eligible to use mobile view. Please use screen larger than 768px.'),
    ).toBeTruthy()
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeTruthy()
    expect(cookies()).toEqual({})
  })

  it('who acts for such an account is themselves again, and not logged out', async () => {
    const actsFor = { id: 'u8', name: 'Budi', until: '2999-01-01T00:00:00Z' }
    const routes = { 'DELETE /v2/sessions/for': () => new Refusal('NOT_FOUND') }
    const { called } = await openOnPhone('/dashboard', [], routes, { role: 'partnerOfficer', actsFor })
    await waitFor(() => expect(called('DELETE /v2/sessions/for')).toHaveLength(1))
    expect(cookies()).not.toEqual({})
  })

  it('B074 in a gadget organisation a store manager is no such account', async () => {
    await openOnPhone(
      '/dashboard',
      [],
      {},
      {
        role: 'store manager',
        organization: { ...user.organization, industry: 'gadget' },
      },
    )
    expect(await screen.findByText(/^Your account is not eligible/)).toBeTruthy()
  })

  it('B072 a page is refused, with path and width, and the session kept', async () => {
    const { called } = await openOnPhone('/bank', ['bank.list'])
    expect(
      await screen.findByText("Page '/bank' not eligible to use mobile view. Please use screen larger than 768px."),
    ).toBeTruthy()
    expect(called('bank.list')).toEqual([])
    expect(cookies()).toHaveProperty('refresh')
    expect(screen.getByRole('button', { name: 'Back' })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Go to the dashboard' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
  })

  it('B030 a forbidden page leads to the dashboard', async () => {
    await openOnPhone('/bank')
    expect(await screen.findByText("You don't have access")).toBeTruthy()
    expect(location.pathname).toBe('/dashboard')
  })

  it('B031 the sign-in leads to the dashboard', async () => {
    await openOnPhone('/', ['bank.list'])
    expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeTruthy()
  })

  it('one can log out on the profile', async () => {
    await openOnPhone('/profile')
    fireEvent.click(await screen.findByRole('button', { name: 'Log Out' }))
    expect(await screen.findByText('Are you sure you want to log out?')).toBeTruthy()
  })
})
