import { cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cookies, forgetBrowser } from '../data/support/visit.ts'
import { granted, ok, onTheWire, refused, type Sent } from '../data/support/wire.ts'
import { user } from '../machines/session/support.ts'

// The first page fetches and evaluates all of Fluent.
vi.setConfig({ testTimeout: 30_000 })
configure({ asyncUtilTimeout: 10_000 })

beforeEach(() => {
  forgetBrowser()
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  vi.stubGlobal('scrollTo', () => {})
})

const opened: { stop(): unknown }[] = []

afterEach(() => {
  opened.splice(0).forEach((session) => session.stop())
})

/** Opens the product at a path as somebody with these permissions, or as nobody. */
const open = async (path: string, permissions: string[] | null, who = user) => {
  vi.resetModules()
  history.replaceState(null, '', path)
  if (permissions) document.cookie = 'refresh=refresh-0; Path=/'
  const sent = onTheWire(({ url }: Sent) => {
    if (url === '/v2/sessions/refresh') return ok(granted({ ...who, permissions: permissions ?? [] }, 1))
    if (url.startsWith('/v2/sessions/')) return new Response(null, { status: 204 })
    return refused(503, 'UNAVAILABLE')
  })
  const { startLanguage } = await import('../../src/data/language.ts')
  const { session } = await import('../../src/data/session.ts')
  const { App } = await import('../../src/app/App.tsx')
  opened.push(session.start())
  await startLanguage(null)
  render(<App />)
  return { session, sent }
}

const profileMenu = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Profile menu of Sri Wahyuni' }))
  return within(await screen.findByRole('menu'))
}

describe('the top bar', () => {
  it('B009 shows the page title and a profile menu with name, email, language, My Profile and Log Out', async () => {
    await open('/profile', [])
    expect(await screen.findByRole('heading', { level: 1, name: 'My Profile' })).toBeTruthy()
    const menu = await profileMenu()
    for (const name of ['English', 'Bahasa Indonesia', 'Vietnamese', 'Light', 'Dark'])
      expect(menu.getByRole('menuitemradio', { name })).toBeTruthy()
    expect(menu.getByRole('menuitem', { name: 'My Profile' })).toBeTruthy()
    expect(menu.getByRole('menuitem', { name: 'Log Out' })).toBeTruthy()
    expect(screen.getAllByText('broker@covergate.test').length).toBeGreaterThan(0)
  })

  it('B001 B003 changes the language and keeps it', async () => {
    await open('/profile', [])
    fireEvent.click((await profileMenu()).getByRole('menuitemradio', { name: 'Bahasa Indonesia' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Profil Saya' })).toBeTruthy()
    cleanup()
    await open('/profile', [])
    expect(await screen.findByRole('heading', { level: 1, name: 'Profil Saya' })).toBeTruthy()
    expect(document.documentElement.lang).toBe('id')
  })

  it("B010 Log Out asks 'Are you sure you want to log out?'; No keeps the session, Yes destroys it", async () => {
    await open('/profile', [])
    fireEvent.click((await profileMenu()).getByRole('menuitem', { name: 'Log Out' }))
    expect(await screen.findByText('Are you sure you want to log out?')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'No' }))
    await waitFor(() => expect(screen.queryByText('Are you sure you want to log out?')).toBeNull())
    expect(cookies()).toHaveProperty('refresh')

    fireEvent.click((await profileMenu()).getByRole('menuitem', { name: 'Log Out' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Yes' }))
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeTruthy()
    expect(cookies()).toEqual({})
  })
})

describe('the tour', () => {
  // There is no layout to measure.
  beforeEach(() => void vi.spyOn(HTMLElement.prototype, 'getClientRects').mockReturnValue([{}] as never))
  afterEach(() => vi.restoreAllMocks())

  it('shows a newcomer what stands where, step by step, and tells the server once it is over', async () => {
    const { sent } = await open('/profile', ['bank.list'], { ...user, toured: false })
    expect(await screen.findByRole('heading', { name: 'Your pages', hidden: true })).toBeTruthy()
    expect(screen.getByText('1 of 3')).toBeTruthy()
    const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }))
    press('Next')
    expect(await screen.findByRole('heading', { name: 'Find anything', hidden: true })).toBeTruthy()
    press('Back')
    expect(await screen.findByRole('heading', { name: 'Your pages', hidden: true })).toBeTruthy()
    press('Skip')
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Your pages', hidden: true })).toBeNull())
    expect(sent.filter(({ method }) => method === 'PATCH').map(({ url, body }) => [url, body])).toEqual([
      ['/v2/profile', { toured: true }],
    ])
  })

  it('comes to nobody who knows it, until they ask for it, nor to who sees as another', async () => {
    await open('/profile', ['bank.list'])
    expect(await screen.findByRole('heading', { level: 1, name: 'My Profile' })).toBeTruthy()
    const menu = await profileMenu()
    expect(screen.queryByText('1 of 3')).toBeNull()
    fireEvent.click(menu.getByRole('menuitem', { name: 'Show me around' }))
    expect(await screen.findByText('1 of 3')).toBeTruthy()
    cleanup()
    await open('/profile', ['bank.list'], {
      ...user,
      toured: false,
      seenBy: { name: 'Admin', until: '2999-01-01T00:00:00Z' },
    })
    expect((await screen.findAllByText(/Admin/)).length).toBeGreaterThan(0)
    expect(screen.queryByText('1 of 3')).toBeNull()
  })
})

describe('the drawer', () => {
  it("B011 B035 shows the organisation, the permitted menu and 'Powered by'", async () => {
    await open('/profile', ['bank.list', 'product.creditLife.quotation.list'])
    const menu = within(await screen.findByRole('navigation', { name: 'Main menu' }))
    expect(menu.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Inbox', '/inbox'],
      ['Credit Life', '/credit-life'],
      ['Bank Management', '/bank'],
    ])
    expect(menu.getByText('Life Insurance')).toBeTruthy()
    const drawer = within(screen.getByRole('complementary'))
    expect(drawer.getByText('Nusantara Broker')).toBeTruthy()
    expect(drawer.getByText('Powered by Covergate')).toBeTruthy()
  })

  it('shows an organisation by its logo beside its name, and by its initials where it has none', async () => {
    const logo = '/api/pictures/nusantara.png'
    await open('/profile', ['bank.list'], { ...user, organization: { ...user.organization, logo } })
    const drawer = await screen.findByRole('complementary')
    expect(drawer.querySelector('img')?.getAttribute('src')).toBe(logo)
    expect(within(drawer).getByText('Nusantara Broker')).toBeTruthy()
    cleanup()
    await open('/profile', ['bank.list'])
    expect(within(await screen.findByRole('complementary')).getByText('NB')).toBeTruthy()
  })
})

describe('the way in', () => {
  it("B024 B025 a page without a session says 'Your session is expired.', leads to the sign-in and is kept to come back to", async () => {
    await open('/bank?tab=ACTIVE', null)
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeTruthy()
    expect(await screen.findByText('Your session is expired.')).toBeTruthy()
    expect(cookies()).toEqual({ from: '/bank?tab=ACTIVE' })
  })

  it('B008 the sign-in page has neither drawer nor top bar', async () => {
    await open('/', null)
    expect(await screen.findByLabelText('Email')).toBeTruthy()
    expect(screen.queryByRole('navigation')).toBeNull()
    expect(screen.queryByText(/Powered by/)).toBeNull()
  })

  it('B025 C041 who was sent away comes back, and only once', async () => {
    document.cookie = `from=${encodeURIComponent('/profile')}; Path=/`
    await open('/', ['bank.list'])
    expect(await screen.findByRole('heading', { level: 1, name: 'My Profile' })).toBeTruthy()
    await waitFor(() => expect(cookies()).not.toHaveProperty('from'))
  })

  it('B025 C041 does not lead back to a page that is no longer permitted, and forgets it', async () => {
    document.cookie = `from=${encodeURIComponent('/broker')}; Path=/`
    await open('/', ['bank.list'])
    await waitFor(() => expect(location.pathname).toBe('/bank'))
    expect(screen.queryByText("You don't have access")).toBeNull()
    await waitFor(() => expect(cookies()).not.toHaveProperty('from'))
  })

  it.each(['//evil.test/', 'https://evil.test/', '/\\evil.test'])(
    'B025 C041 does not come back to %s',
    async (from) => {
      document.cookie = `from=${encodeURIComponent(from)}; Path=/`
      await open('/', ['bank.list'])
      await waitFor(() => expect(location.pathname).toBe('/bank'))
    },
  )

  it.each([
    ['email', { email: '', password: 'x' }, 'Email is required'],
    ['email', { email: 'sri@covergate', password: 'x' }, 'Email must be an e-mail'],
    ['password', { email: 'sri@covergate.test', password: '' }, 'Password is required'],
  ])('says what is wrong with the %s of %o', async (field, { email, password }, message) => {
    const { sent } = await open('/', null)
    fireEvent.change(await screen.findByLabelText('Email'), { target: { value: email } })
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: password } })
    fireEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(await screen.findByText(message)).toBeTruthy()
    expect(document.activeElement?.getAttribute('name')).toBe(field)
    expect(sent.filter(({ url }) => url === '/v2/sessions')).toEqual([])
  })
})

describe('a page that is not shown', () => {
  it("B030 P14 a forbidden one says '<b>Error!</b> You don't have access' and leads to the landing page", async () => {
    await open('/broker', ['bank.list'])
    expect((await screen.findByText("You don't have access")).innerHTML).toContain(
      "<b>Error! </b>You don't have access",
    )
    expect(location.pathname).toBe('/bank')
  })

  it("B021 one that does not exist has status, message and 'Back to main page'", async () => {
    await open('/nowhere', ['bank.list'])
    expect(await screen.findByText('404')).toBeTruthy()
    expect(screen.getByText('This page does not exist.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Back to main page' }).getAttribute('href')).toBe('/')
  })

  it('B021 C042 a forbidden one without a landing page is the error page', async () => {
    await open('/broker', [])
    expect(await screen.findByText('403')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Back to main page' }).getAttribute('href')).toBe('/')
    expect(await screen.findByText('Error!')).toBeTruthy()
    expect(location.pathname).toBe('/broker')
    expect(cookies()).toHaveProperty('refresh')
  })

  it('C034 one that does not exist is not told of without a session', async () => {
    await open('/nowhere', null)
    expect(await screen.findByText('Your session is expired.')).toBeTruthy()
    expect(screen.queryByText('404')).toBeNull()
  })

  it('B021 who may see nothing is told so', async () => {
    await open('/', [])
    expect(await screen.findByText('403')).toBeTruthy()
  })
})
