import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { networkOf } from '../../src/server/sessions/network.ts'
import { startStub } from './support/oidcStub.ts'
import { startTestHost, type TestHost } from './support/host.ts'
import { call, type Refused, signIn, trySignIn } from './support/http.ts'
import { addOrganisation, addPerson, asOwner, password } from './support/people.ts'

const email = 'owner@covergate.test'
let provider: Awaited<ReturnType<typeof startStub>>
let running: TestHost

beforeAll(async () => {
  provider = await startStub()
  running = await startTestHost({
    trustedProxies: ['loopback', '10.0.0.0/8'],
    publicUrl: 'https://gate.test',
    portalHosts: { 'ops.gate.test': 'internal' },
    oidc: { issuer: provider.issuer, clientId: 'gate', clientSecret: 'shh' },
  })
  const organisation = await addOrganisation(running.host.store, 'ALFA', 'broker')
  await addPerson(running.host.store, { email, memberships: [{ organisation, permissions: [] }] })
})

beforeEach(() => asOwner(running.host.store, 'truncate attempts'))

afterAll(async () => {
  await running.close()
  await provider.close()
})

const from = (forwarded: string) => ({ 'x-forwarded-for': forwarded })
const loggedAddress = () => (JSON.parse(running.log.at(-1)!) as { address: string }).address
let asked = 0
const ask = async (address: string) => {
  const body = { email: `p${(asked += 1)}@people.test` }
  return (await call<Refused>(running.url, '/v2/activations', { body, headers: from(address) })).status
}

describe('behind proxies of ours', () => {
  test.each([
    ['203.0.113.9', '203.0.113.9'],
    ['6.6.6.6, 203.0.113.9', '203.0.113.9'],
    ['127.0.0.1, 203.0.113.9, 10.1.2.3, 127.0.0.1', '203.0.113.9'],
    ['2001:db8::7', '2001:db8::7'],
    ['', '127.0.0.1'],
  ])('the client is the right-most hop that is none of them: %j is %s', async (forwarded, address) => {
    await call(running.url, '/v2/sessions/refresh', { body: { refresh: 'x' }, headers: from(forwarded) })
    expect(loggedAddress()).toBe(address)
  })

  test('strangers who use up their tries keep nobody else out, the owner of the account included', async () => {
    expect((await signIn(running.url, email)).user.email).toBe(email)
    const strangers = Array.from({ length: 31 }, () => ask('198.51.100.1'))
    expect((await Promise.all(strangers)).filter((status) => status === 429)).not.toEqual([])
    expect(await ask('198.51.100.1')).toBe(429)
    expect(await ask('198.51.100.2')).toBe(200)
    expect(await ask('1.1.1.1, 198.51.100.1')).toBe(429)
    for (let round = 0; round < 6; round++)
      await trySignIn(running.url, { email, password: 'guess' }, from('198.51.100.3'))
    expect((await trySignIn(running.url, { email, password }, from('198.51.100.3'))).status).toBe(429)
    expect((await trySignIn(running.url, { email, password })).status).toBe(200)
  })

  test('what they say of host and protocol changes no link and no cookie', async () => {
    const headers = {
      'x-forwarded-host': 'ops.gate.test',
      'x-forwarded-proto': 'http',
      forwarded: 'host=ops.gate.test',
    }
    const plain = await fetch(`${running.url}/api/oidc/start`, { redirect: 'manual' })
    const told = await fetch(`${running.url}/api/oidc/start`, { redirect: 'manual', headers })
    const redirects = [plain, told].map((answer) =>
      new URL(answer.headers.get('location')!).searchParams.get('redirect_uri'),
    )
    expect(redirects).toEqual(['https://gate.test/api/oidc/callback', 'https://gate.test/api/oidc/callback'])
    expect(told.headers.getSetCookie()[0]).toMatch(
      /^__Host-oidc=[^;]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
    )
  })
})

describe('a client', () => {
  test('counts by its IPv4 address, also where IPv6 carries it, and by the half of an IPv6 address that it cannot vary', () => {
    const networks = {
      '203.0.113.9': '203.0.113.9',
      '::ffff:203.0.113.9': '203.0.113.9',
      '::FFFF:203.0.113.9': '203.0.113.9',
      '::ffff:cb00:7109': '203.0.113.9',
      '203.0.113.9:4711': '203.0.113.9',
      '[2001:db8::7]:443': '2001:db8:0:0::/64',
      '2001:db8:1:2:3:4:5:6': '2001:db8:1:2::/64',
      '2001:DB8:1:2::': '2001:db8:1:2::/64',
      '2001:db8::7': '2001:db8:0:0::/64',
      '::1': '0:0:0:0::/64',
      'fe80::1%eth0': 'fe80:0:0:0::/64',
      'x; drop table': 'unknown',
      '': 'unknown',
    }
    expect(Object.fromEntries(Object.keys(networks).map((address) => [address, networkOf(address)]))).toEqual(networks)
  })

  test('gets no new tries for another address of its IPv6 network', async () => {
    const strangers = Array.from({ length: 31 }, (_, index) => ask(`2001:db8:1:2::${index + 1}`))
    expect((await Promise.all(strangers)).filter((status) => status === 429)).not.toEqual([])
    expect(await ask('2001:db8:1:2:ffff::1')).toBe(429)
    expect(await ask('2001:db8:1:3::1')).toBe(200)
  })
})
