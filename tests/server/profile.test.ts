import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestHost, type TestHost } from './support/host.ts'
import { call, type Refused, signIn } from './support/http.ts'
import { addOrganisation, addPerson } from './support/people.ts'
import { chunk, jfif, jpegOf, pngOf, segment, taken } from '../support/pictures.ts'

interface Profile {
  fullName: string
  email: string
  phone: string | null
  locale: string
  timeZone: string | null
  caseMails: string
  profileImage: string | null
}

let running: TestHost
let token: string

beforeAll(async () => {
  running = await startTestHost()
  const organisation = await addOrganisation(running.host.store, 'ALFA', 'broker')
  for (const email of ['one@covergate.test', 'two@covergate.test'])
    await addPerson(running.host.store, { email, memberships: [{ organisation, permissions: [] }] })
})

beforeEach(async () => {
  token = (await signIn(running.url, 'one@covergate.test')).token
})

afterAll(() => running.close())

const read = async (bearer = token) =>
  (await call<{ data: Profile }>(running.url, '/v2/profile', { token: bearer })).body.data
const edit = (body: unknown) =>
  call<{ data: Profile } & Refused>(running.url, '/v2/profile', { method: 'PATCH', token, body })

describe('one’s own details', () => {
  test('are read and changed one by one, and the session shows them at once', async () => {
    const untouched = {
      fullName: 'Name of one@covergate.test',
      email: 'one@covergate.test',
      phone: null,
      locale: 'en',
      timeZone: null,
      caseMails: 'atOnce',
      profileImage: null,
    }
    expect(await read()).toEqual(untouched)
    const changed = { ...untouched, phone: '+628123456789' }
    expect(await edit({ phone: '+628123456789' })).toMatchObject({ status: 200, body: { data: changed } })
    const rest = { fullName: 'Nguyễn Thị Ánh', locale: 'vi', timeZone: 'Asia/Ho_Chi_Minh', caseMails: 'daily' }
    expect((await edit({ ...rest, fullName: '  Nguyễn Thị Ánh ' })).body.data).toEqual({ ...changed, ...rest })
    const { body } = await call<{ data: { user: Profile } }>(running.url, '/v2/sessions/check', {
      method: 'POST',
      token,
    })
    expect(body.data.user).toMatchObject({ ...changed, ...rest })
    expect((await edit({ phone: '', timeZone: null })).body.data).toMatchObject({ phone: null, timeZone: null })
    expect((await signIn(running.url, 'one@covergate.test')).user).toMatchObject({ fullName: rest.fullName })
    expect((await read((await signIn(running.url, 'two@covergate.test')).token)).fullName).toBe(
      'Name of two@covergate.test',
    )
  })

  test.each([
    [{}],
    [{ fullName: '' }],
    [{ fullName: '   ' }],
    [{ fullName: 'Ann <b>' }],
    [{ fullName: 'x'.repeat(101) }],
    [{ fullName: null }],
    [{ phone: '123456' }],
    [{ phone: '+1234567890123456' }],
    [{ phone: '0812 345' }],
    [{ locale: 'fr' }],
    [{ timeZone: 'Mars/Olympus' }],
    [{ timeZone: '+07:00' }],
    [{ timeZone: '' }],
    [{ caseMails: 'hourly' }],
    [{ toured: false }],
    [{ email: 'new@covergate.test' }],
    [{ permissions: ['superadmin.root'] }],
    ['text'],
  ])('are not taken when they are wrong: %o', async (body) => {
    const before = await read()
    expect(await edit(body)).toMatchObject({ status: 400, body: { code: 'BAD_INPUT' } })
    expect(await read()).toEqual(before)
  })

  test('are nobody’s without a session', async () => {
    for (const [method, path] of [
      ['GET', '/v2/profile'],
      ['DELETE', '/v2/profile/picture'],
    ] as const)
      expect((await call(running.url, path, { method })).status).toBe(401)
    expect((await call(running.url, '/v2/profile', { method: 'PATCH', body: { phone: '' } })).status).toBe(401)
  })
})

describe('one’s own picture', () => {
  const put = async (bytes: Buffer, type: string, bearer = token) => {
    const response = await fetch(`${running.url}/v2/profile/picture`, {
      method: 'PUT',
      headers: { 'content-type': type, authorization: `Bearer ${bearer}` },
      body: new Uint8Array(bytes),
    })
    return { status: response.status, body: (await response.json()) as { data: { profileImage: string } } & Refused }
  }
  /** But the file store's own name. */
  const stored = () => readdirSync(join(running.config.dataDir, 'files')).filter((name) => !/^0+$/.test(name))

  test('is kept under a name that nobody can guess and served so that nothing in it runs', async () => {
    const { status, body } = await put(pngOf(), 'image/png')
    expect(status).toBe(200)
    const { profileImage } = body.data
    expect(profileImage).toMatch(/^\/api\/pictures\/[\w-]{32}\.png$/)
    expect((await read()).profileImage).toBe(profileImage)
    const picture = await fetch(running.url + profileImage)
    expect(Buffer.from(await picture.arrayBuffer())).toEqual(pngOf())
    expect(Object.fromEntries(picture.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=31536000, immutable',
    })
  })

  test('says nothing of where it was taken, nor anything else but how it looks', async () => {
    const exif = segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), taken(1)]))
    for (const [type, brought, drawn] of [
      ['image/jpeg', jpegOf({ parts: [jfif(), exif] }), jpegOf()],
      ['image/png', pngOf({ parts: [chunk('eXIf', taken(1)), chunk('tEXt', 'a\0b')] }), pngOf()],
    ] as const) {
      const { profileImage } = (await put(brought, type)).body.data
      const picture = await fetch(running.url + profileImage)
      expect(Buffer.from(await picture.arrayBuffer())).toEqual(drawn)
    }
  })

  test('takes the place of the one before, which is gone, and goes when it is taken away', async () => {
    const first = (await put(pngOf(), 'image/png')).body.data.profileImage
    const second = (await put(pngOf({ width: 2 }), 'image/png')).body.data.profileImage
    expect(stored()).toEqual([second.split('/').at(-1)])
    expect((await fetch(running.url + first)).status).toBe(404)
    const removed = await call(running.url, '/v2/profile/picture', { method: 'DELETE', token })
    expect(removed.status).toBe(204)
    expect((await read()).profileImage).toBe(null)
    expect((await fetch(running.url + second)).status).toBe(404)
    expect(stored()).toEqual([])
    expect((await call(running.url, '/v2/profile/picture', { method: 'DELETE', token })).status).toBe(204)
  })

  test('is refused when it is none, says it is another kind, is cut off, carries more or is too large', async () => {
    expect((await put(jpegOf({ width: 1000, height: 1000 }), 'image/jpeg')).status).toBe(200)
    const before = stored()
    const wrong: [Buffer, string][] = [
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml'],
      [Buffer.from('<html><script>alert(1)</script>'), 'image/png'],
      [Buffer.from('GIF89a'), 'image/gif'],
      [pngOf(), 'image/jpeg'],
      [pngOf(), 'application/json'],
      [pngOf().subarray(0, -4), 'image/png'],
      [Buffer.concat([pngOf(), Buffer.from('<script>')]), 'image/png'],
      [pngOf({ width: 1_000_001 }), 'image/png'],
      [jpegOf({ width: 1001, height: 1000 }), 'image/jpeg'],
      [jpegOf({}, []), 'image/jpeg'],
      [Buffer.alloc(0), 'image/png'],
    ]
    for (const [bytes, type] of wrong)
      expect({ type, ...(await put(bytes, type)) }).toMatchObject({ type, status: 400, body: { code: 'BAD_INPUT' } })
    expect((await put(pngOf({ behind: Buffer.alloc(1024 * 1024) }), 'image/png')).body.code).toBe('TOO_LARGE')
    expect((await put(pngOf(), 'image/png', 'x')).status).toBe(401)
    expect(stored()).toEqual(before)
  })

  test('of a sender who leaves is not kept, and no fault of the server', async () => {
    const before = stored()
    const sent = request(`${running.url}/v2/profile/picture`, {
      method: 'PUT',
      headers: { 'content-type': 'image/png', 'content-length': 100, authorization: `Bearer ${token}` },
    })
    const gone = once(sent, 'error')
    await new Promise((flushed) => sent.write(pngOf(), flushed))
    sent.destroy()
    await gone
    await expect.poll(() => running.log.join('')).toContain('the sender has left')
    expect(running.log.filter((line) => (JSON.parse(line) as { level: number }).level >= 50)).toEqual([])
    expect(stored()).toEqual(before)
  })

  test('that nobody has is not found, whatever is asked for', async () => {
    const names = ['x', `${'a'.repeat(32)}.png`, '..%2f..%2fpackage.json', '%00', 'null', `${'a'.repeat(32)}.svg`]
    for (const name of names)
      expect([name, (await fetch(`${running.url}/api/pictures/${name}`)).status]).toEqual([name, 404])
  })
})
