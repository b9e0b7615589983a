import { randomUUID } from 'node:crypto'
import { request as rawRequest } from 'node:http'
import { connect } from 'node:net'
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { areas } from '../../src/areas/registry.ts'
import { openFileStore } from '../../src/server/files/openFileStore.ts'
import { system } from '../../src/server/store/store.ts'
import { catalogue } from '../../src/shared/endpoints/catalogue.ts'
import { buildOf } from './support/built.ts'
import { startTestHost, type TestHost } from './support/host.ts'
import { call, type Refused, signIn } from './support/http.ts'
import { addOrganisation, addPerson, asOwner } from './support/people.ts'

const script = 'console.log("covergate")'.repeat(100)
const build = buildOf({
  'index.html': '<!doctype html><title>Covergate</title>',
  'assets/main-abc123.js': script,
  'assets/main-abc123.js.br': brotliCompressSync(script),
  'assets/main-abc123.js.gz': gzipSync(script),
})
let running: TestHost

beforeAll(async () => {
  running = await startTestHost({ browserDir: build.browserDir })
  const organisation = await addOrganisation(running.host.store, 'ALFA', 'broker')
  await addPerson(running.host.store, { email: 'one@covergate.test', memberships: [{ organisation, permissions: [] }] })
})

afterAll(async () => {
  await running.close()
  build.remove()
})

/** What came over the wire, undecoded. */
const raw = (path: string, headers: Record<string, string>) =>
  new Promise<{ headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    const sent = rawRequest(running.url + path, { headers }, (response) => {
      void response.toArray().then((parts) => resolve({ headers: response.headers, body: Buffer.concat(parts) }))
    })
    sent.on('error', reject).end()
  })

/** Sends bytes that no client library would. */
const sendBytes = (bytes: string) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect(Number(new URL(running.url).port), '127.0.0.1', () => socket.end(bytes))
    socket.on('error', reject)
    void socket.toArray().then((parts) => resolve(Buffer.concat(parts).toString()))
  })

describe('the browser app', () => {
  test('is served compressed as the browser wishes, and its hashed files are kept for ever', async () => {
    const brotli = await raw('/assets/main-abc123.js', { 'accept-encoding': 'gzip, br' })
    expect(brotli.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'application/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(brotliDecompressSync(brotli.body).toString()).toBe(script)
    expect((await raw('/assets/main-abc123.js', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe(
      'gzip',
    )
    expect((await raw('/assets/main-abc123.js', {})).body.toString()).toBe(script)
  })

  test('answers every page with itself, asked for anew each time', async () => {
    for (const path of ['/', '/credit-life', '/id/bank/7b0e', '/inspector?x=1.5']) {
      const answer = await call<string>(running.url, path)
      expect(answer.body).toContain('<title>Covergate</title>')
      expect(answer.headers.get('cache-control')).toBe('no-cache')
    }
  })

  test('does not stand in for calls and files that do not exist', async () => {
    for (const path of [
      '/api/nothing',
      '/v2/nothing',
      '/assets/main-old.js',
      '/.env',
      '/.git/HEAD',
      '/%2egit/HEAD',
      '/assets/%2e%2e/%2e%2e/package.json',
      '/api',
    ])
      expect(await call<Refused>(running.url, path)).toMatchObject({
        status: 404,
        body: { code: 'NOT_FOUND', reference: expect.any(String) },
      })
    expect((await call(running.url, '/credit-life', { method: 'POST' })).status).toBe(404)
  })
})

describe('every answer', () => {
  const paths = ['/', '/health', '/api/nothing', '/api/captcha', '/api/endpoints', '/assets/main-abc123.js', '/mailbox']

  test.each(paths)('carries the headers that keep a browser out of harm: %s', async (path) => {
    const { headers } = await call(running.url, path)
    const policy = headers.get('content-security-policy')!
    for (const rule of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
      expect(policy).toContain(rule)
    expect(policy).toMatch(/script-src 'self';/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
    expect(headers.get('access-control-allow-origin')).toBe(null)
    expect(headers.get('content-type')).toContain('charset=utf-8')
    if (path.startsWith('/api')) expect(headers.get('cache-control')).toBe('no-store')
  })

  test('to a page of another origin is a refusal', async () => {
    for (const origin of ['https://evil.test', 'null', `${running.url}.evil.test`]) {
      const refused = await call<Refused>(running.url, '/v2/sessions/refresh', {
        body: { refresh: 'x' },
        headers: { origin },
      })
      expect(refused).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } })
    }
    const own = await call<Refused>(running.url, '/v2/sessions/refresh', {
      body: { refresh: 'x' },
      headers: { origin: running.url },
    })
    expect(own.body.code).toBe('INVALID_REFRESH')
  })

  test('to a page in the clear of the product’s own host is a refusal, where people reach it by https', async () => {
    const secured = await startTestHost({ publicUrl: 'https://gate.test' })
    const host = new URL(secured.url).host
    const answers = [`http://${host}`, `https://${host}`, 'https://gate.test'].map(async (origin) => {
      const { body } = await call<Refused>(secured.url, '/v2/sessions/refresh', {
        body: { refresh: 'x' },
        headers: { origin },
      })
      return body.code
    })
    expect(await Promise.all(answers)).toEqual(['FORBIDDEN', 'INVALID_REFRESH', 'INVALID_REFRESH'])
    await secured.close()
  })

  test('to what cannot be understood is a clear refusal, and the server lives on', async () => {
    const bodies = ['{', '{"__proto__": {"admin": true}}', '{"constructor": {"prototype": {}}}', '"text"', 'null']
    for (const body of bodies) {
      const answer = await fetch(`${running.url}/v2/sessions/refresh`, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json' },
      })
      expect({ body, status: answer.status, said: await answer.json() }).toMatchObject({
        body,
        status: 400,
        said: { code: 'BAD_INPUT' },
      })
    }
    const form = await fetch(`${running.url}/v2/sessions/refresh`, {
      method: 'POST',
      body: new URLSearchParams({ refresh: 'x' }),
    })
    expect(form.status).toBe(400)
    const large = await call<Refused>(running.url, '/v2/sessions/refresh', { body: { refresh: 'x'.repeat(300_000) } })
    expect(large).toMatchObject({ status: 413, body: { code: 'TOO_LARGE' } })
    expect(await sendBytes('GET /%zz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')).toMatch(
      /^HTTP\/1.1 400 [^]*"code":"BAD_INPUT"/,
    )
    expect(await sendBytes('nonsense\r\n\r\n')).toMatch(/^HTTP\/1.1 400 /)
    expect((await call(running.url, '/health')).body).toEqual({ status: 'ready' })
  })

  test('to a fault of the server names no cause, but a reference that finds it in the log', async () => {
    await asOwner(running.host.store, 'alter table mails rename to mails_away')
    const { status, body } = await call<Refused>(running.url, '/api/mailbox', { headers: { 'accept-language': 'vi' } })
    await asOwner(running.host.store, 'alter table mails_away rename to mails')
    expect({ status, body }).toEqual({
      status: 500,
      body: { code: 'INTERNAL', message: 'Đã xảy ra lỗi. Vui lòng thử lại sau.', reference: expect.any(String) },
    })
    const line = running.log.map((text) => JSON.parse(text)).find(({ reqId }) => reqId === body.reference)
    expect(line).toMatchObject({ level: 50, err: { message: expect.stringContaining('mails') } })
  })

  test('believes no forwarding header', async () => {
    const headers = {
      'x-forwarded-for': '203.0.113.9',
      forwarded: 'for=203.0.113.9',
      'x-real-ip': '203.0.113.9',
      'x-forwarded-host': 'evil.test',
    }
    await call(running.url, '/v2/sessions/refresh', { body: { refresh: 'x' }, headers })
    expect(JSON.parse(running.log.at(-1)!)).toMatchObject({ event: 'refresh', address: '127.0.0.1' })
  })
})

test('GET /api/endpoints lists every call of the product to those who are signed in', async () => {
  expect((await call<Refused>(running.url, '/api/endpoints')).body.code).toBe('UNAUTHENTICATED')
  const { token } = await signIn(running.url, 'one@covergate.test')
  const { body } = await call(running.url, '/api/endpoints', { token })
  expect(body).toEqual({ data: JSON.parse(JSON.stringify(catalogue(areas))) })
})

describe('the mailbox', () => {
  test('shows the mails of the demo as text, the newest first', async () => {
    const { store } = running.host
    for (const [subject, at] of [
      ['First', '2026-01-01'],
      ['<script>alert(1)</script>', '2026-01-02'],
    ])
      await store.run(
        system,
        'insert into mails (outbox_id, recipient, subject, body, created_at) values (1, $1, $1, \'Say "hi" & <b>bye</b>\', $2)',
        [subject, at],
      )
    const { body } = await call<string>(running.url, '/mailbox')
    expect(body).not.toMatch(/<script|<b>/)
    expect(body.indexOf('&lt;script&gt;')).toBeLessThan(body.indexOf('First'))
    expect(body).toContain('02 Jan 2026 07:00</time> (Asia/Jakarta)')
    expect(body).toContain('<link rel="icon"')
    const { body: data } = await call<{ data: { subject: string }[] }>(running.url, '/api/mailbox')
    expect(data.data.map(({ subject }) => subject)).toEqual(['<script>alert(1)</script>', 'First'])
  })

  test('hands out what a mail encloses, and nothing else', async () => {
    const { host, config } = running
    const files = await openFileStore(config)
    const [file, mail] = [randomUUID(), randomUUID()]
    await files.write(file, [Buffer.from('%PDF-1')])
    await asOwner(
      host.store,
      `insert into files (id, organisation_id, uploaded_by, storage_key, name, type, size, created_at)
       values ($1, $1, $1, $2, 'Policy <1>.pdf', 'application/pdf', 6, now())`,
      [file, file],
    )
    await asOwner(
      host.store,
      `insert into mails (id, recipient, subject, body, enclosed, created_at) values ($1, 'a', 'Enclosing', '', $2, '2026-01-03')`,
      [mail, file],
    )
    const { body } = await call<string>(running.url, '/mailbox')
    expect(body).toContain(`<a href="/mailbox/${mail}/attachment">Policy &lt;1&gt;.pdf</a>`)
    const opened = await fetch(`${running.url}/mailbox/${mail}/attachment`)
    expect([await opened.text(), opened.headers.get('content-type')]).toEqual(['%PDF-1', 'application/pdf'])
    expect(opened.headers.get('content-security-policy')).toContain('sandbox')
    for (const other of [file, randomUUID(), 'x'])
      expect((await call<Refused>(running.url, `/mailbox/${other}/attachment`)).status).toBe(404)
    await asOwner(host.store, 'delete from mails where id = $1', [mail])
  })

  test('shows twenty of them, and leads to those before', async () => {
    await running.host.store.run(
      system,
      "insert into mails (outbox_id, recipient, subject, body, created_at) select 1, 'a' || n, 'Old', '', '2025-01-01' from generate_series(1, 20) n",
    )
    const shown = async (path: string) => {
      const { body } = await call<string>(running.url, path)
      return { mails: body.match(/<article>/g)?.length, way: /href="(\/mailbox.*?)"/.exec(body)?.[1] }
    }
    expect(await shown('/mailbox')).toEqual({ mails: 20, way: '/mailbox?page=2' })
    expect(await shown('/mailbox?page=2')).toEqual({ mails: 2, way: undefined })
    expect(await shown('/mailbox?page=-1')).toEqual({ mails: 20, way: '/mailbox?page=2' })
  })
})
