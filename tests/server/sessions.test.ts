import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { OrganisationChoice } from '../../machines/session/session.types.ts'
import { takeTry } from '../../src/server/sessions/attempts.ts'
import { takeQuota } from '../../src/server/quota.ts'
import { captchas as captchaQuota } from '../../src/server/sessions/limits.ts'
import { system } from '../../src/server/store/store.ts'
import { startTestHost, type TestHost } from './support/host.ts'
import { call, type Refused, signIn, type SignedIn, solveCaptcha, trySignIn } from './support/http.ts'
import { addOrganisation, addPerson, asOwner, password } from './support/people.ts'

/** How each password that was compared is kept: what the comparison costs. */
const compared = vi.hoisted((): string[] => {
  // Files share their modules, and those that compare passwords are loaded already.
  vi.resetModules()
  return []
})
vi.mock('@node-rs/argon2', async (original) => {
  const argon2 = await original<typeof import('@node-rs/argon2')>()
  const verify: typeof argon2.verify = (hash, ...typed) => {
    compared.push(String(hash).split('$').slice(0, 4).join('$') + '$')
    return argon2.verify(hash, ...typed)
  }
  return { ...argon2, verify }
})

let running: TestHost
let broker: string
let insurer: string

beforeAll(async () => {
  running = await startTestHost()
  const { store } = running.host
  broker = await addOrganisation(store, 'ALFA', 'broker')
  insurer = await addOrganisation(store, 'BETA', 'insurer')
  const atBroker = { organisation: broker, permissions: ['bank.list'] }
  await addPerson(store, { email: 'one@covergate.test', memberships: [atBroker] })
  await addPerson(store, {
    email: 'two@covergate.test',
    memberships: [atBroker, { organisation: insurer, permissions: [] }],
  })
  await addPerson(store, { email: 'locked@covergate.test', memberships: [atBroker], locked: true })
  await addPerson(store, { email: 'nowhere@covergate.test', memberships: [] })
})

afterAll(() => running.close())

const check = (token: string) => call<Refused>(running.url, '/v2/sessions/check', { method: 'POST', token })
const refresh = (value: string, idle?: number) =>
  call<{ data: SignedIn } & Refused>(running.url, '/v2/sessions/refresh', { body: { refresh: value, idle } })
const audited = (event: string) =>
  running.host.store.run<{ result: string; reason: string | null }>(
    system,
    "select result, detail->>'reason' as reason from audit where event = $1 order by id desc limit 1",
    [event],
  )

/** The host's clock never goes back: each test that passes time signs in anew. */
describe('signing in', () => {
  test('B048 gives a person of one organisation their user and both tokens at once', async () => {
    const { status, body } = await trySignIn(running.url, { email: 'One@Covergate.test', password })
    expect(status).toBe(200)
    expect(body.data.user).toEqual({
      id: expect.any(String),
      fullName: 'Name of one@covergate.test',
      email: 'one@covergate.test',
      phone: null,
      profileImage: null,
      locale: 'en',
      timeZone: null,
      caseMails: 'atOnce',
      toured: false,
      role: 'operator',
      roles: ['operator'],
      sections: [],
      permissions: ['bank.list'],
      organization: {
        id: broker,
        code: 'ALFA',
        name: 'The ALFA',
        kind: 'broker',
        logo: null,
        colorTheme: { primary: '#0f6cbd' },
        industry: null,
        productCategories: [],
      },
      organizations: [{ id: broker, code: 'ALFA', name: 'The ALFA', kind: 'broker', logo: null }],
    })
    expect(Object.keys(body.data).toSorted()).toEqual(['refresh', 'token', 'user'])
    expect((await check(body.data.token)).body).toEqual({ data: { user: body.data.user } })
    expect(await audited('signIn')).toEqual([{ result: 'accepted', reason: null }])
  })

  test('B047 offers a person of several organisations the choice, and takes it once with the ticket', async () => {
    type Offer = { data: { organizations: OrganisationChoice[]; ticket: string } }
    const offer = await trySignIn<Offer>(running.url, { email: 'two@covergate.test', password })
    expect(offer.body.data.organizations).toEqual([
      { id: broker, code: 'ALFA', name: 'The ALFA', kind: 'broker', logo: null },
      { id: insurer, code: 'BETA', name: 'The BETA', kind: 'insurer', logo: null },
    ])
    const choose = () =>
      call<{ data: SignedIn }>(running.url, '/v2/sessions', {
        body: { organization: insurer, ticket: offer.body.data.ticket },
      })
    const chosen = await choose()
    expect(chosen.status).toBe(200)
    expect(chosen.body.data.user.organization.id).toBe(insurer)
    expect(chosen.body.data.user.organizations).toHaveLength(2)
    expect(await choose()).toMatchObject({ status: 401, body: { code: 'INVALID_CREDENTIALS' } })
    expect(await audited('organisationChoice')).toEqual([{ result: 'refused', reason: 'ticket' }])
  })

  test('takes no ticket that is altered or five minutes old, and none for an organisation the person is not of', async () => {
    const stranger = await addOrganisation(running.host.store, 'GAMMA', 'bank')
    type Offer = { data: { ticket: string } }
    const offer = async () =>
      (await trySignIn<Offer>(running.url, { email: 'two@covergate.test', password })).body.data.ticket
    const later = (await offer()).replace(/^\d+/, (until) => String(Number(until) + 600_000))
    for (const [ticket, organization] of [
      [later, broker],
      [await offer(), stranger],
    ])
      expect((await call(running.url, '/v2/sessions', { body: { ticket, organization } })).status).toBe(401)
    const ticket = await offer()
    running.pass(5 * 60)
    expect((await call(running.url, '/v2/sessions', { body: { ticket, organization: broker } })).status).toBe(401)
  })

  test('B051 answers unknown, locked, wrong and homeless alike, in the reader’s language', async () => {
    const tries = [
      { email: 'unknown@covergate.test', password },
      { email: 'locked@covergate.test', password },
      { email: 'one@covergate.test', password: `${password} ` },
      { email: 'nowhere@covergate.test', password },
    ]
    const answers = await Promise.all(tries.map((body) => trySignIn<Refused>(running.url, body)))
    for (const { status, body } of answers)
      expect({ status, body }).toEqual({
        status: 401,
        body: { code: 'INVALID_CREDENTIALS', message: 'Invalid Credentials', reference: expect.any(String) },
      })
    const indonesian = await call<Refused>(running.url, '/v2/sessions', {
      body: tries[0],
      headers: { 'x-captcha-token': await solveCaptcha(running.url), 'accept-language': 'id-ID,id;q=0.9,en;q=0.8' },
    })
    expect(indonesian.body.message).toBe('Email atau kata sandi salah')
  })

  test('compares a password, at the same cost, for an unknown and a locked account as for a wrong password', async () => {
    running.pass(60 * 60)
    for (const email of ['two@covergate.test', 'nobody@covergate.test', 'locked@covergate.test']) {
      compared.length = 0
      expect((await trySignIn(running.url, { email, password: 'guess' })).status).toBe(401)
      expect(compared).toEqual(['$argon2id$v=19$m=19456,t=2,p=1$'])
    }
    running.pass(60 * 60)
  })

  test('B049 wants a solved captcha for a password, good once', async () => {
    const body = { email: 'one@covergate.test', password }
    const solved = await solveCaptcha(running.url)
    const withCaptcha = (token: string) =>
      call<Refused>(running.url, '/v2/sessions', { body, headers: { 'x-captcha-token': token } })
    const answer = JSON.parse(Buffer.from(solved, 'base64').toString())
    const guessed = Buffer.from(
      JSON.stringify({ ...answer, solution: { ...answer.solution, derivedKey: '00' } }),
    ).toString('base64')
    expect((await call<Refused>(running.url, '/v2/sessions', { body })).body.code).toBe('CAPTCHA')
    expect((await withCaptcha('nonsense')).body.code).toBe('CAPTCHA')
    expect((await withCaptcha(guessed)).body.code).toBe('CAPTCHA')
    expect((await withCaptcha(solved)).status).toBe(200)
    expect(await withCaptcha(solved)).toMatchObject({ status: 401, body: { code: 'CAPTCHA' } })
  })

  test('takes no captcha that is five minutes old', async () => {
    const body = { email: 'one@covergate.test', password }
    const solved = await solveCaptcha(running.url)
    running.pass(5 * 60)
    expect((await call(running.url, '/v2/sessions', { body, headers: { 'x-captcha-token': solved } })).status).toBe(401)
  })

  test('takes no captcha and no ticket again, nor one that has expired, when the clock goes back', async () => {
    type Offer = { data: { ticket: string } }
    const captchas = [await solveCaptcha(running.url), await solveCaptcha(running.url)]
    const signInWith = (captcha: string) =>
      call<Offer>(running.url, '/v2/sessions', {
        body: { email: 'two@covergate.test', password },
        headers: { 'x-captcha-token': captcha },
      })
    const used = (await signInWith(captchas[0]!)).body.data.ticket
    const unused = (await trySignIn<Offer>(running.url, { email: 'two@covergate.test', password })).body.data.ticket
    const choose = (ticket: string) => call(running.url, '/v2/sessions', { body: { ticket, organization: broker } })
    expect((await choose(used)).status).toBe(200)
    running.pass(10 * 60)
    const later = await trySignIn<Offer>(running.url, { email: 'two@covergate.test', password })
    expect((await choose(later.body.data.ticket)).status).toBe(200)
    expect((await signInWith(captchas[1]!)).status).toBe(401)
    expect((await choose(unused)).status).toBe(401)
    running.pass(-10 * 60)
    for (const captcha of captchas) expect((await signInWith(captcha)).status).toBe(401)
    for (const ticket of [used, unused]) expect((await choose(ticket)).status).toBe(401)
  })

  test('renews a hash that was made with other figures', async () => {
    const weak = '$argon2id$v=19$m=4096,t=3,p=1$c29tZXNhbHRzb21lc2FsdA$'
    const { hash } = await import('@node-rs/argon2')
    const old = await hash(password, { memoryCost: 4096, timeCost: 3 })
    expect(old.slice(0, 29)).toBe(weak.slice(0, 29))
    const { store } = running.host
    const id = await addPerson(store, {
      email: 'old@covergate.test',
      memberships: [{ organisation: broker, permissions: [] }],
    })
    await asOwner(store, 'update passwords set hash = $2 where user_id = $1', [id, old])
    await signIn(running.url, 'old@covergate.test')
    const [row] = await store.run<{ hash: string }>(system, 'select hash from passwords where user_id = $1', [id])
    expect(row!.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    await signIn(running.url, 'old@covergate.test')
  })

  test('refuses a body of another shape before anything is read', async () => {
    const wrong = [
      { email: ['one@covergate.test'], password },
      { email: 'one@covergate.test', password: 7 },
      { email: 'one@covergate.test', password, role: 'superAdmin' },
      { email: 'one\u0000@covergate.test', password },
      { organization: 'urn:uuid:00000000-0000-0000-0000-000000000000', ticket: 'x' },
      {},
    ]
    for (const body of wrong) expect((await trySignIn<Refused>(running.url, body)).body.code).toBe('BAD_INPUT')
  })
})

describe('guessing', () => {
  test('is stopped for an account after five tries, also when they come at once, and for longer each time', async () => {
    const email = 'guessed@covergate.test'
    await addPerson(running.host.store, { email, memberships: [{ organisation: broker, permissions: [] }] })
    const guess = (value: string) => trySignIn<Refused>(running.url, { email, password: value })
    const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => guess(`guess ${index}`)))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7)

    const refused = await guess(password)
    expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY' } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(25)
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(30)

    running.pass(31)
    expect((await guess('wrong again')).status).toBe(401)
    expect(Number((await guess(password)).headers.get('retry-after'))).toBeGreaterThan(50)
    running.pass(61)
    expect((await guess(password)).status).toBe(200)
    expect((await guess('a slip')).status).toBe(401)
  })

  test('by a stranger does not keep a person out of an address they have signed in from', async () => {
    const email = 'attacked@covergate.test'
    const id = await addPerson(running.host.store, { email, memberships: [{ organisation: broker, permissions: [] }] })
    for (let round = 0; round < 6; round++) await trySignIn(running.url, { email, password: 'guess' })
    expect((await trySignIn(running.url, { email, password })).status).toBe(429)
    const known = `insert into sessions (user_id, organisation_id, access_hash, access_expires_at, refresh_hash, created_at, refreshed_at, expires_at, ends_by, address)
      values ($1, $2, '', $3, '', $3, $3, $3, $3, '127.0.0.1')`
    await asOwner(running.host.store, known, [id, broker, running.host.clock().toISOString()])
    expect((await trySignIn(running.url, { email, password })).status).toBe(200)
  })
})

test('a try whose clock is a little behind that of the try before is taken', async () => {
  const { store } = running.host
  const [now, before] = [new Date(), new Date(Date.now() - 50)]
  await takeTry(store, 'address', '203.0.113.1', now)
  await takeTry(store, 'address', '203.0.113.1', now)
  await expect(takeTry(store, 'address', '203.0.113.1', before)).resolves.toBe(0)
})

describe('a session', () => {
  test('is known by tokens of 256 random bits of which the database holds none', async () => {
    const { token, refresh: second } = await signIn(running.url, 'one@covergate.test')
    expect(Buffer.from(token, 'base64url')).toHaveLength(64)
    expect(token.slice(22)).not.toBe(second.slice(22))
    const rows = await running.host.store.run<{ row: string }>(system, 'select s::text as row from sessions s')
    expect(rows.some(({ row }) => row.includes(token) || row.includes(second))).toBe(false)
  })

  test('takes no token that is missing, altered or for another use', async () => {
    const { token, refresh: second } = await signIn(running.url, 'one@covergate.test')
    const altered = `${token.slice(0, 40)}${token[40] === 'A' ? 'B' : 'A'}${token.slice(41)}`
    for (const wrong of ['', 'null', altered, second]) expect((await check(wrong)).body.code).toBe('UNAUTHENTICATED')
    expect((await refresh(token)).body.code).toBe('INVALID_REFRESH')
    expect((await check(token)).status).toBe(200)
  })

  test('B057 asks for a newer token when the access token is 15 minutes old, and gives it', async () => {
    const { token, refresh: second, user } = await signIn(running.url, 'one@covergate.test')
    running.pass(15 * 60)
    expect(await check(token)).toMatchObject({ status: 401, body: { code: 'QUS-AUTH-008', message: 'jwt expired' } })
    const renewed = await refresh(second)
    expect(renewed).toMatchObject({ status: 200, body: { data: { user } } })
    expect((await check(renewed.body.data.token)).status).toBe(200)
    expect((await check(token)).body.code).toBe('QUS-AUTH-008')
  })

  test('comes with a refresh as cookies too, for a page that is left before the answer is there', async () => {
    const first = await signIn(running.url, 'one@covergate.test')
    const answer = await fetch(`${running.url}/v2/sessions/refresh`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ refresh: first.refresh }),
    })
    const { data } = (await answer.json()) as { data: SignedIn }
    expect(answer.headers.getSetCookie()).toEqual([
      `access=${data.token}; Path=/; Max-Age=604800; SameSite=Strict`,
      `refresh=${data.refresh}; Path=/; Max-Age=604800; SameSite=Strict`,
    ])
  })

  test('ends seven days after the sign-in however often it is refreshed', async () => {
    let { refresh: next } = await signIn(running.url, 'one@covergate.test')
    for (let hours = 4; hours < 7 * 24; hours += 4) {
      running.pass(4 * 60 * 60)
      next = (await refresh(next, 0)).body.data.refresh
    }
    running.pass(4 * 60 * 60)
    expect((await refresh(next, 0)).body.code).toBe('INVALID_REFRESH')
  })

  test('is over at once when the person logs out, with both tokens', async () => {
    const { token, refresh: second } = await signIn(running.url, 'one@covergate.test')
    const other = await signIn(running.url, 'one@covergate.test')
    expect((await check(token)).status).toBe(200)
    expect((await call(running.url, `/v2/sessions/${token}`, { method: 'DELETE', token })).status).toBe(204)
    expect((await check(token)).body.code).toBe('UNAUTHENTICATED')
    expect((await refresh(second)).body.code).toBe('INVALID_REFRESH')
    expect((await check(other.token)).status).toBe(200)
    expect(await audited('signOut')).toEqual([{ result: 'accepted', reason: null }])
  })

  test('cannot be ended by somebody else', async () => {
    const { token } = await signIn(running.url, 'one@covergate.test')
    const email = 'third@covergate.test'
    await addPerson(running.host.store, { email, memberships: [{ organisation: insurer, permissions: [] }] })
    const stranger = await signIn(running.url, email)
    const ending = await call<Refused>(running.url, `/v2/sessions/${token}`, {
      method: 'DELETE',
      token: stranger.token,
    })
    expect(ending).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    expect((await check(token)).status).toBe(200)
  })

  test('is refused within a second when the person is locked', async () => {
    const email = 'leaving@covergate.test'
    const id = await addPerson(running.host.store, { email, memberships: [{ organisation: broker, permissions: [] }] })
    const { token, refresh: second } = await signIn(running.url, email)
    await asOwner(running.host.store, 'update users set locked_at = now() where id = $1', [id])
    await expect.poll(async () => (await check(token)).status, { timeout: 1500 }).toBe(401)
    expect((await refresh(second)).status).toBe(401)
  })
})

test('no password, token or captcha reaches the log, and each line says who, what, whence and with which result', async () => {
  const secret = 'canary password 4711'
  await trySignIn(running.url, { email: 'one@covergate.test', password: secret })
  const { token, refresh: second, user } = await signIn(running.url, 'one@covergate.test')
  await refresh(second)
  await call(running.url, `/v2/sessions/${token}`, { method: 'DELETE', token: 'x' })
  const log = running.log.join('')
  for (const canary of [secret, password, token, second]) expect(log).not.toContain(canary)
  const accepted = running.log
    .map((line) => JSON.parse(line))
    .findLast(({ event, result }) => event === 'signIn' && result === 'accepted')
  expect(accepted).toMatchObject({
    msg: 'security',
    userId: user.id,
    organisationId: broker,
    address: '127.0.0.1',
    reqId: expect.any(String),
  })
})

describe('captchas', () => {
  test('can be asked for 600 times in ten minutes from one address, and others are not kept waiting by it', async () => {
    const { store, clock } = running.host
    running.pass(10 * 60)
    await takeQuota(store, captchaQuota, '203.0.113.9', clock(), 600)
    await takeQuota(store, captchaQuota, '127.0.0.1', clock(), 590)
    const asked = await Promise.all(Array.from({ length: 20 }, () => call<Refused>(running.url, '/api/captcha')))
    expect(asked.filter(({ status }) => status === 200)).toHaveLength(10)
    const refused = asked.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(10)
    expect(refused[0]!.body.code).toBe('TOO_MANY')
    expect(Number(refused[0]!.headers.get('retry-after'))).toBeGreaterThan(590)
    running.pass(10 * 60)
    expect((await call(running.url, '/api/captcha')).status).toBe(200)
  })

  test('can be answered 100 times from one address, right or wrong', async () => {
    running.pass(2 * 60 * 60)
    const body = { email: 'one@covergate.test', password }
    const headers = { 'x-captcha-token': 'nonsense' }
    const tries = Array.from({ length: 105 }, () => call<Refused>(running.url, '/v2/sessions', { body, headers }))
    const codes = (await Promise.all(tries)).map((answer) => answer.body.code)
    expect(codes.filter((code) => code === 'CAPTCHA')).toHaveLength(100)
    expect(codes.filter((code) => code === 'TOO_MANY')).toHaveLength(5)
    running.pass(2 * 60 * 60)
  })
})
