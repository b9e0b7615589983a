import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cookies } from '../data/support/visit.ts'
import { granted, ok, onTheWire, refused, type Answer, type Sent } from '../data/support/wire.ts'
import { user } from '../machines/session/support.ts'
import { prepareBrowser } from './support/open.tsx'

vi.setConfig({ testTimeout: 60_000 })
configure({ asyncUtilTimeout: 20_000 })

const opened: { stop(): unknown }[] = []

beforeEach(prepareBrowser)
afterEach(() => {
  opened.splice(0).forEach((actor) => actor.stop())
})

const code = { ticket: 't1', resendAfter: 60, expiresAfter: 600 }
const email = 'sri@covergate.test'
const sound = 'Covergate#26'

type Answers = Record<string, (sent: Sent) => Answer>

/** Opens a page with the server that the test plays, as nobody or as somebody who is signed in. */
const open = async (path: string, answers: Answers = {}, signedIn = false) => {
  vi.resetModules()
  history.replaceState(null, '', path)
  if (signedIn) document.cookie = 'refresh=refresh-0; Path=/'
  const sent = onTheWire((each) => {
    if (each.url === '/v2/sessions/refresh') return ok(granted(user, 1))
    return answers[each.url]?.(each) ?? refused(503, 'UNAVAILABLE')
  })
  const { startLanguage } = await import('../../src/data/language.ts')
  const { session } = await import('../../src/data/session.ts')
  const { recovery } = await import('../../src/data/recovery/recovery.gateway.ts')
  const { App } = await import('../../src/app/App.tsx')
  opened.push(session.start(), recovery)
  await startLanguage(null)
  render(<App />)
  return { sent, to: (url: string) => sent.filter((each) => each.url === url).map(({ body }) => body) }
}

const pend = (pending: object) => {
  const kept = { expiresAt: Date.now() + 500_000, ...pending }
  document.cookie = `pending=${encodeURIComponent(JSON.stringify(kept))}; Path=/`
}

const codePending = { stage: 'code', purpose: 'forgotPassword', email, ticket: 't1', resendAt: Date.now() + 50_000 }
const grantPending = { stage: 'password', purpose: 'forgotPassword', grant: 'g1' }

const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label, { exact: true }), { target: { value } })
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))
const signInShown = () => screen.findByRole('heading', { name: 'Welcome back' })

describe('the account pages', () => {
  it.each(['/otp', '/verify?email=sri%40covergate.test', '/change-password', '/finish'])(
    'B022 C033 %s leads to / when there is neither session nor pending code',
    async (path) => {
      await open(path)
      expect(await signInShown()).toBeTruthy()
      expect(location.pathname).toBe('/')
      expect(screen.queryByText('Your session is expired.')).toBeNull()
    },
  )

  it.each([
    ['/otp', codePending, 'Enter the code'],
    ['/change-password', grantPending, 'Set a new password'],
    ['/finish', { stage: 'finished', purpose: 'forgotPassword' }, 'All done'],
  ])('B022 B008 %s stays, in the clean layout, when there is', async (path, pending, title) => {
    pend(pending)
    await open(path)
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy()
    expect(location.pathname).toBe(path)
    expect(screen.queryByRole('navigation')).toBeNull()
  })

  it('B023 /verify takes the address of the pending activation, and no other', async () => {
    pend({ ...codePending, purpose: 'activation' })
    await open('/verify?email=other%40covergate.test')
    expect(await screen.findByText(/sri@covergate\.test/)).toBeTruthy()
    expect(location.pathname + location.search).toBe('/verify?email=sri%40covergate.test')
  })

  it('B022 leads to where one is', async () => {
    pend(grantPending)
    await open('/otp')
    expect(await screen.findByRole('heading', { name: 'Set a new password' })).toBeTruthy()
    expect(location.pathname).toBe('/change-password')
  })
})

describe('a forgotten password', () => {
  it.each([
    ['', 'Email is required'],
    ['sri', 'Email must be an e-mail'],
  ])('is not begun for %j', async (typed, message) => {
    const { to } = await open('/forget-password')
    await type('Email', typed)
    await press('Send code')
    expect(await screen.findByText(message)).toBeTruthy()
    expect(to('/v2/forgot-password')).toEqual([])
  })

  it('goes from the address over the code to the new password and the sign-in, and leaves nothing behind', async () => {
    const { to } = await open('/', {
      '/v2/forgot-password': () => ok(code),
      '/v2/forgot-password/verify': ({ body }) =>
        body?.code === '123456'
          ? ok({ grant: 'g1' })
          : { status: 400, body: { code: 'WRONG_CODE', message: 'You have 4 more tries.', triesLeft: 4 } },
      '/v2/passwords': () => ({ status: 200, body: { data: null } }),
    })
    fireEvent.click(await screen.findByRole('link', { name: 'Forgot password?' }))
    await screen.findByRole('heading', { name: 'Forgot password?' })
    await type('Email', ` ${email} `)
    await press('Send code')
    await type('Code', '000000')
    expect(location.pathname).toBe('/otp')
    await press('Continue')
    expect(await screen.findByText('You have 4 more tries.')).toBeTruthy()
    await type('Code', '123 456 789')
    expect(screen.getByLabelText<HTMLInputElement>('Code').value).toBe('123456')
    expect(screen.getByLabelText('Code').getAttribute('autocomplete')).toBe('one-time-code')
    await press('Continue')
    await type('New Password', sound)
    await type('Confirm New Password', sound)
    await press('Save password')
    expect(await screen.findByText('Your new password is set, and all devices are signed out.')).toBeTruthy()
    expect(location.pathname).toBe('/finish')
    expect(decodeURIComponent(document.cookie)).not.toContain(email)
    fireEvent.click(screen.getByRole('link', { name: 'Sign in' }))
    expect(await signInShown()).toBeTruthy()
    expect(cookies()).toEqual({})
    expect(to('/v2/forgot-password')).toEqual([{ email }])
    expect(to('/v2/forgot-password/verify').at(-1)).toEqual({ ticket: 't1', code: '123456' })
    expect(to('/v2/passwords')).toEqual([{ grant: 'g1', password: sound }])
  })

  it('tells why no code can be asked for, and keeps what was typed', async () => {
    await open('/forget-password', {
      '/v2/forgot-password': () => ({ status: 429, body: { code: 'TOO_MANY', message: 'Wait 40 seconds.' } }),
    })
    await type('Email', email)
    await press('Send code')
    expect(await screen.findByText('Wait 40 seconds.')).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(email)
  })

  it('counts until another code may be asked for', async () => {
    pend(codePending)
    await open('/otp')
    const wait = await screen.findByRole('button', { name: /^Send a new code in \d+ s$/ })
    expect(wait.getAttribute('aria-disabled')).toBe('true')
  })

  it("B137 asks for another code once that is allowed, and says 'Well done!'", async () => {
    pend({ ...codePending, resendAt: Date.now() - 1 })
    const { to } = await open('/otp', { '/v2/forgot-password': () => ok({ ...code, ticket: 't2' }) })
    await press('Send a new code')
    const told = await screen.findByText(/A new code is on its way/)
    expect(told.innerHTML).toContain('<b>Well done! </b>A new code is on its way.')
    expect(to('/v2/forgot-password')).toEqual([{ email }])
  })

  it('says that a code is spent, and offers another one and another address', async () => {
    pend({ ...codePending, resendAt: Date.now() - 1 })
    await open('/otp', { '/v2/forgot-password/verify': () => refused(400, 'CODE_SPENT') })
    await type('Code', '000000')
    await press('Continue')
    expect(await screen.findByText('This code can no longer be used. Please ask for a new one.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Send a new code' }).getAttribute('aria-disabled')).toBeNull()
    expect(screen.getByRole('link', { name: 'Use another email address' }).getAttribute('href')).toBe(
      '/forget-password',
    )
  })
})

describe('an activation', () => {
  it('B023 asks for the address of its own accord and goes on at /verify?email=', async () => {
    const { to } = await open('/', { '/v2/activations': () => ok(code) })
    fireEvent.click(await screen.findByRole('link', { name: 'Activate your account' }))
    await screen.findByRole('heading', { name: 'Activate your account' })
    await type('Email', email)
    await press('Send code')
    expect(await screen.findByLabelText('Code')).toBeTruthy()
    expect(location.pathname + location.search).toBe('/verify?email=sri%40covergate.test')
    expect(to('/v2/activations')).toEqual([{ email }])
  })

  it('B023 follows a sign-in to an account that was never activated', async () => {
    const { to } = await open('/?sso', {
      '/v2/sessions/sso': () => ok({ verification: { email, ...code } }),
      '/v2/activations/verify': () => ok({ grant: 'g1' }),
    })
    await type('Code', '123456')
    expect(location.pathname + location.search).toBe('/verify?email=sri%40covergate.test')
    await press('Continue')
    expect(await screen.findByLabelText('New Password')).toBeTruthy()
    expect(to('/v2/activations/verify')).toEqual([{ ticket: 't1', code: '123456' }])
  })
})

describe('a new password', () => {
  const policy =
    'Make sure your password contains a minimum of a number, a capital letter, a lowercase letter, a symbol and length between 8 - 16 characters'

  it.each([
    ['', '', ['New Password is required.', 'Confirm New Password is required.']],
    ['covergate', 'covergate', [policy]],
    ['Covergate#26', 'Covergate#27', ['Password confirmation does not match.']],
  ])(
    'V005 V006 V007 V008 C015 of %j confirmed by %j is told what is wrong, in the exact words',
    async (password, confirmation, messages) => {
      pend(grantPending)
      const { to } = await open('/change-password')
      await type('New Password', password)
      await type('Confirm New Password', confirmation)
      await press('Save password')
      for (const message of messages) expect(await screen.findByText(message)).toBeTruthy()
      expect(to('/v2/passwords')).toEqual([])
    },
  )

  it('has its rule shown while it is typed', async () => {
    pend(grantPending)
    await open('/change-password')
    await type('New Password', 'Covergate1')
    const shown = screen
      .getAllByRole('listitem')
      .map((item) => [item.querySelector('[role=img]')?.getAttribute('aria-label'), item.textContent])
    expect(shown).toEqual([
      ['Fulfilled:', '8 - 16 characters'],
      ['Fulfilled:', 'a number'],
      ['Fulfilled:', 'a capital letter'],
      ['Fulfilled:', 'a lowercase letter'],
      ['Missing:', 'a symbol'],
    ])
  })

  it('that the server finds too weak stays in the form with the reason', async () => {
    pend(grantPending)
    await open('/change-password', {
      '/v2/passwords': () => ({ status: 400, body: { code: 'WEAK_PASSWORD', message: 'Too easy.' } }),
    })
    await type('New Password', sound)
    await type('Confirm New Password', sound)
    await press('Save password')
    expect(await screen.findByText('Too easy.')).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('New Password').value).toBe(sound)
  })

  it('B022 that comes too late leads back to the beginning', async () => {
    pend(grantPending)
    await open('/change-password', { '/v2/passwords': () => refused(400, 'CODE_SPENT') })
    await type('New Password', sound)
    await type('Confirm New Password', sound)
    await press('Save password')
    expect(await screen.findByRole('heading', { name: 'That took too long' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Ask for a new code' }).getAttribute('href')).toBe('/forget-password')
  })

  it('B022 V009 of somebody signed in needs the present one, and is confirmed', async () => {
    const answers = {
      '/v2/profile/password': ({ body }: Sent): Answer =>
        body?.current === 'Present#26'
          ? { status: 200, body: { data: null } }
          : { status: 400, body: { code: 'WRONG_PASSWORD', message: 'The present password is not right.' } },
    }
    const { sent } = await open('/change-password', answers, true)
    await type('Present Password', 'wrong')
    await type('New Password', sound)
    await type('Confirm New Password', 'Covergate#27')
    await press('Save password')
    expect(await screen.findByText('Password confirmation does not match')).toBeTruthy()
    await type('Confirm New Password', sound)
    await press('Save password')
    expect(await screen.findByText('The present password is not right.')).toBeTruthy()
    await type('Present Password', 'Present#26')
    await press('Save password')
    expect(await screen.findByText('Your password is changed, and your other devices are signed out.')).toBeTruthy()
    expect(location.pathname).toBe('/finish')
    expect(sent.at(-1)).toMatchObject({
      method: 'PUT',
      headers: expect.objectContaining({ authorization: 'Bearer access-1' }),
      body: { current: 'Present#26', password: sound },
    })
  })
})

describe('the sign-in page', () => {
  it('B050 offers the identity provider only where there is one', async () => {
    await open('/')
    await signInShown()
    expect(screen.queryByText('Sign in with Google')).toBeNull()
    cleanup()
    const told = document.createElement('script')
    told.type = 'application/json'
    told.id = 'portal'
    told.textContent = '{"kind":"external","sso":true,"commission":false,"campaign":null}'
    document.body.append(told)
    await open('/')
    await signInShown()
    told.remove()
    expect(screen.getByText('Sign in with Google').closest('a')?.getAttribute('href')).toBe('/api/oidc/start')
  })

  it("B051 says 'Invalid Credentials' when the provider knows nobody here", async () => {
    await open('/?sso', {
      '/v2/sessions/sso': () => ({
        status: 401,
        body: { code: 'INVALID_CREDENTIALS', message: 'Invalid Credentials' },
      }),
    })
    expect(await signInShown()).toBeTruthy()
    expect(await screen.findByText('Invalid Credentials')).toBeTruthy()
  })
})
