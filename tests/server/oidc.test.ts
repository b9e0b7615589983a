import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OrganisationOffer } from '../../machines/session/session.types.ts'
import type { OpenSession } from '../../src/shared/endpoints/answers/sessions.ts'
import { system } from '../../src/server/store/store.ts'
import { freePort } from '../support/process.ts'
import { type Browser, openBrowser } from './support/browser.ts'
import { startTestHost, type TestHost } from './support/host.ts'
import { call, type Refused, signIn, type SignedIn } from './support/http.ts'
import { clientOf, startProvider } from './support/oidcProvider.ts'
import { startStub } from './support/oidcStub.ts'
import { addOrganisation, addPerson, asOwner } from './support/people.ts'

let running: TestHost
let provider: Awaited<ReturnType<typeof startProvider>>
let broker: string
let insurer: string

/** A host that answers at its own public address, as a redirect must. */
const startAt = async (port: number, overrides: Parameters<typeof startTestHost>[0]) =>
  startTestHost({ port, publicUrl: `http://127.0.0.1:${port}`, ...overrides })

const furnish = async ({ host: { store } }: TestHost) => {
  const organisations = [
    await addOrganisation(store, 'ALFA', 'broker'),
    await addOrganisation(store, 'BETA', 'insurer'),
  ]
  const [one, two] = organisations.map((organisation) => ({ organisation, permissions: ['bank.list'] }))
  const memberships = { one: [one!], two: [one!, two!], moved: [one!], taken: [one!], left: [one!], unproven: [one!] }
  for (const [name, places] of Object.entries(memberships))
    await addPerson(store, { email: `${name}@covergate.test`, memberships: places })
  await addPerson(store, { email: 'locked@covergate.test', memberships: [one!], locked: true })
  return organisations as [string, string]
}

beforeAll(async () => {
  const port = await freePort()
  provider = await startProvider(`http://127.0.0.1:${port}/api/oidc/callback`)
  running = await startAt(port, { oidc: provider.settings })
  ;[broker, insurer] = await furnish(running)
})

afterAll(async () => {
  await running.close()
  await provider.close()
})

const person = (name: string, sub = `sub of ${name}`, email_verified = true) => ({
  sub,
  email: `${name}@covergate.test`,
  email_verified,
})

const isCallback = ({ pathname }: URL) => pathname === '/api/oidc/callback'
const start = (host = running) => `${host.url}/api/oidc/start`

/** Where the browser stands when the provider has led it back and the host has taken it on. */
const goThere = async (browser: Browser, who: Parameters<typeof provider.expects>[0]): Promise<string> => {
  provider.expects(who)
  const { pathname, search } = await browser.visit(start())
  return pathname + search
}

/** The call that the page makes when it has come back. */
const trade = async (browser: Browser, url = running.url) => {
  const headers = { 'content-type': 'application/json' }
  const { response, text } = await browser.send(`${url}/v2/sessions/sso`, { method: 'POST', body: '{}', headers })
  return { status: response.status, body: JSON.parse(text) as { data: SignedIn & OrganisationOffer } & Refused }
}

const enter = async (who: ReturnType<typeof person>) => {
  const browser = openBrowser()
  expect(await goThere(browser, who)).toBe('/?sso')
  return trade(browser)
}

const refused = { status: 401, body: { code: 'INVALID_CREDENTIALS', message: 'Invalid Credentials' } }
const audited = async (event: string, host = running) => {
  const newest = "select result, detail->>'reason' as reason from audit where event = $1 order by id desc limit 1"
  return (await host.host.store.run<{ result: string; reason: string | null }>(system, newest, [event]))[0]
}
const identities = async (email: string) => {
  const linked = 'select subject from identities i join users u on u.id = i.user_id where u.email = $1'
  return running.host.store.run<{ subject: string }>(system, linked, [email])
}

describe('signing in by the provider', () => {
  test('B050 gives the same session as a password does', async () => {
    const browser = openBrowser()
    expect(await goThere(browser, person('one'))).toBe('/?sso')
    const { status, body } = await trade(browser)
    const { user } = await signIn(running.url, 'one@covergate.test')
    expect({ status, data: body.data }).toEqual({
      status: 200,
      data: { user, token: expect.any(String), refresh: expect.any(String) },
    })
    const checked = await call(running.url, '/v2/sessions/check', { method: 'POST', token: body.data.token })
    expect(checked.body).toEqual({ data: { user } })
    expect(await audited('providerSignIn')).toEqual({ result: 'accepted', reason: null })
    expect(await audited('identityLink')).toEqual({ result: 'accepted', reason: null })
    expect(await trade(browser)).toMatchObject(refused)
  })

  test('B050 offers a person of several organisations the choice', async () => {
    const { status, body } = await enter(person('two'))
    expect(status).toBe(200)
    expect(body.data.organizations.map(({ id }) => id)).toEqual([broker, insurer])
    const chosen = await call<{ data: SignedIn }>(running.url, '/v2/sessions', {
      body: { organization: insurer, ticket: body.data.ticket },
    })
    expect(chosen.body.data.user.organization.id).toBe(insurer)
    const { token } = chosen.body.data
    const open = await call<{ data: OpenSession[] }>(running.url, '/v2/sessions', { token })
    expect(open.body.data.map(({ method }) => method)).toEqual(['provider'])
  })

  test('makes no account for an address that has none', async () => {
    expect(await enter(person('nobody'))).toMatchObject(refused)
    expect(await audited('providerSignIn')).toEqual({ result: 'refused', reason: 'unknown' })
    const users = await running.host.store.run(system, "select id from users where email like 'nobody@%'")
    expect(users).toEqual([])
  })

  test('links no account to an address that the provider has not verified', async () => {
    expect(await enter(person('unproven', 'sub of unproven', false))).toMatchObject(refused)
    expect(await identities('unproven@covergate.test')).toEqual([])
  })

  test('links no account that was never activated, and none that is locked', async () => {
    await asOwner(running.host.store, "update users set activated_at = null where email = 'unproven@covergate.test'")
    expect(await enter(person('unproven'))).toMatchObject(refused)
    expect(await enter(person('locked'))).toMatchObject(refused)
    expect([...(await identities('unproven@covergate.test')), ...(await identities('locked@covergate.test'))]).toEqual(
      [],
    )
  })

  test('knows a person by the provider’s own name for them, not by their address', async () => {
    const before = await enter(person('moved'))
    const after = await enter({ ...person('renamed'), sub: 'sub of moved' })
    expect(after.body.data.user.id).toBe(before.body.data.user.id)
    const unverified = await enter({ ...person('one', 'sub of moved'), email_verified: false })
    expect(unverified.body.data.user.id).toBe(before.body.data.user.id)
  })

  test('opens nothing to somebody else who has been given the address at the provider', async () => {
    expect((await enter(person('taken'))).status).toBe(200)
    expect(await enter(person('taken', 'sub of a successor'))).toMatchObject(refused)
    expect(await identities('taken@covergate.test')).toEqual([{ subject: 'sub of taken' }])
  })

  test('lets nobody in who has been locked since', async () => {
    expect((await enter(person('left'))).status).toBe(200)
    await asOwner(running.host.store, "update users set locked_at = now() where email = 'left@covergate.test'")
    expect(await enter(person('left'))).toMatchObject(refused)
    expect(await audited('providerSignIn')).toEqual({ result: 'refused', reason: 'locked' })
  })

  test('leads back to the beginning when the person has declined', async () => {
    const browser = openBrowser()
    expect(await goThere(browser, 'declines')).toBe('/')
    expect(await trade(browser)).toMatchObject(refused)
    expect(browser.cookies(running.url)).toEqual({})
  })
})

describe('the answer of the provider', () => {
  /** The address that the provider sends the browser back to, not yet visited. */
  const answerTo = async (browser: Browser) => {
    provider.expects(person('one'))
    return browser.visit(start(), isCallback)
  }
  const arrive = async (browser: Browser, url: URL) => {
    const { pathname, search } = await browser.visit(url.href)
    return { at: pathname + search, ...(await trade(browser)) }
  }
  const nothing = { at: '/?sso', ...refused }

  test('is taken from the browser that asked, once', async () => {
    const browser = openBrowser()
    const answer = await answerTo(browser)
    expect(await arrive(openBrowser(), answer)).toMatchObject(nothing)
    expect(await arrive(browser, answer)).toMatchObject({ at: '/?sso', status: 200 })
    expect(await arrive(browser, answer)).toMatchObject(nothing)
  })

  test('is not taken by a browser that asked something else', async () => {
    const [victim, attacker] = [openBrowser(), openBrowser()]
    await answerTo(victim)
    expect(await arrive(victim, await answerTo(attacker))).toMatchObject(nothing)
  })

  test('is not taken when the browser’s cookie has been used before, even in vain', async () => {
    const browser = openBrowser()
    const answer = await answerTo(browser)
    const cookie = `oidc=${browser.cookies(running.url).oidc}`
    const handedOver = async (url: URL) => {
      const { headers } = await fetch(url, { headers: { cookie }, redirect: 'manual' })
      return headers.getSetCookie().some((line) => line.startsWith('sso='))
    }
    expect(await handedOver(new URL('?code=x&state=y', answer))).toBe(false)
    expect(await handedOver(answer)).toBe(false)
    expect(await audited('providerSignIn')).toEqual({ result: 'refused', reason: 'browser' })
  })

  test.each(['', 'x', 'a'.repeat(43)])('is not taken with the state %o', async (state) => {
    const browser = openBrowser()
    const answer = await answerTo(browser)
    if (state) answer.searchParams.set('state', state)
    else answer.searchParams.delete('state')
    expect(await arrive(browser, answer)).toMatchObject(nothing)
    expect(await audited('providerSignIn')).toEqual({ result: 'refused', reason: 'provider' })
  })

  test('is not taken ten minutes later, nor the handover a minute later', async () => {
    const browser = openBrowser()
    const answer = await answerTo(browser)
    running.pass(10 * 60)
    expect(await arrive(browser, answer)).toMatchObject(nothing)
    await goThere(browser, person('one'))
    running.pass(60)
    expect(await trade(browser)).toMatchObject(refused)
  })

  test('is asked for with a fresh state, nonce and challenge, in a cookie that no script reads', async () => {
    const answers = await Promise.all([0, 1].map(() => fetch(start(), { redirect: 'manual' })))
    const asked = answers.map((answer) => new URL(answer.headers.get('location')!).searchParams)
    expect(Object.fromEntries(asked[0]!)).toEqual({
      client_id: clientOf.clientId,
      response_type: 'code',
      redirect_uri: `${running.url}/api/oidc/callback`,
      scope: 'openid email',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    })
    for (const name of ['state', 'nonce', 'code_challenge']) expect(asked[0]!.get(name)).not.toBe(asked[1]!.get(name))
    expect(answers[0]!.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^oidc=[\w.-]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/),
    ])
  })

  test('leads nowhere but to this product, whatever it says', async () => {
    const browser = openBrowser()
    const answer = await answerTo(browser)
    for (const name of ['returnTo', 'redirect_uri', 'RelayState']) answer.searchParams.set(name, '//evil.test')
    const { response } = await browser.send(answer.href)
    expect(response.headers.get('location')).toBe('/?sso')
  })
})

describe('a provider that lies', () => {
  let stub: Awaited<ReturnType<typeof startStub>>
  let host: TestHost

  beforeAll(async () => {
    stub = await startStub()
    host = await startAt(await freePort(), { oidc: { issuer: stub.issuer, ...clientOf } })
    await furnish(host)
  })
  afterAll(async () => {
    await host.close()
    await stub.close()
  })

  type Claims = Record<string, unknown>

  /** What becomes of an ID token that differs from a right one as told. */
  const claim = async (
    changed: Claims = {},
    signer?: Parameters<typeof stub.gives>[1],
    answered: Record<string, string> = {},
  ) => {
    const browser = openBrowser()
    const asked = await browser.visit(start(host), ({ origin }) => origin === stub.issuer)
    const now = Math.floor(Date.now() / 1000)
    const right = {
      ...person('one'),
      iss: stub.issuer,
      aud: clientOf.clientId,
      nonce: asked.searchParams.get('nonce'),
      iat: now,
      exp: now + 60,
    }
    const token = stub.gives({ ...right, ...changed }, signer)
    const back = new URL('/api/oidc/callback', host.url)
    const parameters = { code: 'x', state: asked.searchParams.get('state')!, ...answered }
    for (const [name, value] of Object.entries(parameters)) back.searchParams.set(name, value)
    await browser.visit(back.href)
    const { status } = await trade(browser, host.url)
    return { status, told: browser.told.join(), token }
  }

  test('is believed when it does not, and none of its tokens leaves the server', async () => {
    const { status, told, token } = await claim()
    expect(status).toBe(200)
    expect(told).not.toContain(token)
    expect(told).not.toContain('an access token of the provider')
    expect(host.log.join()).not.toContain(token)
  })

  test.each<[string, Claims, Parameters<typeof stub.gives>[1]?, Record<string, string>?]>([
    ['a token without a signature', {}, 'none'],
    ['a token signed with the public key as a secret', {}, 'HS256'],
    ['a token signed by somebody else', {}, 'foreign'],
    ['a token of another issuer', { iss: 'https://accounts.example.test' }],
    ['a token for another client', { aud: 'another client' }],
    ['a token of another sign-in', { nonce: 'an old nonce' }],
    ['a token without a nonce', { nonce: undefined }],
    ['a token whose time is over', { exp: Math.floor(Date.now() / 1000) - 3600 }],
    ['an answer in the name of another issuer', {}, 'RS256', { iss: 'https://accounts.example.test' }],
  ])('gets nobody in by %s', async (_, changed, signer, answered) => {
    const { status, token } = await claim(changed, signer, answered)
    expect(status).toBe(401)
    expect(host.log.join()).not.toContain(token)
    expect(await audited('providerSignIn', host)).toEqual({ result: 'refused', reason: 'provider' })
  })
})

describe('a provider that is of no use', () => {
  const withProvider = async (issuer: string, work: (host: TestHost) => Promise<void>) => {
    const host = await startAt(await freePort(), { oidc: { issuer, ...clientOf } })
    try {
      await furnish(host)
      await work(host)
    } finally {
      await host.close()
    }
  }
  const tried = async (host: TestHost) => {
    const browser = openBrowser()
    const { pathname, search } = await browser.visit(start(host), ({ origin }) => origin !== host.url)
    const { status, body } = await trade(browser, host.url)
    return { at: pathname + search, status, code: body.code }
  }
  const useless = { at: '/?sso', status: 503, code: 'UNAVAILABLE' }

  test('for it is dead, keeps neither the server from starting nor anybody from signing in by password', async () => {
    await withProvider(`http://127.0.0.1:${await freePort()}`, async (host) => {
      expect(await tried(host)).toEqual(useless)
      expect((await signIn(host.url, 'one@covergate.test')).user.email).toBe('one@covergate.test')
    })
  })

  test('for it names another issuer in its description, is not believed', async () => {
    const stub = await startStub(() => ({ issuer: 'https://accounts.example.test' }))
    await withProvider(stub.issuer, async (host) => {
      expect(await tried(host)).toEqual(useless)
      expect((await signIn(host.url, 'one@covergate.test')).user.email).toBe('one@covergate.test')
    })
    await stub.close()
  })

  test('for too many answers have come from an address, is not asked for a while, and the person is told', async () => {
    const stub = await startStub()
    await withProvider(stub.issuer, async (host) => {
      const browser = openBrowser()
      const answers = Array.from({ length: 101 }, () => fetch(`${host.url}/api/oidc/callback`, { redirect: 'manual' }))
      expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(answers.map(() => 302))
      const { pathname, search } = await browser.visit(`${host.url}/api/oidc/callback`)
      expect(pathname + search).toBe('/?sso')
      expect(await trade(browser, host.url)).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } })
      const refusals = 'select count(*)::int as count from audit'
      expect(await host.host.store.run(system, refusals)).toEqual([{ count: 100 }])
    })
    await stub.close()
  })

  test('is asked again when it is there again', async () => {
    let isThere = false
    const stub = await startStub((issuer) => (isThere ? {} : { issuer: `${issuer}/away` }))
    await withProvider(stub.issuer, async (host) => {
      expect(await tried(host)).toEqual(useless)
      isThere = true
      expect((await tried(host)).at).toMatch(/^\/authorize\?/)
    })
    await stub.close()
  })
})

test('on https the cookies belong to this host alone and travel encrypted', async () => {
  const stub = await startStub()
  const host = await startTestHost({
    publicUrl: 'https://gate.example.test',
    oidc: { issuer: stub.issuer, ...clientOf },
  })
  const { headers } = await fetch(start(host), { redirect: 'manual' })
  expect(headers.getSetCookie()).toEqual([
    expect.stringMatching(/^__Host-oidc=[\w.-]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax; Secure$/),
  ])
  expect(new URL(headers.get('location')!).searchParams.get('redirect_uri')).toBe(
    'https://gate.example.test/api/oidc/callback',
  )
  await host.close()
  await stub.close()
})

test('a portal with a host of its own is come back to', async () => {
  const stub = await startStub()
  const host = await startTestHost({
    publicUrl: 'https://gate.example.test',
    portalHosts: { localhost: 'internal' },
    oidc: { issuer: stub.issuer, ...clientOf },
  })
  const there = new URL(start(host))
  there.hostname = 'localhost'
  const { headers } = await fetch(there, { redirect: 'manual' })
  expect(new URL(headers.get('location')!).searchParams.get('redirect_uri')).toBe(
    `https://localhost:${there.port}/api/oidc/callback`,
  )
  await host.close()
  await stub.close()
})

test('without a provider there is nothing to start', async () => {
  const host = await startTestHost()
  for (const path of ['/api/oidc/start', '/api/oidc/callback?code=x&state=y'])
    expect((await call<Refused>(host.url, path)).body.code).toBe('NOT_FOUND')
  expect((await call<Refused>(host.url, '/v2/sessions/sso', { method: 'POST' })).body.code).toBe('INVALID_CREDENTIALS')
  await host.close()
})
