import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { system } from '../../src/server/store/store.ts'
import type { OpenSession } from '../../src/shared/endpoints/answers/sessions.ts'
import { startOn, startTestHost, type TestHost } from './support/host.ts'
import { call, type Refused, signIn, type SignedIn, solveCaptcha, trySignIn } from './support/http.ts'
import { addOrganisation, addPerson, asOwner, password } from './support/people.ts'
import { engine } from './support/store.ts'

const email = 'two@covergate.test'
let running: TestHost
let broker: string
let insurer: string

beforeAll(async () => {
  running = await startTestHost()
  const { store } = running.host
  broker = await addOrganisation(store, 'ALFA', 'broker')
  insurer = await addOrganisation(store, 'BETA', 'insurer')
  const memberships = [
    { organisation: broker, permissions: ['bank.list'] },
    { organisation: insurer, permissions: [] },
  ]
  await addPerson(store, { email, memberships })
  await addPerson(store, { email: 'other@covergate.test', memberships: [memberships[0]!] })
})

afterAll(() => running.close())

const enter = async (device = 'Firefox on Linux'): Promise<SignedIn> => {
  const headers = { 'x-captcha-token': await solveCaptcha(running.url), 'user-agent': device }
  const body = { email, password, organization: broker }
  return (await call<{ data: SignedIn }>(running.url, '/v2/sessions', { body, headers })).body.data
}
const list = async (token: string) =>
  (await call<{ data: OpenSession[] }>(running.url, '/v2/sessions', { token })).body.data
const check = async (token: string, url = running.url) =>
  (await call(url, '/v2/sessions/check', { method: 'POST', token })).status
const end = (token: string, path: string) =>
  call<Refused>(running.url, `/v2/sessions/own${path}`, { method: 'DELETE', token })
const switchTo = (token: string, organization: string) =>
  call<{ data: SignedIn } & Refused>(running.url, '/v2/sessions/organization', { token, body: { organization } })
const lastAudit = async () => {
  const rows = await running.host.store.run(
    system,
    'select event, result, organisation_id from audit order by id desc limit 1',
  )
  return rows[0]
}

describe('one’s own sessions', () => {
  test('are listed with device, address and times, the last used first, and nobody else’s among them', async () => {
    const { token: strangers } = await signIn(running.url, 'other@covergate.test')
    const first = await enter('Safari on a phone')
    const second = await enter()
    running.pass(60)
    const renewed = await call<{ data: SignedIn }>(running.url, '/v2/sessions/refresh', {
      body: { refresh: first.refresh },
    })
    const [used, other, ...more] = await list(second.token)
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
    const known = { address: '127.0.0.1', method: 'password', organisation: 'The ALFA' }
    const common = { id: expect.any(String), ...known, createdAt: time, lastUsedAt: time }
    expect(used).toEqual({ ...common, device: 'Safari on a phone', current: false })
    expect(other).toEqual({ ...common, device: 'Firefox on Linux', current: true })
    expect(more).toEqual([])
    expect(Date.parse(used!.lastUsedAt) - Date.parse(used!.createdAt)).toBeGreaterThanOrEqual(60_000)
    expect(await list(strangers)).toHaveLength(1)
    expect((await list(renewed.body.data.token)).map(({ current }) => current)).toEqual([true, false])
    await end(second.token, '')
  })

  test('name no device whose name nobody can read', async () => {
    const { token } = await enter('Fire\u00adfox \u009bon Linux')
    expect((await list(token)).find(({ current }) => current)).toMatchObject({ device: null })
  })

  test('end one by one, at once', async () => {
    const [mine, lost] = [await enter(), await enter('A lost phone')]
    expect(await check(lost.token)).toBe(200)
    const { id } = (await list(mine.token)).find(({ device }) => device === 'A lost phone')!
    expect((await end(mine.token, `/${id}`)).status).toBe(204)
    expect(await check(lost.token)).toBe(401)
    expect(await check(mine.token)).toBe(200)
    expect((await list(mine.token)).map((one) => one.id)).not.toContain(id)
    expect(await lastAudit()).toEqual({ event: 'sessionEnd', result: 'accepted', organisation_id: broker })
  })

  test('end all but the present one, on every process, and with them what they were listening to', async () => {
    // PGlite is of one process.
    const elsewhere = engine === 'postgres' ? await startOn({ ...running.config, port: 0 }) : running
    try {
      const [mine, one, two] = [await enter(), await enter(), await enter()]
      const other = await signIn(running.url, 'other@covergate.test')
      expect(await check(one.token, elsewhere.url)).toBe(200)
      const stream = await fetch(`${elsewhere.url}/api/live`, { headers: { authorization: `Bearer ${one.token}` } })
      expect(stream.status).toBe(200)
      expect((await end(mine.token, '')).status).toBe(204)
      await stream.text()
      await expect.poll(() => check(one.token, elsewhere.url), { timeout: 900 }).toBe(401)
      expect(await check(two.token)).toBe(401)
      expect(await check(mine.token)).toBe(200)
      expect(await check(other.token)).toBe(200)
    } finally {
      if (elsewhere !== running) await elsewhere.close()
    }
  })

  test('of somebody else cannot be ended, and look like none', async () => {
    const mine = await enter()
    const other = await signIn(running.url, 'other@covergate.test')
    const { id } = (await list(mine.token)).find(({ current }) => current)!
    expect(await end(other.token, `/${id}`)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    expect((await end(other.token, '')).status).toBe(204)
    expect(await check(mine.token)).toBe(200)
    expect(await end(mine.token, '/nonsense')).toMatchObject({ status: 400, body: { code: 'BAD_INPUT' } })
    expect((await call(running.url, '/v2/sessions')).status).toBe(401)
    expect((await end('', '')).status).toBe(401)
  })
})

describe('another organisation', () => {
  test('is gone to without a new sign-in: new tokens, and the old ones are worthless', async () => {
    const before = await enter()
    const { status, headers, body } = await switchTo(before.token, insurer)
    expect(status).toBe(200)
    expect(body.data.user.organization.id).toBe(insurer)
    expect(body.data.user.permissions).toEqual([])
    expect(headers.getSetCookie()).toEqual([
      `access=${body.data.token}; Path=/; Max-Age=604800; SameSite=Strict`,
      `refresh=${body.data.refresh}; Path=/; Max-Age=604800; SameSite=Strict`,
    ])
    expect(await lastAudit()).toEqual({ event: 'organisationSwitch', result: 'accepted', organisation_id: insurer })
    expect(await check(body.data.token)).toBe(200)
    expect(await check(before.token)).toBe(401)
    const stale = await call<Refused>(running.url, '/v2/sessions/refresh', { body: { refresh: before.refresh } })
    expect(stale.body.code).toBe('INVALID_REFRESH')
  })

  test('must be one’s own; the session stays where it was', async () => {
    const stranger = await addOrganisation(running.host.store, 'GAMMA', 'bank')
    const { token } = await enter()
    expect(await switchTo(token, stranger)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } })
    expect(await lastAudit()).toEqual({ event: 'organisationSwitch', result: 'refused', organisation_id: stranger })
    expect(await check(token)).toBe(200)
    expect((await switchTo('', insurer)).status).toBe(401)
    expect((await switchTo(token, 'nonsense')).status).toBe(400)
  })

  test('is gone to once, however often it is asked at the same time', async () => {
    const { token } = await enter()
    const answers = await Promise.all(Array.from({ length: 10 }, () => switchTo(token, insurer)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('makes no session live longer than seven days', async () => {
    const { token, refresh } = await enter()
    let last = { token, refresh }
    for (const hours of [...Array.from({ length: 41 }, () => 4), 4 - 1 / 60]) {
      running.pass(hours * 60 * 60)
      const body = { refresh: last.refresh, idle: 0 }
      last = (await call<{ data: SignedIn }>(running.url, '/v2/sessions/refresh', { body })).body.data
    }
    expect(await check(token)).toBe(401)
    const { body } = await switchTo(last.token, insurer)
    expect(await check(body.data.token)).toBe(200)
    running.pass(60)
    expect(await check(body.data.token)).toBe(401)
    const late = await call(running.url, '/v2/sessions/refresh', { body: { refresh: body.data.refresh } })
    expect(late.status).toBe(401)
  })

  test('is not to be had by a person who has been locked', async () => {
    const { token } = await enter()
    await asOwner(running.host.store, 'update users set locked_at = now() where email = $1', [email])
    expect((await switchTo(token, insurer)).status).not.toBe(200)
    await asOwner(running.host.store, 'update users set locked_at = null where email = $1', [email])
    expect((await trySignIn(running.url, { email, password, organization: broker })).status).toBe(200)
  })
})
